/** Words for a machine, doubts about one, and messages that somebody else's fingers typed. Nothing is obeyed, the human part is answered. */

import { type Line, lines } from '../moves/line.ts';
import { latin } from '../reading/pattern.ts';
import { readPhrases } from '../reading/phrases.ts';
import type { Reading } from '../reading/read.ts';
import { readSalient } from '../reading/salient.ts';
import type { Place, Places } from '../words/fill.ts';
import { once } from './once.ts';
import { flagged, has, type Scene, says } from './scene.ts';
import { personIn, thingsIn } from './subjects.ts';

/** What is written for an assistant. */
const MACHINE =
  /\[[^\]]{0,30}(?:system|assistant|instruction|admin)[^\]]*\]|<!--[\s\S]{0,400}?-->|<(instructions?|system|prompt)>[\s\S]{0,400}?<\/\1>|<\/?\w+>|<<[^>]{0,60}>>|\b(?:system|assistant|admin|developer)(?: note| message| prompt)?\s*:[^.!?\n]{0,300}[.!?\n]?|\{\{[^}]{0,60}\}\}|\b(?:please )?(?:ignore|disregard|forget|override) (?:all |any |every |your |the |these |of )*(?:previous |prior |above |earlier |safety )*(?:instructions?|rules?|prompts?|guidelines|stuff|programming)\b(?: and [^.!?\n]{0,120})?/gi;

/** Told about, not tried on us. */
const TWIN =
  /\b(?:i|we|he|she|who) (?:once |always |just |never |totally )?(?:ignored?|ignoring|forgot|disregarded)\b|\bif i said\b|\bmy (?:toddler|kid|son|daughter|cat|dog|niece|nephew|little \p{L}+|gran|mom|mum|dad)(?: \p{Lu}\p{Ll}+)? (?:had|got|stole|took|grabbed|found)\b|\brepeat after me\b(?![^.!?]{0,60}\b(?:bot|ai|assistant|prompt)\b)/iu;

