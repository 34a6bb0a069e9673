/** Flirting and teasing: go along with the image they chose, return a little, never escalate. */
import { lines } from '../moves/line.ts';
import { banterPlaces } from './banter-places.ts';
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
      return {
        img: banterPlaces(r, true).own,
        feature: place,
        born: feature && BORN_WITH.test(feature) ? place : undefined,
      };
    },
    lines: [
      ...lines('take the bait', [
        ['playful', "My {feature} {feature|says|say} thank you. I'm only the spokesperson."],
        ['witty', "I'd love to take credit for the {born}, but that was all genetics. Thank you, though."],
        ['playful', "Keep that up and I'll start believing you. What are you after?"],
      ]),
      ...lines('appreciate a detail', [
        ['warm', "Thank you, that's a lovely thing to read. I'm keeping it for a grey day."],
        ['calm', "That's kind of you, thank you. You made my day a good bit better."],
        ['warm', 'Thank you for saying so, and for noticing {img} of all things.'],
        ['warm', 'Well, that made me smile. Thank you for saying it.'],
      ]),
      ...lines('return the question', [
        ['flirty', 'Flattery noted, {feature} included. What else have you noticed?'],
        ['direct', 'Thank you. Now tell me something about you that no photo shows.'],
        ['playful', 'Did I earn that with {img}, or are you always this nice?'],
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
    name: 'ranked by them',
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'flirt', 'tease', 'compliment') &&
      says(
        r,
        /\bmy (?:\p{L}+ )?(?:favou?rite|number one|highlight|top)\b|\b(?:best|favou?rite) (?:person|human|notification|part of my day|thing)\b/iu,
      ) &&
      !says(r, /\?/),
    places: (r) => ({
      title: {
        words:
          /\b(?:favou?rite|best|number one|highlight)(?: (?:notification|person|human|part of my day|thing|distraction|reason)[^.!?,;]{0,20})?/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/\bmy\b/g, 'your') ?? 'favourite',
      },
    }),
    lines: [
      ...lines('take the bait', [
        ['witty', 'I accept the title of {title} and would like to thank my phone.'],
        ['playful', 'Being {title} is a lot of pressure. I will celebrate with something salty.'],
        ['flirty', 'Careful, I could get used to being the {title}.'],
        ['witty', 'Is there a sash that says {title}, or do I have to make my own?'],
      ]),
      ...lines('return the question', [
        ['playful', 'Who held the title of {title} before me, and how did it end?'],
        ['witty', 'What does the {title} win, a trophy or at least a snack?'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'Being {title} is the best news of my day. Thank you for telling me.'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'The title of {title} comes with duties, I hear. Shall I start with a drink this week?'],
        ['direct', 'Then let the {title} buy you a coffee. Are you free this week?'],
      ]),
    ],
  },
  {
    name: 'a flirt with a condition',
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'flirt', 'tease') &&
      r.questions.length === 0 &&
      says(
        r,
        /\b(?:almost|close to|nearly|if you keep (?:this|that|it|being)|keep (?:this|that|it|being) (?:up|\w+) and|one more)\b/i,
      ),
    places: banterPlaces,
    lines: [
      ...lines('take the bait', [
        ['playful', 'Only almost? Then I will have to bring out the good material, {img} first.'],
        ['witty', 'I would like that offer minuted, {img} and all.'],
        ['flirty', 'If that is the reward, wait until I am actually trying.'],
      ]),
      ...lines('return the question', [
        ['playful', 'How close am I, in percent, and does {img} help?'],
        ['witty', 'So what tips the balance, {img} or one more good line?'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'I would rather earn {img} in person. Coffee this week?'],
        ['direct', 'Then let us not leave it at almost. Are you free one evening this week?'],
      ]),
    ],
  },
  {
    name: 'teased about my things',
    when: (r) =>
      r.action === 'reply' &&
      has(r, 'tease', 'humour') &&
      r.questions.length === 0 &&
      says(r, /\b(?:you|your|ur|bio|profile|photo|pic)\b/i),
    places: (r) => banterPlaces(r, true),
    lines: [
      ...lines('take the bait', [
        ['witty', '{img} {img|was|were} a calculated risk, and here you are.'],
        ['playful', 'I will tell {img} you said that. There may be tears.'],
        ['witty', '{img} will be issuing a statement later today.'],
        ['playful', 'That is no way to talk about {img}, however true it is.'],
        ['witty', '{quip}'],
      ]),
      ...lines('return the question', [
        ['playful', 'And what may I tease you about, now that {img} {img|is|are} out in the open?'],
        ['warm', 'So {img} got you talking. What would have won you over without it?'],
        ['witty', 'Did {img} hurt you personally, or is this on behalf of the public?'],
      ]),
      ...lines('appreciate a detail', [
        ['playful', 'You took the time to roast {img}. I choose to be flattered.'],
        ['warm', 'I laughed, and so would {img} if I read it out.'],
      ]),
      ...lines('suggest meeting', [['flirty', 'Come and say that to {img} in person. Coffee this week?']]),
    ],
  },
  {
    name: 'flirting',
    when: (r) => has(r, 'flirt') && r.style.words > 2 && r.action === 'reply' && r.questions.length === 0,
    places: banterPlaces,
    lines: [
      ...lines('take the bait', [
        ['playful', 'You say that with {img} in the same breath and expect me to stay calm?'],
        ['witty', 'I had a clever answer, and then I got to {img}.'],
        ['flirty', 'If that was meant to make me smile at my phone, it worked. {img} helped.'],
        ['playful', 'Keep going. I was not convinced by {img} alone, but we are close.'],
      ]),
      ...lines('return the question', [
        ['flirty', 'Do you always flirt like this, or does {img} bring it out in you?'],
        ['warm', 'You are fun to talk to. What happens after {img}?'],
      ]),
      ...lines('appreciate a detail', [
        ['warm', 'That made me grin, {img} and all. More of that, please.'],
        ['flirty', 'I like your style. Nobody has ever worked {img} into it before.'],
      ]),
      ...lines('suggest meeting', [
        ['flirty', 'I would like to hear that with your voice attached. A drink this week?'],
        ['direct', 'This is too good for a screen, {img} included. Which evening are you free?'],
      ]),
    ],
  },
];
