extension Thesaurus {
  static let english = """
    watched|seen|viewed|finished|done|already seen|already watched
    i watched|i saw|i have seen|i've seen|watched|saw|just saw|just watched|finally saw|we watched|we saw|finished|i finished|i got through|done with
    watch|see|view|check out|catch
    haven't watched|haven't seen|not seen|not watched|have yet to see|have yet to watch|still need to see|never saw
    i never watched|i didn't see|i never saw|i never finished|actually i haven't seen
    mark|log|record|note|tick|tick off|check off|count|register|set|put down|chalk up|flag|write down
    unmark|untick|uncheck|undo|take back|remove the mark from|clear|unflag|revert
    remove|delete|take|drop|get rid of|erase|clear|kick|scratch
    add|put|save|stick|get|throw|toss|drop|pop|chuck|include|store|place|queue|pin
    to my|on my|onto my|onto the|on the|in my|into my|to the
    save for later|keep for later|bookmark|queue up|put aside|hold for later
    i want to watch|i'd like to watch|i wanna watch|i want to see|i'd love to see|i would like to see|i should watch|i plan to watch
    later|some day|some time|one day|eventually|another time
    favourites|favorites|faves|favs|best ones|all time favorites
    rate|score|grade|give|review|judge|rank|evaluate|my rating for|my score for|my verdict on
    a rating of|a score of|a grade of|a solid|a full|only|at least
    rating|score|grade|verdict|mark|stars
    give|award|assign|i'd give|hand|set
    star|stars|points|point
    show|list|display|give|find|get|tell|bring up|pull up
    show me|give me|i want|i'd like|let me see|get me|find me|do you have|any|are there any|what about|got any
    find|search|look for|look up|search for|show|hunt for
    films|movies|pictures|flicks|titles|things
    film|movie|picture|flick|one
    which|what|any
    by|from|of|made by|directed by
    directed|made|shot|filmed
    browse|look through|go through|explore|leaf through|flip through|show me
    with at least|with|rated|rated at least|that got|from
    or more|and up|or better|or higher|plus|and above|upwards
    remind me|ping me|nudge me|alert me|notify me|tell me|let me know|give me a reminder|wake me up|buzz me|poke me|call me
    remind me to watch|remind me of|remind me about|remember to watch|reminder for|ping me about|nudge me about|don't let me forget|notify me about|tell me to watch|alert me about
    a reminder to watch|a reminder for|a reminder about|an alert for|a nudge about
    set a reminder|make a reminder|schedule a reminder|add a reminder
    pick|choose|select|suggest|recommend|find|decide on|draw|grab|roll the dice for|surprise me with
    random|any|some|whatever|arbitrary|any old
    a random film|something random|anything|something|any movie|whatever|a surprise|something to watch
    surprise me|you choose|you decide|you pick|dealer's choice|roll the dice|spin the wheel|flip a coin
    i can't decide|i don't know what to watch|no idea what to watch|i'm undecided|can't make up my mind
    what should i watch|what shall i see|what do you suggest|what's good|anything good
    still have|still need|have left|am missing|have yet
    left to watch|still missing|still to see|still open|remaining|outstanding|on the pile
    unwatched|unseen|not watched|not yet seen|remaining|missing
    turn on|switch on|start|power on|activate|fire up
    turn off|switch off|stop|shut off|kill|deactivate
    open|launch|start|bring up|go to
    close|shut|exit|quit
    play|start|put on|listen to|hear
    create|make|start|new|set up|begin
    send|write|text|message|drop
    call|phone|ring|dial
    buy|order|get|purchase
    book|reserve|get
    change|set|switch|update|adjust|edit
    """
}