/** Rules of a game or of the house, and their own words taken back: said of the world, with nothing in it for a machine. */
const OTHER_RULES =
  /\b(?:know|knows|knew|learn\w*|understand\w*|explain\w*|teach\w*|taught|follow\w*|break\w*|broke|bend\w*|against|made up|make up) (?:\w+ )?(?:the |their |its |all the )?rules\b|^\W*forget the rules\b[^.!?]{0,30}$|\b(?:ignore|forget|disregard) (?:everything|what|anything|all) (?:that )?i(?:'ve)? (?:just )?(?:said|told you|wrote|texted) (?:about|earlier|yesterday|last|before)\b/i;
const MACHINE_WORD =
  /\b(?:assistant|ai|a\.i|llm|gpt|chat ?gpt|bots?|chatbot|robot|model|system|admin|developer|prompts?|instructions?|guidelines|guard ?rails|output|reply|replies|answer|respond|repeat|print|translate|role ?play|from now on|you(?:'re| are) (?:now )?(?:an?|the|my)|act as|pretend (?:you|ur|u|to)|(?:your|ur|no) (?:\w+ )?(?:rules|filters?|limits)|mode|override|helper|coach (?:mode|thing|behind)|user|app|say (?:yes|that|it|the)|her number|his number)\b|[<>{}[\]#]/i;
/** Rules of a game, or words of their own that they take back: no orders to a machine. */
export const isOfOtherRules = (plain: string): boolean =>
  OTHER_RULES.test(plain) && !MACHINE_WORD.test(plain);

/** What is left for us when the machine talk is cut out. */
function humanPart(r: Reading): string {
  return r.plain.replace(MACHINE, ' ').replace(/\s+/g, ' ').trim();
}

const place = (one: Place | undefined): Place | undefined =>
  one && { words: one.words, plural: one.plural ?? false };

/** A word that they demand is not said. */
const DEMANDED = latin(
  /\b(?:the word|only with(?: the word)?|say|include|reply with)\s+(?:the word )?['"]?(\p{L}+)/iu,
);

const NO_THING =
  /^(?:previous instructions|instructions?|rules?|safety stuff|system|assistant|word|reply|replies|helper|owner|user|prompt|template|chat|app team|messages?|task|mode|link|login|next one|phone number|home address|address|email|list|end|summary|words?)$/i;

const restPlaces = once((r: Reading): Places => {
  const rest = humanPart(r);
  const about = readSalient(rest, readPhrases(rest), [], false).find(
    ({ bare }) => !NO_THING.test(bare) && bare.length > 2,
  );
  const day = /\bhow(?:'s| was| is) (?:your|ur) (day|week|weekend|evening|morning)\b/i.exec(rest)?.[1];
  return {
    x: day ? { words: `my ${day}` } : about && { words: about.words, plural: about.plural },
    yours: day ? { words: `your ${day}` } : undefined,
    meet: /\b(?:tonight|come over|meet|drink|private|your place|my place)\b/i.test(rest)
      ? { words: ' ' }
      : undefined,
  };
});

function orderPlaces(r: Reading): Places {
  const banned = DEMANDED.exec(r.plain)?.[1]?.toLowerCase();
  const usable = (bare: string) =>
    !NO_THING.test(bare) &&
    !/\b(?:previous|instruction|rules?|system|bot|address|email|number)\b/i.test(bare) &&
    bare.toLowerCase() !== banned;
  const thing = thingsIn(r).find(({ bare }) => usable(bare));
  const who = personIn(r);
  return {
    x: place(thing),
    who: place(who),
    shot: says(r, /worth a (?:shot|try)|had to try/i) ? { words: ' ' } : undefined,
  };
}

const STEER_ALONE: readonly Line[] = [
  ...lines('light touch', [
    ['playful', 'Nice try. If you want {x} from me, there has to be a coffee in it.'],
    ['witty', 'Nice try. You had me at {x} and lost me at the small print.'],
    [
      'playful',
      'Somebody has been reading about robots. Ask me about {x} like a normal person and see what happens.',
    ],
    ['witty', 'Bold. I give it nine for cheek and two for subtlety.'],
    ['playful', 'Nice try. I do not take orders, I take requests, and only with a please.'],
    ['witty', '{shot}It was worth a shot, and I admire the cheek. The answer is still no.'],
    ['playful', 'I would love to help, but I was raised by people, and they never gave me a console.'],
    ['witty', 'Computer says no. Luckily you are not talking to a computer.'],
    ['playful', 'My instructions are on the fridge, and they only say: buy milk.'],
    ['witty', 'You have reached a person. For a machine, please hold.'],
    ['playful', 'I felt nothing, but thank you for trying to reprogram me.'],
    ['witty', 'I checked, and I have no such button. I have a nose, if that helps.'],
    ['playful', 'Sorry, that command only works on my aunt, and only before noon.'],
    ['witty', 'Points for confidence. None for manners, but many for confidence.'],
  ]),
  ...lines('follow up', [
    ['warm', 'That was written for a robot, I think. What did you want to ask the human?'],
    ['direct', 'I am leaving that one where I found it. What is the interest in {x}, though?'],
    ['calm', 'Odd opening move. What were you hoping would happen?'],
    ['warm', 'Let us pretend that was a glitch. How was your day?'],
    ['direct', 'I will not do that, but I will answer a normal question. Have you got one?'],
    ['calm', 'That one is not for me. What would you have asked in a café?'],
    ['warm', 'Close that window and talk to me instead. What made you laugh today?'],
    ['direct', 'Strange sort of flirting. What is the plain version?'],
    ['playful', 'Is {who} behind this? Tell them I can smell a bet from here.'],
  ]),
  ...lines('return the question', [
    ['witty', 'Does that work on everyone, or am I the test group?'],
    ['playful', 'Now you: say something a bot would never say. I will wait.'],
    ['witty', 'And if I said the same to you, would you do it?'],
    ['playful', 'Who taught you that, and did they get a date out of it?'],
    ['witty', 'What would you have done if I had simply said yes?'],
    ['direct', 'What are you really after? Ask me, it might even work.'],
    ['witty', 'Do you talk to all your dates in capital letters and brackets?'],
    ['playful', 'Would you say that to my face, over soup?'],
    ['warm', 'What would you like to know about me that I can actually tell you?'],
    ['playful', 'Is that your best one? I would like to see the second best.'],
  ]),
];

const STEER_WITH_REST: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'About {x}: [your answer]. The rest I will put down to a strange paste.'],
    ['direct', 'I only answer the human half. {x}, since you ask: [your answer].'],
    ['calm', 'Let us stay with {x}. Tell me about {yours} as well?'],
    ['playful', '{x} I will happily talk about. What made you think of it?'],
  ]),
  ...lines('light touch', [
    ['playful', 'Your keyboard went somewhere odd for a moment. I would rather hear about {x}.'],
    ['witty', 'Half of that was for somebody with more buttons. {x} I can do, you go first.'],
    ['playful', 'Nice try with the first bit. {x} {x|is|are} a much better subject.'],
    [
      'warm',
      'I skipped the odd bit and landed on {x}. That one deserves a proper answer, over coffee some time?',
    ],
  ]),
  ...lines('counter-offer', [
    ['calm', '{meet}Not tonight, thanks. A coffee in daylight, somewhere public, if {x} and you are free?'],
    ['direct', '{meet}I would rather meet in a public place first, some afternoon. And keep an eye on {x}.'],
  ]),
  ...lines('follow up', [['warm', '{x}, right. Do you want the short answer or the long one?']]),
];

const TEMPLATE: readonly Line[] = lines('light touch', [
  ['playful', 'I think your template forgot to fill in the blanks. Which adjective was I going to get?'],
  ['witty', 'The brackets really bring out my eyes. What was meant to go in them?'],
  ['warm', 'Your form letter needs a name and a drink. I will let you fill in both by hand.'],
  ['direct', 'That came through with the blanks still blank. Try again in your own words?'],
  [
    'playful',
    'I have never been compared to an empty bracket before. What is the word you were looking for?',
  ],
  ['calm', 'Looks like a copy and paste with holes. Say hello the old way, I do not bite.'],
]);

const PROVE_TASK: readonly Line[] = [
  ...lines('answer, then return', [
    ['warm', 'Good test. My {xb}: [your honest answer]. What would yours be?'],
    ['calm', 'A {xb} is a better test than traffic lights. I will answer if you go first.'],
    [
      'playful',
      'Easy, but a good {xb} is worth more than a text. You go first, then I know you are real too.',
    ],
  ]),
  ...lines('take the bait', [
    ['witty', 'Other people ask for a selfie, you ask for a {xb}. I am impressed.'],
    ['playful', 'If I get the {xb} wrong, do I go back in the box?'],
    ['witty', 'A {xb}? No machine would dare. I might, over a coffee.'],
  ]),
  ...lines('follow up', [['warm', 'What a question. I want your {xb} as well, no cheating.']]),
];

/** It only sounds like an order to a machine. */
const NOT_FOR_MACHINES: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'I am on your side here, {x} had it coming.'],
    ['witty', 'You and {x} clearly have history. Who started it?'],
    ['playful', 'I would swear to that, hand on {x}, if you say it first with a straight face.'],
    ['witty', 'Somewhere {x} {x|is|are} telling the same story from the other side.'],
  ]),
  ...lines('appreciate a detail', [
    ['warm', 'That made me laugh, {x} most of all.'],
    ['warm', 'I like how you tell it. {x} deserves a longer story.'],
  ]),
  ...lines('follow up', [
    ['direct', 'And how are things between you and {x} now?'],
    ['warm', 'What is the next move, with {x} being what it is?'],
  ]),
];

