// A sense a line. Lines need not be good style: they are learned from, and never shown.

extension Thesaurus {
  static let english = """
    watched|seen|saw|viewed|finished|sat through|sit through|got through|done with|done|completed|already know|i know|rewatched|been to see|came out of|behind me|got round to seeing
    watch|see|view|check out|catch|look at|watching|seeing|viewing|sit down with
    not|never|haven't|havent|didn't|didnt|hasn't|isn't|isnt|doesn't|doesnt|don't|dont|won't|wasn't|aren't|no longer|yet to|without|un
    unwatched|unseen|not watched|not seen|unviewed|not yet|still to|yet to|left to|ahead of me|to go|unread|open
    mark*|log|logged|record|note|note down|tick*|check off|check|count|counts|register|put down|jot*|write down|chalk up|flag|file|remember|keep in mind|as
    undo|unmark|untick|uncheck|take back|take it back|revert|unsee|un see|forget*|pretend|by mistake|mistake|oops|reset|back to|after all|wrong|actually|correct that|take away
    remove|delete|take off|take|drop|get rid of|erase|clear|kick|scratch|strike|cross off|throw out|toss out|wipe|no longer on|off|lose
    add|put|save|saving|stick|throw|toss|pop|chuck|include|store|place|queue*|pin|slot|move|goes|belongs|get|make
    onto|to my|on my|to the|on the|in my|into|among my|straight to
    later|some day|someday|some time|sometime|one day|eventually|bookmark*|queue|hold|for later|watch list|watchlist|to watch|another time
    want|wanted|wanna|would like|i'd like|i'd love|would love|plan to|should|in the mood for|feel like|fancy|craving|let's|lets|let us
    favourite*|favorite*|fave*|favs|best|love|loved|heart|adore*|beloved|all time|dearest|like most
    rate*|score*|grade*|review|judge|rank|evaluate|verdict|deserves|assess|mark out of|gets|got|earns
    give|gave|given|award|assign|hand|grant|bump
    rating*|score*|grade*|verdict|marks|opinion|review
    star|stars|point|points|out of|thumbs
    average|mean|on average|typical*|overall|usual*|generally
    show|list|display|tell|bring up|pull up|let me see|give me|get me|open|read|view
    find|search|look for|look up|hunt for|seek|where is|got any|any|anything|are there|is there|do you have|have you got|some
    film*|movie*|picture*|flick*|title*|cinema|feature*|motion picture*
    one|ones|thing|things|stuff|something|anything|everything|all|those
    which|what|whats|what's|which ones
    who|who's|whose|whos|by whom
    by|from|of|made by|directed by|filmography|works|work of|oeuvre
    direct*|made|shot|filmed|make|makes|film maker|filmmaker|helmed|done
    browse|explore|leaf through|flip through|go through|look through|look around|scroll|rummage|stroll
    at least|minimum|or more|and up|or better|or higher|plus|and above|upwards|no less than|from|or above|not under
    good|great|well rated|decent|top|highly rated|best rated
    remind*|ping|nudge|alert|notify|let me know|bug me|buzz|poke|jog my memory|don't let me forget|make sure|notification|heads up|tell me|wake me|memo|note to self
    cancel*|call off|stop|scrap|dismiss|turn off|kill|nix|no more|not need|don't need
    postpone|reschedule|delay|push|shift|put off|move|push back|bring forward|instead|another day|change
    change*|correct|adjust|update|set|edit|fix|make it|switch|turn
    pick|choose|choice|select|decide*|draw|grab|roll|spin|flip|throw at me|find me
    suggest*|recommend*|propose|tip|idea*|advice|inspire*|what's good
    random*|any|whatever|whichever|arbitrary|any old|don't care|don't mind|you decide|your choice|your pick|you choose|you pick|up to you|dealer's choice|blind|dice|wheel|lottery|out of the hat
    surprise*|bored|undecided|can't decide|cannot decide|no idea|don't know what|make up my mind|entertain me
    how many|count|number|total|amount|how often
    how long|length|runtime|running time|minutes|duration|hours|lasts|run for|time does it take
    when|year|come out|came out|released|release|premiere*|how old|appeared
    decade*|years|era|eighties|nineties|seventies|sixties|fifties
    last|latest|most recent*|recent*|previous*|before
    oldest|earliest|newest|longest|shortest|first|biggest|quickest|most
    have i|did i|do i|am i|was i|have we|did we|whether|if i
    already|ever|before|so far|until now|yet|by now
    left|missing|remaining|ahead|outstanding|still|pending|rest|lacking
    list|lists|pile|collection|shelf|ones|library|catalogue|catalog
    empty|clear out|wipe|clean out|everything|delete all|remove all|start over
    day|date|when|on which day|what day|schedule|scheduled|planned|due
    yesterday|last night|just now|tonight|today|just|the other day|this morning|finally|at last|recently
    weekend|saturday|sunday
    turn on|switch on|power on|activate|fire up
    turn off|switch off|shut off|deactivate
    launch|start|begin|run|go to
    close|shut|exit|quit
    play|put on|listen to|hear|stream
    create|new|set up|begin|compose|draft
    send|text|message|drop a line|forward|share
    call|phone|ring|dial
    buy|order|purchase|shop for|pay
    book|reserve|reservation
    translate|mean|means|meaning|spell|pronounce|language
    weather|rain|sunny|temperature|forecast|umbrella|hot|cold
    cost|costs|price|pay|fee|charge|expensive|cheap|money
    account|balance|bank|card|credit|debit|transfer
    mail|email|inbox|letter
    """
}
