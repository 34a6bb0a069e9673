/** Family and pets, told plainly. */
import { kind } from './ordinary-life-kind.ts';
import type { Scene } from './scene.ts';

const KIN =
  '(?:m[ou]m|mother|mommy|mama|dad|father|parents|folks|family|gran|granny|grandma|grandmother|grandpa|grandfather|grandparents|gogo|ouma|oupa|sister|brother|siblings|cousins?|aunt|uncle|son|daughter|kids|nephew|niece|in-?laws)';
const AGE = '(?:(?:little|big|older|younger|twin|baby|best|youngest|oldest|elder|eldest|twin) )?';
const PET =
  '(?:dogs?|pup(?:py|pies)?|cats?|kittens?|rabbits?|hamsters?|parrots?|birds?|tortoises?|horses?|fish|budgies?|snakes?|chickens?|labradors?|labs?|golden retrievers?|retrievers?|poodles?|dachshunds?|sausage dogs?|pugs?|huskies|husky|beagles?|spaniels?|terriers?|jack russells?|german shepherds?|border collies?|collies?|french bulldogs?|bulldogs?|frenchies?|frenchie|staffies?|staffie|corgis?|chihuahuas?|rottweilers?|boerboels?|rescue dogs?|rescues?)';

export const PLAIN_FAMILY_SCENES: readonly Scene[] = [
  kind('visiting family', {
    cue: new RegExp(
      `\\b(?:(?:visit(?:ing)?|seeing|going (?:to|over to)(?: see| visit)?|off to(?: see| visit)?|driving to(?: see)?|went to (?:see|visit)|spending (?:time|the day|the weekend|sunday|saturday) with|(?:am|i'?m|im|staying|been|was|here|back|home) (?:at|with)|at|popped in (?:at|on)|visited|(?:going|off|heading|over) to) (?<who>my ${AGE}${KIN}(?:'?s|s')?(?: and (?:my )?${AGE}${KIN})?)(?: (?:place|house|home|farm|flat))?)\\b`,
      'i',
    ),
    not: /\b(?:hospital|grave|wedding|birthday|christmas|sick|funeral|live|living|moved back|grew up|vet|divorce|fight|fighting|braai|coming|graduation|party|recital|match|game|concert|court)\b/i,
    most: 12,
    said: {
      'follow up': [
        ['warm', 'Nice! What do you always end up doing together when you visit?'],
        ['warm', 'Is it a quiet visit, or the whole family around one table?'],
        ['direct', 'How far is it to get there, and will there be home-cooked food?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you make time for family. Enjoy it, and eat well.'],
        ['warm', 'That sounds like a good way to spend it. I hope you get properly spoiled by your family.'],
      ],
      'light touch': [
        ['playful', 'Family visits mean being fed every two hours and asked about your life. Good luck!'],
        ['playful', 'How long after you arrive does somebody in the family start with the old stories?'],
      ],
    },
  }),
  kind('family is coming to visit', {
    cue: new RegExp(
      `\\b(?<who>my ${AGE}(?:${KIN}|friends?|best friend)) (?:(?:is|are|'s) )?(?:coming (?:to (?:visit|stay|see me)|over|round|home|to town|down|up|tomorrow|today|this|next|for)|visit(?:s|ing)(?: me| us)?|here (?:for|this)|staying (?:with me|over|for))\\b`,
      'i',
    ),
    not: /\b(?:hospital|funeral|sick|but|dog|can'?t)\b/i,
    most: 12,
    said: {
      'follow up': [
        ['warm', 'How nice! How long is the visit?'],
        ['direct', 'What is the plan for the visit, show them around or couch and catch up?'],
        ['warm', 'I hope you are looking forward to it. How often do you get to see {who}?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds lovely. I hope you have a good time together with {who}.'],
        ['warm', 'Enjoy the visit! Time with {who} sounds like a good plan.'],
      ],
      'light touch': [
        ['playful', 'So are you cleaning, or pretending that it always looks like this?'],
        ['playful', 'Would {who} tell me embarrassing stories about you, or would that cost me?'],
      ],
    },
  }),
  kind('a quarrel in the family', {
    cue: /\b(?:fight(?:ing)?|argu(?:ed|ing|ment)|fought|fell out|falling out|had a fight|not (?:talking|speaking)) (?:with|to) (?<who>my (?:m[ou]m|mother|dad|father|parents|sister|brother|family|best friend|flatmate|roommate|cousin|boss|neighbours?))\b/i,
    not: /\b(?:hit|hurt|police|violent|scared)\b/i,
    said: {
      sympathise: [
        ['warm', 'I am sorry, a fight with {who} weighs on the whole day.'],
        ['calm', 'That is never fun, not even when one is right.'],
      ],
      'follow up': [
        ['warm', 'What was it about, if you feel like telling me?'],
        ['direct', 'Does it usually blow over quickly with {who}?'],
      ],
      'leave it open': [
        ['warm', 'Rant away if it helps. I am on your side until I hear otherwise.'],
        ['calm', 'You do not have to talk about it. I hope it gets sorted out soon.'],
      ],
    },
  }),
  kind('somebody of theirs cooks', {
    cue: /\b(?<who>my (?:m[ou]m|mother|dad|father|gran|granny|grandma|gogo|ouma|aunt|sister|brother)) (?:makes|bakes|cooks|made|makes me|does) (?:the )?(?:best|most amazing|amazing|greatest|a mean|such good|really good) (?<what>\w+(?: \w+)?)\W*$/i,
    said: {
      'follow up': [
        ['warm', 'Has {who} given you the secret, or does it stay in the family?'],
        ['direct', 'What is the trick, do you know it?'],
      ],
      'appreciate a detail': [
        ['warm', 'Now I am hungry. Food made by {who} is hard to beat.'],
        ['warm', 'That is the kind of meal one drives an hour for. Lucky you.'],
      ],
      'light touch': [
        ['playful', 'A big claim. I would have to taste it before I sign anything.'],
        ['playful', 'Does {who} take orders? I can peel things.'],
      ],
    },
  }),
  kind('a meal with family', {
    cue: new RegExp(
      `\\b(?:(?:just )?(?:had|having|going (?:for|to)|at|back from|off to|big|sunday|family) (?:a |an |for |the |nice |lovely |big |sunday |family )*(?:dinner|lunch|breakfast|brunch|braai|bbq|supper|roast|tea|coffee) (?:with|at) (?<who>(?:my|the) ${AGE}${KIN})|family (?:dinner|lunch|braai|bbq|day|gathering|time))\\b`,
      'i',
    ),
    not: /\b(?:let'?s|join|fight|argu\w+|christmas|come)\b/i,
    said: {
      'follow up': [
        ['warm', 'Sounds good! Who does the cooking in your family?'],
        ['direct', 'What was on the table, and who in the family talks the most?'],
        ['warm', 'Is it a loud family table or a peaceful one?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that. A good meal with family puts the week right again.'],
        ['warm', 'That sounds cosy. I hope there was a second helping for you from the family.'],
      ],
      'light touch': [
        ['playful', 'Did the family ask about your love life before or after dessert?'],
        ['playful', 'Please tell me you came home with leftovers. That is the point of family dinners.'],
      ],
    },
  }),
  kind('going to a wedding', {
    cue: /\b(?:(?:i'?m |i am |im )?(?:going to|have|got|at|off to|attending|invited to|heading to)(?: (?:a|my|another|this|the|two|friend'?s|cousin'?s|sister'?s|brother'?s|best|family|\w+'s))* wedding\b|(?:my )?(?:\w+'s )wedding (?:is|on) )/i,
    not: /\b(?:was|plus one|date|be my|our|went|yesterday|last|own|planning|bridesmaid|best man)\b/i,
    said: {
      'follow up': [
        ['warm', 'Whose wedding is it, and are you a dancer or a cake person?'],
        ['direct', 'A wedding, nice! Do you have a job in it, or only to look smart and eat?'],
        ['warm', 'Do you like weddings, or are you mostly there for the food?'],
      ],
      'appreciate a detail': [
        ['warm', 'How lovely. I hope the speeches are short and the music is good at the wedding.'],
        ['warm', 'Enjoy the wedding! I hope they seat you at the fun table.'],
      ],
      'light touch': [
        ['playful', 'I want a full wedding report: best speech, worst dance move.'],
        ['playful', 'Careful with the bouquet at that wedding. They throw it at the nicest person.'],
      ],
    },
  }),
  kind('a wedding that was', {
    cue: /\b(?:wedding (?:was|yesterday|last|on saturday|this weekend)|(?:went|been|was|back) (?:to |at |from )?(?:a|my|the)(?: (?:friend'?s|cousin'?s|sister'?s|brother'?s|best|friends|\w+'s))* wedding|got married (?:yesterday|last|this weekend|on saturday))\b/i,
    not: /\b(?:my ex\b|his ex|her ex|next|will be|off|my (?:own )?wedding|i got married|years|ago)\b/i,
    said: {
      'follow up': [
        ['warm', 'Oh lovely! What was the best moment of the wedding?'],
        ['direct', 'Did you cry, dance, or both at the wedding?'],
        ['warm', 'Who gave the best speech at the wedding?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds like a happy day. Weddings in the family stay with you.'],
        ['warm', 'I am glad the wedding was a good one. I hope your feet have recovered.'],
      ],
      'light touch': [
        ['playful', 'On a scale from polite swaying to shoes off, how was your dancing at the wedding?'],
        ['playful', 'And how much of the wedding cake came home in a napkin?'],
      ],
    },
  }),
  kind('a small one has a birthday', {
    cue: new RegExp(
      `\\b(?<who>my ${AGE}(?:nephew|niece|godson|goddaughter|son|daughter|little one|kid|grandson|granddaughter|m[ou]m|dad|mother|father|sister|brother|gran|granny|grandma|best friend)) (?:just )?(?:turn(?:ed|s)|is turning|is|has (?:his|her) birthday|had (?:his|her) birthday)(?: (?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+))? (?:today|yesterday|tomorrow|this week(?:end)?|on \\w+|next week)\\b|\\b(?<whose>my ${AGE}(?:nephew|niece|godson|goddaughter|son|daughter|little one|kid|m[ou]m|dad|mother|father|sister|brother|gran|granny|grandma|best friend))'?s (?:(?:\\w+ )?birthday(?: party)?|(?:\\d\\dth|\\d(?:st|nd|rd|th)|sixtieth|fiftieth))\\b`,
      'i',
    ),
    not: /\b(?:sick|hospital|away|forgot|would have|leaving|coming|here|home|moving|graduat\w+)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Happy birthday to {who}! I hope there is a serious cake.'],
        ['warm', 'Happy birthday to {whose}! I hope there is a serious cake.'],
        ['warm', 'How sweet. Birthdays in the family are the best excuse for cake.'],
      ],
      'follow up': [
        ['warm', 'What do you get {who} for a birthday?'],
        ['warm', 'What do you get {whose} for a birthday?'],
        ['direct', 'Is there a birthday party, and what is your job at it?'],
      ],
      'light touch': [
        ['playful', 'Who eats more birthday cake, {who} or you?'],
        ['playful', 'Who eats more birthday cake, {whose} or you?'],
        ['playful', 'Please have a second slice of birthday cake for me.'],
      ],
    },
  }),
  kind('looking after a child', {
    cue: /\b(?:baby ?sit(?:ting)?|looking after|watching|minding|taking care of|with)(?: for)? (?<who>my (?:(?:little|baby|older|younger) )?(?:niece|nephew|nieces|nephews|sister'?s (?:kids|baby|son|daughter)|brother'?s (?:kids|baby|son|daughter)|godson|goddaughter|cousins?|kids|son|daughter|little one|friend'?s (?:kids|baby|son|daughter)))\b|\bbaby ?sitting\b/i,
    not: /\b(?:can'?t|hospital|sick|live|living|birthday|but)\b/i,
    said: {
      'follow up': [
        ['warm', 'What do you play with them, and who gets tired first?'],
        ['direct', 'How old, and what is tonight: film, building blocks or negotiations?'],
        ['warm', 'Are you the fun one who allows sweets, or the one with rules?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is sweet of you. I bet you are a favourite there.'],
        ['warm', 'Lucky kid. I hope bedtime goes smoothly when you are babysitting.'],
      ],
      'light touch': [
        ['playful', 'Good luck with babysitting! Hide the sugar and the felt-tip pens.'],
        ['playful', 'Call me if the babysitting goes wrong. I can do animal voices.'],
      ],
    },
  }),
  kind('a match or concert of a child', {
    cue: /\b(?<who>my (?:(?:little|younger|older|big) )?(?:son|daughter|nephew|niece|little one|kid|brother|sister)) (?:has|had|is playing|plays|played)(?: (?:a|an|his|her|their|in|first|big|the|school|soccer|football|rugby|cricket|netball|hockey|tennis|swimming|dance|piano|ballet|athletics))* (?<what>match|game|gala|concert|recital|tournament|play|show|final|competition|race|sports day)\b/i,
    not: /\b(?:console|video)\b/i,
    said: {
      'follow up': [
        ['warm', 'How exciting! Are you there to cheer at the {what}?'],
        ['direct', 'Who is more nervous before the {what}, {who} or you?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good luck to {who} for the {what}! I hope it is a happy one.'],
        ['warm', 'I like that you tell me. Being proud from the side is a sport as well.'],
      ],
      'light touch': [
        ['playful', 'Are you the quiet kind of supporter, or the one they can hear three streets away?'],
        ['playful', 'I hope there are orange quarters at the {what}. There must be.'],
      ],
    },
  }),
  kind('the school run', {
    cue: /\b(?:dropp(?:ed|ing)|fetch(?:ed|ing)|pick(?:ed|ing) up|took|taking)(?: off)? (?:my |the )?(?:kids?|son|daughter|children|little ones?|boys|girls|nephew|niece)(?: off)? (?:to|at|from) (?:school|nursery|creche|day ?care|practice|soccer|swimming|ballet|karate|a party)\b|\bschool run\b/i,
    not: /\b(?:sick|hospital|accident|fight|can'?t)\b/i,
    said: {
      'follow up': [
        ['warm', 'How was the school run, calm or with one missing shoe?'],
        ['direct', 'Do you get a quiet coffee before the next school run?'],
      ],
      sympathise: [
        ['warm', 'A whole day before most people are at work. I hope you get a quiet hour now.'],
        ['calm', 'That is half the day done. I hope the traffic at the school was kind.'],
      ],
      'light touch': [
        ['playful', 'How many times did you have to say "shoes" before school?'],
        ['playful', 'A taxi driver who is not even tipped. How long until the next pick-up?'],
      ],
    },
  }),
  kind('became an aunt, an uncle', {
    cue: /\b(?:(?:i'?m|i am|just|became|becoming|gonna be|going to be)(?: (?:just|an|a|going to be|gonna be|officially|finally|now|became|have become))* (?:aunt|auntie|aunty|uncle|grandma|grandpa|grandmother|godmother|godfather)|my (?:sister|brother)(?:'s wife)? (?:just )?had (?:a|her|the|their|twin) ?(?:baby|boy|girl|babies)?)\b/i,
    not: /\b(?:lost|hospital|sick|years)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Congratulations! That is such happy news for the whole family.'],
        ['warm', 'Oh, how wonderful. That baby is lucky to get you.'],
      ],
      'follow up': [
        ['warm', 'How is everybody doing, and is there a name for the baby yet?'],
        ['direct', 'Boy or girl, or is the baby still a surprise?'],
      ],
      'light touch': [
        ['playful', 'So now you get all the cuddles and none of the nights. The best job in the family.'],
        ['playful', 'What kind will you be, strict or secretly handing out sweets to the baby?'],
      ],
    },
  }),
  kind('at home with the children', {
    cue: /^\W*(?:(?:so|also|well|yes|yeah)[, ]+)*i(?:'?m| am) a (?:full[- ]time |busy )?(?:stay[- ]at[- ]home (?:m[ou]m|dad|mother|father|parent)|housewife|homemaker|full[- ]time (?:m[ou]m|dad))\b[^.!?]{0,20}\W*$/i,
    said: {
      'appreciate a detail': [
        ['warm', 'That is a real job, and without lunch breaks. Respect.'],
        ['warm', 'I like that. I bet being at home with them is both the best and the loudest.'],
      ],
      'follow up': [
        ['warm', 'What is the best hour of the day at home with them?'],
        ['direct', 'How do you get time for yourself at home?'],
      ],
      'light touch': [
        ['playful', 'So you negotiate with tiny bosses all day. Who won today?'],
        ['playful', 'When was the last time you drank a coffee at home while it was still warm?'],
      ],
    },
  }),
  kind('has a child', {
    cue: /^\W*(?:(?:so|also|just so you know|by the way|btw|fyi|well|yes|yeah)[, ]+)*(?:i(?:'?m| am) (?:a )?(?:single )?(?:m[ou]m|dad|mother|father|parent)(?: (?:of|to) (?:a|one|two|three|four|\d)[^.!?]{0,30})?|i(?:'?ve got| have| got) (?:a|an|one|two|three|four|my) (?:(?:\w+|\d+)[- ](?:year|yr|month)[- ]?s?[- ]?old )?(?:little |small |young |beautiful )?(?<who>son|daughter|boy|girl|kid|kids|child|children|toddler|baby|boys|girls|sons|daughters)\b[^.!?]{0,25})\W*$/i,
    not: /\b(?:sick|hospital|lost|friend|step|crush|dog|cat|in my class|cousin)\b/i,
    said: {
      'appreciate a detail': [
        [
          'warm',
          'Thank you for telling me. I bet there is a lot of laughing in your house, and little sleep.',
        ],
        ['warm', 'That is lovely, and good to know. Kids come first, of course.'],
        ['calm', 'Good to know, and no problem at all on my side. Family first.'],
      ],
      'follow up': [
        ['warm', 'What do you like doing together as a family at the weekend?'],
        ['warm', 'What is the funniest thing you have heard from your little one lately?'],
        ['direct', 'How do you find time for yourself as a parent?'],
      ],
      'light touch': [
        ['playful', 'Then you can do anything on four hours of sleep, like every parent. Respect.'],
        ['playful', 'So who is really in charge at home, you or the small people?'],
      ],
    },
  }),
  kind('close to family', {
    cue: /\b(?:(?:i'?m|i am|we'?re|we are) (?:\w+ )?close (?:to|with) (?<who>my [^.!?,]{2,22})|(?:i )?(?:come from|have|got|from) a (?:really |very )?(?:big|huge|large|small|close|tight) (?:and loud |knit )?family|family is (?:very |really |so )?(?:important|everything)(?: to me)?|i'?m (?:very |really |a )?family[- ](?:oriented|person|guy|girl))\b/i,
    not: /\b(?:not|lost|used to be)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I like that. It says something good about you and your family.'],
        ['warm', 'That sounds warm. You can usually tell when somebody has family around them.'],
      ],
      'follow up': [
        ['warm', 'Who in the family are you most alike?'],
        ['direct', 'How often do you all get together as a family?'],
        ['warm', 'What does your family do when everybody is in one room?'],
      ],
      'light touch': [
        ['playful', 'So how many of the family would I have to impress, and what do they drink?'],
        ['playful', 'Does the family group chat ever sleep?'],
      ],
    },
  }),
  kind('brothers and sisters', {
    cue: /\b(?:i'?m|im|i am) (?:the (?:youngest|oldest|eldest|middle|baby|only (?:girl|boy|son|daughter))(?: (?:child|of (?:two|three|four|five|six|seven|\d)(?: \w+)?|in (?:my|the) family|one))?|an only child|a (?:twin|middle child))\b|\bi(?:'?ve got| have) (?:a|an|one|two|three|four|five|\d)(?: (?:older|younger|big|little|twin))? (?:brothers?|sisters?|siblings)\b/i,
    not: /\b(?:hospital|sick|here|at (?:work|school))\b/i,
    said: {
      'follow up': [
        ['warm', 'Growing up like that, was it loud or peaceful?'],
        ['direct', 'Does that mean you got away with everything, or with nothing?'],
        ['warm', 'And what were you like as a child?'],
      ],
      'light touch': [
        ['playful', 'That explains a thing or two, all of them good. Did you get the biggest slice?'],
        ['playful', 'So who got the blame at home when something broke?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like knowing that about you. Where you come in the family shapes a person.'],
        ['warm', 'Nice, that helps me picture your family.'],
      ],
    },
  }),
  kind('misses home, or people', {
    cue: /\b(?:i(?:'?m)? )?(?:really |so |still |kinda |just )*(?:miss(?:ing)?|homesick for) (?:(?<what>my (?:home ?town|home|family|friends|m[ou]m|parents|sister|brother|country|village|city|old life|old flat|people|kids|nephew|niece|siblings|gran))(?: (?:so much|a lot|today|sometimes|back home))*|home|being home|living (?:at home|by the sea|near the sea)|the (?:sea|ocean|mountains|beach|farm))\b|\b(?:feeling|so|bit|really) homesick\b/i,
    not: /\b(?:died|lost|passed|ran away|gone|grave|ex)\b/i,
    said: {
      sympathise: [
        ['warm', 'Missing {what} is the price of having something good to miss. I hope you get back soon.'],
        ['warm', 'I get that. Missing home comes in waves, and then a smell or a song does it.'],
        ['calm', 'That is a soft ache, missing {what}. Tell me about it if you feel like it.'],
      ],
      'follow up': [
        ['warm', 'What do you miss most about it?'],
        ['direct', 'When were you last back there?'],
        ['warm', 'If you could be back for one hour, where would you go first?'],
      ],
      'light touch': [
        ['playful', 'What would you show me there first? I like a good tour of a place somebody misses.'],
        ['playful', 'Tell me the one food from home that you miss, and I will start looking for it here.'],
      ],
    },
  }),
  kind('has pets', {
    cue: new RegExp(
      `^\\W*(?:(?:also|yes|yeah|well|so|oh|haha)[, ]+)*i(?:'?ve got| have| got| own) (?:a |an |one |two |three |four |2 |3 |4 |\\d )?(?:(?:big|little|small|old|fat|lazy|crazy|black|ginger|white|grey|spoilt|spoiled|sweet|silly|rescue|mini|miniature) )*(?<pet>${PET})(?: and (?:a |two |one )?(?<other>${PET}))?(?:,? (?:called|named|and (?:his|her) name is) (?<name>[a-z]+)(?: and [a-z]+)?|, (?<names>[a-z]+ and [a-z]+))?\\W*$`,
      'i',
    ),
    said: {
      'follow up': [
        ['warm', 'What is {name} like, sweet or bossy?'],
        ['direct', 'Who chose the name {name}?'],
        ['warm', 'Which of the two is the boss, of {names}?'],
        ['warm', 'How did you end up with the {pet}?'],
        ['warm', 'Lovely! What kind of character has moved in with you, sweet or bossy?'],
      ],
      'appreciate a detail': [
        ['warm', 'Then coming home must be the best part of your day, with somebody waiting at the door.'],
        ['warm', 'I like you more already. Give {name} a scratch behind the ear from me.'],
        ['warm', 'I like you more already. Home with a pet is a warmer place.'],
      ],
      'light touch': [
        ['playful', 'Who sleeps in the good spot on the bed, you or {name}?'],
        ['playful', 'Who has the better side of the bed, you or {names}?'],
        ['playful', 'Who sleeps in the good spot on the bed, you or the {pet}?'],
        ['playful', 'I will need a photo of the {pet}. For science.'],
      ],
    },
  }),
  kind('a pet that is ill', {
    cue: /\bmy (?:\w+ )?(?<pet>dog|cat|puppy|kitten|rabbit|pup) (?:is|was|has been|isn'?t|got|'s)(?: (?:so|really|very|not|a bit|feeling|looking|very|been|doing))* (?:sick|ill|unwell|poorly|limping|well|not well|hurt|eating|injured)\b/i,
    not: /\b(?:put down|dying|cancer|sick of|eating (?:my|the|everything|a))\b/i,
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Oh no, poor thing. I hope your {pet} is better very soon.'],
        ['warm', 'I am sorry, it is awful when they cannot tell you where it hurts.'],
      ],
      'follow up': [
        ['warm', 'What is wrong with your {pet}, do you know?'],
        ['direct', 'Have you been to the vet with your {pet} yet?'],
      ],
      'leave it open': [
        ['warm', 'Look after your {pet} first, of course. Tell me how it goes?'],
        ['calm', 'Then today is for cuddles. I hope you both get some sleep.'],
      ],
    },
  }),
  kind('misses a pet', {
    cue: /\b(?:really |so |already )*miss(?:ing)? my (?:\w+ )?(?<pet>dogs?|cats?|puppy|kitten|pup|horse|rabbit)\b/i,
    not: /\b(?:died|put down|ran away|lost|gone|passed|rainbow)\b/i,
    said: {
      sympathise: [
        ['warm', 'I get that, a house without your {pet} is too quiet.'],
        ['warm', 'Poor you. I bet there will be a big welcome when you see your {pet} again.'],
      ],
      'follow up': [
        ['warm', 'What is the first thing you will do when you see your {pet} again?'],
        ['direct', 'Who is looking after your {pet} right now?'],
      ],
      'light touch': [
        ['playful', 'Have you tried a video call? Your {pet} will pretend not to know you, out of pride.'],
        ['playful', 'Tell me one thing that only your {pet} would do.'],
      ],
    },
  }),
  kind('what the pet does', {
    cue: /\b(?<pet>my (?:\w+ )?(?:dog|cat|puppy|kitten|pup)) (?:(?:just|always|still) )*(?:keeps|is|loves|hates|refuses|won'?t|thinks|likes|always|snores|sleeps|steals|follows)(?: (?:just|always|currently|trying|to|on|being))* (?:sleep(?:ing|s)?|snor(?:es|ing)|follow(?:s|ing)?|steal(?:s|ing)?|ly(?:es|ing)|sit(?:s|ting)?|bark(?:s|ing)?|meow(?:s|ing)?|star(?:es|ing)|look(?:s|ing)|play(?:s|ing)?|lick(?:s|ing)?|jump(?:s|ing)?|my|the|in|me|on|next|everything|let|walks?|baths?|asleep|crazy|lazy|naughty|spoilt|spoiled)\b/i,
    not: /\b(?:sick|vet|dead|died|bit|missing|you)\b/i,
    said: {
      'light touch': [
        ['playful', 'And I suppose you are not allowed to move until {pet} says so?'],
        ['playful', 'Rules of the house by {pet}: rule one, there are none for {pet}.'],
      ],
      'follow up': [
        ['warm', 'Has {pet} always been like that?'],
        ['direct', 'How long have you two been living together, you and {pet}?'],
      ],
      'appreciate a detail': [
        ['warm', 'That is love, in its own way. Give {pet} a scratch from me.'],
        ['warm', 'I can picture it. You have good company there with {pet}.'],
      ],
    },
  }),
  kind('to the vet', {
    cue: /\b(?:taking|took|bringing|at|to|from|vet (?:visit|appointment)) (?<pet>(?:the|my) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|pup|bunny|boy|girl|dogs|cats))? ?(?:to |at |from )?the vet\b|\bvet (?:visit|appointment) (?:today|tomorrow|later|this)\b/i,
    not: /\b(?:put (?:him|her|it) down|put down|cancer|surgery|emergency|hit by|dying|bad news|i'?m a vet|work)\b/i,
    said: {
      sympathise: [
        ['warm', 'Oh, I hope it is nothing serious. Poor thing.'],
        ['warm', 'Good luck at the vet! I hope it is only a check-up and a treat after.'],
      ],
      'follow up': [
        ['warm', 'Is everything all right, or just a check-up at the vet?'],
        ['direct', 'How does it go at the vet, brave or full drama?'],
        ['warm', 'What happened, why the vet?'],
      ],
      'light touch': [
        ['playful', 'Somebody is going to sulk all evening after the vet. Are there treats ready?'],
        ['playful', 'I hope the vet trip ends in a treat for both of you.'],
      ],
    },
  }),
  kind('walking the dog', {
    cue: /\b(?:walk(?:ing|ed)?|took|taking|out with|back from walking|at the (?:dog )?park with) (?:the|my) (?:\w+ )?dogs?\b|\bdog walk\b/i,
    not: /\b(?:vet|ran away|lost|join|together|run over)\b/i,
    said: {
      'follow up': [
        ['warm', 'What is your dog called?'],
        ['direct', 'Do you have a favourite route for the dog walk?'],
        ['warm', 'Who sets the pace on the walk, you or the dog?'],
      ],
      'appreciate a detail': [
        ['warm', 'A dog walk is the best reason to leave the house. Enjoy!'],
        ['warm', 'Lucky dog. Give him or her a pat from me after the walk.'],
      ],
      'light touch': [
        ['playful', 'How many sniff stops does your dog need per walk?'],
        ['playful', 'I hope the dog takes you somewhere nice on the walk today.'],
      ],
    },
  }),
  kind('woken by the pet', {
    cue: /\b(?<pet>(?:my|the) (?:\w+ )?(?:dog|cat|puppy|kitten|bird|rooster|pup))s? (?:woke|wakes|kept|keeps|decided|was barking|barked|jumped|has been barking|sat on|started)\b[^.!?]*\b(?:up|awake|me|night|face|morning)\b/i,
    not: /\b(?:sick|vet|hurt|bit)\b/i,
    said: {
      'light touch': [
        ['playful', 'And I bet {pet} is fast asleep now, without a trace of guilt.'],
        ['playful', 'You do not have a pet, you have an alarm clock with fur. No snooze button on {pet}?'],
      ],
      sympathise: [
        ['warm', 'Oh no, poor you. I hope there was strong coffee after {pet} got you up.'],
        ['warm', 'That is early even for the birds. I hope you get a nap today, with or without {pet}.'],
      ],
      'follow up': [
        ['warm', 'What did {pet} want, food or just your company?'],
        ['direct', 'Does {pet} do that often?'],
      ],
    },
  }),
];
