/** Refusals, limits, silences and repairs. */
import { lines } from '../moves/line.ts';
import { readTrouble } from '../reading/trouble.ts';
import { has, type Scene, says } from './scene.ts';

const DRINK = /\b(?:sober|don'?t drink|no alcohol|not drinking|alcohol|pregnant|in recovery)\b/i;

export const LIMIT_SCENES: readonly Scene[] = [
  {
    name: 'they are unwell, not uninterested',
    when: (r) =>
      says(
        r,
        /\b(?:flu|sick|fever|covid|recovering|migraine|food poisoning|tonsil|hospital bed|under the weather|in bed with)\b/i,
      ) &&
      says(r, /\b(?:i|i'm|i've|im|me)\b/i) &&
      readTrouble(r.plain)?.kind !== 'someone ill' &&
      !has(r, 'rejection_hard'),
    lines: [
      ...lines('sympathise', [
        ['warm', 'Poor you, {ill} is miserable. Rest up and get better first, everything else keeps.'],
        ['calm', 'No hurry at all. Get over {ill} properly and we pick it up when you feel better.'],
        ['warm', 'Sorry to hear about {ill}. Is there soup and a blanket within reach?'],
      ]),
      ...lines('leave it open', [
        ['calm', 'Message me when {ill} lets you. I am looking forward to it, whenever that is.'],
        ['flirty', 'The good part I heard loud and clear. Beat {ill}, feel better, then name a day.'],
      ]),
    ],
    places: (r) => ({
      ill: {
        words:
          /\b(?:covid|migraine|fever|food poisoning|tonsillitis|flu|cold)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^(fever|cold)$/, 'the $1') ?? 'being sick',
      },
    }),
  },
  {
    name: 'a clear no',
    alone: true,
    when: (r) => has(r, 'rejection_hard'),
    lines: [
      ...lines('accept with grace', [
        ['warm', 'Thank you for being honest with me, and for saying it so kindly. I wish you well.'],
        [
          'calm',
          'I appreciate you telling me straight, that cannot have been easy to send. All the best to you.',
        ],
        [
          'direct',
          'Fair enough, and thanks for saying so. It is there or it is not, and nobody can argue it in.',
        ],
      ]),
      ...lines('thank and close', [
        [
          'warm',
          'That is completely okay. It was lovely to meet you, and I hope you find what you are looking for.',
        ],
        ['calm', 'No hard feelings at all. Thanks for not leaving me guessing, take care of yourself.'],
        ['direct', 'All good, I would rather know. Best of luck out there.'],
      ]),
      ...lines('light touch', [
        ['playful', 'Appreciate the honest answer, it beats a slow fade by miles. Go well.'],
        [
          'witty',
          'Honest and kind in one message, thanks for that. If we ever share a queue somewhere, I will say hello.',
        ],
      ]),
    ],
  },
  {
    name: 'they need room',
    alone: true,
    when: (r) =>
      says(r, /\bneed (?:some |a bit of |a little |more )?(?:space|time|room|quiet)\b/i) &&
      !has(r, 'rejection_hard'),
    lines: [
      ...lines('give space', [
        ['warm', 'Of course, take all the room you need. I will be here when things calm down.'],
        ['calm', 'No problem, and thanks for telling me instead of going quiet. The next message is yours.'],
        ['direct', 'Understood. Write when you feel like it, there is no clock on this.'],
      ]),
      ...lines('respect the limit', [
        ['warm', 'Thank you for saying so. No need to explain, and nothing to make up for.'],
        ['calm', 'Fair enough. I hope it gets easier soon, and I will leave you in peace until then.'],
      ]),
      ...lines('leave it open', [
        ['warm', 'Go and do what you have to do. I look forward to hearing from you after.'],
      ]),
    ],
  },
  {
    name: 'not looking for the same thing',
    when: (r) => has(r, 'rejection_soft'),
    alone: true,
    lines: [
      ...lines('accept with grace', [
        ['warm', 'Thanks for being upfront, I would much rather know now than guess later.'],
        ['calm', 'That makes sense, and thanks for being honest about {a}. No pressure from me.'],
        ['calm', 'I appreciate the honest heads-up. Being clear early is a kindness.'],
        ['warm', 'Thank you for saying it clearly, it saves us both some guessing.'],
      ]),
      ...lines('say what you want', [
        [
          'direct',
          'Good to be honest about it. For me it is [what you are looking for], so let us see if that fits.',
        ],
        [
          'calm',
          'Glad you were clear, so I will be too: [what you are looking for]. Does that sit well with yours?',
        ],
      ]),
      ...lines('follow up', [
        [
          'calm',
          'Fair, and good to know. What does a good version of this look like for you, so we are on the same page?',
        ],
        ['warm', 'Being upfront is underrated. What are you looking for at the moment, in your own words?'],
        [
          'direct',
          'Thanks for the honest version. What would feel right for you, so that neither of us has to guess?',
        ],
      ]),
      ...lines('give space', [
        [
          'calm',
          'Understood, and no pressure from me. I will think about whether that suits me and be just as honest.',
        ],
        ['warm', 'I hear you, and thanks for trusting me with the honest answer. No pressure at all.'],
      ]),
    ],
  },
  {
    name: 'no numbers for now',
    alone: true,
    when: (r) =>
      r.constraints.some(({ name }) => name === 'no numbers') ||
      says(
        r,
        /\b(?:rather not|not comfortable|don'?t)\b[^.!?]{0,40}\b(?:numbers?|(?:video|photos?|pics|selfies?))\b/i,
      ),
    lines: [
      ...lines('respect the limit', [
        ['warm', 'Of course, no need to explain. Chatting on here works perfectly well.'],
        ['calm', 'Makes sense, and I respect it. The app does the job, {thing} can wait.'],
        ['direct', 'Totally fair. We stay on here, and {thing} can wait as long as you like.'],
        ['warm', 'No problem at all, I get it. I am enjoying this too, right here on the app.'],
      ]),
      ...lines('light touch', [
        ['playful', 'Fair rule, and this chat here has a certain charm. {thing} will keep.'],
        ['witty', 'Totally get it. I shall remain a mystery on here, {thing} under lock and key.'],
        ['playful', 'Makes sense to me. The app can be our pen-and-paper phase, {thing} later or never.'],
      ]),
      ...lines('suggest meeting', [
        [
          'calm',
          'Completely fair. Whenever you feel like meeting, somewhere public and easy, say so here and no {thing} needed.',
        ],
        [
          'direct',
          'Respect. Then the order is simple: meet first, somewhere public, {thing} after that if you feel like it. Until then, here.',
        ],
        [
          'warm',
          'That makes sense. When you are ready, pick a public place you like and we sort it out on here.',
        ],
      ]),
    ],
    places: (r) => ({
      thing: {
        words:
          /\b(?:numbers|number|calls|video|voice notes|photos|pics|instagram|whatsapp)\b/i
            .exec(r.plain)?.[0]
            .toLowerCase()
            .replace(/^number$/, 'numbers')
            .replace(/^pics$/, 'photos') ?? 'numbers',
      },
    }),
  },
  {
    name: 'no alcohol',
    alone: true,
    when: (r) => r.constraints.some(({ name }) => name === 'no alcohol') && says(r, DRINK),
    lines: [
      ...lines('respect the limit', [
        ['warm', '{praise} Let us do coffee and a walk instead.'],
        ['calm', '{praise} {place} is off, lunch somewhere good is on. Any spot you like?'],
        ['direct', '{praise} New plan then, something with good food and daylight. Coffee and cake?'],
      ]),
      ...lines('offer another way', [
        [
          'warm',
          'Thanks for telling me, {fact} matters more than any venue. Coffee, a market or a long walk instead, your pick.',
        ],
        ['playful', 'Easily solved, {place} loses to a proper dessert any day. {praise}'],
        ['calm', 'Skip {place}, no loss at all. How about breakfast somewhere instead? {praise}'],
      ]),
      ...lines('appreciate a detail', [
        [
          'warm',
          '{praise} Good that you told me. Where do you like to go instead, a coffee place or somewhere outdoors?',
        ],
        ['warm', '{fact} is something to be proud of. You choose, coffee or food, and I will be there.'],
      ]),
    ],
    places: (r) => {
      const span =
        /\b((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?))\b[^.!?]{0,12}(?:sober|clean)|sober (?:for )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:years?|months?|weeks?))/i.exec(
          r.plain,
        );
      const length = (span?.[1] ?? span?.[2] ?? '').toLowerCase();
      const place = /\b(?:brewery|bar|pub|wine farm|wine tasting|cocktail bar|gin bar)\b/i
        .exec(r.plain)?.[0]
        .toLowerCase();
      return {
        praise: {
          words: length
            ? `${length} sober, well done, I mean it.`
            : 'Thanks for telling me, not drinking is completely fine by me.',
        },
        fact: { words: length ? `${length} sober` : 'not drinking' },
        place: { words: place && !/bar|pub|wine/.test(place) ? `the ${place}` : 'the first plan' },
      };
    },
  },
  {
    name: 'their pace',
    alone: true,
    when: (r) =>
      !says(r, /\b(?:mom|mum|parents|family)\b/i) &&
      has(r, 'boundary') &&
      says(
        r,
        /\b(?:kiss|slow|pace|first date|second date|third date|too fast|too soon|not ready|sleep (?:over|with)|come over|house dates?|public|intimate|intimacy|physical|touch|hold hands|hug|rush)\b/i,
      ),
    lines: [
      ...lines('respect the limit', [
        ['warm', 'Of course. Thank you for telling me, your pace is a good pace.'],
        ['calm', 'That is completely fine with me. {rule}, understood, and nothing to explain.'],
        ['direct', 'Clear and fair, I respect that. {rule} it is.'],
        ['warm', 'I would much rather you say so than put up with it. {rule} works for me.'],
      ]),
      ...lines('give space', [
        ['warm', 'No pressure from my side at all. I enjoy this as it is.'],
        ['calm', 'There is no hurry on my side. Let me know if anything ever feels like too much.'],
      ]),
      ...lines('follow up', [
        ['warm', '{rule} is fine by me. What would feel comfortable for you from here?'],
        ['calm', 'Happy to. Is there something I did that felt too quick, or is it the pace in general?'],
      ]),
    ],
    places: (r) => {
      const rule = /second date/i.test(r.plain)
        ? /kiss/i.test(r.plain)
          ? 'the second-date kiss policy'
          : 'the second-date rule'
        : /third date/i.test(r.plain)
          ? 'the third-date rule'
          : /public/i.test(r.plain)
            ? 'public places only'
            : /kiss/i.test(r.plain)
              ? 'no kiss before you are ready'
              : 'taking it slow';
      return { rule: { words: rule }, rule2: { words: rule } };
    },
  },
  {
    name: 'another limit',
    alone: true,
    when: (r) => has(r, 'boundary') && !has(r, 'plan_confirm') && !says(r, /allerg/i),
    lines: [
      ...lines('respect the limit', [
        ['warm', 'Thanks for telling me, that is completely fair. {a} noted, and not a problem.'],
        ['calm', 'Understood, and I respect it. No explaining needed about {a}.'],
        ['direct', 'Fair enough. {a}: heard, and I will stick to it.'],
        ['warm', 'Of course, that is no trouble. I am glad you said so instead of putting up with it.'],
        ['calm', 'That makes sense and I will respect it. Thank you for being clear with me.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Good to know, thank you. Is there anything else that makes this easier for you?'],
        ['calm', 'Totally fair. What would be comfortable for you instead?'],
      ]),
    ],
  },
  {
    name: 'only a late-night check-in',
    alone: true,
    when: (r) =>
      says(
        r,
        /^\W*(?:hey+ )?(?:u|you) (?:up|awake|still up)\b|\b(?:come over|netflix and chill|my place(?: tonight| now)?\?|send (?:me )?your address)\b/i,
      ),
    lines: [
      ...lines('set the terms', [
        ['direct', 'I am a daylight person. A day and a place would get a better answer.'],
        ['calm', 'Messages at this hour are not my style. A plan with a time in it works much better.'],
        ['direct', 'Honest answer, this is not my hour. Ask me for a coffee and we can talk.'],
      ]),
      ...lines('light touch', [
        [
          'witty',
          'Three letters after all that time, you write like a telegram. Try me again with a full sentence.',
        ],
        ['playful', 'That question has office hours, and this is not them. What have you been up to?'],
        ['witty', 'A bold little message. I am more of a coffee-in-public person, if you are too.'],
      ]),
      ...lines('follow up', [
        ['warm', 'Good to hear from you, it has been a while. How have things been on your side?'],
        ['calm', 'It has been a while. What made you think of me?'],
      ]),
    ],
  },
  {
    name: 'back after a silence',
    when: (r) => has(r, 'ghost_return'),
    alone: true,
    lines: [
      ...lines('welcome back', [
        ['playful', 'Look who is back, hello {stranger}. I expect the trailer version of {gap} at least.'],
        ['warm', 'Hey {stranger}, no harm done, {excuse}. Good to hear from you.'],
        ['calm', 'Good to hear from you again. {gap} happens, I hope it is calmer now.'],
      ]),
      ...lines('follow up', [
        ['warm', 'No guilt needed about {gap}. What is the one thing from it that I have to hear?'],
        ['playful', 'So where does one disappear to for {gap}? I am hoping for pirates.'],
        ['witty', '{gap} is long enough for a witness programme or a boxset. Which was it?'],
      ]),
      ...lines('answer, then return', [
        ['warm', 'I have been [how you have been], thanks for asking. And you, has {life} settled down?'],
        ['calm', 'On my side: [how you have been]. Has {life} let go of you now?'],
      ]),
      ...lines('set the terms', [
        ['calm', 'I would like to go on from here. Next time {life} goes wild, one line is plenty.'],
        ['direct', 'Glad you came back. I do like people who say when they need to disappear, deal?'],
      ]),
    ],
    places: (r) => {
      const gap =
        /\b(?:(?:a|one|two|three|four|five|six|\d+|a few|a couple of) (?:days?|weeks?|months?|years?)|ages|forever)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase() ?? 'a silence';
      return {
        gap: { words: gap === 'ages' || gap === 'forever' ? 'the long silence' : gap },
        stranger: { words: /stranger/i.test(r.plain) ? 'stranger' : 'you' },
        excuse: {
          words: /life (?:got|was|went|is)\b/i.test(r.plain)
            ? 'life does that'
            : /\bwork/i.test(r.plain)
              ? 'work does that'
              : 'it happens',
        },
        life: { words: /\bwork\b/i.test(r.plain) ? 'work' : 'life' },
      };
    },
  },
  {
    name: 'hurt, said sideways',
    alone: true,
    when: (r) =>
      (r.sarcastic &&
        says(
          r,
          /\b(?:remember|forg[eo]t|birthday|replying|showing up|waiting|waited|cancel|telling me|letting me know|asking|checking|left on read|ignor|thought(?:ful)?|effort|nice of you)\w*/i,
        )) ||
      says(
        r,
        /\byou (?:forgot|never (?:called|texted|replied|showed)|didn'?t (?:show|call|text|reply|even|bother|remember)|stood me up|left me on read)\b/i,
      ),
    lines: [
      ...lines('own it', [
        ['warm', 'You are right, and I am sorry. I got {a} wrong and there is no excuse for it.'],
        ['direct', 'Fair, I earned that one. I am sorry, it was careless of me.'],
        ['direct', 'That one is on me. Sorry about {a}, I can hear that it stung.'],
        ['calm', 'Fair, I deserved that. I am sorry about {a}, it should have gone differently.'],
      ]),
      ...lines('make amends', [
        ['warm', 'Sorry, truly. Let me repair {a}: you choose where, I take care of the rest.'],
        ['warm', 'Point taken, and sorry. I would like to put that right this week, if you let me.'],
        ['playful', 'I owe you for {a}. Candle, cake and a proper apology in person, if you will let me?'],
        ['calm', 'I am sorry about {a}. What would put it right for you? I mean the question.'],
      ]),
      ...lines('name the feeling', [
        [
          'warm',
          'I hear the disappointment under that, and it is fair. I missed {a} and I am sorry. How was it for you?',
        ],
        [
          'calm',
          'I hear the sting in that, and I would be annoyed too. Sorry. How are you, apart from cross with me?',
        ],
        ['calm', 'You hoped for more from me on {a}, and rightly. I am sorry, tell me how you are.'],
      ]),
    ],
  },
];
