extension LanguageWords {
  static let japanese = LanguageWords(
    numbers: NumberWords(
      amounts: [
        "一ダース": 12, "半ダース": 6, "ダース": 12, "半分": 0.5, "半": 0.5, "ゼロ": 0, "れい": 0,
        "ひとつ": 1, "一つ": 1, "1つ": 1, "ふたつ": 2, "二つ": 2, "2つ": 2, "みっつ": 3, "三つ": 3, "3つ": 3,
        "よっつ": 4, "四つ": 4, "4つ": 4, "いつつ": 5, "五つ": 5, "5つ": 5, "六つ": 6, "七つ": 7, "八つ": 8,
        "九つ": 9,
      ],
      multiples: ["ダース": 12, "万": 1e4, "億": 1e8],
      minus: ["マイナス"], point: ["点", "てん"], andHalf: ["半"]),
    dates: DateWords(
      dates: [
        ("(クリスマスイブ|クリスマス・イブ|クリスマスイヴ|イブ)[に]", .festival(month: 12, day: 24)),
        ("クリスマス[に]", .festival(month: 12, day: 25)),
        ("(大晦日|大みそか)[に]", .festival(month: 12, day: 31)),
        ("(元日|元旦)[に]", .festival(month: 1, day: 1)),
        ("ハロウィン[に]", .festival(month: 10, day: 31)),
        ("バレンタイン[デー][に]", .festival(month: 2, day: 14)),
        ("(今週末|この週末|週末)[に]", .weekend(inWeeks: 0)),
        ("(来週末|来週の週末|次の週末|今度の週末)[に]", .weekend(inWeeks: 1)),
        ("(しあさって|明々後日)[に]", .day(3)),
        ("来週の今日", .day(7)),
        ("(今日|きょう|本日)[に]", .day(0)), ("(明日|あした|あす)[に]", .day(1)),
        ("(明後日|あさって)[に]", .day(2)), ("(昨日|きのう)", .day(-1)), ("(一昨日|おととい)", .day(-2)),
        ("(今夜|今晩)[に]", .dayAt(0, hour: 20)), ("今朝", .dayAt(0, hour: 9)),
        ("{n}日後[に]", .later(.days)), ("{n}週間後[に]", .later(.weeks)),
        ("{n}(か月|ヶ月|カ月|ヵ月|箇月)後[に]", .later(.months)), ("{n}年後[に]", .later(.years)),
        ("来週", .next(.weeks)), ("来月", .next(.months)), ("来年", .next(.years)),
        ("{weekday}[に]", .weekday), ("次の{weekday}[に]", .weekday), ("今度の{weekday}[に]", .weekday),
        ("(今週の|この){weekday}[に]", .thisWeekday), ("来週[の]{weekday}[に]", .weekdayOfNextWeek),
        ("[{year}年]{month}{day}日[{weekday}][に]", .monthDay),
        ("[{year}年]{monthNumber}月{day}日[{weekday}][に]", .monthDay),
        ("{monthNumber} {day}[に]", .monthDay),
        ("{day}日[に]", .dayOfMonth),
      ],
      times: [
        ("[の]{hour}時[{minute}分][に]", .clock), ("[の]{hour}時半[に]", .offset(30)),
        ("[の]{hour}:{minute}[に]", .clock), ("[の](午後|夜|夕方){hour}時[{minute}分][に]", .afterNoon),
        ("[の](午前|朝){hour}時[{minute}分][に]", .beforeNoon), ("[の](正午|昼|お昼)[に]", .fixed(hour: 12)),
        ("[の](朝|午前)[に]", .fixed(hour: 9)), ("[の]午後[に]", .fixed(hour: 15)),
        ("[の]夕方[に]", .fixed(hour: 18)), ("[の](夜|晩)[に]", .fixed(hour: 20)),
      ],
      fromNow: [("", "後"), ("", "後に"), ("今から", "後"), ("今から", "後に")],
      weekdays: [["日曜", "月曜", "火曜", "水曜", "木曜", "金曜", "土曜"]]),
    quantities: QuantityWords(
      of: ["の"], and: ["と", "、"], degrees: ["度"], percent: ["パーセント", "割合"],
      units: [
        "h": ["時間"], "min": ["分", "分間"], "s": ["秒", "秒間"], "d": ["日", "日間"],
        "wk": ["週間"], "hr": ["時間"], "m": ["メートル", "メーター"], "km": ["キロ", "キロメーター"],
        "cm": ["センチ"], "kg": ["キロ"], "g": ["グラム"], "L": ["リットル"], "mL": ["ミリリットル"],
        "m²": ["平米", "平方メートル"], "°C": ["摂氏"], "°F": ["華氏"],
        "km/h": ["キロ毎時"], "GB": ["ギガ"], "MB": ["メガ"], "t": ["トン"],
      ],
      currencies: [
        "JPY": ["円", "えん"], "USD": ["ドル", "米ドル"], "EUR": ["ユーロ"], "GBP": ["ポンド"],
        "CNY": ["元"], "KRW": ["ウォン"],
      ]),
    booleans: BooleanWords(
      truths: ["はい", "オン", "有効", "真", "入"],
      falsehoods: ["いいえ", "オフ", "無効", "偽", "切"]))
}
