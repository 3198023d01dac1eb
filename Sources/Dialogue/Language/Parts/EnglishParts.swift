extension ReplyParts {
  static let english = ReplyParts(
    [
      (
        .padding,
        """
        um, umm, uh, uhh, er, err, erm, hm, hmm, hmmm, mm, mmm, ah, ahh, oh, ooh, oo, eh, och, aye well,
        well, so, like, you know, just, then, now, actually, basically, honestly, to be honest, tbh,
        i think, i guess, i suppose, i reckon, reckon, i believe, i'd say, i would say, i'd go for,
        i'd go with, i'd pick, i'd take, i'll take, i'll have, i'll go with, i'll go for, i will take,
        i pick, i choose, i want, i'd like, i would like, id like to have, i meant, i mean, i said,
        i was thinking, i was thinking of, i'm going with, i am thinking of, let's go with,
        let's go for, let's say, let's take, let's do, let's have, let's make it, make it, make that,
        go with, go for, going with, gimme, give me, give us, take, pick, choose, select, use, put,
        put down, say, call it, could you take, could you pick, could you make it, can you take,
        can you pick, would you take, can i have, can i get, could i have, could i get, can we take,
        may i have, how about, what about, maybe, perhaps, probably, possibly, it's, it is, it was,
        that's, that would be, that'd be, it'd be, it would be, it should be, it must be, must be,
        must have been, should be, i think it was, i think it's, i think it is, i reckon it was,
        i suppose it'd be, i'm pretty sure it's, pretty sure it was, i'm fairly sure it's,
        please, pls, plz, kindly, if you don't mind, if you would, if you please, if possible,
        if that's alright, if that's all right, if that's ok, if that's okay, if i may, if you can,
        when you get a chance, for me, for us, mate, love, dear, darling, buddy, pal, man, bro, dude,
        guys, sir, madam, honey, obviously, of course, definitely, certainly, surely, for sure,
        naturally, clearly, absolutely, literally, only, too, anyway, instead, rather, though,
        innit, eh, right, ok so, okay so, oh well, oh go on then, go on then, go on, come on, fine then,
        alright then, all right then, if i remember correctly, if i remember right, iirc, imo,
        from memory, in that case, in my opinion, as far as i know, afaik, i hated that, i saw that,
        thank you in advance, da, the one i want is, the one i mean is, my answer is, my pick is,
        my choice is, i'm after, lol, haha, and, so it's, so that's, nothing but, that one
        """
      ),
      (
        .glue,
        """
        the, a, an, one, ones, that, this, of, in, on, from, by, with, at, is, was, are, it, its, those,
        these, them, of the two, of the three, of the bunch, of the lot, pair, film, films, movie, movies, version, versions, edition, adaptation, flick,
        made, directed, shot, filmed, released, which, who, came out, year, years, film by, movie by,
        called, named, and, or, nor, neither, then, ever, out, list, director, as director, s
        """
      ),
      (
        .correction,
        """
        sorry, i mean, i meant, no i mean, no i meant, no wait, wait no, wait, oops, whoops, scratch that,
        strike that, correction, rather, actually, actually no, no actually, make that, make it,
        i meant to say, my bad, my mistake, i misspoke, not that, not that one, no no, no sorry,
        sorry no, or rather, or no, hang on no, on second thought, on second thoughts, wrong one,
        wrong film, wrong number, oops wrong film, oops wrong one, oops no, i said, change that to,
        change it to, apologies, pardon
        """
      ),
      (
        .assent,
        """
        yes, yeah, yep, yup, ya, yah, yea, aye, yes please, yeah sure, yes sure, sure, sure thing,
        sure why not, why not, of course, certainly, definitely, absolutely, indeed, correct, exactly,
        precisely, that's right, that's it, that's the one, that is correct, that's correct, affirmative,
        affirm, go ahead, go for it, go on, go on then, do it, do that, do so, please do, let's do it,
        let's do that, let's go, make it so, yes do, by all means, sounds good, sounds great, sounds right,
        that works, works for me, fine by me, be my guest, you bet, for sure, totally, confirmed, confirm,
        i confirm, i agree, agreed, uh huh, mhm, mm hmm, mmhmm, yessir, yes sir, roger, right on,
        too right, yass, yas, ofc, alrighty, okey dokey, okie dokie, it is, i do, i did, it was, why yes,
        yes i am sure, i'm sure, mark it, looks good, perfect go ahead
        """
      ),
      (
        .mildAssent,
        """
        ok, okay, k, kk, okey, right, alright, all right, fine, good, very well, well ok, cool, right then,
        okay then, ok then, fair enough, great, perfect, right oh, righto, aight
        """
      ),
      (
        .refusal,
        """
        no, nope, nah, naw, nay, nuh uh, no no, no no no, no way, no thanks, no thank you, no ta,
        not at all, not really, not now, not today, not yet, no chance, absolutely not, certainly not,
        definitely not, of course not, hell no, god no, please don't, don't, do not, don't do it,
        don't do that, don't you dare, i don't think so, i'd rather not, rather not, i would rather not,
        better not, negative, no sir, never, never ever, not that, no don't, heck no, no siree, hard pass,
        pass, i'll pass, no can do, no please, please no, probably not, i don't want that, i don't,
        not for me, wrong, that's wrong, that is wrong, incorrect, not correct, not quite, not right,
        on second thought no, forget that, nae, it isn't, it's not, it wasn't, i didn't, certainly no
        """
      ),
      (
        .wrong,
        """
        not that one, not this one, not that, that's not it, that's not the one, that's not what i meant,
        that was wrong, that's the wrong one, wrong one, wrong film, wrong movie, the wrong one,
        that's not right, that wasn't it, that wasn't the one, not the right one, not what i meant,
        not what i wanted, i didn't mean that, i didn't mean that one, not him, not her,
        that was the wrong one, you got the wrong one, you picked the wrong one, no that's wrong
        """
      ),
      (
        .doubt,
        """
        i don't know, don't know, dunno, i dunno, idk, no idea, i have no idea, no clue, not a clue,
        i haven't a clue, haven't a clue, not the foggiest, who knows, who knows really, who cares, beats me,
        search me, couldn't tell you, i couldn't tell you, can't say, hard to say, hard to tell,
        difficult to say, not sure, i'm not sure, not sure yet, not quite sure, unsure, i'm unsure,
        maybe, perhaps, possibly, probably, probably not, might be, could be, it depends, depends,
        that depends, depends on my mood, whatever, whatever you like, whatever you think, whichever, any,
        anything, any of them, any one, either way, up to you, you choose, you decide, you pick, i don't care,
        i couldn't care less, couldn't care less, don't care, not bothered, i'm not bothered,
        it doesn't matter, doesn't matter, no matter, no preference, either, either of them, either one, it's all the same, same difference,
        it's all the same to me, all the same to me, makes no odds, makes no difference, i forgot, i forget,
        i can't remember, can't remember, i don't remember, don't remember, i can't decide, can't decide,
        i'm torn, i'm in two minds, tough one, tough call, that's a tough one, good question, still thinking,
        still deciding, i'm still thinking, undecided, haven't decided, i haven't decided, meh, so so,
        kind of, sort of, more or less, it's complicated, i give up, surprise me, no comment, mind you,
        never really thought about it, if you say so, something like that, i guess so maybe, sometime,
        some day, someday, ask me later, some other time, maybe later, i'd rather not say,
        six of one half a dozen of the other, we'll see, time will tell, interesting, seriously, really,
        says who, it is what it is, lol, haha, oh come on, come on, ugh, i see, fair enough, what's up
        """
      ),
      (
        .wait,
        """
        wait, wait a moment, wait a minute, wait a sec, wait a second, wait up, wait for it, wait please,
        hold on, hold on a sec, hold on a second, hold on a minute, hold up, hold your horses, hang on,
        hang on a sec, hang on a second, hang on a minute, hang fire, one moment, one moment please,
        one second, one sec, one minute, one mo, a moment, a moment please, a second, a sec, a minute,
        just a moment, just a minute, just a second, just a sec, just a mo, half a mo, half a minute, two secs,
        two ticks, two minutes, two seconds, two mins, a couple of minutes, five minutes, give me a moment,
        give me a minute, give me a sec, give me a second, give me two minutes, gimme a sec, gimme a minute,
        gimme a second, let me think, let me think about it, let me see, let me check, let me look,
        let me have a look, let me have a think, i need to think, i need a moment, i need a minute,
        i'm thinking, thinking, bear with me, bear with me a minute, bear with me a moment,
        bear with me a sec, be right back, brb, back in a sec, back in a minute, i'll be right back,
        be with you in a sec, not so fast, slow down, easy, patience, checking, checking my calendar,
        i'm checking, hmm let me think, let's see, stand by, don't rush me, wait two minutes, pause
        """
      ),
      (
        .thanks,
        """
        thanks, thank you, thanks a lot, thanks so much, thank you so much, thank you very much,
        thanks very much, many thanks, thanks a million, thanks a bunch, thanks heaps, thanks again,
        thank you kindly, thanks mate, thx, thnx, tx, ty, tysm, tyvm, ta, ta very much, ta muchly, cheers,
        cheers mate, much appreciated, appreciate it, i appreciate it, appreciated, you're a star,
        you're the best, you're a legend, legend, lifesaver, bless you, much obliged, nice one, nice one mate
        """
      ),
      (
        .praise,
        """
        great, brilliant, excellent, perfect, awesome, amazing, wonderful, lovely, fantastic, super, superb,
        nice, nice one, cool, sweet, good job, great job, well done, good work, great stuff, good stuff,
        good, very good, splendid, marvellous, fab, fabulous, wicked, sound, sorted, that's great,
        that's perfect, love it, spot on, bravo, clever, good boy, good bot, neat, magic, ace, top,
        smashing, yay, hooray, woohoo, wow
        """
      ),
      (
        .cancel,
        """
        cancel, cancel it, cancel this, cancel that, cancel everything, cancel all, stop, stop it, stop that,
        stop this, never mind, nevermind, nvm, forget it, forget about it, forget that, forget this,
        oh forget it, quit, exit, abort, abandon, leave it, just leave it, let it be, leave that, drop it,
        drop that, end, end this, get out, get me out, get me out of here, i changed my mind,
        changed my mind, i've changed my mind, don't bother, no need, not needed, that's enough, enough,
        i'm done, done, skip it, skip this, skip that, scrap it, scrap that, call it off, let's stop,
        let's leave it, let's forget it, i give up on this, i don't want this any more, bin it, sack it off,
        i don't want to any more, don't want to any more, actually forget it, call the whole thing off
        """
      ),
      (
        .back,
        """
        back, go back, back please, back up, step back, one back, one step back, take me back,
        take a step back, go one back, previous question, the previous question, the question before,
        return, return to the previous question, last question, to the last question, back to the question,
        back a step, rewind, can we go back, can i go back, could we go back, let's go back, back one,
        go back one, i want to go back, i'd like to go back, go back please, undo, undo that, undo it,
        take that back, back to before, again from before, go to the previous one
        """
      ),
      (
        .more,
        """
        more, more please, show more, show me more, show me the rest, more options, more choices,
        more results, more of them, next, next page, next one, next ones, the next ones, the next page,
        further, keep going, continue, carry on, go on, any others, any other, any more, anymore,
        are there any more, are there more, are there others, is there more, is there anything else,
        what else, what else is there, what else have you got, anything else, others, other ones,
        the others, other options, show others, the rest, see more, load more, down, page down, scroll down,
        show me others, got any more, got any others, more like these
        """
      ),
      (
        .previous,
        """
        previous, previous page, the previous page, prev, page up, scroll up, up a page, last page before,
        earlier ones, the earlier ones, show previous, show me the previous ones, previous ones,
        the page before, the ones before, first page, the first page, back to the first page,
        show the first ones again, to the top, the top of the list, back to the top, back a page,
        go back a page, one page back, page back
        """
      ),
      (
        .none,
        """
        none, none of these, none of those, none of them, none of the above, none of the two, neither,
        neither of them, neither of these, neither of those, neither of the two, neither one, not these,
        not those, not any of these, not any of them, no one of these, something else, another one,
        another film, a different one, different one, a different film, some other one, not on the list,
        it's not on the list, it isn't on the list, it's not there, it isn't there, not there,
        it's not here, mine isn't there, mine's not there, mine isn't on the list, mine is not there,
        not in the list, it's not in the list, it isn't in the list, not listed, it isn't listed,
        it's not listed, nothing there, none fit, none fits, none match, i don't see it, can't see it,
        i can't see it, i don't see mine, not one of them, not one of these, no not these
        """
      ),
      (
        .again,
        """
        what, pardon, pardon me, excuse me, sorry, sorry what, come again, say again, say that again,
        say it again, can you repeat that, could you repeat that, repeat, repeat that, repeat please,
        repeat the question, what was the question, what was that, what did you say, what's the question,
        again, once more, one more time, huh, eh, wot, i didn't catch that, didn't catch that,
        i didn't get that, i missed that, what again, show again, show me again, show them again,
        show me the list again, where were we, come again please
        """
      ),
      (
        .help,
        """
        help, help me, help please, please help, i need help, can you help, can you help me, what can i say,
        what can i reply, what can i answer, what can i do, what do i say, what should i say,
        what do i do, what now, what do i do now, how does this work, how does it work, how do i answer,
        how do i reply, what does that mean, what do you mean, what do you want, what do you need,
        what are you asking, i don't understand, i don't get it, don't understand, i'm confused,
        confused, explain, explain please, instructions, options, like what, for example, such as,
        what's the scale, what is the scale, out of what, out of how many, can i say a weekday,
        can i say a date, what does that do, what do i type, what kind of thing
        """
      ),
      (
        .undo,
        """
        undo, undo that, undo it, undo this, undo the last one, undo last, undo please, undo the last thing,
        undo what you did, take that back, take it back, take this back, revert, revert that, revert it,
        reverse that, roll back, roll that back, rollback, put it back, put that back, change it back,
        change that back, restore it, restore that, that was a mistake, that was an accident, by mistake,
        oops take that back, oops undo, oops undo that, un do, delete that, remove that, i didn't mean to
        """
      ),
      (
        .asksWhich,
        """
        which, which ones, which ones are there, which are there, which ones do you mean, which do you mean,
        which one do you mean, which films, which movies, what are they, what are my options,
        what are the options, what options are there, what options do i have, what do you have,
        what have you got, what is there, what's there, what's the difference, what is the difference,
        what's the difference between them, how are they different, how do they differ, what's different,
        what's different about, who made, who directed, who made it, who directed it, who is it by, who's in,
        who's in it, when was it made, when did it come out,
        list them, show them, show me, show me the list, show the list, the list, read them out, the options,
        the choices, name them, tell me more, tell me about them
        """
      ),
      (
        .asksCount,
        """
        how many, how many are there, how many have you got, how many do you have, how many is that,
        how many options, how many films, how many of them, how many more, how many results,
        so that's how many films, what's the number, count them, how many in total, how many are left
        """
      ),
      (
        .asksWhy,
        """
        why, why do you ask, why are you asking, why are you asking me, why are you asking me that,
        why do you want to know, why do you need that, why do you need to know, why is that, why that,
        what for, for what, but why, how come, what is that for, what's that for, what's it for,
        what do you need that for, what do you need it for, why does it matter, why me, why though, y tho
        """
      ),
      (
        .not,
        """
        not, isn't, is not, wasn't, was not, that isn't, that's not, which isn't, that is not,
        anything but, all but, any but, everything but, except, except for, apart from, other than,
        but not, neither, nor, every one but, not by, not from, definitely not, just not, anyone but,
        anything except, all except, and not
        """
      ),
      (
        .newest,
        """
        newest, newer, new, latest, later, most recent, more recent, recent, youngest, younger, modern,
        last released, newest version, latest version, new version, newer version, brand new, current,
        last made, most modern, up to date, most current, latest release, new release, newly made
        """
      ),
      (
        .oldest,
        """
        oldest, older, old, auld, olde, earliest, earlier, first made, first released, first version,
        first version ever made, first one ever made, first ever, oldest version, old version,
        older version, old school, ancient, vintage, classic, antique, earlier version, earliest version,
        least recent
        """
      ),
      (
        .longest,
        "longest, longer, long, biggest, bigger, largest, larger, longest version, extended, extended one"
      ),
      (.shortest, "shortest, shorter, short, smallest, smaller, shortest version, briefest"),
      (
        .original,
        """
        original, originals, the og, og, original version, original film, original movie, original one,
        orig, first original, the real one, the proper one
        """
      ),
      (
        .remake,
        """
        remake, remakes, remade, reboot, rebooted, redo, re make, new adaptation, the remake, remade version,
        remake version, reimagining, re imagining
        """
      ),
      (
        .penultimate,
        "second to last, second last, last but one, one before last, one before the last, penultimate, next to last"
      ),
      (.middle, "middle, middle one, one in the middle, in the middle, in between, between"),
      (
        .all,
        """
        all, all of them, all of these, all of those, both, both of them, both of these, every one,
        every one of them, everything, each, each of them, every single one, the lot, the whole lot,
        whole lot, the pair, the pair of them, the two of them,
        i've seen both, i've seen all of them, i saw both, them all, all three, all four, all two,
        the whole list, seen both, i've seen them all, seen them all
        """
      ),
      (.other, "other, other one, the other, the other one, another, opposite, the opposite one"),
      (
        .also, "and, also, too, as well, and also, plus, also please, likewise, same for, same with"
      ),
      (
        .pronoun,
        "it, that, that one, this, this one, that film, this film, that movie, them, him, her"
      ),
      (
        .padding,
        "a solid, solid, strong, a strong, weak, a weak, a mere, mere, a clear, clear, single, a single, a firm, easy, easily, good, a good, just a"
      ),
      (.unit, "star, stars, point, points, out of five, out of 5, mark, marks"),
      (
        .highest,
        """
        top marks, full marks, top score, full score, highest, the highest, maximum, the maximum, max,
        the max, best, the best, full points, the highest there is, as many as possible, all the stars,
        all stars, all of the stars, highest rating, the highest rating, top rating, perfect score,
        the full five, all five, maximum score, maximum stars, as high as it goes, every star
        """
      ),
      (
        .lowest,
        """
        lowest, the lowest, minimum, the minimum, min, worst, the worst, the lowest there is, lowest score,
        the lowest score, bottom marks, lowest rating, the lowest rating, as low as it goes,
        as few as possible, rock bottom
        """
      ),
      (
        .top,
        "top, top one, topmost, uppermost, first in the list, at the top, on top, up top"
      ),
      (
        .bottom,
        """
        bottom, bottom one, lowest down, at the bottom, undermost, lowermost, very bottom,
        end of the list
        """
      ),
      (
        .padding,
        """
        it deserves, deserves, it deserves a, i give it, i'd rate it, i rate it, it's worth,
        worth, it gets, it's a solid, make that a, i'll give it, gets a, i would give it,
        i'm gonna go with, imma go with, gonna go with, i'm gonna say, gonna say,
        i'm leaning towards, leaning towards, i fancy, i'd plump for, plump for, i'm after,
        the one i want is, the one i meant is, the one i meant was, what i want is,
        hit me with, chuck me, stick me down for, put me down for, lemme get, lemme have
        """
      ),
      (
        .cancel,
        """
        stop asking, stop asking me, never mind all that, nevermind all that,
        forget the whole thing, forget all that, forget all of it, forget about that,
        leave off, pack it in, let's not, let's not do this, not any more, i'd rather stop,
        enough of this, enough already, i've had enough, let me out, abort mission,
        scratch everything, cancel the whole thing
        """
      ),
      (
        .refusal,
        """
        nah you're alright, you're alright, you're all right, nah you're all right,
        no you're alright, i'm good, nah i'm good, no i'm good, i'm alright thanks, not today,
        pass, hard pass, i'll pass, no siree, no can do, nuh uh, uh uh, nothing doing,
        out of the question, over my dead body, fat chance, no chance, not on your life
        """
      ),
      (
        .earlier, "before, prior to, earlier than, older than, pre, from before, made before, up to"
      ),
      (.later, "after, later than, newer than, post, from after, made after"),
      (
        .other,
        "others, the others, the other ones, the other two, the rest"
      ),
      (
        .assent,
        """
        alright then, all right then, ok then, okay then, right then, hell yeah, hell yes,
        heck yes, ye, yes ma'am, yessir, i suppose so, i guess so, i guess, fire away,
        let's go, lets go, let's do it, lets do it, do go ahead, please go ahead, be my guest,
        by all means do, sure why not, why the hell not, fine go ahead, make it so,
        works for me, suits me
        """
      ),
      (
        .mildAssent,
        "please, yes please then, if you would"
      ),
      (
        .refusal,
        """
        wait no, oh wait no, on second thoughts no, on second thought no, actually don't,
        actually do not, better leave it
        """
      ),
      (
        .lowest,
        """
        lowest possible, the lowest possible, as low as possible, bottom score,
        the bare minimum, bare minimum
        """
      ),
      (
        .highest,
        """
        highest possible, the highest possible, as high as possible, the full monty,
        five out of five, ten out of ten would watch again
        """
      ),
    ] + AskedBack.english,
    decades: [
      "twenties, the twenties", "thirties, the thirties", "forties, the forties",
      "fifties, the fifties", "sixties, the sixties", "seventies, the seventies",
      "eighties, the eighties", "nineties, the nineties",
    ],
    shares: ["{} out of {max}", "{} of {max}", "{} over {max}", "{} stars out of {max}"],
    pronouns: [
      ("give it {}", ""),
      ("and give it {}", ""),
      ("give that {}", ""),
      ("give that one {}", ""),
      ("give this {}", ""),
      ("make that {}", ""),
    ])
}
