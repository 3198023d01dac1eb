extension BackgroundTalk {
  /// What people say in English to machines and to each other. A line is a domain of everyday life
  /// or a turn of speech; `<day>` and its like are words of one kind.
  static let english = BackgroundTalk(
    lists: [
      "day": "today|tomorrow|on monday|on friday|this weekend|next week|tonight|on sunday morning",
      "time": "at seven|at noon|at 5 pm|in ten minutes|at 6:30|in an hour|before lunch|tonight",
      "city": "london|paris|berlin|chicago|tokyo|rome|boston|madrid|denver|sydney|new york",
      "who": "mom|dad|my wife|my boss|john|anna|the doctor|my sister|david|grandma|the team",
      "thing": "the car|my phone|the laptop|this jacket|the bike|my keys|the printer|the camera",
      "food": "pizza|milk|eggs|bread|chicken|rice|pasta|coffee|apples|sushi|soup|bananas|cheese",
      "room": "kitchen|bedroom|living room|bathroom|garage|office|hallway|garden|basement",
      "device": "lights|heating|fan|lamp|tv|oven|speaker|air conditioning|alarm|vacuum|blinds",
      "artist": "adele|queen|mozart|the beatles|taylor swift|coldplay|drake|miles davis|beyonce",
      "num": "two|three|five|ten|20|50|100|4|12|7|1|nine",
      "team": "lakers|yankees|arsenal|real madrid|giants|national team|red sox",
      "money": "50 dollars|20 euros|a hundred bucks|300 dollars|15 pounds|my rent",
    ],
    lines: """
      (what's|what is|show me|tell me) (my|the|our) average (speed|heart rate|score|grade|age|pace|temperature|salary)
      (what's|what was) the average of (the class|these numbers|my grades|the team)
      (songs|music|fashion|cars|hits|clothes|bands) (from|of) the (fifties|sixties|seventies|eighties|nineties|2000s)
      (play|find|show me) [some] (songs|music|hits) (from|of) the (sixties|seventies|eighties|nineties)
      the (car|house|sky|shirt|movie|book|grass) (was|is) (green|red|long|old|nice|expensive|boring)
      (read|tell me|what are|show) [all] my (reminders|reminder list|alarms|notes)
      (what is|what's|how is|how's) the weather [like] (<day>|in <city>)
      (will|is) it (going to |)(rain|snow|be sunny|be cold|get hot) <day> [in <city>]
      (do i need|should i take) (an umbrella|a jacket|sunscreen) <day>
      what's the (temperature|humidity|wind speed|forecast) (outside|in <city>|<day>)
      (set|create|add) an alarm (for|) <time> [<day>]
      wake me up <time> [<day>]
      (cancel|delete|turn off|snooze) (my|the|all) alarm[s] [<day>]
      what alarms (do i have|are set) [<day>]
      (set|start|stop|pause) a timer [for <num> minutes]
      how much time is left on (my|the) timer
      remind me to (call <who>|buy <food>|pay the rent|take my pills|water the plants) [<day>|<time>]
      remind me (about|of) (the meeting|my appointment|the deadline|the party) <day>
      (set|create|delete) a reminder (to|for) (pick up <who>|the dentist|feeding the cat) <day>
      what (reminders|tasks|appointments) do i have [<day>]
      (add|put|schedule) (a meeting|lunch with <who>|the dentist) (on|to|in) my calendar <day>
      (what's|what is|is there anything) on my (calendar|schedule|agenda) <day>
      (cancel|move|reschedule) my (meeting|appointment|call) with <who> [to <time>]
      when is my next (meeting|appointment|flight|class|shift)
      (am i|is <who>) (free|busy|available) <day>
      (add|put) <food> (to|on) (my|the) (shopping|grocery) list
      (what's|read me what is|show me what is) on (my|the) (shopping|grocery|to do) list
      (remove|take|delete) <food> (from|off) (my|the) (shopping|grocery) list
      (create|make|start|delete|clear) a [new] (list|to do list|shopping list) [called <thing>]
      add (clean the <room>|call <who>|wash <thing>) to my (to do|task) list
      mark (the task|laundry|the first item|homework) as (done|complete|finished)
      mark (this|that|the last) (email|message|chat) as (read|unread|spam|important)
      (turn|switch) (on|off) the <device> [in the <room>]
      (turn|switch) the <room> <device> (on|off)
      (dim|brighten) the lights [to <num> percent] [in the <room>]
      set the (thermostat|temperature|heating) to <num> [degrees]
      (lock|unlock|open|close) the (front door|garage door|windows|gate|curtains)
      is the (front door|garage|oven|<device>) (locked|open|on|off)
      start the (vacuum|dishwasher|washing machine|coffee maker|robot)
      play (some|a song by|music by|the new album by|the latest from) <artist>
      play (jazz|rock|my workout playlist|something relaxing|classical music|the radio)
      (add|save) this (song|track|album) to my (playlist|library|favorites|party mix)
      (skip|next|previous|repeat) [this|the] (song|track)
      (pause|stop|resume) the (music|song|podcast|audiobook)
      (who sings|what is the name of|who wrote) this song
      (turn|crank) (up|down) the volume [to <num>]
      (volume up|mute|louder please|make it quieter|set the volume to <num>)
      (play|find|recommend) (a podcast|an audiobook|a station) about (history|science|politics)
      (call|phone|text|message) <who> [on the mobile]
      (send|write) (a message|an email|a text) to <who> [saying i'll be late]
      (read|check|show me) my (new |unread |)(messages|emails|texts|notifications)
      (did|has) <who> (reply|replied|write|called) [to my email] [yet]
      (what is|what's) <who>'s (phone number|birthday|address|email)
      (add|save|delete) <who> (to|from) my contacts
      (post|tweet|share) (this|a photo|my location) on (facebook|twitter|instagram)
      (how do i get|give me directions|navigate|take me) to (<city>|the airport|work|the station)
      (how is|what's) the traffic (on the way to work|to <city>|right now)
      how (long|far) is it (to|from) (<city>|the nearest hospital|here) [by car]
      where is the (nearest|closest) (gas station|pharmacy|atm|supermarket|parking)
      where (did i park|is) (my car|<thing>)
      (get|call|order|book) (me a|a) (taxi|cab|uber|ride) [to the airport] [<time>]
      (when does|what time is) the next (train|bus|tram|ferry) [to <city>]
      (book|buy|find|reserve) (a flight|train tickets|a hotel|a rental car) (to|in) <city> [<day>]
      (is my flight|are trains) (on time|delayed|cancelled)
      do i need (a visa|vaccinations|a passport) (for|to travel to) (japan|india|<city>)
      (i lost|where is|find) my (luggage|suitcase|passport|boarding pass)
      (book|reserve|get me) a table (for <num>|at an italian restaurant) [<day>|<time>]
      (find|recommend|suggest|what's) a good (restaurant|bar|sushi place|cafe) (nearby|in <city>)
      (order|get) (me |)(a |some |)<food> [from the italian place] [for delivery]
      (where is|what's the status of|track) my (order|package|parcel|delivery)
      how (do i|can i|long do i) (cook|bake|boil|grill|freeze) <food>
      (give me|find|show me|what is) a recipe (for|with) <food>
      how many calories (are in|does) <food> (have|)
      (is|are) <food> (healthy|vegan|gluten free|bad for me)
      what can i (use|substitute) instead of <food>
      how long does <food> (last|keep) in the (fridge|freezer)
      what's my (balance|account balance|credit score|credit limit|spending this month)
      (transfer|send|pay) <money> (to <who>|from savings to checking)
      (why was|i see) (my card declined|a charge i don't recognize|a double charge)
      (i lost|i want to cancel|block|activate|freeze) my (credit card|debit card|card)
      how do i (change|reset|find) my (pin|password|account number|routing number)
      when (is|will) my (bill|rent|payment|refund|paycheck) (due|arrive)
      (pay|split) (my|the) (electric|phone|water|dinner) bill
      what's the (exchange rate|interest rate|price of gold|stock price) [today]
      (convert|how much is) <money> (in|to) (euros|dollars|yen|pesos)
      how do i (open|close) (a|an|my) (account|savings account) [online]
      (what fees|is there a fee) (do you charge|for transfers|for using an atm)
      my (top up|transfer|payment|cash withdrawal) (failed|is pending|has not arrived)
      can i (top up|pay) with (apple pay|a cheque|cash|another currency)
      how (much|many) (tax|hours|vacation days|sick days) do i have (left|to pay)
      (request|book|ask for) (a day off|vacation|leave) (<day>|in june)
      (what|how much) is (<num> plus <num>|<num> times <num>|20 percent of <num>|the square root of <num>)
      how many (ounces|cups|miles|feet|grams) (are |)in a (pound|liter|kilometer|gallon)
      (what time|what's the time|what day|what's the date) is it [in <city>|today]
      how many days (until|till|are left until) (christmas|easter|my birthday|the holidays)
      (what|who|where) is (the capital of france|the president|the tallest mountain|mount everest)
      (who|what) (invented|discovered|wrote) (the telephone|penicillin|hamlet|electricity)
      how (old|tall|rich) is (the president|<artist>|the queen|this tree)
      what does (serendipity|this word|that mean|algorithm) mean
      how do you (say|spell|pronounce) (hello|thank you|necessary|goodbye) [in (spanish|french)]
      translate (this|good morning|the menu) (to|into) (german|french|japanese)
      (define|what's a synonym for|use in a sentence) (happy|ambitious|lazy)
      (did|when do) the <team> (win|play|lose) [<day>]
      (what's|what was) the (score|result) of the (game|match) [last night]
      (who is winning|who won) the (world cup|super bowl|championship|election|race)
      (what's|tell me|read me) the (news|latest headlines|top stories) [about politics|in sports]
      (what's happening|what is new) in (the world|<city>|tech|my neighborhood)
      (tell|say|sing) me a (joke|story|poem|fun fact|song)
      (flip|toss) a coin|roll a (dice|die|twenty sided die)|pick a number between 1 and <num>
      (are you|is this) (a robot|human|real|a computer|recording me)
      (what's your name|who made you|how old are you|where are you from|what can you do)
      (do you have|what are your) (pets|hobbies|friends|feelings)
      (hello|hi there|good morning|good night|hey|bye|see you later|good evening)
      (thank you|thanks a lot|great job|well done|sorry|never mind that)
      (i'm|i am|i feel) (tired|sad|bored|hungry|happy|sick|lonely|in love|stressed) [today]
      (i love|i hate|i miss|i like) (you|my job|this song|mondays|<who>|<food>)
      (that's|it's) (funny|wrong|not what i meant|awesome|enough|a pity)
      (can|could) you (repeat that|speak up|help me|say that again|talk slower)
      (change|set) your (voice|language|name|accent) [to (male|spanish|bob)]
      (what did|why did) you (say|do that|call me that)
      my (head|back|tooth|stomach) hurts [since <day>]
      (i have|what helps against) a (headache|fever|cold|sore throat|rash)
      (make|book|cancel) (a doctor's|a dentist|a haircut|an eye) appointment [<day>]
      (how many|log my) (steps|calories|hours of sleep|glasses of water) [did i walk today]
      (start|log|track) (a run|my workout|a yoga session|my weight)
      (when|how often) should i (take my medicine|see a dentist|change the oil|water the plants)
      (my car|the engine|the bike) (won't start|makes a noise|has a flat tire|needs an oil change)
      how do i (change a tire|jump start a car|fix the sink|remove a stain|unclog the drain)
      what (tire pressure|kind of gas|oil) does my car (need|take)
      how much (gas|battery|storage|data) (is left|do i have left)
      my (phone|laptop|wifi|printer|screen) (is broken|is slow|doesn't work|keeps crashing)
      (restart|update|charge|unlock|find) my (phone|laptop|router|tablet)
      (connect|disconnect) (to the wifi|bluetooth|my headphones|the speaker)
      (open|close|install|delete) (the camera|spotify|the browser|the app|gmail)
      (take|show me|delete) (a picture|a selfie|a screenshot|my photos|pictures of <who>)
      (search|google|look up) (for |)(cheap shoes|cat pictures|the meaning of life|black holes)
      (what|which) (shoes|dress|size|color) should i (wear|buy|get) [<day>]
      (how much does|what does|where can i buy) (<thing>|a new phone|a washing machine) [cost]
      (return|exchange|cancel) (my order|this shirt|the shoes|my subscription)
      is the (store|bank|library|pharmacy|museum) (open|closed) [<day>]
      what are the (opening hours|reviews) of the (store|gym|museum|restaurant)
      (the kids|my son|my daughter) (is sick|needs homework help|won't sleep|has a test)
      (feed|walk|brush) the (dog|cat|fish|hamster) [<day>]
      why (is my dog barking|do cats purr|is the sky blue|do we dream)
      (plant|water|prune|when to plant) (tomatoes|the roses|basil|the lawn)
      (clean|tidy up|vacuum|paint) the (<room>|windows|fence|walls)
      (happy birthday|merry christmas|congratulations|get well soon) [<who>]
      what (gift|present|flowers) should i (buy|get) (for |)<who>
      (write|note|jot down|take a note) (this|that i owe <who> money|my idea|the code)
      (book|open|read|start|finish) (chapter <num>|my book|the next page|the novel)
      rate (this|the current|my last) (book|song|album|recipe|driver|restaurant|trip|novel) [<num> stars]
      give (this|the|that) (book|song|chapter|novel|restaurant|hotel) <num> [out of <num>] (stars|points)
      (show|list|find|search for) [me] (books|songs|albums|photos|hotels|flights|recipes) (by <artist>|near me|under <money>|from <city>)
      (which|what) (books|songs|albums|games) (did|has) <artist> (write|written|release|make)
      (show|list) [me] (all|my|the) (emails|photos|files|orders|bills|alarms|contacts|invoices)
      i (finished|started|read|bought|lost|forgot|broke|cleaned) (the book|my homework|<thing>|my umbrella)
      i've (already|just|never) (eaten|been to <city>|met <who>|read that book|paid)
      i (haven't|didn't) (paid|eaten|slept|finished my homework|called <who>) [yet]
      i want to (learn guitar|go home|eat <food>|travel to <city>|lose weight|sleep|buy <thing>)
      i (need|would like) (a coffee|a break|some help|a new job|to talk to someone|<food>)
      (choose|pick|suggest|recommend) a (name for my dog|restaurant|color|gift for <who>|password|wine)
      what should i (eat|cook|wear|do|say|read) [<day>]
      i (can't|cannot) (sleep|decide what to eat|find <thing>|log in|hear you|remember)
      surprise me with a (joke|fact|poem|cake|trip)
      put (the kettle on|<thing> away|me through|my shoes in the hall|<who> on speaker)
      save (the document|my game|this file|this number|<money> every month|energy)
      move (the meeting|the couch|<money>|this file) (to <day>|to the left|to savings|to trash)
      remove (the stain|my account|this app|the old files|<who> from the group)
      (browse|show me|any) (cheap|vegan|new|popular|local) (restaurants|phones|jobs|hotels|apartments)
      (how do i apply|am i eligible) for (a job|a loan|a credit card|a visa|health insurance)
      (when|where) do i (vote|pay my taxes|register|enroll|get a permit)
      (what do i need|how long does it take) to (get a passport|buy a house|build muscle|learn french)
      (how's|what is) the (air quality|pollen count|surf|moon phase|tide) <day>
      (who|what) is (calling|at the door|that noise|in the house|on the phone)
      (is there|are there) (any|a) (parking|storm|strike|bank holiday|concert|events) [in <city>|<day>]
      (what|which) (films|movies|shows) are (on|playing|showing) (at the cinema|near me|in theaters|<day>|in <city>)
      (find|show me|what are) the (movie|film|show) (times|schedule|tickets) [for comedy movies] (at the theater|nearby|in the area|<day>)
      (where|when) (can i watch|is) (the film|the game|the show|it) (playing|streaming|on tv) [<day>]
      (is there|find) a (cinema|theater|movie house) (nearby|in <city>|close by) [with animated movies]
      (buy|book|get) <num> tickets for (the movie|the concert|the game|the late show) [<day>]
      who (plays|starred|acted|won the oscar) in (that movie|the show|the series)
      (solve|explain|help me with) (this equation|photosynthesis|my essay|gravity|fractions)
      (count|start counting) (to <num>|backwards|sheep)
      (once more|again please|more|continue|go on|stop it|wait a second|be quiet|not now)
      (maybe|i don't know|i guess so|of course|whatever|as you like|that's right)
      """,
    commonWords: """
      saw seen see watched watch missing wanted want like liked loved said says told made make \
      got gone went came come know knew think thought looking look done doing enough another \
      other others every everything anything something nothing somewhere all any both each few \
      many much more most less least very too also just only even still yet already again ever \
      never always often sometimes once twice first second last next new old good bad great \
      best worse big small long short high low right wrong left early late here there then now \
      soon later ago before after during while until since about above below between into onto \
      over under up down off out with without within and or but so because if though the a an \
      this that these those my your his her its our their me you him them us it he she we they \
      who whom which what when where why how can could will would shall should may might must \
      do does did done have has had is are was were be been being am not no yes please ok okay \
      thanks hello back home house people man woman boy girl day night year week month time \
      life world way thing things name number star stars list film films movie movies show \
      shows picture pictures favourite favorite weekend rating rated rate score random \
      reminder genre director
      """)
}
