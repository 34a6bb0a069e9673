/** The way there and the way home: the address, the door, the table at nine, the night that went well and what was odd about it. */
import { END, HOUR, opening } from './arranging-words.ts';
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const arranging = smallTurns('arranging', 26);

export const ARRANGING_WAY_SCENES: readonly Scene[] = [
  arranging('the address', {
    cue: opening(
      "(?:what'?s|what is|whats|can (?:you|i|u) (?:please )?(?:send|get|have|share|drop)(?: me)?|could (?:you|i) (?:please )?(?:send|get|have)(?: me)?|(?:please )?(?:send|share|drop|whatsapp|give)(?: me)?|do you have|i need|where'?s) (?:the |your )?(?:exact )?(?:address|location|directions|pin|live location|name of the place)(?: (?:of|for) (?:the|that|this) (?:place|restaurant|bar|spot|café|cafe|venue))?(?: again)?" +
        END,
    ),
    not: /\b(?:work|home|email|ip|street|postal|physical|delivery|your (?:home|house)|id|number|bank|ship|parcel|gift|flowers|where (?:you|u) (?:live|stay))\b/i,
    also: (r) => /\b(?:pin|location|directions|the (?:exact )?address|name of the place)\b/i.test(r.plain),
    beside: 2,
    said: {
      'answer, then return': [
        ['direct', 'It is [where we meet]. Shout if you cannot find it.'],
        ['warm', 'Sending it now. Write to me if you get lost and I come and find you.'],
      ],
      'confirm the plan': [['calm', 'On its way to you. There is no hurry, I will be there.']],
      'light touch': [
        ['playful', 'Here it comes. If it leads you to a petrol station, that is the app and not me.'],
      ],
    },
  }),
  arranging('how to get there', {
    cue: opening(
      `(?:how (?:do|can|should|would) (?:i|we) (?:get (?:there|to (?:it|the place|you))|find (?:it|the place|you there))|what'?s the best way (?:to get )?there|is (?:it|that|the place) (?:far|close|near|hard to find|easy to find|walking distance|a long walk)(?: (?:from|to) (?:the |my |your )?(?:station|bus|taxi rank|town|cbd|centre|center|parking|beach|work|gautrain(?: station)?|stop|here))?)${END}`,
    ),
    beside: 2,
    said: {
      'answer, then return': [
        ['direct', '[How to get there]. Shall I wait for you outside?'],
        ['warm', 'Tell me where you are coming from and I will send you the easiest way.'],
      ],
      'confirm the plan': [
        ['calm', 'I will send you a pin. If it is a long way for you, we choose another place.'],
      ],
      'light touch': [
        ['playful', 'Follow the smell of food. If that fails, follow the pin that I am sending you.'],
      ],
    },
  }),
  arranging('I make my own way', {
    cue: opening(
      "(?:i(?:'?ll| will|'?m going to| can| could|'?d rather| would rather|'?d prefer to)|let me|i think i'?ll) (?:just |rather )?(?:uber|bolt|drive(?: myself| there)?|walk(?: there)?|take (?:an? |the )?(?:uber|bolt|taxi|bus|train|gautrain|cab)|get (?:an? )?(?:uber|bolt|taxi|lift)|come (?:on my own|by myself|straight from work|from work)|make my own way(?: there)?|meet (?:you|u) (?:there|at the (?:place|restaurant|bar)|at the (?:door|entrance|gate)))" +
        END,
    ),
    beside: 4,
    turnsRound: true,
    limit: true,
    said: {
      'confirm the plan': [
        ['direct', 'Perfect, then I will see you there.'],
        ['calm', 'That works. Write to me when you are close and I look out for you.'],
      ],
      'respect the limit': [['warm', 'Of course, whatever is easiest for you. Travel safely.']],
      'light touch': [['playful', 'Good, then one of us makes an entrance. I leave that to you.']],
    },
  }),
  arranging('wait for me at the door', {
    cue: opening(
      "(?:(?:please |can you |could you |will you )?wait for me|(?:shall|can|should) (?:we|i) meet(?: you)?|(?:i'?ll )?meet (?:you|u|me)|see you) (?<x>outside|(?:at|by|in front of) the (?:front )?(?:entrance|door|gate|bar|station|parking|ticket office|fountain|stairs|exit|corner|reception))" +
        END,
    ),
    beside: 3,
    said: {
      'confirm the plan': [
        ['direct', 'Yes, {x}. I will be there.'],
        ['warm', '{x} is easy to find. Look for the one who is smiling.'],
      ],
      'answer, then return': [['calm', 'I will wait {x}. Take your time.']],
      'light touch': [
        ['playful', '{x}, with the face of somebody who has been there for exactly two minutes.'],
      ],
    },
  }),
  arranging('just arrived', {
    cue: opening(
      "(?:i(?:'?m|'?ve| have| am)? ?)?(?:just |finally )?(?:parked|parking now|parking the car|found parking|found a parking|arrived|got here|walking in|coming in|at the (?:door|entrance|gate|bar|table|restaurant|counter))(?: now| already)?" +
        END,
    ),
    also: (r) => !/\?/.test(r.plain),
    beside: 3,
    said: {
      'answer, then return': [
        ['warm', 'Lovely, I am on my way to you.'],
        ['direct', 'Good, I see you in a second.'],
      ],
      'no rush': [['calm', 'Perfect timing. I will be there in a moment.']],
      'light touch': [['playful', 'Good. I will stop checking my hair in the window, then.']],
    },
  }),
  arranging('what I wear', {
    cue: opening(
      "(?:i(?:'?m| am|'?ll be|m| will be)(?: the one)? (?:wearing|in|with) (?:an? |my |the )(?<x>(?:(?:bright|big|long|short|dark|light|silly|old) )?(?:red|blue|green|yellow|black|white|pink|orange|purple|grey|brown|denim|leather|checked|striped|floral)[^,.!?]{0,5} (?:jacket|dress|shirt|t-?shirt|coat|hat|cap|scarf|jersey|hoodie|jeans|beanie|top|blazer|umbrella|bag|skirt|sneakers|takkies)))(?: (?:today|tonight|so you can find me|so you know|if that helps))?" +
        END,
    ),
    beside: 5,
    turnsRound: true,
    said: {
      'confirm the plan': [
        ['direct', 'Got it, I look for a {x}.'],
        ['warm', 'A {x}, noted. I will find you before you find me.'],
      ],
      'light touch': [
        ['playful', 'If there are two of you in a {x} I will pick the one who laughs.'],
        ['flirty', 'A {x} is a good start. I would have known you anyway.'],
      ],
      'answer, then return': [['calm', 'Thank you, that helps. I will be by the door.']],
    },
  }),
  arranging('something cheaper', {
    limit: true,
    shared: true,
    cue: opening(
      "(?:(?:can|could|shall|should) we (?:rather |maybe )?(?:do|find|go|pick|try)|(?:do|would) you mind if we (?:do|find|go)|let'?s (?:rather )?(?:do|find)|maybe|i'?d rather do)? ?(?:for )?(?:something|somewhere|some place|a place)? ?(?:a bit |a little |that'?s )?(?:cheap(?:er)?|free|less (?:fancy|expensive|pricey|posh)|(?:more )?(?:low key|low-key|casual|chilled|relaxed)|simple(?:r)?|not (?:so|too) (?:fancy|expensive)|(?:nothing|not) (?:too |very |so )?(?:fancy|expensive|posh|formal))" +
        END,
    ),
    beside: 3,
    said: {
      'answer, then return': [
        ['direct', 'Gladly. A walk and something from a bakery?'],
        ['warm', 'That suits me too. I go for the company and not for the tablecloth.'],
      ],
      'counter-offer': [['calm', 'Of course. A picnic, a market or a bench with a view, which do you like?']],
      'light touch': [
        ['playful', 'Perfect, my fancy shirt is in the wash anyway.'],
        ['playful', 'Good, I am at my best over chips.'],
      ],
    },
  }),
  arranging('somewhere quiet', {
    limit: true,
    cue: opening(
      "(?:can we (?:go|do|find)|could we (?:go|find)|let'?s (?:go|find)|maybe|i'?d (?:prefer|like|rather)|somewhere)? ?(?:somewhere|a place|some place)? ?(?:that'?s |a bit |more |nice and )?(?<x>quiet(?:er)?|not (?:so|too) (?:loud|noisy|busy|crowded)|calm(?:er)?|less (?:loud|noisy|busy|crowded))(?: please| would be (?:nice|good|great))?(?:[,.;]? (?:because |as |since |cos )?(?:i (?:hate|can'?t (?:stand|do|handle)|don'?t (?:like|do)|struggle (?:with|in)|get overwhelmed (?:by|in))|so (?:that )?we can) [^.!?]{0,30})?" +
        END,
    ),
    also: (r) => /\b(?:somewhere|a place|some place|go|find)\b/i.test(r.plain),
    beside: 3,
    turnsRound: true,
    said: {
      'respect the limit': [
        ['warm', 'Somewhere quiet it is. I would like to hear what you say anyway.'],
        ['calm', 'Of course. I will look for a place where nobody has to shout.'],
      ],
      'offer another way': [
        ['direct', 'Good idea. A small café, or outside on a bench?'],
        ['warm', 'Gladly. A garden in the late afternoon is about as quiet as it gets.'],
      ],
      'light touch': [['playful', 'Deal. No DJ, no quiz night, nobody singing at the next table.']],
    },
  }),
  arranging('do they have it', {
    cue: opening(
      '(?:do|does|would|will|have) (?:they|it|the place|that place)(?: have| got| do| serve| offer)? (?:any )?(?<x>(?:good |proper )?(?:vegan|vegetarian|veggie|halal|kosher|gluten[- ]free|dairy[- ]free|alcohol[- ]free|non-?alcoholic)(?: (?:options?|food|dishes|stuff|things|meals?|drinks?|menu))?)' +
        END,
    ),
    beside: 4,
    said: {
      'answer, then return': [
        ['direct', 'I will check and send you the menu before we book.'],
        ['warm', 'Good that you ask. If they do not, we go where you can eat properly.'],
      ],
      'counter-offer': [['calm', 'Not sure. Do you know a place where you always find something?']],
      'light touch': [['playful', 'I will phone and ask. If they say salad, we go somewhere else.']],
    },
  }),
  arranging('only a table at nine', {
    cue: opening(
      `(?:(?:they|it|the place)(?:'?ve| have|'?s| only)? ?(?:only )?(?:got |have |has )?(?:an?|one|the) table (?:is |free |open |left )?(?:at|for|from) (?<t>${HOUR})[,.;]? ?(?:(?:is|would) (?:that|it)(?: be)? (?:ok(?:ay)?|fine|alright|too late|too early|good)(?: (?:for|with) you)?|does that work|ok)?|they can (?:only )?(?:fit|squeeze) us in at (?<u>${HOUR})[^?]{0,25})${END}`,
    ),
    beside: 3,
    said: {
      'answer, then return': [
        ['direct', 'That is fine, take the table. Thank you for sorting it out.'],
        ['warm', 'Perfect for me. I will eat something small before and still be hungry.'],
      ],
      'confirm the plan': [['calm', 'Yes, book it. I will be there.']],
      'light touch': [['playful', 'Take it before somebody with better shoes does.']],
    },
  }),
  arranging('they book it', {
    cue: opening(
      "i(?:'?ll| will|'?m going to| can) (?:go ahead and |just )?(?:book|reserve|get)(?: us)? (?:it|one|them|a table|the table|a spot|(?:the |some )?tickets?|seats)(?: (?:for us|now|then|tonight|tomorrow|today))?" +
        END,
    ),
    beside: 3,
    said: {
      'confirm the plan': [
        ['direct', 'Thank you! Tell me what I owe you and where I have to be.'],
        ['warm', 'You are a star. Send me the details and I will be there.'],
      ],
      'light touch': [['playful', 'Somebody who makes a plan and then does it. I may need to sit down.']],
      'appreciate a detail': [['calm', 'That is good of you. The next one is mine to sort out.']],
    },
  }),
  arranging('no babysitter', {
    limit: true,
    cue: opening(
      "(?:(?:i'?m |so )?sorry[ ,.]+)?(?:my |the )(?:babysitter|sitter|nanny|childminder|au pair|dog ?sitter)(?:'?s| has| just| is)? (?:just )?(?:cancell?ed|bailed|fell through|is sick|sick|dropped out|can'?t (?:make it|come)|not coming|let me down)|i (?:don'?t have|can'?t (?:find|get)|have no) (?:a |any )?(?:babysitter|sitter|childcare|one to watch the kids)",
    ),
    beside: 10,
    turnsRound: true,
    said: {
      'no rush': [
        ['warm', 'Oh no. Do not stress about us, which evening is easier?'],
        ['calm', 'No problem at all, we move it. I hope that you still get to sit down tonight.'],
      ],
      'counter-offer': [
        ['direct', 'Then another day. Or a call once the house is asleep, if you are not asleep first?'],
        ['warm', 'We can do a daytime coffee instead, whenever that is simpler.'],
      ],
      'light touch': [['playful', 'The nerve. I hope that they at least cancelled politely.']],
    },
  }),
  arranging('not at the place of one of us yet', {
    limit: true,
    heated: true,
    cue: opening(
      "(?:(?:i'?m|im|i am|i) (?:just |really |still )?(?:not|don'?t (?:feel|think i'?m)|do not feel) (?:quite |really |so )?(?:comfortable|ready|ok|okay)(?: (?:with|about))?(?: to)? ?(?:coming|come|going|go|being|be|meeting|meet)? ?(?:over |alone )?(?:to|at|over to|round to)? ?(?:your (?:place|house|flat)|yours|a stranger'?s (?:house|place))(?: (?:yet|right away|so soon|on a first date|just yet|so early))?|i(?:'?d| would) (?:rather|prefer(?: to| it if we)?) (?:meet|met|start|stay) (?:somewhere |in )?(?:public|somewhere (?:public|neutral|with people))(?: (?:first|for now|to start))?)",
    ),
    beside: 8,
    turnsRound: true,
    said: {
      'respect the limit': [
        ['warm', 'Of course, and thank you for saying so. Somewhere with people and good coffee, then?'],
        ['calm', 'That makes complete sense. We meet out, and you never have to explain that.'],
        ['direct', 'No problem at all. You choose the place.'],
      ],
      'own it': [['warm', 'You are right, I was too fast there. Shall we go out for something instead?']],
      'offer another way': [['calm', 'Then a walk or a coffee in daylight. Which do you prefer?']],
    },
  }),
  arranging('they left early, or were quiet', {
    cue: opening(
      "(?:i'?m |im )?(?:so |really |very )?sorry (?:that |if |for )?(?:i (?:had to (?:leave|go|run|rush off)(?: (?:so )?(?:early|quickly|suddenly))?|left (?:so )?(?:early|suddenly)|was (?:so |a bit |kind of |kinda |very |being )?(?:quiet|awkward|nervous|shy|weird|tired|distracted|late))|(?:being|leaving) (?:so )?(?:quiet|awkward|early|nervous|shy|weird|tired))(?: (?:tonight|last night|today|yesterday|earlier|on (?:our|the) date|on \\p{L}+day))?",
    ),
    beside: 5,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['warm', 'There is nothing to be sorry for. I had a good time with you.'],
        ['direct', 'I noticed only that I wanted more of it. Shall we go again?'],
      ],
      sympathise: [['calm', 'That is all right, everybody has evenings like that. Did you get some rest?']],
      'light touch': [
        ['playful', 'Forgiven. I talked enough for two, and you were polite about it.'],
        ['flirty', 'Then you owe me a second part. When?'],
      ],
    },
  }),
  arranging('was that odd', {
    cue: opening(
      '(?:was|is) it (?:weird|strange|odd|too much|ok(?:ay)?|awkward|too soon|bad)(?: that| when| if)? i (?<x>hugged|kissed|held your hand|texted|called|stayed|paid|left|cried|laughed|invited|asked|brought|told)[^.?!]{0,40}',
    ),
    not: /\b(?:naked|nude|sex|drunk|asleep|said no|without|force\w*|minor|wife|husband)\b/i,
    beside: 4,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['warm', 'Not at all. I was glad about it.'],
        ['direct', 'No, it felt right to me. How was it for you?'],
      ],
      'light touch': [
        ['playful', 'Only that it was over so quickly.'],
        ['flirty', 'I would need to see it again to be sure.'],
      ],
      'honest answer': [
        ['calm', 'A little sudden, and still nice. Thank you for asking instead of wondering.'],
      ],
    },
  }),
  arranging('sold out', {
    cue: opening(
      "(?:oh no[ ,!]+|sad news[ ,:!]+|bad news[ ,:!]+)?(?<x>(?:the |our |that |those )(?:show|concert|film|movie|play|tickets?|class|workshop|gig|game|match|tour|ferry|table)s?)(?:'?s| is| are| was| were)? (?:already |all |completely |now )?(?:sold out|fully booked|cancelled|canceled|full|off|postponed|gone)" +
        END,
    ),
    limit: true,
    beside: 6,
    turnsRound: true,
    said: {
      'counter-offer': [
        ['direct', 'Pity about {x}. Shall we just eat somewhere and talk instead?'],
        ['warm', 'Then we make our own evening. Food, a walk, or both?'],
      ],
      'light touch': [
        ['playful', 'Their loss. We would have been the best looking row.'],
        ['playful', 'Fine, then you have to be the entertainment. No pressure.'],
      ],
      'no rush': [['calm', 'That is a pity. We catch {x} another time, I am happy with any plan B.']],
    },
  }),
  arranging('a weekend away', {
    heated: true,
    cue: opening(
      "(?:(?:do you )?(?:want|wanna|fancy|feel like|would you like) (?:to )?(?:go|going|get|getting)? ?(?:away|on a (?:trip|road ?trip|weekend)|out of town)(?: (?:with me|together))?(?: (?:for|this|next|over) (?:the |a )?(?:long )?weekend)?|let'?s go away(?: (?:together|for (?:the|a) weekend|this weekend|next weekend))?)" +
        END,
    ),
    beside: 3,
    said: {
      'answer, then return': [
        ['warm', 'I like that idea. Sea, mountains, or wherever the bed is soft and the coffee good?'],
        ['direct', 'Yes, in principle. Where were you thinking, and when?'],
      ],
      'light touch': [
        ['playful', 'I will need to know your rules on car snacks before I sign anything.'],
        ['flirty', 'A whole weekend of you? I would have to pack my best jokes.'],
      ],
      'honest answer': [
        ['calm', 'I would like to, a little later on. Could we start with a whole day out somewhere?'],
      ],
    },
  }),
  arranging('their plus one', {
    cue: opening(
      "(?:(?:will|would|could|can) you (?:please )?(?:be|come as) my (?:plus one|\\+ ?1|date)(?: (?:for|at|to) (?:my |a |the )?(?<x>[\\p{L}' ]{3,30}?))?|(?:will you |would you |do you want to |want to |wanna )?come with me to (?:my |a |the )(?<y>(?:\\p{L}+(?:'s)? )?(?:wedding|work (?:function|party|do)|office party|year[- ]end (?:function|party)|matric dance|birthday|family (?:lunch|braai|thing|gathering)|engagement party|reunion)))" +
        END,
    ),
    beside: 4,
    said: {
      'answer, then return': [
        ['warm', 'I would be honoured. When is it, and how much do I have to dance?'],
        ['direct', 'Yes. Tell me the day, the dress code and whom to be nice to.'],
      ],
      'light touch': [
        ['playful', 'I clap at speeches and I know when to leave the aunts alone. I am your person.'],
        ['flirty', 'With you on my arm? They will have to look at something other than the cake.'],
      ],
      'honest answer': [
        ['calm', 'I am touched that you ask. Who will be there, and what have you told them about me?'],
      ],
    },
  }),
  arranging('active or lazy', {
    cue: opening(
      '(?:(?:do you want |are you (?:in the mood|up) for |should we do |shall we do )?something )(?<x>active|sporty|outdoorsy|fancy|crazy|cultural|adventurous|busy|energetic)(?:,)? or (?:something )?(?:more )?(?<y>lazy|chilled?|quiet|relaxed|easy|simple|calm|low[- ]key|cosy)' +
        END,
    ),
    beside: 2,
    said: {
      'pick a slot': [
        ['direct', '{y}, please. This week has been {x} enough.'],
        ['warm', 'Something {x} first, then something {y} with food. Fair?'],
      ],
      'return the question': [['calm', '[{x} or {y}] for me today. What is your body voting for?']],
      'light touch': [['playful', 'Something that looks {x} in photos and is {y} in fact.']],
    },
  }),
  arranging('what to eat', {
    cue: opening(
      'what (?:do|would|are) (?:you|we|u) (?:feel like|fancy|want(?: to)?|in the mood for|like to(?! eat\\W*$)|craving|keen for|hungry for|having)(?: (?:eating|to eat|eat|for (?:dinner|lunch|supper|food)|food[- ]wise|tonight))*' +
        END,
    ),
    also: (r) => /\b(?:eat\w*|dinner|lunch|supper|food|hungry|craving)\b/i.test(r.plain),
    beside: 2,
    said: {
      'pick a slot': [
        ['direct', 'Something with noodles. Or do you have a better idea?'],
        ['warm', 'Anything that we can share. I like to taste what you order.'],
      ],
      'say what you want': [['calm', '[What you feel like], but I am easily talked round. You?']],
      'light touch': [
        ['playful', 'Whatever you order, because I will want yours as soon as it comes.'],
        ['playful', 'Something that is hard to eat elegantly, so that we get it over with.'],
      ],
    },
  }),
  arranging('they are keen', {
    cue: opening(`(?:i(?:'?m| am) )?(?:so )?(?:keen|in|down|up) for (?:it|that|this)${END}`),
    beside: 1,
    said: {
      'confirm the plan': [
        ['direct', 'Great. Which day suits you?'],
        ['warm', 'That makes me happy. Shall I plan the details?'],
      ],
      'light touch': [
        ['playful', 'That was easy. I had more arguments prepared.'],
        ['playful', 'Good, then there is no way back. When?'],
      ],
    },
  }),
];