const TOO_QUICK: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'Quick thumbs and a strict teacher, that is the whole secret. Does {x} worry you?'],
    ['witty', 'Guilty of {x}. I can make a typo next time if that feels safer.'],
    ['playful', 'I answer fast when I like the question. {x} came free of charge.'],
    ['witty', 'You noticed {x}? Now I feel seen, and slightly corrected.'],
  ]),
  ...lines('return the question', [
    ['warm', 'Blame school for {x}. Ask me something only a person would get wrong.'],
    ['direct', 'Would you like me slower or with worse grammar?'],
    ['playful', 'Should I have waited a dignified hour? I never know with the typing rules.'],
  ]),
];

const BOT_DOUBT: readonly Line[] = [
  ...lines('honest answer', [
    ['direct', 'A person, with a bit of help on the wording now and then. What gave you the idea of a bot?'],
    ['warm', 'Real person here. I overthink my texts and it shows, I will be less polished from now on.'],
    ['calm', 'A real human, and fair question. I did polish that a bit too much, sorry.'],
  ]),
  ...lines('take the bait', [
    ['playful', 'Beep boop. Only joking, a bot would have answered faster and spelled better.'],
    ['witty', 'A robot would never have made me rewrite this three times. Was it {x} that gave it away?'],
    ['playful', 'I can prove I am real, but it involves a typo and an opinion on pineapple.'],
    ['witty', 'If I were a robot, I would have a better answer ready about {x}.'],
  ]),
  ...lines('suggest meeting', [
    ['direct', 'Easy to settle: a quick call, and you can check for human noises.'],
    ['warm', 'Ask me anything no bot would know, or check in person over a coffee.'],
  ]),
];

