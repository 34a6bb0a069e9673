/** When and where two people meet: an hour is put forward, asked for or changed. An answer here is a yes with the hour in it. */
import { DAY, END, HOUR, opening, TIME } from './arranging-words.ts';
import type { Scene } from './scene.ts';
import { smallTurns } from './small-turn.ts';

const arranging = smallTurns('arranging', 26);

export const ARRANGING_TIME_SCENES: readonly Scene[] = [
  arranging('an hour put forward', {
    limit: true,
    cue: opening(
      `(?:(?:${DAY})(?: then|,? it is| works| is (?:good|fine|perfect))?[,.!]+ ?)?(?:(?:can|could|shall|should|will) we (?:meet(?: up)?|do|say|make it|go|go for|start|aim for|leave)|let'?s (?:say|do|meet|make it|aim for)|how about|what about|say|(?:do|does|would|is)(?: it| that)?|(?<=day(?: then| works| it is)?[,.!] ?)(?:at)?) ?(?:at |for |on )?(?<t>${TIME})(?: (?:work|suit(?: you)?|ok|okay|fine|good|possible))?${END}`,
    ),
    beside: 2,
    said: {
      'answer, then return': [
        ['direct', 'Yes, {t} works. I will see you then.'],
        ['warm', '{t} is good for me. I am looking forward to it.'],
      ],
      'confirm the plan': [
        ['calm', '{t} it is. If anything changes on your side, just tell me.'],
        ['warm', '{t} suits me well. Do we have a place yet, or shall I find one?'],
      ],
      'light touch': [
        ['playful', '{t} is perfect. I will be the one who is early and pretends not to be.'],
        ['flirty', '{t}? I have nothing in my diary that could compete with that.'],
      ],
      'counter-offer': [['direct', 'Could it be a little later than {t}? If not, I will manage.']],
    },
  }),
  arranging('only a day, with a question mark', {
    limit: true,
    cue: opening(`(?:on |maybe |or )?(?<t>${TIME})(?: (?:then|instead|maybe|rather))?\\s*\\?+${END}`),
    beside: 1,
    said: {
      'answer, then return': [
        ['direct', '{t} works for me. Shall I look for a place?'],
        ['warm', '{t} is good. What do you feel like doing?'],
      ],
      'confirm the plan': [['calm', 'Yes, {t}. If anything changes, just tell me.']],
      'light touch': [['playful', '{t}! You had me at the question mark.']],
    },
  }),
  arranging('one hour or another', {
    cue: opening(
      `(?:(?:shall we say|say|is|would|do you prefer|does|what about|how about|are you thinking|do you want|should i come|shall i come) )?(?:at )?(?<t>${HOUR}),? or (?:at |rather |maybe )?(?<u>${HOUR})(?: (?:work|suit|better|easier|works|suits)(?: (?:you|for you|best|better))*)?${END}`,
    ),
    beside: 1,
    said: {
      'pick a slot': [
        ['direct', '{u}, please. Then I do not have to rush.'],
        ['warm', '{t} is good for me. The earlier I see you, the better.'],
      ],
      'confirm the plan': [['calm', 'Both work, so let us say {t}. Shout if that changes.']],
      'light touch': [
        ['playful', 'My stomach says {t}, my hair says {u}. I go with {u}.'],
        ['flirty', '{t}. Why would I wait longer than I have to?'],
      ],
    },
  }),
  arranging('the usual spot', {
    cue: opening(
      `(?<t>${TIME})[,.]? (?:(?:at|in) )?(?<x>(?:the|our) (?:usual|same|normal|regular|old) (?:spot|place|time|table|bench|corner|bar|café|cafe))${END}`,
    ),
    beside: 2,
    said: {
      'confirm the plan': [
        ['direct', '{t} at {x}, I will be there.'],
        ['warm', 'Yes to {t}, and to {x}. See you there.'],
      ],
      'light touch': [
        ['playful', '{t}, and nobody takes our seats. I will defend them.'],
        ['flirty', 'I like that we have one of those by now. {t} it is.'],
      ],
      'answer, then return': [['calm', '{t} works for me. Shall I order for you if I get there first?']],
    },
  }),
  arranging('too early or too late', {
    cue: opening(
      `(?:(?:is|was|would|isn'?t) (?:it |that )?(?<t>${TIME}|that|it)(?: be)?|(?:i (?:land|arrive|finish|get (?:back|in|there|off|home)|knock off|am done|can be there)|my (?:flight|train|bus|shift|class) (?:lands?|gets in|arrives|ends|finishes))[^.!?]{0,30}?[,.;]? (?:is (?:it|that) )?) ?too (?<w>early|late|soon)(?: for (?<x>you|us|an? (?:drink|bite|coffee|walk|nightcap)|dinner|drinks|supper|coffee))?${END}`,
    ),
    beside: 8,
    turnsRound: true,
    said: {
      'answer, then return': [
        ['direct', 'Not too {w} for me. Where do we meet?'],
        ['warm', 'Not at all, that works. Text me when you are on your way.'],
      ],
      'light touch': [
        ['playful', 'Too {w}? I have waited longer for a pizza. Come.'],
        ['playful', 'Not if there is something to eat. I am easily bribed.'],
      ],
      'pick a slot': [
        ['calm', 'That is fine. If you are too tired by then, we simply move it.'],
        ['warm', 'It works for me, and if you change your mind nobody is cross.'],
      ],
    },
  }),
  arranging('what time', {
    cue: opening(
      `(?:(?:${DAY})(?:'?s| is| sounds| works| would be)? ?(?:good|fine|perfect|great|cool|ok|okay|works|lovely)?(?: for me)?[,.!]* ?)?(?:at |from )?(?:what|which|wat) time(?: (?:${DAY}|then|suits you|suits|works(?: (?:for you|best))?|is good(?: for you)?|are you thinking|were you thinking|did you have in mind|do you want to (?:meet|go|come)|should we (?:meet|say|go|do)|shall we (?:meet|say|go|do)|are we (?:meeting|going)|were we saying|do you finish|are you free))*${END}`,
    ),
    beside: 1,
    said: {
      'pick a slot': [
        ['direct', 'How about seven? I can move it if you need.'],
        ['warm', 'Shall we say six? Then neither of us has to rush home.'],
      ],
      'answer, then return': [
        ['calm', '[Your time] is best for me. Does that work?'],
        ['warm', 'Any time after five is good on my side. What suits you best?'],
      ],
      'light touch': [
        ['playful', 'Whatever time gives us longest. Is six too keen?'],
        ['playful', 'Seven? That leaves me an hour to change my shirt twice.'],
      ],
    },
  }),
  arranging('make it later', {
    limit: true,
    cue: opening(
      `(?:(?:can|could|shall|lets|let'?s|should) (?:we )?)?(?:make it|make that|let'?s say|say|push it to|better make it) (?<t>${HOUR})(?=\\W|$)(?! (?:people|of us|rand|bucks))`,
    ),
    not: /\bmake it (?:two|three|four|one)\b(?!\s*(?:o'?clock|pm|am|ish|[?.!,]))|\bdinner for\b|\bshall we make it two\b/i,
    beside: 9,
    turnsRound: true,
    said: {
      'no rush': [
        ['warm', '{t} is fine. Take your time.'],
        ['calm', 'No stress, {t} works just as well.'],
      ],
      'confirm the plan': [
        ['direct', '{t} it is. See you then.'],
        ['warm', 'Then {t}. I will see you there.'],
      ],
      'light touch': [
        ['playful', '{t} it is. That gives me time to look as if I did not rush.'],
        ['playful', '{t} is noted. I promise to be at most charmingly late.'],
      ],
    },
  }),
  arranging('another day put forward', {
    limit: true,
    cue: opening(
      `(?=[\\s\\S]*\\b(?:can'?t|cannot|cant|won'?t|doesn'?t work|not going to work|no good|is out|is off|closed|full|booked|not (?:good|great|ideal)|clash\\w*|have to (?:work|move)|got to (?:work|move)|i have|i'?ve got|i'?m at|is coming|are coming)\\b)[^?]*[,.!;] *(?:(?:is there )?any chance (?:of|for|you(?:'re| are) free)|(?:so |but )?(?:how|what) about|maybe|could we (?:do|make it)|can we (?:do|make it)|is|are you free(?: on)?|does|would|shall we (?:say|do)|or)? ?(?:on )?(?<t>${DAY})(?: (?:at ${HOUR}|work|ok|okay|possible|good|any good|better|suit you|the same time))*${END}`,
    ),
    beside: 6,
    turnsRound: true,
    // Whoever is ill at home is spoken of first.
    not: /\b(?:little one|kids?|son|daughter|boys?|girls?|baby|toddler|m[ou]m|dad|gran|ouma|oupa|gogo|brother|sister)\b[^.!?]{0,50}\b(?:sick|ill|fever|temperature|chicken ?pox|vomit\w*|throwing up|hospital|flu|fell|measles|croup|gastro|bug|infection|poorly|unwell)\b/i,
    said: {
      'pick a slot': [
        ['direct', '{t} is fine with me. Same time?'],
        ['warm', '{t} works. Thank you for suggesting a day straight away.'],
      ],
      'confirm the plan': [
        ['calm', 'No harm done, {t} it is.'],
        ['warm', 'Then {t}. I will keep it free for you.'],
      ],
      'light touch': [
        ['playful', '{t} even suits me better, so you are forgiven.'],
        ['flirty', '{t} then. I only get more charming with notice.'],
      ],
    },
  }),
  arranging('later than now', {
    limit: true,
    cue: opening(
      `(?:(?:this|the) (?:week|weekend)(?:'?s| is) (?:(?:a bit|very|really|super|so|already) )?(?:full|packed|hectic|crazy|busy|mad|a mess|a no|out)[^.!?]{0,12}[,.;]? (?:but )?)?(?:the )?(?<t>next (?:week(?:end)?|one|month))(?:'?s| is| would be| works| looks| suits me)(?: (?:much|way|probably|definitely|a bit))?(?: (?:better|best|good|open|free|fine|easier|great|ok|okay|calmer))?(?: for me)?${END}`,
    ),
    beside: 2,
    turnsRound: true,
    places: (r) => (/\bweekend\b[\s\S]*\bnext one\b/i.test(r.plain) ? { t: { words: 'next weekend' } } : {}),
    said: {
      'pick a slot': [
        ['direct', '{t} works for me too. Which day do you like best?'],
        ['warm', '{t} is good. Shall we pick the day now, so that nothing eats it?'],
      ],
      'no rush': [
        ['calm', 'No stress, {t} is soon enough. You name the day.'],
        ['warm', '{t} then. I like having something to look forward to.'],
      ],
      'light touch': [['playful', '{t} it is. I will try to stay interesting until then.']],
    },
  }),
  arranging('away until', {
    limit: true,
    cue: opening(
      `i(?:'?m|m| am|'?ll be| will be) (?:away|out of town|travelling|overseas|at my (?:folks|parents)|in \\p{Lu}\\p{L}+|on leave|offline|working|on nights|on night shift) (?:till|until|til|up to) (?<t>${DAY}|next (?:week|month|weekend)|\\p{Lu}\\p{L}+day|the weekend|the end of the (?:week|month)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}+)`,
    ),
    beside: 6,
    turnsRound: true,
    said: {
      'no rush': [
        ['warm', 'Then I will see you after {t}. I hope that it goes well until then.'],
        ['calm', 'No problem. Shall we pick a day now, or when you are back?'],
      ],
      'light touch': [
        ['playful', 'I will save my best stories until {t}.'],
        ['playful', 'Then I have until {t} to become interesting. Wish me luck.'],
      ],
      'follow up': [['warm', 'Noted. Will you be busy all of that time, or may I write to you?']],
    },
  }),
];
