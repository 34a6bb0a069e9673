/** Flirting and teasing: go along with the image they chose, return a little, never escalate. */
import { lines } from '../moves/line.ts';
import { has, type Scene, says } from './scene.ts';

/** What they like about the reader, named plainly; the adjective stays theirs. */
const FEATURE =
  /\b(?:eyes|smile|hair|dimples|laugh|voice|face|photos?|pics?|pictures?|profile|bio|style|outfit|dress|jacket|shirt|suit|beard|freckles|energy|taste|playlist|dog|cat)\b/i;
const PRAISE =
  /\b(?:i (?:really |actually |do )?(?:like|love|admire|enjoy) (?:that you|how you|the way you|your|talking to you|chatting)|(?:nice|great|cool|lovely|good|best) (?:profile|bio|photos?|pics?)\b|(?:you're|you are|ur) the (?:first|only|most) \w+(?: \w+)? (?:person|one|human|man|woman|guy|girl)|the (?:kind|sort) of (?:smile|laugh|face|eyes|voice)|you (?:seem|sound|look) (?:really |so |very |like )?(?:nice|down to earth|lovely|cool|fun|kind|sweet|interesting|great|happy|genuine|a (?:good|nice|lovely|fun|great)))/i;
const BORN_WITH = /^(?:eyes|smile|hair|dimples|laugh|voice|face|freckles)$/i;

export const BANTER_SCENES: readonly Scene[] = [
  {
    name: 'it made them laugh',
    when: (r) =>
      r.action === 'reply' &&
      says(
        r,
        /\byou(?:r \p{L}+(?: \p{L}+)?)? (?:\w+ )?(?:made|make|makes|had|got) me (?:\w+ )?(?:laugh\w*|smil\w*|giggl\w*|snort\w*|cackl\w*|choke|grin\w*|spit)/iu,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'Then my work here is done. Which line was it?'],
        ['witty', "I'll put that in my references. Did anyone see you laugh?"],
        ['playful', 'I take no responsibility for public laughing. Where were you when it happened?'],
      ]),
      ...lines('follow up', [
        ['warm', "That's the best thing I could have read today. What got you?"],
        ['direct', 'Glad to hear it. What else makes you laugh like that?'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'Making you laugh was the whole plan, so thank you for telling me. Your turn now.'],
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
      says(
        r,
        /\b(?:(?:best|great|lovely|amazing|fun|perfect|wonderful|good) (?:first |second |third )?(?:date|night|evening|time)\b.*\b(?:i'?ve had|with you|thank|last night|tonight|yesterday|today)|(?:had|such|was) (?:so much |a lot of |really )?(?:fun|a (?:great|lovely|good|wonderful|amazing) (?:time|night|evening|date)).*\b(?:with you|last night|tonight|yesterday|thank)|(?:loved|enjoyed) (?:last night|tonight|meeting you|our (?:date|evening|walk|coffee|dinner)|today with you))/i,
      ),
    lines: [
      ...lines('appreciate a detail', [
        ['warm', "I'm so glad you say that. Which bit of the date was your favourite?"],
        ['calm', 'Thank you for telling me. You were very good company yourself.'],
      ]),
      ...lines('suggest meeting', [
        ['direct', "Then let's not wait long for the next date. Which evening suits you?"],
        ['flirty', 'Careful, now you have to top that first date. When do I see you again?'],
        ['warm', "I'd like another date, if you would too. Your turn to choose the place?"],
      ]),
      ...lines('take the bait', [
        ['playful', 'No pressure on date two then. Who plans it, you or me?'],
        ['witty', "I'm having your review of the date framed. Shall we go for a second one?"],
      ]),
    ],
  },
  {
    name: 'a compliment',
    when: (r) =>
      r.action === 'reply' &&
      (has(r, 'compliment') || says(r, PRAISE)) &&
      r.questions.length === 0 &&
      !has(r, 'rejection_hard', 'rejection_soft', 'boundary') &&
      says(r, /\b(?:you|you're|your|ur|u)\b/i),
    places: (r) => {
      const feature = FEATURE.exec(r.plain)?.[0].toLowerCase();
      const place = feature ? { words: feature, plural: /[^s]s$/.test(feature) } : undefined;
      return { feature: place, born: feature && BORN_WITH.test(feature) ? place : undefined };
    },
    lines: [
      ...lines('take the bait', [
        ['playful', "My {feature} {feature|says|say} thank you. I'm only the spokesperson."],
        ['witty', "I'd love to take credit for the {born}, but that was all genetics. Thank you, though."],
        ['playful', "Keep that up and I'll start believing you. What are you after?"],
      ]),
      ...lines('appreciate a detail', [
        [
          'warm',
          "Thank you, that's a lovely thing to read. How good are you at taking compliments yourself?",
        ],
        ['calm', "That's kind of you, thank you. How is your day going?"],
        ['warm', 'Well, that made me smile. Thank you for saying it.'],
      ]),
      ...lines('return the question', [
        ['flirty', 'Flattery noted, {feature} included. What else have you noticed?'],
        ['direct', 'Thank you. Now tell me something about you that a photo cannot show.'],
        ['playful', 'Is that your opening line, or did I earn it?'],
      ]),
    ],
  },
  {
    name: 'sized up in jest',
    when: (r) =>
      r.action === 'reply' &&
      r.questions.length === 0 &&
      r.style.words <= 14 &&
      !says(r, PRAISE) &&
      !has(r, 'compliment', 'rejection_hard', 'rejection_soft', 'boundary', 'harassment') &&
      says(
        r,
        /^\W*(?:(?:haha|lol|ok|okay|so|hmm|careful)[,\s]+)*(?:you(?:'re| are| look| seem| sound)|u (?:look|seem|r))\s/i,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'And yet here you are, texting me.'],
        ['witty', 'Only on days that end in y. What gave me away?'],
        ['flirty', 'Is that a complaint or a request?'],
      ]),
      ...lines('return the question', [
        ['playful', 'Funny, I was about to say the same about you. Who talks first?'],
        ['direct', 'Good eye. What tipped you off?'],
        ['warm', "I'll take that as a compliment until you tell me otherwise. Should I?"],
      ]),
      ...lines('suggest meeting', [['flirty', "You'll have to find out in person. Coffee this week?"]]),
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
    places: (r) => ({
      app: {
        words:
          /\b(?:whats ?app|telegram|signal|snapchat|insta(?:gram)?|number)\b/gi.exec(
            r.plain.replace(/.*\b(?:gimme|give|your|swap|move|add)\b/i, ''),
          )?.[0] ??
          /\bwhats ?app|insta(?:gram)?|number\b/i.exec(r.plain)?.[0] ??
          'number',
      },
    }),
    lines: [
      ...lines('take the bait', [
        ['playful', '{abare} is a big word from you. Earn the {app} with two more good messages on here.'],
        [
          'witty',
          'First {a}, then the {app}, you do not waste time. What is the hurry, out of data or out of patience?',
        ],
        ['playful', 'I will trade the {app} for one good reason, ten words or fewer.'],
      ]),
      ...lines('answer, then return', [
        ['warm', 'Fine, here is my {app}: [your number]. Use it wisely.'],
        ['direct', '{app} works: [your number]. What is yours, so I know it is you?'],
      ]),
      ...lines('set the terms', [
        ['calm', 'Let us chat on here a little longer, then {app} with pleasure.'],
        [
          'warm',
          'I keep {app} for after the first coffee, nothing personal. Until then I am right here on the app.',
        ],
        ['direct', 'Here is easier for me for now. Once we have met, you get the {app} without asking.'],
      ]),
    ],
  },
  {
    name: 'two truths and a lie',
    when: (r) => says(r, /\btwo truths\b/i),
    lines: [
      ...lines('take the bait', [
        ['playful', 'My money is on {a} as the lie. How close am I?'],
        ['witty', 'I refuse to believe {b}, and I will need evidence either way.'],
        ['playful', 'It has to be {c}. Nobody would make up {a}.'],
      ]),
      ...lines('return the question', [
        ['direct', 'I say the lie is {b}. If I am right, what do I win?'],
        ['witty', 'The one about {a} sounds too good. Final answer, what do I owe you if I lose?'],
      ]),
      ...lines('follow up', [['warm', 'If {a} is true I want the whole story, lie or no lie.']]),
    ],
  },
  {
    name: 'a dare',
    when: (r) =>
      r.action === 'reply' &&
      says(
        r,
        /\b(?:i bet you|bet you can'?t|prove it|defend yourself|convince me|i dare you|you can'?t even|impress me|wrong answers only|sell me on)\b/i,
      ),
    alone: true,
    places: (r) => ({
      verb: (() => {
        const verb = /\b(?:can'?t(?: even)?|don'?t|couldn'?t|never) ([a-z]+)\b/i.exec(r.plain)?.[1];
        return verb ? { words: verb.toLowerCase() } : undefined;
      })(),
      thing: (() => {
        const phrase = r.phrases[0];
        return phrase && !/\bbet\b/i.test(phrase.bare)
          ? { words: phrase.bare, plural: phrase.plural }
          : undefined;
      })(),
    }),
    lines: [
      ...lines('take the bait', [
        ['playful', 'You would bet against me? Name the stakes and I will {verb} for a jury.'],
        ['witty', 'I will let the results speak. Bring an open mind and something to apologise with.'],
        ['witty', 'For my defence on the {thing} I call no witnesses and one excellent excuse.'],
        ['playful', 'The {thing} and I take the challenge, and we would like it in writing.'],
      ]),
      ...lines('return the question', [
        ['direct', 'And what do I get when I win? I do not {verb} for free.'],
        ['playful', 'Your own answer first, so I can size up the competition on the {thing}.'],
        ['warm', 'What would count as proof for you?'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'There is one way to find out whether I can {verb}, and it involves you showing up.'],
        ['direct', 'I defend the {thing} in person only. Coffee this week?'],
        ['flirty', 'I accept, on neutral ground. Which evening suits you?'],
      ]),
    ],
  },
  {
    name: 'a rule with a reward',
    when: (r) =>
      says(
        r,
        /\b(?:gets? a (?:second|third|first) date|loser (?:pays|buys|cooks)|if you (?:win|guess|bring|make)|anyone who|any (?:man|woman|person|guy|girl) who)\b/i,
      ),
    lines: [
      ...lines('take the bait', [
        [
          'playful',
          'Your {person} makes excellent laws. Does a shop-bought {bbare|one|batch} count, or is there an inspection?',
        ],
        ['witty', 'I will be studying for {a} in that case. Is there a written part?'],
        ['playful', 'So {b} {b|is|are} the currency here. Good to know what the exchange rate is.'],
        ['flirty', 'Then I had better learn about {b} quickly, I like the prize.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Has anyone ever passed the {bbare} test, or would I be the first?'],
        ['playful', 'Is there an appeal if {b} {b|goes|go} wrong on the day?'],
      ]),
    ],
  },
  {
    name: 'being teased about me',
    when: (r) =>
      has(r, 'tease', 'compliment') &&
      !says(r, /\b(?:is|are) (?:that|this|it|those) (?:really )?(?:your|ur|you)\b/i) &&
      r.phrases.some((phrase) => phrase.readers),
    lines: [
      ...lines('take the bait', [
        ['playful', 'My {mine} and I would like to hear the verdict before we comment.'],
        ['witty', 'The {mine} takes requests, but it does charge by the hour.'],
        ['playful', 'You looked at my {mine} long enough to have a theory. I am flattered.'],
        ['witty', 'I cannot comment on the {mine} without a lawyer present.'],
      ]),
      ...lines('return the question', [
        [
          'flirty',
          'The {mine} only does that for good lines, and that was one. Your turn, what gets yours going?',
        ],
        ['playful', 'Before I answer for my {mine}, what was your first guess?'],
        ['warm', 'My {mine} says thanks. What made you notice it?'],
      ]),
    ],
  },
  {
    name: 'a flirt with a condition',
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'flirt', 'tease') &&
      says(r, /\b(?:almost|might|close to|nearly|consider|if you keep|keep being|one more)\b/i),
    lines: [
      ...lines('take the bait', [
        ['playful', 'Only almost? Then I clearly have to work harder for {abare}.'],
        ['witty', 'I will have {abare} put in the minutes as an official offer.'],
        ['flirty', 'If that is the reward, wait until I am actually trying. I have my eye on {abare}.'],
      ]),
      ...lines('return the question', [
        ['playful', 'No pressure, but how far are we from {abare}, in percent?'],
        ['witty', 'So what tips the balance, {abare} or one more good line?'],
        ['flirty', 'And what do I get after {abare}, a speech?'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'I would rather earn {abare} in person. Coffee this week?'],
        ['direct', 'Then let us not waste {abare}. Are you free one evening this week?'],
      ]),
    ],
  },
  {
    name: 'ranked by them',
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'flirt', 'tease', 'compliment') &&
      says(r, /\b(?:favou?rite|best|top|number one|highlight)\b/i) &&
      !says(r, /\?/),
    lines: [
      ...lines('take the bait', [
        ['witty', 'I accept the nomination for {abare} and would like to thank my phone.'],
        ['playful', 'I will try to carry {abare} with dignity and very little modesty.'],
        ['flirty', 'Careful, I could get used to {abare} as a title.'],
      ]),
      ...lines('return the question', [
        ['playful', 'Who is in first place as {abare}, and how do I remove them?'],
        ['witty', 'What does {abare} earn, is there a trophy or at least a snack?'],
      ]),
      ...lines('suggest meeting', [
        [
          'flirty',
          'The title of {abare} comes with obligations, I hear. Shall I start with a drink this week?',
        ],
        ['direct', 'Then {abare} should be celebrated. Are you free this week?'],
      ]),
    ],
  },
  {
    name: 'accused in jest',
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'flirt', 'tease') &&
      says(
        r,
        /\b(?:report yourself|stop (?:it|that|being)|you(?:'re| are) (?:a |so |such a |very |really )?(?:distract\w*|trouble|a (?:menace|problem|bad influence))|someone keeps|your fault|blame you|because of you|making me|can'?t (?:focus|concentrate|work)|how dare)\b/i,
      ),
    lines: [
      ...lines('take the bait', [
        ['playful', 'Guilty as charged, and {a} can be the first witness.'],
        ['witty', 'I confess to everything, in full view of {a}, and I feel fine about it.'],
        ['flirty', 'Guilty. I would do it again and {a} {a|knows|know} it.'],
      ]),
      ...lines('return the question', [
        ['playful', 'What is the sentence for coming between you and {a}?'],
        ['witty', 'Do I get a phone call, or {a|does|do} {a} get that too?'],
        ['warm', 'Happy to be a distraction. What am I keeping you from, apart from {a}?'],
      ]),
      ...lines('suggest meeting', [
        ['playful', 'I propose community service: one coffee, my round, {a} may come along.'],
        [
          'direct',
          'Fair. I will turn myself in over a coffee when you are done for the day, guilty plea included.',
        ],
      ]),
    ],
  },
  {
    name: 'teased about my profile',
    when: (r) =>
      r.action === 'reply' && has(r, 'opener') && has(r, 'tease', 'humour') && r.questions.length === 0,
    lines: [
      ...lines('take the bait', [
        ['witty', 'The {abare} was a calculated risk, and here you are.'],
        ['playful', 'I will tell the {bbare} you said that, it has been waiting for recognition.'],
        ['witty', 'Everyone knows the {bbare} carries this profile, I only do the paperwork.'],
        ['playful', 'Noted, less {abare}, more {bbare}. Honest feedback is always welcome.'],
      ]),
      ...lines('return the question', [
        ['playful', 'Strong words about the {abare}. What on your profile am I allowed to tease in return?'],
        ['warm', 'So the {bbare} passed. What would have won you over without it?'],
        ['witty', 'How many photos with a {abare} have you survived so far?'],
      ]),
      ...lines('appreciate a detail', [
        ['playful', 'You stopped to roast the {abare}, so it worked. What made you write anyway?'],
      ]),
    ],
  },
  {
    name: 'flirting',
    when: (r) =>
      (has(r, 'flirt') || (has(r, 'tease') && says(r, /\b(?:you|your|u|ur)\b/i))) &&
      r.style.words > 2 &&
      r.action === 'reply' &&
      r.questions.length === 0,
    lines: [
      ...lines('take the bait', [
        ['playful', 'I read that twice, mostly for {a}.'],
        ['witty', 'You open with {a}, so you are clearly here to win.'],
        ['playful', 'Noted, {a} and all. I am taking it as encouragement.'],
        ['flirty', 'You and {a} are a risk to my concentration.'],
      ]),
      ...lines('return the question', [
        ['flirty', 'What happens next, or {a|does|do} {a} come first?'],
        ['warm', 'You are fun to talk to. What else should I know about {a}?'],
        ['playful', 'And where {a|does|do} {a} fit into your plan for me?'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'Say that again in person, {a} included. Coffee this week?'],
        ['direct', 'I would like the live version of {a}. Are you free one evening this week?'],
      ]),
    ],
  },
];
