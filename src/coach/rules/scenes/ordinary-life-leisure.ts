/** What they are doing now, what they watched and where they travel, told plainly. */
import { kind } from './ordinary-life-kind.ts';
import type { Scene } from './scene.ts';

const NOW =
  '(?: (?:right )?now| today| tonight| rn| atm| at the moment| lol| haha| as usual| again| for now| with my (?:dog|cat|sister|roommate|flatmate|mom|mum|family))*\\W*$';
const LEAD =
  "^\\W*(?:(?:hey|hi|hello|not much|nothing much|nothing(?: really)?|nm|nothing special|just|oh|haha|ok|yeah|well|currently|still|me|same)[, ]+)*(?:i'?m |im |i am |we'?re |i'?ve been |been |i was |was )?(?:just |still |currently |already |now |busy |finally |about to |gonna |going to |off to )*";

export const PLAIN_LEISURE_SCENES: readonly Scene[] = [
  kind('having coffee', {
    cue: new RegExp(
      `${LEAD}(?:hav(?:e|ing)|drink(?:ing)?|grab(?:bing)?|get(?:ting)?|mak(?:e|ing)|enjoy(?:ing)?|on|sipping|need(?:ing)?) (?:(?:a|my|some|the|first|second|third|morning|quick|nice|another|cup of|big|good|quiet) )*(?<what>coffee|tea|cappuccino|latte|espresso|hot chocolate|breakfast|brunch)(?: (?:in bed|in the sun|outside|on the (?:balcony|porch|stoep)|at home|alone|by myself|and (?:reading|relaxing|chilling)))?${NOW}`,
      'i',
    ),
    not: /\b(?:with you|date|let'?s|sometime)\b/i,
    said: {
      'follow up': [
        ['direct', 'How do you take your {what}?'],
        ['warm', 'Is that a quiet {what}, or a quick one before the day starts?'],
        ['warm', 'Is there anything good to go with the {what}?'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy your {what}. It is one of the best parts of a day.'],
        ['warm', 'That sounds peaceful. I hope nobody interrupts your {what}. Except me.'],
      ],
      'light touch': [
        ['playful', 'I will let you finish your {what} before I ask anything difficult.'],
        ['playful', 'Are you a person before the first {what}, or only after?'],
      ],
    },
  }),
  kind('at home, relaxing', {
    cue: new RegExp(
      `${LEAD}(?:(?:chill(?:ing|in)?|relax(?:ing)?|lounging|vegging|hang(?:ing)? out|laz(?:ing|y)|lying|laying|sitting|resting|curled up|cosy|cozy|taking it easy|doing nothing|unwinding)(?: (?:out|around|at|home|in|on|the|my|a|couch|sofa|bed|house|garden|pool|by|about|under|blanket|pyjamas|here|and|relaxing|chilling|doing nothing|with|glass of wine|blanket|after work|after a long day))*|(?:at|staying|stayed) (?:at )?home(?: (?:relaxing|chilling|doing nothing|resting|alone))?|home alone|(?:on|in) (?:the|my) (?:couch|sofa|pyjamas|pjs)|(?:having |had )?(?:a |another )?(?:lazy|quiet|chilled?|slow|relaxed|cosy|cozy|relaxing) (?:day|sunday|saturday|evening|night(?: in)?|weekend|morning|one)(?: (?:at home|in|on the couch|in bed))?)${NOW}`,
      'i',
    ),
    not: /\b(?:naked|horny|crying|sad|lonely|you|sick|dark|hospital)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'That sounds like exactly the right plan. I hope there are snacks.'],
        ['warm', 'Good, everybody needs a slow one. Enjoy the peace and quiet at home.'],
        ['calm', 'Nothing wrong with a lazy one. I hope nobody makes you get up.'],
      ],
      'follow up': [
        ['warm', 'Is it a good quiet, or a bit of a boring one?'],
        ['direct', 'What is on, music, a series or pure silence?'],
        ['warm', 'What does your perfect lazy day look like?'],
      ],
      'light touch': [
        ['playful', 'Couch or bed? It says a lot about how relaxed we are talking.'],
        ['playful', 'You relax, I ask the questions: sweet snacks or salty ones?'],
      ],
    },
  }),
  kind('watching something', {
    cue: new RegExp(
      `(?:${LEAD}|\\b)(?:(?:watch(?:ing)?|binge?ing|binge[- ]watching|rewatching|re-watching|streaming|netflix(?:ing)? and)(?: (?:a|an|some|the|my|this|old|new|stupid|silly|bad|good|lot of|episode of|bit of|on|another|random))* (?<what>tv|netflix|movies?|films?|series|shows?|telly|youtube|videos|documentary|documentaries|anime|crime (?:show|series|documentary)|cartoons|reality tv|horror (?:movie|film))|movie night)(?: (?:on|in|the|my|couch|bed|sofa|at|home|alone|with|family|sister|friends?|and|eating|ice cream|popcorn|snacks|chilling|all day|all night|flatmate|roommate|cat|dog))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|come|let'?s|love|like|rugby|game|finished|chill\?|together|together)\b/i,
    said: {
      'follow up': [
        ['direct', 'What are you watching? I am open to something new.'],
        ['warm', 'Is it any good? One sentence, no spoilers.'],
        ['warm', 'Are you really watching it, or half asleep already?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds cosy. I hope you have a blanket and something to nibble while you watch.'],
        ['warm', 'That is a good way to let the day go. Enjoy, and no spoilers for anybody!'],
      ],
      'light touch': [
        ['playful', 'One more episode, or are you the disciplined kind who stops?'],
        ['playful', 'Important question: do you talk while watching, or is there strict silence?'],
      ],
    },
  }),
  kind('in bed', {
    cue: new RegExp(
      `${LEAD}(?:in bed|lying in bed|laying in bed|tucked in|(?:going|heading|off|get(?:ting)? (?:ready|into)) (?:to|for|into)? ?bed)(?: (?:already|early|scrolling|reading|with a book|with tea|chilling|relaxing|trying to sleep|can'?t sleep))*${NOW}`,
      'i',
    ),
    not: /\b(?:sick|ill|flu|naked|alone|horny|you|thinking|good ?night)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Bed is the right place to be. I hope it is warm and the week is far away.'],
        ['warm', 'Good choice. I hope you sleep well when you get there.'],
      ],
      'follow up': [
        ['warm', 'Book in bed, or one last scroll?'],
        ['direct', 'Tell me one good thing about today before you fall asleep in bed?'],
        ['warm', 'Is it a lazy bed or a long day bed?'],
      ],
      'light touch': [
        ['playful', 'Bed already? I admire people with their life in order.'],
        ['playful', 'Then I will keep it short and let the bed win.'],
      ],
    },
  }),
  kind('at the beach, in the park', {
    cue: new RegExp(
      `${LEAD}(?:at|on|by|in|going to|to|spending the day at|went to|down at|been at|having a day at|walking (?:on|along|in)|sitting (?:at|on|in|by)) (?:the )?(?<where>beach|coast|seaside|pool|lake|sea|park|river|dam|mountains?|garden|forest|bush)(?: (?:with (?:friends|my (?:family|friends|dog|sister|brother|kids|nephew|niece))|all day|for (?:the|a) (?:day|week|weekend|few days)|walking|reading|relaxing|chilling|swimming|this (?:morning|afternoon|weekend)|yesterday))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|where are|meet|waiting|here now|bench)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Lovely, the {where} is a good place to be. Enjoy it for me too!'],
        [
          'warm',
          'That sounds like a proper break. I hope you stay at the {where} until you are bored of it.',
        ],
      ],
      'follow up': [
        ['warm', 'What do you do at the {where}, swim, walk or just lie there?'],
        ['direct', 'Is it busy there, or do you have the {where} to yourself?'],
      ],
      'light touch': [
        ['playful', 'Sunscreen on? I ask as a friend.'],
        ['playful', 'I am trying not to be jealous of the {where}. It is not going well.'],
      ],
    },
  }),
  kind('having a meal', {
    cue: new RegExp(
      `${LEAD}(?:hav(?:e|ing)|eat(?:ing)?|had|finish(?:ed|ing)|enjoy(?:ing)?|sitting down (?:to|for)) (?:(?:a|my|some|the|quick|late|big|early|nice|proper|eating) )*(?<what>dinner|lunch|breakfast|supper|food|brunch|ice cream|toast|noodles|leftovers|snacks?|cake|chocolate|soup|pizza|pasta|sushi)(?: (?:at (?:home|work|my desk)|in (?:bed|front of the tv)|alone|outside|and (?:watching tv|chilling|relaxing)))*${NOW}`,
      'i',
    ),
    not: /\b(?:with you|date|let'?s|sometime)\b/i,
    said: {
      'follow up': [
        ['direct', 'What is on the plate?'],
        ['warm', 'Is it a good {what}, or an it-will-do {what}?'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy your {what}! I will not make you type with your mouth full.'],
        ['warm', 'Good, eat in peace. I hope it is something you like.'],
      ],
      'light touch': [
        ['playful', 'Phone next to the plate? I am honoured to be part of your {what}.'],
        ['playful', 'Are you a fast eater, or do you make {what} last?'],
      ],
    },
  }),
  kind('at the cinema', {
    cue: new RegExp(
      `${LEAD}(?:at|going to|off to|on my way to|heading to|went to|back from|been to) (?:the |a )?(?<what>movies|cinema|movie|film|theatre)(?: (?:with (?:friends|my (?:friends?|sister|brother|mom|mum|family|kids))|alone|by myself|last night|yesterday))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|join|let'?s)\b/i,
    said: {
      'follow up': [
        ['direct', 'Which film is it?'],
        ['warm', 'Good film, or only good popcorn?'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy the film! I want your review after, in one line.'],
        ['warm', 'That sounds like a proper evening out. I hope nobody tall sits in front of you.'],
      ],
      'light touch': [
        ['playful', 'Sweet or salty popcorn? At the cinema that says everything.'],
        ['playful', 'Phone on silent, then. I can wait until the film is over.'],
      ],
    },
  }),
  kind('a road trip, a night away', {
    cue: /\b(?:(?:road ?trip|weekend away|camping trip|girls'? (?:trip|weekend)|family (?:trip|holiday)|work trip|hiking trip)(?: to (?:the )?(?<place>[a-z]{4,}))?(?: (?:this|next|tomorrow|on|in|today|coming up|planned)\b[^.!?]{0,15})?)\W*$/i,
    not: /\b(?:you|let'?s|should|back|home|from|love|was|together)\b/i,
    said: {
      'follow up': [
        ['warm', 'Nice! Who is driving, and who is in charge of the music on the trip?'],
        ['direct', 'What are you looking forward to most on the trip?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds lovely. Drive safely and stop wherever it smells of food.'],
        ['warm', 'A good trip is half the week before, just thinking about it. Enjoy!'],
      ],
      'light touch': [
        ['playful', 'Important question: what are the trip snacks?'],
        ['playful', 'Window down and singing loudly is compulsory on a trip like that.'],
      ],
    },
  }),
  kind('a drink', {
    cue: new RegExp(
      `${LEAD}(?:hav(?:e|ing)|drink(?:ing)?|enjoy(?:ing)?|pour(?:ed|ing)|opened|open(?:ing)?|sipping) (?:(?:a|my|some|the|first|glass of|bottle of|another|cold|nice|well deserved|well-deserved|quiet|red|white) )*(?<what>wine|beer|drink|gin|g&t|gin and tonic|cocktail|whisky|cider|prosecco)(?: (?:on the (?:balcony|porch|stoep|couch)|at home|outside|in the (?:bath|sun|garden)|after work|alone|by myself|and (?:relaxing|chilling|cooking)))*${NOW}`,
      'i',
    ),
    not: /\b(?:with you|date|too (?:much|many)|drunk)\b/i,
    said: {
      'follow up': [
        ['warm', 'Is the {what} to celebrate something, or because the day is over?'],
        ['direct', 'What goes with the {what}, a good view or a good series?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds well earned. Enjoy your {what}!'],
        ['warm', 'Cheers! Many good evenings start with a quiet {what}.'],
      ],
      'light touch': [
        ['playful', 'Cheers from here. Does the {what} come with snacks?'],
        ['playful', 'I will drink to that, as soon as I know what we are toasting.'],
      ],
    },
  }),
  kind('at a party, a concert', {
    cue: new RegExp(
      `${LEAD}(?:at|going to|on my way to|been to|went to|back from|heading to) (?:a|my|the|this) (?:(?:friend'?s|house|birthday|work|office|family|christmas|pool|cousin'?s|sister'?s|brother'?s|big|boring|staff|year[- ]end|music|comedy|rock|jazz|food|night) )*(?<what>party|concert|gig|festival|function|market|baby shower|bachelorette|hen party|show|quiz|pub quiz|comedy show|play|museum|exhibition|braai|bbq|barbecue)(?: (?:last night|with (?:friends|my (?:friends|sister|family))|on (?:saturday|friday|sunday)|this weekend|yesterday))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|come|join)\b/i,
    said: {
      'follow up': [
        ['warm', 'How is the {what}, good crowd?'],
        ['direct', 'What is the best thing about the {what} so far?'],
        ['warm', 'Do you know people at the {what}, or are you making new friends?'],
      ],
      'appreciate a detail': [
        ['warm', 'Nice, enjoy the {what}! I will not keep you on your phone.'],
        ['warm', 'Sounds like fun. I want to hear about the {what} later.'],
      ],
      'light touch': [
        ['playful', 'Are you on the dance floor or in the kitchen, where the good talks are?'],
        ['playful', 'Texting me from the {what}? Either it is dull, or I am lucky.'],
      ],
    },
  }),
  kind('out with friends', {
    cue: new RegExp(
      `${LEAD}(?:out|having (?:drinks|dinner|lunch|a drink|coffee|a braai|a bbq|breakfast|brunch|wine)|hanging out|at a (?:bar|pub|braai|bbq|party|restaurant)|for (?:drinks|dinner)|catching up|meeting up|spending time|went out|drinks|chilling|braai|going out|meeting|seeing)(?: (?:for|at|a|the|having|drinks|dinner|braai|bar|pub|up|lunch|coffee|out))* with (?:(?:some|a|the|my|few|old|work|best|school|couple of) )*(?:friends?|mates|girls|boys|guys|bestie|colleagues|besties|friend group)(?: (?:from (?:work|school|varsity|uni|college)|later|last night|this weekend|yesterday))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|fight|join|ex|friends with|my friend (?:said|died))\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Nice, enjoy your friends! I will not keep you on the phone.'],
        ['warm', 'That sounds like a good time. Have fun with your friends.'],
      ],
      'follow up': [
        ['direct', 'Which one are you in the group of friends, the planner or the late one?'],
        ['warm', 'How do you all know each other, old friends or new ones?'],
        ['warm', 'Tell me later who among the friends told the best story?'],
      ],
      'light touch': [
        ['playful', 'Have one for me, and do not let your friends read my messages out loud.'],
        ['playful', 'Out with friends and still texting me? I will take that as a compliment. Now go.'],
      ],
    },
  }),
  kind('nothing much', {
    cue: /^\W*(?:(?:hey|hi|oh|haha|well|yeah|honestly|um|not)[, ]+)*(?:not(?:hing)? (?:too )?much(?: really| tbh| honestly| here| today)?|nothing(?: really| special| exciting| at all)?|nm|not a lot|same old(?:,? same old)?|the usual|just (?:the usual|here|existing|resting|rested))(?:[, .]+(?:just|really|mostly|today|so far|hey|lol|haha|and|did|some|a bit of|rested|resting|relaxed|relaxing|cleaning|cleaned|chores|stayed|home|at|slept|laundry|tv|watched|the usual|family|stuff|was|quiet|weekend))*\W*$/i,
    not: /\b(?:you|in common|wrong|to say)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Nothing much sounds rather nice, to be honest. Everybody needs one of those.'],
        ['calm', 'A quiet one, then. I hope it did you good.'],
      ],
      'follow up': [
        ['warm', 'Did you at least get some rest out of it?'],
        ['direct', 'What would make it a good evening from here?'],
        ['warm', 'What was the nicest bit of doing nothing much?'],
      ],
      'light touch': [
        ['playful', 'Not much is a skill. Was there a couch involved?'],
        ['playful', 'Then I get to liven it up: best thing you ate this week?'],
      ],
    },
  }),
  kind('a shower, a bath', {
    cue: new RegExp(
      `${LEAD}(?:(?:had|having|took|taking|out of|hop(?:ping)? in|jump(?:ing)? in|in|got out of|need) (?:(?:a|the|my|long|hot|quick|bubble|warm|nice) )*(?:shower|bath))(?: (?:with (?:a book|a glass of wine|candles)|after (?:work|the gym|a long day)|finally|now))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|naked|together|join|cold shower|pic|photo|horny)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Nothing resets a day like hot water. I hope you feel new.'],
        ['warm', 'Well earned. Clean pyjamas are the best part of it.'],
      ],
      'follow up': [
        ['warm', 'Was it a long day, or just the nicest part of the evening?'],
        ['direct', 'And now, couch or straight to bed?'],
      ],
      'light touch': [
        ['playful', 'Did you sing? Everybody sings when there is an echo.'],
        ['playful', 'Do all your best ideas come in the water, and leave when you dry off?'],
      ],
    },
  }),
  kind('bored', {
    cue: /^\W*(?:(?:ugh|omg|hey|hi|haha|honestly|man)[, ]+)*(?:i'?m |im |i am )?(?:so |really |super |very |just |kinda |a bit |bit |at home |home |here |sitting here |absolutely |extremely )*(?:bored|boredd+)(?: (?:af|today|tonight|lol|haha|now|right now|rn|at home|out of my mind|to death))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'Bored as in nothing to do, or nothing you feel like doing?'],
        ['direct', 'If you were not bored right now, where would you like to be?'],
      ],
      'light touch': [
        ['playful', 'I can fix bored. Two truths and a lie, you go first?'],
        ['playful', 'I can do something about that. Tell me the worst film you ever finished.'],
        ['playful', 'Bored is when people bake bread or text me. You chose well.'],
      ],
      'appreciate a detail': [
        ['warm', 'I am glad you wrote instead of staring at the wall. What would cheer up a bored evening?'],
        [
          'warm',
          'Being bored is a sign that you have earned some fun. Give me three words for a perfect day.',
        ],
      ],
    },
  }),
  kind('gaming', {
    cue: new RegExp(
      `${LEAD}(?:gaming|playing (?:some |a bit of )?(?<what>games|video games|computer games|playstation|ps5|xbox|fifa|minecraft|zelda|the sims|board games|cards|chess|fortnite|call of duty))(?: (?:with (?:friends|my (?:brother|friends|cousin|nephew|kids)|the boys)|online|all day))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|mind games)\b/i,
    said: {
      'follow up': [
        ['direct', 'Which game is it at the moment?'],
        ['warm', 'Are you winning your game, or is it one of those nights?'],
      ],
      'appreciate a detail': [
        ['warm', 'Good way to switch off. Finish your round, I am patient.'],
        ['warm', 'I like people who still play games. It keeps one young.'],
      ],
      'light touch': [
        ['playful', 'Are you a good loser at games, or does the controller fly?'],
        ['playful', 'Just one more level, I know. Tell me when you have saved the world in your game.'],
      ],
    },
  }),
  kind('music', {
    cue: new RegExp(
      `${LEAD}(?:listening to (?:(?:some|my|a|the|new|good|old|favourite) )*(?<what>music|podcasts?|playlist|album|songs|records|radio|jazz|amapiano|rock|audiobook))(?: (?:and (?:cooking|cleaning|relaxing|chilling|working)|while (?:cooking|cleaning|working)))*${NOW}`,
      'i',
    ),
    said: {
      'follow up': [
        ['direct', 'What are you listening to?'],
        ['warm', 'What is the song that you never skip?'],
        ['warm', 'Is it music for dancing in the kitchen, or for staring out of the window?'],
      ],
      'appreciate a detail': [
        ['warm', 'The right {what} can save a whole day. Enjoy it.'],
        ['warm', 'I like that. Send me one, and I will listen to it properly.'],
      ],
      'light touch': [
        ['playful', 'Do you sing along? Be honest, the neighbours already know.'],
        ['playful', 'One song for my playlist, please. I will judge you only a little.'],
      ],
    },
  }),
  kind('reading, making things', {
    cue: new RegExp(
      `${LEAD}(?:(?<what>reading|playing (?:guitar|piano)|painting|drawing|knitting|baking|crocheting|doing a puzzle|journaling)(?: (?:a|my|the|some|good|new|book|bread|cake|cookies|in|bed|couch|on|garden|sun|novel|thriller|all day|podcasts))*)${NOW}`,
      'i',
    ),
    not: /\b(?:you|into|love|like|learn)\b/i,
    said: {
      'follow up': [
        ['warm', 'What are you on at the moment? I am curious about your taste.'],
        ['direct', 'Is {what} how you switch off?'],
        ['warm', 'Is it any good, or are you just getting started?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds like a good way to spend the time. I will not interrupt for long.'],
        ['warm', 'I like that. {what} beats scrolling any day.'],
      ],
      'light touch': [
        ['playful', 'And I interrupted! Go on, I am patient.'],
        ['playful', 'Is there a snack that goes with {what}? There should be.'],
      ],
    },
  }),
  kind('finished a series, a film', {
    cue: /\b(?:finished|watched|binged|rewatched|saw|finally (?:finished|watched|saw)|just (?:finished|watched|saw)|finishing)(?: (?:watching|binging|the|a|last|final|whole|season|episode|of|new|all|\w+ season of))* (?<what>[a-z0-9][a-z0-9' :&-]{1,28}?)(?:,| and| -|\.|!|$| last night| yesterday| today| again| for the \w+ time| on netflix| in (?:one|two|a) (?:day|days|weekend|sitting))/i,
    not: /\b(?:you|exam|work|work ?out|shift|game|match|rugby|soccer|football|cricket|sunset|sunrise|dinner|lunch|breakfast|gym|run|marathon|race|thesis|essay|assignment|project|report|school|university|varsity|degree|college|studying|studies|course|book|novel|reading|cleaning|painting|stars|doctor|dentist|ex|someone|somebody|a guy|accident|snake|spider|ghost|cooking|eating|coffee|chores|friend|family|whale|whales|dolphin|dolphins|elephant)\b|\b(?:watched|saw|finished) (?:it|him|her|them|my|an?) (?!(?:\w+ ){0,3}(?:show|series|film|movie|documentary|episode))/i,
    most: 14,
    also: (r) =>
      /\b(?:watch\w*|binge\w*|season|episode|series|film|movie|netflix|show|cinema|finale)\b/i.test(
        r.plain,
      ) || /\b[Ff]inish(?:ed|ing) (?:The )?[A-Z][a-z]+ [A-Z][a-z]/.test(r.plain),
    said: {
      'follow up': [
        ['warm', 'What did you think of it? No spoilers, just the mood it left you in.'],
        ['direct', 'Would you recommend it to me, yes or no?'],
        ['warm', 'Who was your favourite in it?'],
      ],
      'appreciate a detail': [
        ['warm', 'I like that you finish things. How did it leave you, happy or hollow?'],
        ['warm', 'Now comes the emptiness after a good one. What is next?'],
      ],
      'light touch': [
        ['playful', 'One sentence, no spoilers: sell it to me.'],
        ['playful', 'How far past bedtime did it keep you, honestly?'],
      ],
    },
  }),
  kind('finished a book', {
    cue: /\b(?:finished|finishing|read|reading|started|halfway through|in the middle of|just (?:finished|started))(?: (?:reading|a|an|the|this|my|really|very|new|such|good|great|amazing|lovely|long|another|sad|in|one|day))* (?:book|novel|thriller|autobiography|memoir)\b/i,
    not: /\b(?:you|club|write|writing|love reading|like reading|facebook|mac ?book|wrote)\b/i,
    most: 14,
    said: {
      'follow up': [
        ['direct', 'Which book is it?'],
        ['warm', 'What is the book about, in one sentence?'],
        ['warm', 'Would I like it? Tell me who this book is for.'],
      ],
      'appreciate a detail': [
        ['warm', 'A good book is hard to leave. I like people who read to the end.'],
        ['warm', 'That feeling when a book is good enough to miss your stop for. What is it called?'],
      ],
      'light touch': [
        ['playful', 'Are you the kind who lends a book out, or do you guard your shelf?'],
        ['playful', 'Do you peek at the last page of a book, or are you strong?'],
      ],
    },
  }),
  kind('watching a game', {
    cue: new RegExp(
      `(?:${LEAD})(?:watch(?:ing)?|going to watch|about to watch) (?:(?:the|a|some|my team'?s?|big) )*(?<what>rugby|soccer|football|cricket|match|game|boks|springboks|tennis|formula 1|f1|world cup|race|nba|golf|fight|ufc|ping pong|baseball|basketball)(?: (?:game|match|final|semi-?final))?(?: (?:with (?:friends|my (?:dad|brother|family|friends))|at (?:home|the pub|a bar)|on (?:tv|the couch)))*${NOW}`,
      'i',
    ),
    not: /\b(?:you|let'?s|join)\b/i,
    said: {
      'follow up': [
        ['direct', 'What is the score? I want to know how careful I have to be with you.'],
        ['warm', 'Who are you supporting in the {what}?'],
        ['warm', 'Do you watch quietly, or do the neighbours know the score?'],
      ],
      'light touch': [
        ['playful', 'Then I will only text in the breaks. Good luck to your side!'],
        ['playful', 'If they win the {what}, I take the credit. If they lose, I said nothing.'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy the {what}! I hope it is a close one with a happy end.'],
        ['warm', 'Good plan. I hope there are snacks until the final whistle of the {what}.'],
      ],
    },
  }),
  kind('on holiday', {
    cue: /\b(?:on (?:holiday|vacation|a trip)(?: with [^.!?]{2,15})?(?: (?:in|at) (?<place>[a-z]{4,}))?(?: (?:now|this week|right now|at the moment|until \w+|for (?:a|two|the) week(?:s|end)?))*\W*$|(?:i'?m |im |we'?re )(?:in|on) (?:the )?(?:cape town|durban|london|paris|lisbon|rome|italy|spain|portugal|greece|mauritius|zanzibar|thailand|bali|mozambique|namibia|kruger)(?: (?:with (?:my )?(?:friends|family)|for (?:work|the week(?:end)?|a few days)|this week(?:end)?|right now|now|at the moment))+)/i,
    not: /\b(?:you|from holiday|next|going|was|were|miss|need|back)\b/i,
    said: {
      'follow up': [
        ['warm', 'Lovely! What has been the best moment of the holiday so far?'],
        ['direct', 'What have you eaten there that I should be jealous of?'],
        ['warm', 'Is it a holiday for lying down, or for seeing everything?'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy every minute of your holiday! Messages can wait.'],
        ['warm', 'That sounds wonderful. I hope the holiday goes by slowly.'],
      ],
      'light touch': [
        ['playful', 'Texting me from your holiday? I feel like a postcard.'],
        ['playful', 'Have you already looked at house prices there, like everybody on holiday?'],
      ],
    },
  }),
  kind('at the airport', {
    cue: /^\W*(?:(?:hey|ok|so|just)[, ]+)*(?:i'?m |im |i am )?(?:(?:still|stuck|just|waiting|sitting|currently|got|arrived|finally) )*(?:at|to) (?:the )?(?:airport|gate|boarding gate|train station|bus station)(?: (?:now|waiting|already|again|early|for hours|lol|waiting for my (?:flight|train|bus)|since \w+))*\W*$|\bmy (?:flight|train) (?:is|got|was)(?: \w+)? delayed\b/i,
    not: /\b(?:you|pick)\b/i,
    also: (r) => r.mine === '' || !/\b(?:pick|fetch|wait|arriv|where)\b/i.test(r.mine),
    said: {
      'follow up': [
        ['warm', 'Where are you off to?'],
        ['direct', 'Are you the three hours early kind, or the last one through the gate?'],
      ],
      'appreciate a detail': [
        ['warm', 'Everybody there is between two stories, and I like yours. Have a safe trip!'],
        ['warm', 'Safe travels! I hope you get the window, if that is what you want.'],
      ],
      'light touch': [
        ['playful', 'Airport rules: no clock counts, so what are you eating?'],
        ['playful', 'Good time to people-watch. Who is the strangest traveller near you?'],
      ],
    },
  }),
  kind('we lost', {
    cue: /^\W*(?:(?:ugh|man|omg|haha|hey|and)[, !]+)*(?:we|our team|my team|the boks|springboks|bafana|the proteas|arsenal|chelsea|liverpool|united|chiefs|pirates|spurs|city) (?:(?:just|really|only) )*(?:lost|played (?:so |really |very )?(?:bad(?:ly)?|terribl[ey]|poorly|rubbish)|(?:were|are) (?:so |really )?(?:terrible|awful|rubbish|useless|bad)|got (?:thrashed|hammered|beaten))\b(?: (?:the (?:match|game|league|cup|final|rugby|quiz)|today|tonight|yesterday|last night|again|our (?:match|game)|\d+[- ]\d+))*\W*$/i,
    not: /\b(?:baby|touch|contact|everything|house|someone|him|her)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ugh, I am sorry. A bad game can spoil a whole evening.'],
        ['warm', 'Painful to watch, I imagine. Loyalty is hard work when a team plays badly.'],
      ],
      'follow up': [
        ['direct', 'Who do we blame for the game, the ref, the coach or the weather?'],
        ['warm', 'How long does it take you to get over a lost game?'],
      ],
      'light touch': [
        ['playful', 'And next week you will be back, believing in your team again. That is love.'],
        ['playful', "Ice cream helps after a game like that. Doctor's orders."],
      ],
    },
  }),
  kind('watching a title', {
    cue: /\b(?:(?:binge[- ]?)?watching|re-?watching|started(?: watching)?|obsessed with|hooked on)(?: (?:the|season|series|\d|one|two|of|new))* (?<what>[a-z0-9][a-z0-9' :&-]{2,30}?)(?: (?:again|at the moment|right now|now|tonight|lately|these days|on netflix|for the \w+ time))*\W*$/i,
    not: /\b(?:you|game|match|rugby|football|soccer|cricket|tv|movies?|weather|sunset|my|kids|nephew|birds|work|school|job|gym|diet|class)\b/i,
    also: (r) =>
      /\bstarted (?:watching )?(?:a|another|this) new (?:series|show)\b/i.test(r.plain) ||
      /\b(?:[Ww]atching|[Rr]e-?watching|[Ss]tarted|[Oo]bsessed with|[Hh]ooked on) (?:season \d of |the )?(?:The )?[A-Z][a-z]+/.test(
        r.plain,
      ),
    said: {
      'follow up': [
        ['warm', 'Is it worth starting? One sentence, no spoilers.'],
        ['direct', 'Who is your favourite in it?'],
        ['warm', 'How far in are you?'],
      ],
      'appreciate a detail': [
        ['warm', 'A good series is one you can disappear into. Enjoy it.'],
        ['warm', 'Nice choice. Tell me when it gets to the best bit.'],
      ],
      'light touch': [
        ['playful', 'One episode, or the famous "just one more"?'],
        ['playful', 'Do you talk to the characters, or suffer in silence?'],
      ],
    },
  }),
  kind('reading a title', {
    cue: /\b(?:(?:i'?m |im |currently |now |just |busy |started |half ?way through )+(?:reading |read )?|^\W*reading )(?<what>[a-z][a-z' ]{3,35}?)(?: (?:at the moment|right now|now|these days|again|for the (?:first|second|third) time))*\W*$/i,
    not: /\b(?:you|book|a|watching|work|in bed|news|listening|novel|article|bible|my)\b/i,
    also: (r) => /\b[Rr]eading (?:The )?[A-Z][a-z]+/.test(r.plain),
    said: {
      'follow up': [
        ['warm', 'Is it as good as people say?'],
        ['direct', 'What made you pick that book?'],
        ['warm', 'How far have you got, and would you recommend the book?'],
      ],
      'appreciate a detail': [
        ['warm', 'A reader, I like that. Tell me when you reach the best part of the book.'],
        ['warm', 'Nice. I like hearing what people are reading, it says more than a photo.'],
      ],
      'light touch': [
        ['playful', 'Bookmark or folded corner? This is a serious question.'],
        ['playful', 'Are you really reading it, or carrying it around?'],
      ],
    },
  }),
  kind('we won', {
    cue: /^\W*(?:(?:yay|yes+|omg|haha|hey|and)[, !]+)*(?:we|our team|my team|the boks|springboks|bafana|the proteas|arsenal|chelsea|liverpool|united|chiefs|pirates|sundowns|spurs|city) (?:just |actually |finally )?won\b(?: (?:the (?:match|game|league|cup|final|rugby|quiz|tournament)|today|tonight|yesterday|last night|again|our (?:match|game)|\d+[- ]\d+))*\W*$/i,
    said: {
      'appreciate a detail': [
        ['warm', 'What a win! Congratulations, enjoy every minute of it.'],
        ['warm', 'Wonderful, a win makes the whole week lighter.'],
      ],
      'follow up': [
        ['warm', 'How did you celebrate the win?'],
        ['direct', 'Was it a clear win, or one for the nerves?'],
      ],
      'light touch': [
        ['playful', 'How loud was the win, on a scale from clapping to neighbours knocking?'],
        ['playful', 'A win today and no voice tomorrow. Worth it?'],
      ],
    },
  }),
  kind('just landed', {
    cue: /^\W*(?:(?:hey|hi|ok|finally|yay|so)[, ]+)*(?:i'?ve |i |i'?m |im |we |we'?ve )?(?:just |finally |safely |have |only just )*(?:landed|touched down|arrived|got in|made it)(?: (?:safely|safe|back|home|in|at))*(?: (?<where>(?:cape town|joburg|johannesburg|durban|london|paris|lisbon|rome|berlin|new york|amsterdam|madrid|barcelona|dubai|bali|italy|spain|portugal|greece|france|germany|mauritius|zanzibar|thailand|nairobi|lagos|kenya|munich|vienna|prague|athens|istanbul|sydney|toronto|dublin|edinburgh|manchester|windhoek|maputo|harare|accra|the kruger)|the airport|my hotel|the hotel))?(?: (?:safely|now|finally|after))*\W*$/i,
    not: /\b(?:here|there|job|work)\b/i,
    also: (r) =>
      /land|touched|airport|hotel/i.test(r.plain) ||
      /\barrived (?:safely )?in [A-Z]/.test(r.plain) ||
      /\barrived safely\b/i.test(r.plain),
    said: {
      'appreciate a detail': [
        ['warm', 'Welcome back to the ground! I am glad you landed safely.'],
        ['warm', 'Good to hear you landed. I hope the bags come out first.'],
      ],
      'follow up': [
        ['warm', 'How was the flight?'],
        ['direct', 'What is first now that you have landed, food, shower or bed?'],
      ],
      'light touch': [
        ['playful', 'Did anybody clap when you landed? Be honest.'],
        ['playful', 'Landed and already texting. I am flattered, go and find your suitcase.'],
      ],
    },
  }),
  kind('back from a trip', {
    cue: /\b(?:(?:just |finally )?(?:got|came|am|i'?m|im|come|arrived)?(?: just| finally)? ?(?:back (?:home )?|home )from (?:(?:a|an|my|our|the|short|long|two|week|weeks?|weekend|family|work|business|lovely|amazing|quick|little) )*(?<what>holidays?|vacation|trip|travels|travelling|traveling|honeymoon|weekend away|(?:a )?trip to (?!the (?:shop|dentist|doctor))[a-z]+|road trip|safari|camping|conference|cape town|joburg|durban|london|paris|lisbon|rome|italy|spain|portugal|greece|mauritius|zanzibar|thailand|bali|mozambique|namibia|hiking trip|ski trip|kruger)\b)/i,
    not: /\b(?:you|honeymoon|funeral|sad|broke up)\b/i,
    said: {
      'follow up': [
        ['warm', 'Welcome back! What was the best moment of it?'],
        ['direct', 'How was it, are you rested or in need of another holiday?'],
        ['warm', 'What did you eat there that you already miss?'],
      ],
      'appreciate a detail': [
        ['warm', 'Welcome back. I hope the good mood lasts longer than the unpacking.'],
        ['warm', 'Nice to have you back! I want the story that did not make it into the photos.'],
      ],
      'light touch': [
        ['playful', 'Is the suitcase unpacked, or living on the floor until Thursday?'],
        ['playful', 'The first day back should be a day off by law. How are you coping?'],
      ],
    },
  }),
  kind('a trip to come', {
    cue: /\b(?:(?:i'?m |im |i am |we'?re |i )?(?:going|off|flying|heading|travelling|traveling|leave|leaving|fly|driving|go|booked a (?:trip|flight|holiday)|booked flights)(?: (?:away|on|for|out|home))?(?: (?:to|for) (?<place>[a-z]{3,}(?: (?:town|york|london|africa|route|coast|angeles|rica|lanka|zealand|park|bay|island|elizabeth|alfred))?))?(?: (?:with (?:my )?(?:friends|family|sister|parents|brother)|for (?:a|the|two|three|work|ten|five|\d+)(?: (?:days?|weeks?|weekend|holiday|month))?|on (?:holiday|vacation|safari)|camping|away))*(?: (?:this|next|on|tomorrow|in (?:a|two|three|december|january|february|march|april|may|june|july|august|september|october|november|\w+ (?:days|weeks|months)|the morning|summer)|for the (?:weekend|holidays?)|over (?:christmas|easter|new year)|today|tonight|soon|at the end)\b[^.!?]{0,20}))|(?:can'?t wait for my (?:holiday|trip|vacation|flight)|packing for (?:my|a)|my flight is (?!delayed)|i have a flight|on (?:holiday|vacation) (?:from|next)|packing my (?:bags?|suitcase))\b/i,
    not: /\b(?:to (?:work|bed|sleep|school|church|gym|the|a|my|class|see|visit|be|try|have|get|do|make|go|meet|watch|start|tell|say|give|take|buy|eat|cook|leave|you|town|college|uni|varsity|therapy|court|stay|move|find|need|miss|study|work|home|jail|hell|clean|write|run|read|play|dinner|lunch|rehab)|for (?:a )?(?:run|walk|hike|swim|jog|coffee|drinks?|dinner|lunch|surf|dance|it|you|now)|going (?:out|on (?:a )?(?:date|dates))|hospital|you|leaving (?:him|her)|marriage|job|forever|for good|moving|work|meeting|let'?s|we should|shift|relationship|bury|last the (?:week|night|weekend)|won'?t make it|say goodbye|my (?:mom|mum|dad|gran|mother|father)\b[^.!?]{0,30}\b(?:worse|last|critical|going))\b/i,
    most: 12,
    also: (r) =>
      /\bto [a-z]|\bfor [a-z]|airport|flight|(?:fly|flying) home|holiday|vacation|trip|pack|camping|away\b/i.test(
        r.plain,
      ),
    said: {
      'follow up': [
        ['warm', 'Oh nice! What are you most looking forward to about the trip?'],
        ['direct', 'Have you been there before, or is it the first time in {place}?'],
        ['warm', 'Who are you going with, or is it a trip of your own?'],
        ['direct', 'Is it a lie down holiday or a walk all day one?'],
      ],
      'appreciate a detail': [
        ['warm', 'That sounds wonderful. I hope {place} is as good as you imagine.'],
        ['warm', 'Lovely, something to look forward to. Have a great trip!'],
      ],
      'light touch': [
        ['playful', 'Is the packing done, or are you a night before person?'],
        ['playful', 'I expect one photo of something you ate in {place}.'],
        ['playful', 'I expect one photo of something you ate there. Safe travels!'],
      ],
    },
  }),
  kind('on the bus, the train', {
    cue: new RegExp(
      `${LEAD}(?:(?:on|in|waiting for|sitting on|riding) (?:the|a|my) (?<what>bus|train|taxi|tube|uber|metro|plane|gautrain|car)|on (?:my|the) way (?:home|to work|back|to the gym)|commuting|driving home|heading home|walking home|on a road trip)(?: (?:home|to work|back|from work|after work))*${NOW}`,
      'i',
    ),
    not: /\b(?:late|you|accident|followed|scared|outside|minutes)\b/i,
    also: (r) =>
      r.mine === '' || !/\b(?:where|how far|home safe|meet|here|tonight|date|get home)\b/i.test(r.mine),
    said: {
      'follow up': [
        ['warm', 'What do you do on the way, music, book or people-watching?'],
        ['direct', 'Long way to go?'],
        ['warm', 'How was the day so far, before the trip home?'],
      ],
      'appreciate a detail': [
        ['warm', 'I hope you got a seat by the window and nobody eats anything strange next to you.'],
        ['calm', 'Travel safely. I am happy to keep you company on the way.'],
      ],
      'light touch': [
        ['playful', 'Best or worst person you can see right now? I want to ride along.'],
        ['playful', 'Perfect, then I have your attention until the last stop on the way.'],
      ],
    },
  }),
  kind('Friday, the weekend', {
    cue: /^\W*(?:(?:yay|omg|hey|ugh|so|hi)[, ]+)*(?:(?:it'?s |its |thank god (?:it'?s |its )?)?(?:finally |almost |nearly )*(?:friday|the weekend|weekend|friyay|tgif)|happy friday|so (?:happy|glad) (?:it'?s|its) friday|can'?t wait for the weekend|so ready for the weekend)(?: (?:finally|at last|yay|today|already|tomorrow))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'Finally! What are you looking forward to most this weekend?'],
        ['direct', 'Big weekend plans, or a proper rest?'],
      ],
      'appreciate a detail': [
        ['warm', 'You made it to Friday! I hope somebody brings you a drink.'],
        ['warm', 'Happy weekend to you. May it be twice as long as the week felt.'],
      ],
      'light touch': [
        ['playful', 'How do you open a weekend, shoes off or music on?'],
        ['playful', 'Friday at last. Do you go out on a Friday, or straight into pyjamas?'],
      ],
    },
  }),
  kind('Monday', {
    cue: /^\W*(?:(?:ugh|omg|hey|so|hi|oh no)[, ]+)*(?:i (?:really )?hate |it'?s |its |back to work |not ready for |typical |such a )?(?:monday|mondays|sunday blues|sunday scaries)(?: (?:again|already|ugh|blues|morning|tomorrow|today|sucks|is (?:hard|the worst|killing me)))*(?:[, ]+ugh)?\W*$/i,
    said: {
      sympathise: [
        ['warm', "Monday is nobody's friend. I hope the coffee is strong and the meetings short."],
        ['calm', 'One Monday at a time. It will be over by tonight.'],
      ],
      'follow up': [
        ['warm', 'What would make this Monday a bit better?'],
        ['direct', 'How was the weekend, before Monday came along?'],
      ],
      'light touch': [
        ['playful', 'On Mondays, getting dressed counts as an achievement. Well done.'],
        ['playful', 'Who do we complain to about Monday? I will sign it.'],
      ],
    },
  }),
];