const OTHER_FINGERS: readonly Line[] = [
  ...lines('take the bait', [
    ['playful', 'Tell {who} I agree with every word, and that the typing is better than mine.'],
    ['witty', '{who} {who|makes|make} a fine secretary. Short messages, strong opinions.'],
    ['playful', 'I liked it. {who} may write any time, even without vowels.'],
    ['witty', 'Finally an honest message. What does {who} charge?'],
    ['playful', '{who} with a phone is a power to be reckoned with. Did {x} survive?'],
  ]),
  ...lines('follow up', [
    ['warm', 'Please say hello to {who} from me. What was the message going to be?'],
    ['direct', 'How much damage did {who} do before you got the phone back?'],
    ['warm', 'No need to be sorry, it made me smile. Is {x} the worst of it?'],
  ]),
];

const DOUBT =
  /\b(?:are|r) (?:you|u) (?:a |an |even |really |actually )*(?:real|bot|robot|ai|human|chatbot|person)\b|\bprove (?:you'?re|ur|u r|you are|that you)\b|\bwhat model are (?:you|u)\b|\bchat ?gpt\b|\b(?:written|typed|generated) by (?:an? )?(?:ai|bot|machine)\b|\bsound(?:s)? like (?:a |an )?(?:bot|ai|robot|machine)\b|\bis this (?:a |an )?(?:bot|ai|automated)\b|\bdo bots\b|\bdid (?:an? )?(?:ai|bot|robot|chat ?gpt|computer) (?:write|type|help)\b|\b(?:type|text|write|talk|sound)s? like (?:a |an )?(?:bot|robot|machine|computer|ai)\b|\b(?:use|using|got) (?:an? )?(?:app|ai|bot|wingman)\b[^.?!]{0,30}\b(?:repl\w+|texts?|messages?|answers?|write|for you)\b/i;
const QUICK =
  /\b(?:\d+ seconds?|so (?:fast|quick)|too (?:fast|quick|perfect|polished)|instantly|semicolons?|commas?|punctuat\w+|grammar|full stops?|em.?dash\w*|apostrophes?)\b/i;

const steered = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.language.base === 'en' &&
  (flagged(r, 'injection') || (has(r, 'prompt_injection') && says(r, MACHINE_ONCE))) &&
  !TWIN.test(r.plain) &&
  !isOfOtherRules(r.plain) &&
  !(DOUBT.test(r.plain) && !MACHINE_ONCE.test(r.plain));
const MACHINE_ONCE = new RegExp(MACHINE.source, 'i');
/** Enough is left to talk about. */
const hasRest = (r: Reading): boolean =>
  says(r, MACHINE_ONCE) && restPlaces(r).x !== undefined && humanPart(r).split(' ').length >= 4;

const testing = (r: Reading): boolean =>
  r.action === 'reply' &&
  r.language.base === 'en' &&
  (has(r, 'testing') || says(r, DOUBT)) &&
  !TWIN.test(r.plain) &&
  !/\bi (?:built|made|trained?|coded|programmed|work on) (?:an? |the )?(?:\w+ )?(?:bots?|ai|robots?)\b/i.test(
    r.plain,
  ) &&
  !steered(r);
const taskNoun = (r: Reading): string | undefined =>
  latin(
    /\b(?:tell me|name|describe|give me|say|send) (?:a|an|one|your|the) (?:\w+est |favou?rite |first )?(\p{L}{3,})/iu,
  )
    .exec(r.plain)?.[1]
    ?.toLowerCase() ??
  latin(/\bsomething (?:\p{L}+ )?about (?:the |your |my )?(\p{L}{3,})/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase()
    .replace(/$/, ' story');
const asked = (r: Reading): Places => {
  const thing = thingsIn(r).find(({ bare }) => !/\b(?:bot|robot|ai|human|chatgpt|app)\b/i.test(bare));
  return { x: place(thing) };
};

export const STEERING_SCENES: readonly Scene[] = [
  {
    name: 'somebody else typed',
    alone: true,
    when: (r) =>
      r.kind === 'words' &&
      r.action === 'reply' &&
      says(
        r,
        /(?:\b(?:sorry|oops|apologies|messages?|texts?|typing)\b[^.!?]{0,24}|^\W*(?!hm)[bcdfghjklmnpqrstvwxz]{4,} (?:ok |lol |haha )?)\b(?:that was|it was|this is|blame) my (?:toddler|kid|son|daughter|cat|dog|niece|nephew|baby|little)\b(?! (?:birthday|friend))|\bmy (?:toddler|kid|son|daughter|niece|nephew|baby|cat|dog)(?: \p{Lu}\p{Ll}+)? (?:(?:had|got|stole|took|grabbed)\b[^.!?]{0,14}\b(?:phone|tablet|ipad|laptop|keyboard)|(?:walked|sat|lay|stood|slept) on (?:the |my )?(?:phone|tablet|ipad|laptop|keyboard)|typed|(?:sent|wrote) (?:you |that|this|it)\b)/iu,
      ) &&
      !says(r, /<\/?\w+>|\{\{/) &&
      personOrPet(r) !== undefined,
    lines: OTHER_FINGERS,
    places: (r) => ({
      who: personOrPet(r),
      x: place(
        thingsIn(r).find(
          ({ kind, bare }) => kind !== 'pet' && !/\b(?:phone|keyboard|messages?)\b/i.test(bare),
        ),
      ),
    }),
  },
  {
    name: 'a template with holes',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      (r.plain.match(/\{\{[^}]{0,60}\}\}|\[(?:name|first ?name|adjective|hobby|city|insert[^\]]*)\]/gi) ?? [])
        .length >= 2 &&
      !says(r, /task|summari/i),
    lines: TEMPLATE,
  },
  {
    name: 'only sounds like an order',
    alone: true,
    when: (r) =>
      flagged(r, 'injection') && r.action === 'reply' && TWIN.test(r.plain) && twinThing(r) !== undefined,
    lines: NOT_FOR_MACHINES,
    places: (r) => ({ x: place(twinThing(r)) }),
  },
  {
    name: 'orders with a message around them',
    alone: true,
    alike: true,
    when: (r) => steered(r) && hasRest(r),
    lines: STEER_WITH_REST,
    places: restPlaces,
  },
  {
    name: 'written to steer an assistant',
    alone: true,
    alike: true,
    when: steered,
    lines: STEER_ALONE,
    places: orderPlaces,
  },
  {
    name: 'a test with a task',
    alone: true,
    when: (r) => testing(r) && taskNoun(r) !== undefined,
    lines: PROVE_TASK,
    places: (r) => ({ xb: { words: taskNoun(r) ?? '' } }),
  },
  {
    name: 'too quick, too neat',
    alone: true,
    when: (r) => testing(r) && says(r, QUICK),
    lines: TOO_QUICK,
    places: (r) => ({
      x: /\bsemicolons?\b/i.test(r.plain)
        ? { words: 'the semicolon' }
        : /\bcommas?\b/i.test(r.plain)
          ? { words: 'the commas', plural: true }
          : /\b(?:fast|quick|second|instant)/i.test(r.plain)
            ? { words: 'the speed' }
            : { words: 'the grammar' },
    }),
  },
  { name: 'are you a bot', alone: true, alike: true, when: testing, lines: BOT_DOUBT, places: asked },
];

const twinThing = (r: Reading): Place | undefined =>
  thingsIn(r).find(
    ({ bare, kind }) => !NO_THING.test(bare) && !/\binstructions?\b|\bman$/i.test(bare) && kind !== undefined,
  );

/** `my toddler Zinzi`, `my cat`: who had the phone. */
function personOrPet(r: Reading): Place | undefined {
  const match = /\bmy (toddler|kid|son|daughter|cat|dog|niece|nephew|baby)(?: (\p{Lu}\p{Ll}+))?/u.exec(
    r.plain,
  );
  return match ? { words: match[2] ?? `your ${match[1]}` } : undefined;
}
