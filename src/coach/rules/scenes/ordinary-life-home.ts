/** The house, the kitchen, the weather, money and small luck, told plainly. */
import { kind } from './ordinary-life-kind.ts';
import type { Scene } from './scene.ts';

export const PLAIN_HOME_SCENES: readonly Scene[] = [
  kind('moving house', {
    cue: /\b(?:(?:i'?m |im |i am |we'?re |we are |i )(?:finally |also |busy )*(?:moving|move)(?: (?:house|home|flats?|apartments?|places?|out|in|into|to|a|my|new|the|own|bigger|smaller|place))*(?: (?:this|next|on|tomorrow|today|soon|in|at)\b[^.!?]{0,20})|moving (?:house|flats?|apartments?|home|day)|packing (?:up )?(?:boxes|my (?:flat|apartment|house|place|whole))|house ?hunting|flat ?hunting|looking for a (?:new )?(?:flat|apartment|place|house))\b/i,
    not: /\b(?:just moved|moved|abroad|overseas|country|continent|moving on|moving out of (?:my|the) (?:ex|marriage)|together|used to|from|too fast|moving to (?!a\b|my\b|the\b|new\b))\b/i,
    said: {
      sympathise: [
        ['warm', 'Moving is hard work. I hope you have friends with strong arms and a van.'],
        ['calm', 'Good luck with the move. I hope nothing breaks and the kettle is easy to find.'],
      ],
      'follow up': [
        ['warm', 'What are you most looking forward to about moving?'],
        ['direct', 'How far along are you, first box or last box of the move?'],
        ['warm', 'What is the new place like?'],
      ],
      'light touch': [
        ['playful', 'Moving rule: the person who carries the couch chooses the pizza.'],
        ['playful', 'Where does all the stuff come from when one starts moving? Nobody knows.'],
      ],
    },
  }),
  kind('cleaning and chores', {
    cue: /\b(?:clean(?:ing|ed) (?:up |out )?(?:my |the |all )?(?:(?:whole|entire) )?(?:house|flat|apartment|room|kitchen|place|home|bathroom|car|garage|closet|day|everything|stuff|things|a bit)|(?:did|doing|do) (?:some |a bit of |a lot of |the |my |a load of )*(?:cleaning|chores|laundry|washing|dishes|ironing|housework|tidying)|spring cleaning|spent (?:the |my )?(?:whole |all )?(?:day|morning|weekend|afternoon|sunday|saturday) cleaning|laundry day|tidying (?:up|my)|(?:just|been) cleaning\W*$|some cleaning|(?:mow(?:ing|ed) the lawn|gardening|in the garden|housework))\b/i,
    not: /\b(?:for a living|ocd|hate|cleaner|job|clean(?:ing)? (?:lady|person)|love gardening|dry cleaning|not)\b/i,
    said: {
      'follow up': [
        ['warm', 'What music is on while you do that? It makes all the difference.'],
        ['direct', 'Which bit of the house chores do you leave until last?'],
        ['warm', 'Does cleaning calm you, or is it pure duty?'],
      ],
      'appreciate a detail': [
        ['warm', 'Clean sheets and a tidy kitchen, there is no better feeling. Well done.'],
        ['calm', 'Very virtuous. I hope there is a proper rest after all that cleaning.'],
      ],
      'light touch': [
        ['playful', 'My respect. When you are done cleaning, please sit down and admire it for ten minutes.'],
        ['playful', 'Have you found anything good yet? Cleaning always turns up one lost treasure.'],
      ],
    },
  }),
  kind('about to cook or cooking', {
    cue: /\b(?:(?:cooking|making|preparing|prepping|starting|cook|make|fixing) (?:(?:some|my|a|the|myself|us|nice|big|quick|sunday|a bit of|proper) )*(?:dinner|lunch|breakfast|supper|food|something to eat|(?<dish>pasta|curry|stir ?fry|soup|pancakes|tacos|risotto|chicken|pizza|stew|lasagn[ae]))|(?:(?:trying|testing|making)(?: out)? (?:a |this |some )?new recipes?|in the kitchen|cooking for (?:my (?:family|mom|mum|parents|sister|friends|kids)|friends|everyone|everybody|the family)|busy cooking|just cooking|cooking (?:now|tonight|today|up)))\b/i,
    not: /\b(?:for you|you|let'?s|we (?:could|should)|burn\w*|can'?t|love|like|enjoy|hate|never|good at|reservation|made|would|date|money|money)\b/i,
    said: {
      'follow up': [
        ['direct', 'What are you making?'],
        ['warm', 'Do you cook from a recipe, or by feeling?'],
        ['warm', 'Is the {dish} your speciality, or an experiment?'],
        ['warm', 'What is on the menu, something quick or a whole production?'],
      ],
      'appreciate a detail': [
        ['warm', 'Nice, a real home-cooked meal. I hope it tastes as good as it smells.'],
        ['warm', 'Somebody who cooks, I like that. Enjoy your meal!'],
        ['warm', 'Home-made {dish}, that is a good evening. Enjoy!'],
      ],
      'light touch': [
        [
          'playful',
          'Do not let me distract you, I will not be blamed for burnt onions. What are you cooking?',
        ],
        ['playful', 'I can practically smell it from here. Who does the dishes after you cook?'],
      ],
    },
  }),
  kind('made something to eat', {
    cue: /\b(?:i |just |i'?ve |i just |we )?(?:made|baked|cooked)(?: (?:a|an|the|some|my|myself|us|homemade|amazing|nice|really|good|great|big|huge|batch|of|first|delicious|proper|fresh))* (?<what>lasagn[ae]|pasta|curry|soup|stew|bread|banana bread|cookies|brownies|muffins|cake|carrot cake|chocolate cake|cheesecake|a cake|pizza|risotto|pancakes|waffles|tacos|sushi|chili|chilli|potjie|bobotie|ramen|paella|roast(?: chicken)?|chicken|pie|apple pie|dumplings|stir ?fry|burgers|scones|rusks|biscuits|sourdough|dinner|breakfast|lunch)\b/i,
    not: /\b(?:burn\w*|you|for us|reservation|mess|fun of|horrible|disaster|failed|sick|ruined)\b/i,
    said: {
      'follow up': [
        ['warm', 'How did the {what} turn out?'],
        ['direct', 'Your own recipe, or did somebody teach you?'],
        ['warm', 'Do you cook a lot, or was that a special occasion?'],
      ],
      'appreciate a detail': [
        ['warm', 'Home-made {what}, now that is a good day.'],
        ['warm', 'That makes me hungry. I hope there was a second plate of {what} for you.'],
      ],
      'light touch': [
        ['playful', 'Is there any {what} left, and what would it cost me?'],
        ['playful', 'Be honest, is there anything left by now?'],
      ],
    },
  }),
  kind('burnt the food', {
    cue: /\b(?:(?:i |just |i'?ve |totally |completely )?(?:burn(?:t|ed)|ruined|overcooked)(?: (?:my|the|all|whole|of|entire))* (?<what>dinner|lunch|breakfast|supper|toast|food|cake|rice|chicken|pizza|cookies|pasta|everything|steak|braai|roast|bread|popcorn|pancakes|eggs|meal)|(?:dinner|supper|lunch|braai|cake|cooking) (?:was|is|turned out) (?:a )?(?:total |complete )?(?:disaster|flop|fail|burnt|inedible))\b/i,
    not: /\b(?:hand|finger|myself|hospital|house|you|evening|date)\b/i,
    most: 13,
    said: {
      sympathise: [
        ['warm', 'Oh no! It happens to everybody who cooks. I hope there is something else in the house.'],
        ['warm', 'Poor you, all that work. I hope the smoke alarm stayed quiet at least.'],
      ],
      'follow up': [
        ['direct', 'Is it burnt black, or scrape it and pretend burnt?'],
        ['warm', 'So what is dinner now, toast or takeaway?'],
      ],
      'light touch': [
        ['playful', 'We call that well done. Did you eat it anyway?'],
        ['playful', 'Burnt food is only food with ambition. What distracted you?'],
      ],
    },
  }),
  kind('takeaway', {
    cue: /\b(?:order(?:ed|ing)?|getting|got|having|eating|picked up|had|waiting for)(?: (?:a|an|some|my|the|in|myself|us|big|cheeky))* (?<what>pizza|take ?aways?|take ?out|sushi|chinese|indian|burgers?|kfc|mcdonald'?s|nandos?|thai|uber ?eats|fish and chips)\b/i,
    not: /\b(?:you|let'?s|together|food poisoning|sick|date|join|friend|class)\b/i,
    said: {
      'follow up': [
        ['direct', 'What is your usual order?'],
        ['warm', 'Good choice. Is it a treat, or a too-tired-to-cook night?'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy! No dishes and a good meal, that is a clever evening.'],
        ['warm', 'That sounds perfect. I hope they did not forget the sauce.'],
      ],
      'light touch': [
        ['playful', 'Plate or straight from the box?'],
        ['playful', 'The important part: are there leftovers for breakfast?'],
      ],
    },
  }),
  kind('shopping', {
    cue: /\b(?:(?:at|in|off to|going to|went to|went|going|doing|did|been|back from|just|out)(?: (?:the|some|my|a|bit of|do|for|to))* (?:grocery shopping|groceries|food shopping|supermarket|grocery store|shops|mall|shopping)|(?:grocery|clothes|christmas) shopping)\b/i,
    not: /\b(?:you|let'?s|hate|addict|meet|together|robbed|lost|forgot|left my|stolen)\b/i,
    said: {
      'follow up': [
        ['direct', 'Was it a list kind of shopping, or whatever looks good?'],
        ['warm', 'Did you find what you wanted at the shops?'],
        ['warm', 'What is the one thing that always ends up in your trolley?'],
      ],
      'light touch': [
        ['playful', 'Never go shopping hungry. That is how one comes home with four kinds of cheese.'],
        ['playful', 'How many unplanned things came home from the shops with you?'],
      ],
      sympathise: [
        ['warm', 'I hope the shops are empty and the queues are short.'],
        ['calm', 'Shopping on a busy day takes patience. I hope you were quick.'],
      ],
    },
  }),
  kind('loadshedding', {
    cue: /\b(?:load ?-?shedding|power cut|power (?:is|went|has been|'?s|just went) (?:out|off)|no (?:power|electricity|lights)|electricity (?:is|went) (?:out|off)|eskom|stage (?:[2-8]|two|three|four|five|six)|blackout|lights (?:went|are) (?:out|off)|sitting in the dark|no wi-?fi|internet (?:is|went) (?:down|out|off)|wi-?fi (?:is|went) (?:down|out|off))\b/i,
    not: /\b(?:so i|date|restaurant|power ballad|drunk|blackout drunk|you|stage fright|for three days|again and)\b/i,
    said: {
      sympathise: [
        ['warm', 'Oh no, again? I hope the phone is charged and there is something warm to drink.'],
        ['warm', 'Shame, that is annoying. I hope it is back on soon.'],
        ['calm', 'Sitting without power gets old quickly. I hope you have candles and snacks.'],
      ],
      'follow up': [
        ['warm', 'So what do you do when it is off, candles and a book or an early night?'],
        ['direct', 'How long is it off for?'],
        ['warm', 'Did you at least get to cook before the power went?'],
      ],
      'light touch': [
        ['playful', 'Save your battery for the important things. Me, for example.'],
        ['playful', 'Very romantic, candlelight for one. What is on the cold menu?'],
      ],
    },
  }),
  kind('rain', {
    cue: /\b(?:it'?s|its|been|it has been|it is|still|so|started|weather is|hasn'?t stopped|won'?t stop|just|such a|cold and|love|lovely|another|what a|grey and)(?: (?:been|so|really|just|just started|still|pouring with|pouring|bucketing|raining|super|very|cold|grey|and|a|to|this|windy|miserable))* ?(?:rain(?:ing|y)?|pouring|drizzl(?:e|ing|y)|bucketing|stormy|thunderstorm|storm(?:ing)?)\b|\b(?:first rain (?:of the|this)|thunder(?:storm|ing)? (?:here|outside|tonight|right now)|big storm (?:here|outside)|(?:rainy|stormy) (?:day|night|weather|here|evening|sunday|morning))\b/i,
    not: /\b(?:rain ?check|love the rain and you|when it|if it|purple rain|brainstorm\w*|date|umbrella|dancing|cancel\w*|picnic|still on|hear|singing|roof|leak\w*|flood\w*|coffee (?:was|is))\b/i,
    most: 12,
    said: {
      'follow up': [
        ['warm', 'Is it a blanket-and-soup kind of rain, or do you still have to go out?'],
        ['direct', 'Do you like rainy days, or do they make you grumpy?'],
        ['warm', 'What is the best way to spend a rainy day where you are?'],
      ],
      'appreciate a detail': [
        ['warm', 'The sound of rain is lovely when there is nowhere to be. I hope you are dry and warm.'],
        ['calm', 'Proper couch weather. I hope you can stay in and listen to the rain.'],
      ],
      'light touch': [
        ['playful', 'Rain is the official permission to stay in pyjamas. Are you using it?'],
        ['playful', 'Rain like that asks for soup, or for pancakes. Which one are you?'],
      ],
    },
  }),
  kind('heat', {
    cue: /\b(?:(?:it'?s|its|it is|today is|so|weather is|way|too|office is|flat is|house is|outside is)(?: (?:so|too|really|very|way|super|insanely|stupidly|unbelievably|damn|bloody|freaking|ridiculously|boiling|just|absolutely))* (?:hot|boiling|humid|roasting|sweltering|scorching|stuffy|warm)(?: (?:today|here|in here|outside|out|in my|in the|tonight|right now|rn|this week|for))+|(?:3[3-9]|4[0-5]) (?:degrees|celsius|°c?)|heat ?wave|(?:i'?m |im )(?:melting|roasting|boiling|sweating)\b|this heat\b|^\W*(?:ugh )?(?:it'?s|its|it is) (?:so|too|way too|really|very|boiling|stupidly) (?:hot|humid|warm)\W*$)/i,
    not: /\b(?:you'?re|looking|that'?s hot|guy|girl|body|in bed|thinking|shower|killing|bath|coffee|tea|kiss|water|yoga|when|in your)\b/i,
    said: {
      sympathise: [
        ['warm', 'Phew, poor you. I hope there is a fan, some shade and a lot of ice.'],
        ['warm', 'In heat like that nobody should have to do anything. Drink plenty of water.'],
        ['calm', 'Heat like that makes one slow. I hope it cools down by tonight.'],
      ],
      'follow up': [
        ['warm', 'How do you keep cool in this weather?'],
        ['direct', 'Are you a summer person, or counting the days until it gets cool?'],
        ['warm', 'Is there a pool or the sea near you, or only a cold shower against the heat?'],
      ],
      'light touch': [
        ['playful', 'In this heat, ice cream is a balanced meal. Which flavour?'],
        ['playful', 'Sitting in front of the open fridge is allowed in weather like that.'],
      ],
    },
  }),
  kind('a season they hate or love', {
    cue: /^\W*(?:(?:ugh|honestly|yes|no)[, ]+)*i (?:(?:really|just|absolutely|do|so) )*(?<how>hate|love|prefer|like|can'?t stand|don'?t like) (?:the )?(?<what>winter|summer|autumn|spring|cold weather|the cold|the heat|heat|rain|snow|rainy days|wind)(?: (?:so much|a lot|weather|here|more))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'What is it about {what} for you?'],
        ['direct', 'So which is your season, if you could keep it all year?'],
      ],
      'appreciate a detail': [
        ['calm', 'Clear position on {what}. I like people who know where they stand with the weather.'],
        ['warm', 'That tells me a lot about your ideal Sunday. Indoors or out?'],
      ],
      'light touch': [
        ['playful', 'I will pass that on to {what}. What did it do to earn that?'],
        ['playful', 'Hot chocolate or ice cream, then? I suspect I know.'],
      ],
    },
  }),
  kind('wind, fog', {
    cue: /\b(?:(?:it'?s|its|it is|so|the wind is|weather is)(?: (?:so|too|really|very|super|crazy|insanely|such|a))* (?:windy|foggy|misty|grey|gloomy|overcast|cloudy|howling)|this wind|the south ?easter|windy (?:day|here|today))\b/i,
    not: /\b(?:you|date|kite|second wind)\b/i,
    said: {
      'follow up': [
        ['warm', 'Is it stay-inside weather, or do you go out anyway?'],
        ['direct', 'What do you do with a day like that?'],
      ],
      sympathise: [
        ['warm', 'Not the nicest weather. I hope you are inside with something warm.'],
        ['calm', 'Hold on to your hat, then. I hope it calms down by tonight.'],
      ],
      'light touch': [
        ['playful', 'No point in doing your hair in weather like that. Very freeing.'],
        ['playful', 'That weather is a good excuse for a second coffee.'],
      ],
    },
  }),
  kind('spent too much', {
    cue: /\b(?:i )?(?:spent|blew|wasted) (?:way |far |a bit )?(?:too much|so much|all my|a fortune|half my salary)(?: money)?(?: (?:this month|on [^.!?]{2,25}|today|again|this week(?:end)?))*\W*$/i,
    not: /\b(?:you|time|years|him|her)\b/i,
    said: {
      'light touch': [
        ['playful', 'Money comes back, the good cheese does not. Was it worth it?'],
        ['playful', 'The rest of the month is soup, then. Creative soup.'],
      ],
      'follow up': [
        ['direct', 'What did you spend it on, something sensible or something nice?'],
        ['warm', 'Do you regret what you spent it on, or only the number?'],
      ],
      sympathise: [
        ['warm', 'It happens to the best of us. I hope at least one thing you spent it on makes you happy.'],
        ['calm', 'Some months are like that. The next one starts at zero again.'],
      ],
    },
  }),
  kind('got flowers, a gift', {
    cue: /\b(?:got|received|was given|they gave me|gave me)(?: (?:a|an|some|the|such|lovely|nice|beautiful|sweet|little|huge|bunch of|box of))* (?<what>flowers|present|gift|chocolates|card|letter|cake|compliment) (?:from|by) (?<who>my (?:students|class|kids|colleagues|team|boss|sister|brother|m[ou]m|dad|patients?|neighbours?|friends?|best friend|learners|client|clients)|a (?:stranger|client|patient|customer|neighbour|student))\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'How lovely! Somebody noticed how much you do.'],
        ['warm', 'That must have made your day. You clearly did something right.'],
      ],
      'follow up': [
        ['warm', 'What was the occasion for the {what}?'],
        ['direct', 'Did you see it coming, or was it a surprise?'],
      ],
      'light touch': [
        ['playful', 'So you are officially a favourite. Does it come with a crown?'],
        ['playful', 'Where did the {what} end up, in the place of honour I hope?'],
      ],
    },
  }),
  kind('cold outside', {
    cue: /\b(?:(?:it'?s|its|it is|so|weather is|house is|flat is|office is)(?: (?:so|too|really|very|super|bloody|damn|absolutely|freaking|getting|a bit|pretty))* (?:cold|freezing|chilly|icy|snowing)(?: (?:today|here|in here|outside|out|tonight|right now|rn|this morning|again|in the|in))*\W*$|^\W*(?:i'?m |im |i am )?(?:so |absolutely |literally )*(?:freezing|so cold)\b|^\W*(?:brr+|freezing)\b)/i,
    not: /\b(?:coffee|heart|towards|to me|he|she|you|cold feet|person|shower|beer|food|meal)\b/i,
    said: {
      sympathise: [
        ['warm', 'Brr. I hope there is a thick blanket and something warm in a mug.'],
        ['warm', 'Poor you, freezing is no fun. Two pairs of socks, at once.'],
        ['calm', 'Cold like that gets into the bones. I hope you can stay inside.'],
      ],
      'follow up': [
        ['warm', 'What is your way to get warm, a bath, tea or bed with socks?'],
        ['direct', 'Are you a winter person at all, or just surviving the cold?'],
      ],
      'light touch': [
        [
          'playful',
          'That calls for soup and no shame about the ugly slippers. Are you freezing at home or outside?',
        ],
        ['playful', 'Cold enough for hot chocolate, then. Marshmallows, yes or no?'],
      ],
    },
  }),
  kind('fine weather', {
    cue: /\b(?:(?:such a |what a |it'?s |its |it is |the )?(?:(?:so|really|very|such|a|finally|weather is|is|lovely|beautiful|perfect|gorgeous|amazing|nice|warm|absolutely|and) )*(?:sunny|sunshine|(?:beautiful|lovely|gorgeous|perfect|amazing|nice) (?:weather|day (?:out|outside|today|here))|weather is (?:so |really |just )?(?:lovely|beautiful|perfect|amazing|great|nice|gorgeous))|the sun is (?:out|shining|finally)|first day of (?:spring|summer)|(?:love|loving|enjoying) (?:this|the) weather|sitting in the sun|enjoying the (?:sun|weather|sunshine))\b/i,
    not: /\b(?:you|let'?s|we (?:could|should)|sunny side|my sunshine|for a (?:walk|picnic))\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Lovely, a bit of sun makes everything easier. I hope you get to be outside.'],
        ['warm', 'Enjoy every minute of that sun! The dishes can wait.'],
      ],
      'follow up': [
        ['warm', 'Where do you go when the weather is like that?'],
        ['direct', 'Are you out in the sun, or watching it through a window?'],
        ['warm', 'What is the best thing to do with such a sunny day?'],
      ],
      'light touch': [
        ['playful', 'Sunny days are for ice cream, I am afraid that is the law.'],
        ['playful', 'I hope you have sunglasses on and no plans. Is that close?'],
      ],
    },
  }),
  kind('traffic', {
    cue: /^\W*(?:(?:ugh|omg|still|been|i'?m|im|just|so|hey|sitting|man)[, ]+)*(?:stuck in|sitting in|in|hate|the) (?:\w+ )?traffic\b[^.!?]{0,40}$|\btraffic (?:was|is|today|this morning) (?:so |really |absolutely |just )*(?:bad|crazy|terrible|insane|horrible|awful|hectic|mad|a nightmare|ridiculous)\b/i,
    not: /\b(?:late|there in|be there|eta|wait|minutes away|almost|coming|soon|light|ticket|police)\b/i,
    also: (r) => r.mine === '' || !/\b(?:meet|tonight|date|table|seven|eight|\d ?pm|soon)\b/i.test(r.mine),
    said: {
      sympathise: [
        ['warm', 'Ugh, traffic. I hope the music is good and nobody cuts in.'],
        ['warm', 'Traffic can ruin the best mood. I hope it clears up soon.'],
      ],
      'follow up': [
        ['warm', 'What do you listen to in traffic, music or a podcast?'],
        ['direct', 'Is the traffic always like that on your way, or is today special?'],
      ],
      'light touch': [
        ['playful', 'Which kind of driver are you in traffic, calm or full running commentary?'],
        ['playful', 'Sing loudly. In traffic everybody is allowed to.'],
        ['calm', 'Phone down when it moves, please. You can tell me about the traffic later.'],
      ],
    },
  }),
  kind('pay day', {
    cue: /\b(?:pay ?day|got paid (?:today|yesterday)?|just got paid|salary (?:is in|came in|day)|got my (?:salary|bonus|first (?:salary|paycheck|pay ?cheque))|got a (?:raise|bonus|pay rise))\b/i,
    not: /\b(?:broke|not|until|till|loan|lend|gone|didn'?t)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Payday is the best day of the month. Treat yourself to one nice thing.'],
        ['warm', 'Well earned! I hope a bit of that pay is just for fun.'],
      ],
      'follow up': [
        ['warm', 'What is the first nice thing you get yourself on payday?'],
        ['direct', 'Are you the saving kind on payday, or the big dinner kind?'],
      ],
      'light touch': [
        ['playful', 'Rich until Tuesday! What is the first silly thing you buy with your pay?'],
        ['playful', 'Payday means the good cheese. That is how I would do it.'],
      ],
    },
  }),
  kind('broke', {
    cue: /^\W*(?:(?:ugh|man|omg|honestly|hey|haha)[, ]+)*(?:i'?m |im |i am )?(?:so |too |totally |completely |a bit |pretty |flat |super |always |really |kinda |dead |officially |already |still )*(?:broke|skint)\b(?! (?:my|the|a|up|down|it|off|into))|\b(?:no money (?:left|until|till|this month)|counting (?:the )?(?:days|down) (?:to|until|till) pay ?day|(?:month ?end|pay ?day) (?:can'?t|cannot|could not) come (?:soon|fast|quick) enough|is it pay ?day yet|(?:waiting|can'?t wait) for (?:pay ?day|month ?end)|broke (?:till|until|til) (?:pay ?day|month ?end)|money is (?:so |really |a bit |very )?tight|month is too long|end of the month struggles?)\b/i,
    not: /\b(?:you|lend|help me|send|need|rent|can you|up|heart|phone|ex|car)\b/i,
    said: {
      sympathise: [
        ['warm', 'The end of the month is the longest part. I hope payday is close.'],
        ['calm', 'That is a long month when one is broke. I hope it eases up soon.'],
        ['warm', 'That is no fun. I hope the next pay comes quickly and stays a while.'],
      ],
      'light touch': [
        [
          'playful',
          'Good thing walks and bad jokes are free. I have plenty of both for people who are broke.',
        ],
        ['playful', 'Broke week cooking is an art. What is your best dish from an empty cupboard?'],
      ],
      'follow up': [
        ['warm', 'What is your favourite thing to do that costs nothing?'],
        ['direct', 'Was there one good thing at least that made you broke this month?'],
      ],
    },
  }),
  kind('got wet', {
    cue: /\b(?:got (?:absolutely |completely |totally |so |properly )*(?:soaked|drenched|caught in the rain|wet)|(?:i'?m |im )?(?:completely |absolutely |totally )*(?:soaked|drenched)|forgot my umbrella)\b/i,
    not: /\b(?:you|bed|pool|panties|for you)\b/i,
    said: {
      sympathise: [
        ['warm', 'Oh no, soaked! I hope you are in dry socks by now.'],
        ['warm', 'Poor you. Warm shower, thick jumper and no more umbrellas today.'],
      ],
      'follow up': [
        ['warm', 'How far did you have to walk in the rain?'],
        ['direct', 'Are you dry again, or still dripping?'],
      ],
      'light touch': [
        ['playful', 'The umbrella is at home laughing at you, you know that.'],
        ['playful', 'Soaked, but with a story. Did you at least run like in the films?'],
      ],
    },
  }),
  kind('lost something', {
    cue: /\b(?:i )?(?:just |think i |have |'?ve )?(?:lost|can'?t find|misplaced|left|forgot) (?<what>my (?:\w+ )?(?:keys|wallet|purse|glasses|sunglasses|airpods|earphones|headphones|phone|bag|card|bank card|ring|charger|id|passport|jacket|lunch))(?: (?:again|today|at (?:home|work|the (?:mall|gym|office|shop|bar|airport))|on the (?:bus|train)|in (?:a|the|an) \w+|somewhere|this morning|yesterday))*\W*$/i,
    not: /\b(?:you|your|stolen|help)\b/i,
    said: {
      sympathise: [
        ['warm', 'Oh no! That is such an annoying way to spend a day. I hope {what} will turn up.'],
        ['warm', 'Ugh, poor you. I hope you find {what} in the second pocket you check.'],
      ],
      'follow up': [
        ['direct', 'When did you last have {what}?'],
        ['warm', 'Have you checked the fridge? People put strange things there when they are in a hurry.'],
      ],
      'light touch': [
        ['playful', 'Things always turn up the minute one stops looking. Tea first, then search for {what}.'],
        ['playful', 'I bet you find {what} in the last place you look, as always.'],
      ],
    },
  }),
  kind('a birthday to come', {
    cue: /\b(?:(?:it'?s|its|it is) my birthday (?:tomorrow|next|on|in|this|soon|coming)|my birthday (?:is )?(?:tomorrow|next (?:week|month)|on \w+|coming up|this (?:week|weekend|month|coming)|in (?:a|two|three|\d) \w+|soon)|(?:i'?m )?turning (?:\d\d|thirty|forty|fifty|twenty \w+) (?:tomorrow|next|on|in|this|soon))\b/i,
    not: /\b(?:alone|forgot|sad|without|nobody|hate|was|come|join|party at|invite)\b/i,
    said: {
      'follow up': [
        ['warm', 'How nice! How do you like to spend your birthday, big party or quiet dinner?'],
        ['direct', 'What is at the top of your birthday wish list?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good to know, I will put the birthday in my head and not forget it.'],
        ['warm', 'Then I hope somebody is already planning the cake. Are you a birthday person?'],
      ],
      'light touch': [
        ['playful', 'Birthday week counts from today, by my rules. What cake do you want?'],
        ['playful', 'Do you like a surprise on your birthday, or is that a horror film for you?'],
      ],
    },
  }),
  kind('a birthday that was', {
    cue: /\b(?:(?:(?:it )?was my birthday (?:yesterday|last week|last weekend|on \w+|this week|the other day|recently)|my birthday was (?:yesterday|last week|on \w+|this (?:week|weekend|month))|(?:just )?turned (?:\d\d|thirty|forty|fifty|twenty \w+) (?:yesterday|last (?:week|month)|recently|this week)))\b/i,
    not: /\b(?:alone|forgot|forgotten|sad|worst|without|nobody|cried|hate)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Happy birthday! I hope there was cake, and somebody who made a fuss of you.'],
        ['warm', 'Happy birthday from me too. I hope your new year is a good one.'],
      ],
      'follow up': [
        ['warm', 'Happy birthday! How do you like to celebrate, big party or quiet dinner?'],
        ['direct', 'What is the best birthday present you could get this year?'],
      ],
      'light touch': [
        ['playful', 'A birthday lasts a week, I insist. Is there any cake left?'],
        ['playful', 'Happy birthday! Did they sing, and did you know where to look?'],
      ],
    },
  }),
  kind('a phone dropped', {
    cue: /\b(?:(?:dropped|cracked|smashed|broke|shattered)(?: (?:my|the|new|brand|phone))* (?:phone|(?:phone )?screen|ipad|laptop)|my phone (?:screen )?(?:is |just |has )*(?:broken|broke|cracked|smashed|shattered))\b/i,
    not: /\b(?:number|call|toilet|pool|water|insurance|money)\b/i,
    said: {
      sympathise: [
        ['warm', 'Oh no, not the phone! That sound when it lands is awful. I am sorry.'],
        ['warm', 'Ugh, poor you. I hope it is only the screen and nothing inside.'],
      ],
      'follow up': [
        ['direct', 'Does the phone still work, or are you writing this by luck?'],
        ['warm', 'How bad is the screen, one line or a whole spider web?'],
      ],
      'light touch': [
        ['playful', 'At least my messages look more interesting now, through a cracked screen.'],
        ['playful', 'Phones always land on the expensive side. It is a law of nature.'],
      ],
    },
  }),
  kind('a small mishap', {
    cue: /\b(?:spilt|spilled|dropped|knocked over|split)(?: (?:my|the|a|some|whole|entire|full|cup|mug|glass|of|all|red|hot))* (?<what>coffee|tea|wine|juice|water|lunch|breakfast|soup|milk|beer|smoothie)\b|\b(?:(?:locked myself out|stubbed my toe|got a (?:parking|speeding) (?:ticket|fine)|stepped in (?:a puddle|dog poo|something)|one of those days))\b/i,
    not: /\b(?:everything (?:just )?(?:work\w*|went (?:well|right))|on you|the beans|the tea|lock|accident|burn\w*|hospital|laptop)\b/i,
    most: 13,
    said: {
      sympathise: [
        ['warm', 'Oh no, poor you. I hope the rest of the day makes up for it.'],
        ['warm', 'Ugh, one of those days. You are allowed to start again after lunch.'],
      ],
      'follow up': [
        ['direct', 'How bad was it, one stain or a change of clothes?'],
        ['warm', 'Did anybody see it, or can we pretend it never happened?'],
      ],
      'light touch': [
        ['playful', 'Then the bad luck is used up for today. It can only go up.'],
        ['playful', 'I would have laughed with you, after fetching the napkins.'],
      ],
    },
  }),
  kind('a small piece of luck', {
    cue: /\b(?:(?:got|had|given|gave me|won)(?: (?:a|an|my|some|me|the))* free (?<what>coffee|drink|dessert|pizza|lunch|upgrade|ticket|tickets|cake|meal|muffin)|got (?:a|an) (?:free )?upgrade|(?:barista|waiter|they|lady|guy) (?:at \w+ (?:\w+ )?)?gave me a free|stranger (?:paid|complimented|was so kind|bought)|found (?:a )?(?:parking|r\d+|money|twenty|fifty|ten) |won (?:a|the) (?:raffle|prize|bet|voucher|quiz|pub quiz|giveaway|small))/i,
    not: /\b(?:feel free|you|for free)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Ha, that makes a whole day better. I am glad it was you.'],
        ['warm', 'The small wins are the best ones. Enjoy it!'],
      ],
      'follow up': [
        ['warm', 'Did they say why, or do you just have a lucky face today?'],
        ['direct', 'Do you often have luck like that?'],
        ['warm', 'And what did the rest of such a lucky day bring?'],
      ],
      'light touch': [
        ['playful', 'Free is the best price, that is science. Buy a lottery ticket while it lasts.'],
        ['playful', 'A small win like that counts double. What is next, the lottery?'],
        ['playful', 'Careful, now you have to do something nice for a stranger too.'],
      ],
    },
  }),
  kind('a sunset, a view', {
    cue: /\b(?:saw|watched|watching|seeing|caught|at|what a|look at|love)(?: (?:a|an|the|this|most|such|really|so|beautiful|amazing|gorgeous|stunning|lovely|pretty|incredible|nice|best|my|first))* (?<what>sunset|sunrise|rainbow|full moon|moon|stars|view)\b/i,
    not: /\b(?:you|let'?s|together|we (?:should|could)|photo|picture|pic|profile)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like that you stopped to look at the {what}. Most people walk past.'],
        ['warm', 'How lovely. The {what} can put a whole day in its place.'],
      ],
      'follow up': [
        ['warm', 'Where were you when you saw the {what}?'],
        ['direct', 'Did you take a photo of the {what}, or just look?'],
      ],
      'light touch': [
        ['playful', 'And no photo of the {what} will ever do it justice. Show me anyway?'],
        ['playful', 'Best free show in town, the {what}. Did you have snacks?'],
      ],
    },
  }),
  kind('a good day', {
    cue: /^\W*(?:(?:hey|haha|yeah|yes|well|aw+|so|today|it|honestly)[, ]+)*(?:i'?m |i |im |i'?ve |today |it )?(?:had |having |been |was |just had |have had |it'?s been )(?:actually |really |just |honestly )*(?:a |an |such a |such an |the )?(?:really |very |pretty |so |actually |quite )*(?:good|great|nice|lovely|amazing|wonderful|perfect|best|fantastic|awesome|chilled) (?:day|weekend|evening|morning|week)\b(?:[^.!?]{0,20})$|^\W*(?:today was|best day|what a (?:great|lovely|good|nice) day|weekend was|my (?:day|weekend) was) ?(?:(?:so|really|very|pretty|actually|a) )*(?:good|great|nice|lovely|amazing|ever|wonderful|fun|awesome)?(?: day)?(?: (?:thanks|thank you|today|actually|so far))*\W*$/i,
    not: /\b(?:you|not|but|too|with|last night|our|last (?:day|time)|wish|have a)\b/i,
    said: {
      'follow up': [
        ['warm', 'I love to hear that! What was the best part of it?'],
        ['direct', 'Nice! What made it so good?'],
      ],
      'appreciate a detail': [
        ['warm', 'That makes me happy to read. Days like that should come more often.'],
        ['warm', 'Good, you deserve a good one. I hope it goes on like that.'],
      ],
      'light touch': [
        ['playful', 'Bottle it, you will need a good day like that some Monday.'],
        ['playful', 'A good day deserves a good dessert. Just saying.'],
      ],
    },
  }),
  kind('a bad day', {
    cue: /^\W*(?:(?:hey|ugh|yeah|well|so|today|it|honestly)[, ]+)*(?:i'?m |i |im |i'?ve |today |it )?(?:had |having |been |was |just had |have had |it'?s been )(?:a |such a |the )?(?:really |very |pretty |so |actually |quite |bit of a )*(?:bad|rough|shit|shitty|crap|crappy|terrible|awful|horrible|tough|hard|worst|long|weird|frustrating|stressful) (?:day|evening|morning|week)\b(?:[^.!?]{0,20})$|^\W*(?:bad|rough|shit|shitty|crap|terrible|long|tough|hard|weird) (?:day|week)(?: today| lol| tbh)*\W*$/i,
    not: /\b(?:but|you|work|because)\b/i,
    said: {
      sympathise: [
        ['warm', 'I am sorry, that sounds rough. I hope the evening is kinder than the day.'],
        ['warm', 'Ugh, poor you. I hope there is a couch and something good to eat at the end of it.'],
      ],
      'follow up': [
        ['warm', 'Do you want to tell me about your day, or shall I distract you?'],
        ['direct', 'What happened? I have time.'],
      ],
      'leave it open': [
        ['calm', 'You do not have to talk about it. Just know that I hope tomorrow is a better day.'],
        ['warm', 'Rant as long as you like about your day, I am on your side.'],
      ],
    },
  }),
  kind('a haircut, something new', {
    cue: /\b(?:got|had|getting|just got)(?: (?:a|an|my|some|the|new))* (?<what>haircut|hair cut|hair done|nails done|tattoo|piercing|car|bike|phone|couch|sofa|bed|laptop|plant|plants|tv|guitar|shoes|air ?fryer|glasses|job offer)(?: (?:today|yesterday|this week|this weekend|finally|last week))*\W*$/i,
    not: /\b(?:you|stolen|broke|crash|sick|got my (?:car|phone|bike|shoes|bed))\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Nice! Something new makes the whole week feel different.'],
        ['warm', 'Enjoy it! I hope you walk around a bit prouder today.'],
      ],
      'follow up': [
        ['warm', 'Are you happy with it?'],
        ['direct', 'Had you been planning the {what} for long, or was it a sudden idea?'],
      ],
      'light touch': [
        ['playful', 'New {what}, new rules. Has anybody noticed yet?'],
        ['playful', 'I want to hear the story of the {what}, the long version.'],
      ],
    },
  }),
];
