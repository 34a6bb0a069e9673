/** Flirting and teasing: go along with the image they chose, return a little, never escalate. */

import { lines } from '../moves/line.ts';
import { toYou } from '../reading/clause-text.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import type { Places } from '../words/fill.ts';
import { seedOf, shuffled } from '../words/shuffle.ts';
import { banterPlaces } from './banter-places.ts';
import { has, type Scene, says } from './scene.ts';

/** What they like about the reader, named plainly; the adjective stays theirs. */
const FEATURE =
  /\b(?:eyes|smile|hair|dimples|laugh|voice|face|photos?|pics?|pictures?|profile|bio|style|outfit|dress|jacket|shirt|suit|beard|freckles|energy|taste|playlist|dog|cat)\b/i;
const PRAISE =
  /\b(?:i (?:really |actually |do )?(?:like|love|admire|enjoy) (?:that you|how you|the way you|your|talking to you|chatting)|(?:nice|great|cool|lovely|good|best) (?:profile|bio|photos?|pics?)\b|you(?:'ve| have) (?:got )?(?:such |really |very |the |a )*(?:nice|kind|lovely|great|warm|beautiful|pretty|gorgeous|amazing|best|good|cool|cute|stunning|killer|infectious|contagious)|your (?:\w+ )?(?:eyes|smile|hair|dimples|laugh|voice|face|photos?|pics?|profile|bio|style|outfit|dress|beard|freckles|energy|taste) (?:is|are|made|makes) (?:so |really |very |just |my )?(?!.*\b(?:awful|bad|terrible|ridiculous|weird|blurry|fake|old)\b)|(?:you're|you are|ur) the (?:first|only|most) \w+(?: \w+)? (?:person|one|human|man|woman|guy|girl)|the (?:kind|sort) of (?:smile|laugh|face|eyes|voice)|you (?:seem|sound|look) (?:really |so |very |like )?(?:nice|down to earth|easy to talk to|lovely|cool|fun|kind|sweet|interesting|great|happy|genuine|warm|like a (?:good|nice|lovely|great|kind)|a (?:good|nice|lovely|fun|great)))/i;
const BORN_WITH = /^(?:eyes|smile|hair|dimples|laugh|voice|face|freckles)$/i;
/** Questions that only carry the compliment: `has anyone told you that?` */
const MERE_TAG =
  /\b(?:has (?:any|some)(?:one|body) (?:ever )?told you|(?:do|did) you know that|you know that|right)\b[^?]*\??\s*$/i;

