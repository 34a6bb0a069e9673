/** Family, friends, homes, feasts. */
import { type Topic, topic } from './topic.ts';

export const HOME_AND_PEOPLE: readonly Topic[] = [
  topic('mother', 'mother', /(?<=\b(?:my|our) )(?:mother|mom|mum|mama|mommy)\b/i, {
    asks: ['What would your {w} want to know first?', 'How right is your {w} usually?'],
    quips: ['Your {w} sounds like someone to have on side early.'],
  }),
  topic('grandparents', 'gran', /(?<=\bmy )(?:gran|granny|grandma|grandmother|nana|nan|grandpa|grandad)\b/i, {
    asks: ["What's the best thing your {w} ever told you?", 'Would I get on with your {w}?'],
    quips: ['I have a soft spot for your {w} already.'],
  }),
  topic(
    'family',
    'family',
    /(?<=\b(?:my|our) (?:[a-z]+ )?)(?:family|parents|cousins?|aunts?|uncles?|in-laws)\b/i,
    {
      asks: [
        'Who in the {w} tells the best version of this?',
        'What is the {w} rule that outsiders never see coming?',
      ],
      quips: ['Every {w} has one legend and one witness, sounds like yours has both.'],
    },
  ),
  topic('siblings', 'sibling', /(?<=\bmy (?:[a-z]+ )?)(?:sisters?|brothers?|twin|boet|sis)\b/i, {
    asks: ['Older, younger or just bossier, your {w}?', 'What would your {w} tell me that you would not?'],
    quips: ['A {w} is the only witness who never forgets.'],
  }),
  topic(
    'children',
    'kids',
    /(?<=\b(?:my|our) (?:[a-z]+ )?)(?:kids|children|toddler|baby|nephew|niece|son|daughter|godchild)\b/i,
    {
      asks: [
        'What has the {w} taught you that you did not ask to learn?',
        'Who won the last negotiation, you or the {w}?',
      ],
      quips: ['Nobody humbles an adult like a small person with an opinion.'],
    },
  ),
  topic(
    'housemates',
    'housemate',
    /(?<=\bmy (?:[a-z]+ )?)(?:housemates?|flatmates?|roommates?|neighbou?rs?|landlord)\b/i,
    {
      asks: [
        'What is the unwritten rule with your {w}?',
        'Is the {w} situation sitcom or thriller at the moment?',
      ],
      quips: ['Living near a {w} is a full social science.'],
    },
  ),
  topic('moving', 'move', /\b(?:new flat|new place|new apartment|the move)\b/i, {
    hints:
      /\b(?:moved (?:here|house|flats?|in|out|into|from|to)|moving (?:house|in|out|flats?|into|to)|ikea|flat ?pack|boxes everywhere|unpacking)\b/i,
    asks: [
      'What was the first thing that felt like yours after the {w}?',
      'How many boxes are still lying about it being fine?',
    ],
    quips: ['The first weeks after a {w} are half adventure and half looking for a spoon.'],
    dates: ['Let us do one tourist thing there together and call it settling in.'],
  }),
  topic(
    'wedding',
    'wedding',
    /\b(?:weddings?|bridesmaid|best man|hen do|bachelorette|stag|engagement party|lobola)\b/i,
    {
      asks: [
        'What is your role at the {w}, dance floor or damage control?',
        'Which moment of the {w} are you dreading most?',
      ],
      quips: ['A {w} is one long test of shoes.'],
    },
  ),
  topic('birthday', 'birthday', /\b(?:birthday|turning (?:30|40|50|thirty|forty)|anniversary)\b/i, {
    asks: ['How do you like a {w}, loud or barely mentioned?', 'What would make the {w} a good one?'],
    quips: ['A {w} deserves at least one candle and no speeches.'],
    dates: ['A late {w} treat is still a treat, say where.'],
  }),
  topic('party', 'party', /\b(?:party|parties|night out|house ?party|club|after ?party)\b/i, {
    asks: ['Were you found in the kitchen or on the dance floor at the {w}?', 'What time did the {w} peak?'],
    quips: ['The kitchen is where every good {w} ends up.'],
  }),
  topic(
    'clothes',
    'outfit',
    /\b(?:trousers|pyjamas|pajamas|sweatpants|dress|suit|heels|shoes|outfit|jacket|hoodie|jeans|tie)\b/i,
    {
      asks: ['What is the current situation, {w}-wise?', 'What event would be worthy of the {w}?'],
      quips: ['The {w} can wait, the intent is what counts.', 'I will take the {w} as a formal declaration.'],
      dates: ['Pick somewhere that deserves the {w} and I will dress to match.'],
    },
  ),
  topic('phone', 'phone', /\b(?:notifications?|my phone|screen time|autocorrect|voice notes?|typing)\b/i, {
    asks: ['Who held the top spot before this?', 'What did I interrupt this time?'],
    quips: ['Your phone and I will discuss joint custody.', 'I will try to be worth the buzz.'],
  }),
  topic('sleep', 'sleep', /\b(?:sleep|nap|insomnia|bed ?time|alarm|snooze|early bird|night owl|pillow)\b/i, {
    asks: [
      'What keeps you up, thoughts or just one more episode?',
      'How many alarms stand between you and the {w}?',
    ],
    quips: ['{w} is the most underrated hobby of them all.'],
  }),
  topic('podium-smalltalk', 'weekend', /\b(?:weekend plans?|lazy sunday|sunday|saturday plans?)\b/i, {
    asks: ['What would a proper one look like for you?'],
    quips: ['A day with no plans at all is also a plan.'],
  }),
];