/** `thank you` and `bless you` say nothing of the reader. */
const MERE_THANKS = /\b(?:thank|thanks to|bless|love|told|tell|asked|hope|wish) (?:you|u)\b/gi;
/** The reader has praised them just now. */
const PRAISED =
  /\b(?:you(?:'re| are| r)?|u(?: r)?|ur|your) (?:\w+ ){0,4}(?:gorgeous|beautiful|pretty|lovely|handsome|cute|hot|stunning|funny|clever|smart|sweet|kind|brilliant|amazing|great|wonderful|talented|charming|good|nice|fit)\b/i;
/** Praise handed on or doubted: `tell my boss`, `nobody laughed`. */
const HANDS_ON =
  /\b(?:(?:tell|say) (?:that |it |this )?(?:to )?my|wish my|nobody|no ?one|not according to|my \w+ (?:\w+ )?(?:disagrees?|begs? to differ|would disagree|says? otherwise))\b/i;
const takesThanks = (r: Reading): boolean =>
  PRAISED.test(r.mine) &&
  says(r, /^\W*(?:\w+\W+){0,2}(?:thanks?|thank (?:you|u)|thx|ty|ta|cheers|dankie|enkosi|ngiyabonga)\b/i) &&
  !says(r, PRAISE);

const asksNothing = (r: Reading): boolean => r.questions.length === 0 || says(r, MERE_TAG);
const unwelcome = (r: Reading): boolean =>
  has(r, 'rejection_hard', 'rejection_soft', 'boundary', 'harassment', 'goodbye');

/** The three claims of two truths and a lie, said back to them; one is picked as the lie. */
function claims(r: Reading): Places {
  const told = r.plain.replace(/^[\s\S]*?\btwo truths\b[^:.,!]*[:.,!]?\s*(?:and a lie\b[:.,!]?)?/i, '');
  const list = told
    .split(/[,;.\n]|\b(?:and|1|2|3)\b[).]?/)
    .map((claim) => claim.trim())
    .filter((claim) => /^(?:i|i'm|i've|my)\b/i.test(claim) && claim.split(' ').length <= 10);
  const [first, second] = shuffled(list, seedOf(r, 'lie'));
  return {
    lie: first ? { words: toYou(first) } : undefined,
    truth: second ? { words: toYou(second) } : undefined,
  };
}

/** Nobody flirts with a sofa: somebody is meant, or it shows. */
const TO_SOMEBODY =
  /\b(?:you\w*|u|ur|urs|ya|yours?|we|we'\w+|us|our|me|my (?:heart|type|number|lips|dreams)|babe|baby|honey|handsome|gorgeous|beautiful|sexy|cutie|hot|date|kiss\w*|cuddl\w*|hug\w*|flirt\w*|dreams?|blush\w*|hey+|hi+|come|someone|somebody|single|trouble|dangerous|smooth)\b|😏|😘|😍|🥰|😉|❤|😈|🔥|💋|🙈|😳|🫦/iu;

export const BANTER_SCENES: readonly Scene[] = [
  {
    name: 'it made them laugh',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      r.questions.length === 0 &&
      r.style.words <= 25 &&
      says(
        r,
        latin(
          /\byou(?:r \p{L}+(?: \p{L}+)?)? (?:\w+ )?(?:made|make|makes|had|got) me (?:\w+ )?(?:laugh\w*|smil\w*|giggl\w*|snort\w*|cackl\w*|choke|grin\w*|spit)/iu,
        ),
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'Then my work here is done. What got you?'],
        ['playful', 'I take no responsibility for laughing in public. Did anybody see you?'],
      ]),
      ...lines('follow up', [
        ['warm', "That's the best thing I've read today. What was it that made you laugh?"],
        ['direct', 'Glad to hear it. What else makes you laugh like that?'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'Making you laugh was the whole plan, so thank you for telling me.'],
        ['warm', 'That made me smile as well. I like that I can make you laugh.'],
      ]),
      ...lines('suggest meeting', [['flirty', "I'd love to hear that laugh in person. A drink this week?"]]),
    ],
  },
  {
    name: 'it made their day',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      r.questions.length === 0 &&
      !unwelcome(r) &&
      says(
        r,
        latin(
          /\b(?:you|your \p{L}+(?: (?:in|on|from|at|about) (?:that|the|your) \p{L}+(?: \p{L}+)?)?|that|this|it|that message|talking to you|hearing from you) (?:\w+ )?(?:made|make|makes|brightened|saved) (?:up )?(?:my|the) (?:whole |entire |actual )?(?:day|morning|evening|week|night|afternoon|monday|shift)\b/iu,
        ),
      ),
    places: (r) => {
      const day = /\bmy (?:whole |entire |actual )?(day|morning|evening|week|night|afternoon|shift)\b/i
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return { day: day ? { words: day } : undefined };
    },
    lines: [
      ...lines('appreciate a detail', [
        ['warm', 'Well, now you made mine too. Thank you for telling me.'],
        ['warm', "Making your {day} was worth it, then. I'm smiling."],
      ]),
      ...lines('take the bait', [
        ['playful', 'Careful, I could make a habit of it. What does the rest of your {day} look like?'],
        ['playful', 'Good, same time tomorrow? I like being useful.'],
      ]),
      ...lines('follow up', [
        ['warm', "I'm so glad. Was it that kind of {day}, or was it a good one already?"],
        ['direct', 'Happy to help. What would make the rest of your {day} even better?'],
      ]),
    ],
  },
  {
    name: 'it was a good date',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      !has(r, 'rejection_hard', 'rejection_soft') &&
      r.questions.length === 0 &&
      !says(
        r,
        /\b(?:my|our|his|her) (?:friends?|sister|brother|family|kids|mom|mum|dad|colleagues|team)\b|\bbut\b|\b(?:not|never|wasn'?t|hardly) (?:exactly |really |such )?(?:an? |the )?(?:best|great|lovely|amazing|fun|perfect|wonderful|good) (?:night|evening|time|date)\b|\bon an? good (?:night|day|evening)\b/i,
      ) &&
      says(
        r,
        /\b(?:(?:best|great|lovely|amazing|fun|perfect|wonderful|good) (?:first |second |third )?(?:date|night|evening|time)\b.*\b(?:i'?ve had|with you|thank|last night|tonight|yesterday|today)|still (?:smiling|giddy|grinning|buzzing|thinking|glowing) (?:about|from|after|because of) (?:yesterday|last night|saturday|sunday|friday|our \w+|that date|the weekend|tonight)|(?:best|loveliest|nicest) (?:first |second |third )?date i(?:'ve| have)? (?:been on|had)\b|\b(?:last night|yesterday|tonight|saturday|sunday|friday) was (?:so |really |such |a lot of |just )*(?:much )?(?:fun|lovely|great|amazing|wonderful|special|perfect)\b|(?:had|such|was) (?:so much |a lot of |really )?(?:fun|a (?:great|lovely|good|wonderful|amazing) (?:time|night|evening|date)).*\b(?:with you|last night|tonight|yesterday|thank)|(?:loved|enjoyed) (?:last night|tonight|meeting you|our (?:date|evening|walk|coffee|dinner)|today with you))/i,
      ),
    lines: [
      ...lines('appreciate a detail', [
        ['warm', "I'm so glad you say that, I had a lovely time. What was your favourite bit?"],
        ['calm', 'Thank you for telling me. You were very good company yourself.'],
      ]),
      ...lines('suggest meeting', [
        ['direct', "Then let's not wait long for the next date. Which evening suits you?"],
        ['flirty', 'Careful, now you have to top that date. When do I see you again?'],
        ['warm', "I'd like another date, if you would too. Do you want to choose the place?"],
      ]),
      ...lines('take the bait', [
        ['playful', 'No pressure on date two then. Who plans it, you or me?'],
        ['playful', 'Good, because I was hoping you would say that. Shall we do it again?'],
      ]),
    ],
  },
  {
    name: 'they want the number',
    when: (r) =>
      has(r, 'off_platform') &&
      r.action === 'reply' &&
      !says(
        r,
        /\b(?:ex|friend|sister|brother|mom|mum|mate|boss|cousin|company|dog|cat)(?:'?s)? (?:insta\w*|whats ?app|number|snap\w*)/i,
      ),
    alone: true,
    places: (r) => {
      const app =
        /\b(?:whats ?app|telegram|signal|snapchat|insta(?:gram)?|number)\b/i
          .exec(r.plain.replace(/^.*\b(?:gimme|give|your|swap|move|add)\b/is, ''))?.[0]
          ?.toLowerCase() ??
        /\b(?:whats ?app|insta(?:gram)?|number)\b/i.exec(r.plain)?.[0]?.toLowerCase() ??
        'number';
      const named = APPS[app.replace(/\s/g, '')] ?? 'my number';
      return { app: { words: named } };
    },
    lines: [
      ...lines('answer, then return', [
        ['warm', 'Sure: [your number or name there]. Say hi so that I know it is you?'],
        ['direct', 'Happy to. Here it is: [your number or name there]. What is yours?'],
        ['warm', "I like talking to you, so yes to {app}, once we've met. Does that work for you?"],
      ]),
      ...lines('set the terms', [
        ['calm', "Let's chat here a little longer, then {app} with pleasure."],
        ['warm', 'I keep {app} for after the first coffee, nothing personal. Shall we plan that coffee?'],
        ['direct', 'Here is easier for me for now. Once we have met you get {app} without asking.'],
      ]),
      ...lines('take the bait', [
        ['playful', 'Trading {app} for one good reason. Make it a funny one.'],
        ['playful', 'Moving fast, I see. Tell me something good about you first and then {app} it is.'],
      ]),
    ],
  },
  {
    name: 'two truths and a lie',
    alone: true,
    when: (r) =>
      r.action === 'reply' && says(r, /\btwo truths\b/i) && Object.values(claims(r)).every(Boolean),
    places: claims,
    lines: [
      ...lines('take the bait', [
        ['playful', 'My money is on this one as the lie: {lie}. How close am I?'],
        ['playful', '{truth}? If that one is true I need the whole story.'],
      ]),
      ...lines('return the question', [
        ['direct', 'I say the lie is that {lie}. If I am right, what do I win?'],
        [
          'playful',
          'Please let it be true that {truth}. Final answer: the other one is the lie. Am I right?',
        ],
      ]),
      ...lines('follow up', [
        ['warm', 'Okay, is it really true that {truth}? I want to hear about that one.'],
      ]),
    ],
  },
  {
    name: 'a rule with a reward',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      r.questions.length === 0 &&
      !unwelcome(r) &&
      says(
        r,
        /\b(?:gets? a (?:second|third|first) date|loser (?:pays|buys|cooks)|if you (?:win|guess|bring|make)\b[^.!?]{0,40}\b(?:you get|i'?ll|i will|i might|you can)|any (?:man|woman|person|guy|girl) who\b[^.!?]{0,40}\b(?:gets|wins|has my|can have))\b/i,
      ),
    places: banterPlaces,
    lines: [
      ...lines('take the bait', [
        ['playful', "{own}? I've been training for this my whole life."],
        ['playful', 'Rules I can work with. {own} it is.'],
        ['playful', 'That sounds like a bribe with {own}, and I am absolutely for sale.'],
        ['playful', 'Those are rules I can work with. When does it start?'],
      ]),
      ...lines('return the question', [
        ['playful', 'And what do I get if {own} {own|turns|turn} out really well?'],
        ['playful', 'And what do I get if I do it really well?'],
        ['playful', 'How strict are you about {own}? Asking so that I can prepare.'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', "Deal. I'll take care of {own}, you pick the day."],
        ['direct', "You're on. {own} and me, which day suits you?"],
        ['direct', "You're on. Which day suits you?"],
      ]),
    ],
  },
  {
    name: 'a compliment',
    alone: true,
    alike: true,
    when: (r) =>
      r.action === 'reply' &&
      (has(r, 'compliment') || says(r, PRAISE)) &&
      asksNothing(r) &&
      r.style.words <= 30 &&
      !unwelcome(r) &&
      !says(
        r,
        /\b(?:(?:like[ds]?|prefer(?:red)?) (?:it|you|u) (?:better|more) (?:when|before|with|without)|don'?t get me wrong|dont get me wrong|(?:didn'?t|don'?t|not) (?:\w+ )?like|uncomfortable|hate|trouble|dangerous|but (?:i|you)|sarcas\w+|like (?:a |my |an )?(?:dad|mom|mum|gran|teacher|cop|serial))\b/i,
      ) &&
      !says(
        r,
        /\bhope (?:you|u) (?:have|had|get|got)\b|\bhappy (?:birthday|new year|easter|anniversary)\b/i,
      ) &&
      !takesThanks(r) &&
      /\b(?:you|you're|your|ur|u)\b/i.test(r.plain.replace(MERE_THANKS, ' ')),
    places: (r) => {
      const feature = FEATURE.exec(r.plain)?.[0].toLowerCase();
      const place = feature ? { words: feature, plural: /[^s]s$/.test(feature) } : undefined;
      const { own } = banterPlaces(r, true);
      const detail = own && feature && own.words.includes(feature) ? undefined : own;
      const adjective =
        /\b(?:seem|sound|look|are|you'?re|ur)\b (?:\w+ )?(?:like )?(?:really |so |very |such |quite |a |an |pretty )*(nice|down to earth|lovely|cool|fun|kind|sweet|interesting|great|happy|genuine|funny|smart|clever|charming|adorable|easy to talk to|thoughtful|witty)\b/i
          .exec(r.plain)?.[1]
          ?.toLowerCase();
      return {
        detail,
        adjective: adjective ? { words: adjective } : undefined,
        feature: place,
        born: feature && BORN_WITH.test(feature) ? place : undefined,
        made: feature && !BORN_WITH.test(feature) && !/^(?:dog|cat)$/.test(feature) ? place : undefined,
        pet: feature && /^(?:dog|cat)$/.test(feature) ? place : undefined,
      };
    },
    lines: [
      ...lines('take the bait', [
        [
          'playful',
          "I'd love to take credit for the {born}, but I had nothing to do with it. Thank you, though.",
        ],
        ['playful', 'The {made} took me longer than I will ever admit, so thank you.'],
        ['playful', 'The {pet} already has a big head, so this stays between us.'],
        ['playful', "Keep that up and I'll start believing you."],
        ['playful', "{adjective}, me? You haven't seen me before coffee. Thank you, though."],
        ['playful', 'Stop there, before I get insufferable. Or one more.'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', "That's such a lovely thing to read, thank you."],
        ['warm', 'Well, that made me smile. Thank you for saying it.'],
        ['warm', 'Thank you! I will tell my {feature} you said so.'],
        ['warm', 'Well, {adjective} is a lovely thing to be called. Thank you.'],
        ['warm', 'Thank you for noticing {detail}. That made me smile.'],
      ]),
      ...lines('return the question', [
        ['playful', 'Thank you. I have no clever answer, only a grin.'],
        ['playful', 'Thank you! What did I do to earn that today?'],
        ['warm', 'Thank you. Now I am curious what you are good at hiding.'],
        ['witty', 'I accept, before you change your mind. What else did you notice?'],
        ['warm', 'That is kind of you. Who was the last one to say something nice to you?'],
        ['warm', "You seem pretty {adjective} yourself. What's your day been like?"],
        ['playful', 'Thank you. Are you always this nice, or did I catch you on a good day?'],
        ['warm', 'That might be the nicest thing anybody tells me this week. Thank you.'],
      ]),
    ],
  },
  {
    name: 'sized up in jest',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      r.questions.length === 0 &&
      r.style.words <= 12 &&
      !says(r, PRAISE) &&
      !unwelcome(r) &&
      !says(
        r,
        /\b(?:right|wrong|welcome|late|here|there|outside|free|busy|on|invited|telling|saying|asking|kidding|joking|lying|so (?:quiet|distant)|coming|going|getting|the one who|doing)\b/i,
      ) &&
      says(
        r,
        /^\W*(?:(?:haha|lol|ok|okay|so|hmm|careful)[,\s]+)*(?:you(?:'re| are| look| seem| sound)|u (?:look|seem|r))\s/i,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'And yet here you are, texting me.'],
        ['playful', 'Only on weekdays. What gave me away?'],
        ['flirty', 'Is that a complaint or a request?'],
      ]),
      ...lines('return the question', [
        ['playful', 'Funny, I was about to say the same about you.'],
        ['direct', 'Wow, straight to the point. What tipped you off?'],
        ['warm', "I'll take that as a compliment until you tell me otherwise. Should I?"],
      ]),
      ...lines('suggest meeting', [['flirty', "You'll have to find out in person. Coffee this week?"]]),
    ],
  },
  {
    name: 'a flirt with a condition',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      !unwelcome(r) &&
      r.questions.length === 0 &&
      r.style.words <= 25 &&
      ((has(r, 'flirt', 'tease') &&
        says(r, /\b(?:almost|close to|nearly|one more (?:joke|meme|message|line|compliment|time))\b/i)) ||
        says(
          r,
          /\b(?:(?:if you )?keep (?:this|that|it|being)(?: \w+){0,2} (?:up )?(?:and|i)\b[^.!?]{0,40}\b(?:like|fall|blush|kiss|marry|keep|love|date|smile|miss)\b|(?:might|may|i'?ll|going to|gonna) (?:just )?have to (?:like|kiss|marry|keep|date|propose to) you)/i,
        )),
    places: banterPlaces,
    lines: [
      ...lines('take the bait', [
        ['playful', "Only might? Then I haven't even started."],
        ['flirty', 'If that is the reward, wait until I am actually trying.'],
        ['playful', 'Noted. Turning up the charm, slowly, so nobody gets hurt.'],
      ]),
      ...lines('return the question', [
        ['playful', 'How close am I, in percent?'],
        ['playful', 'So what tips the balance, one more good joke or a coffee?'],
      ]),
      ...lines('appreciate a detail', [['warm', "That's a threat I like. I'll keep going, then."]]),
      ...lines('suggest meeting', [
        ['flirty', 'I would rather earn the rest in person. Coffee this week?'],
        ['direct', "Then let's not leave it there. Are you free one evening this week?"],
      ]),
    ],
  },
  {
    name: 'teased about my things',
    alone: true,
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'tease', 'humour') &&
      !unwelcome(r) &&
      r.questions.length === 0 &&
      r.style.words <= 25 &&
      says(
        r,
        latin(
          /\b(?:your|ur) (?:\p{L}+ ){0,2}(?:bio|profile|photos?|pics?|pictures?|hair\w*|shoes|hat|shirt|jacket|beard|moustache|car|taste|spelling|jokes?|playlist|music|opinions?|handwriting|dancing|cooking|socks|glasses|cap|pose|poses|prompts?|texting|emojis?|plants?)\b/iu,
        ),
      ),
    places: (r) => {
      const mine = latin(
        /\b(?:your|ur) ((?:\p{L}+ ){0,2}?(?:bio|profile|photos?|pics?|pictures?|hair\w*|shoes|hat|shirt|jacket|beard|moustache|car|taste|spelling|jokes?|playlist|music|opinions?|handwriting|dancing|cooking|socks|glasses|cap|poses?|prompts?|texting|emojis?|plants?)(?: (?:pic|photo|choice|cut|style))?)\b/iu,
      )
        .exec(r.plain)?.[1]
        ?.toLowerCase();
      return {
        mine: mine ? { words: `my ${mine}`, plural: /[^s]s$/.test(mine) && !/glass$/.test(mine) } : undefined,
      };
    },
    lines: [
      ...lines('take the bait', [
        ['playful', 'I will have you know that {mine} {mine|is|are} doing {mine|its|their} best.'],
        ['playful', 'Ouch. {mine} heard that, you know.'],
        ['playful', "It's fair. I've been called worse things by nicer people."],
      ]),
      ...lines('return the question', [
        ['playful', 'And what may I tease you about in return?'],
        ['playful', 'Harsh! So what would you do about {mine}, if you were me?'],
        ['warm', 'So {mine} got you talking to me. I count that as a success, do you?'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', "Okay, I laughed. You're funny, even at my expense."],
        ['playful', 'You took the time to roast {mine}. I choose to be flattered.'],
      ]),
      ...lines('suggest meeting', [['flirty', 'Come and say that to my face. Coffee this week?']]),
    ],
  },
  {
    name: 'flirting',
    alone: true,
    when: (r) =>
      has(r, 'flirt') &&
      says(r, TO_SOMEBODY) &&
      !unwelcome(r) &&
      !(PRAISED.test(r.mine) && (takesThanks(r) || says(r, HANDS_ON))) &&
      r.style.words > 2 &&
      r.style.words <= 25 &&
      r.action === 'reply' &&
      r.questions.length === 0 &&
      !has(r, 'plan_propose', 'plan_confirm', 'logistics', 'share_info'),
    lines: [
      ...lines('take the bait', [
        ['playful', 'You cannot say things like that and expect me to be normal about it.'],
        ['flirty', 'If that was meant to make me smile at my phone, it worked.'],
        ['playful', 'Go on, I am listening. This is going very well for you.'],
      ]),
      ...lines('return the question', [['playful', 'Am I getting the good material, or does everyone?']]),
      ...lines('appreciate a detail', [
        ['warm', 'That made me grin. More of that, please.'],
        ['flirty', 'That went straight to the top of my day.'],
        ['flirty', 'I read that twice, for research.'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'Say that to my face some time. I will try to keep it straight.'],
        ['direct', 'This is too good for a screen. Which evening are you free?'],
      ]),
    ],
  },
];

/** Said of a date, a day or a laugh, so plainly that no story behind it counts. */
export const SURE_BANTER_SCENES: readonly Scene[] = BANTER_SCENES.filter(({ name }) =>
  /^(?:it made|it was a good date|ranked by them)/.test(name),
);

/** How the reader's own contact is called. */
const APPS: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  signal: 'Signal',
  snapchat: 'Snapchat',
  insta: 'Insta',
  instagram: 'Instagram',
  number: 'my number',
};
