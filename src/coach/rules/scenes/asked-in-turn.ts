/** Questions whose asker has already answered them, and the plain facts that people ask for in passing. */

import { latin } from '../reading/pattern.ts';
import { registerOf } from '../words/register.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const when = (yes: boolean) => (yes ? { words: ' ' } : undefined);

/** An answer to this is no competition. */
const TENDER =
  /\b(?:marriage|divorc\w+|funeral|grief|griev\w+|died|death|mourn\w*|therap\w+|diagnos\w+|break ?up|broke up|depress\w+|anxi\w+|sad|cry|cried|lonel\w+|scared|fear|trauma|came? out|coming out|lost|widow\w*|los(?:e|ing) (?:your|my|a)|late (?:mum|mom|dad|husband|wife|gran\w*))\b/i;

/** Theirs, told beside the question: `mine is a rotisserie chicken`. */
const THEIRS =
  /\b(?:mine(?:'s|s| is| was| are| were| would be|:)|my (?:answer|pick|vote|one) is|(?:that'?s|thats) (?:my (?:fun fact|one|answer|story|whole)|mine)|for me it'?s)\b/i;

/** Handed back bare, a question is the reader's own; the lines know only days, weeks and work. */
const BARE_BACK =
  /\b(?:what about (?:you|u|yourself)|how about (?:you|u)|and (?:you|u|yourself)|your turn|hbu|wbu|wena)\W*$/i;
const OF_DAYS =
  /\b(?:day|days|week|weekend|evening|night|morning|today|tonight|work|job|do for (?:a living|work)|up to|how(?:'?s| is| are| was) (?:it|things|life|everything|you|u)|been (?:up to|doing)|doing)\b/i;
const NO_DAY =
  /\b(?:single|dating|relationship|kids|children|married|looking for|other (?:people|person|guys?|girls?|men|women)|seeing (?:anyone|other|someone|somebody)|talk(?:ing|ed)? (?:to|with) (?:other|anyone|someone|one|two)|(?:one|two|another|someone) (?:other )?(?:person|guy|girl)|dates?\b|exes|ex\b|years old|i'?m \d\d\b|i'?m from|born|believe|religio\w+|vote\w*)\b/i;

export const ASKED_IN_TURN_SCENES: readonly Scene[] = [
  fitting('in turn: asking for a friend', {
    cue: /\basking for (?:a|my) (?:\w+ )?(?<x>friend|mate)\b/i,
    not: /\b(?:head|mind|sleep\w*|anxi\w+|depress\w+|lonel\w+|die|dying|therap\w+|cry\w*|grief|which of|suicid\w+|drunk\w*)\b/i,
    said: {
      'take the bait': [
        ['playful', 'Tell your {x} that I like the way they ask. They can come and ask me in person.'],
        ['witty', 'This {x} of yours sounds a lot like you. I have no complaints.'],
      ],
      'answer, then return': [
        ['direct', 'For your {x}: [what you think]. They may quote me.'],
        ['playful', 'You can tell your {x} the answer is [what you think], and that I am not shocked.'],
      ],
      'suggest meeting': [['flirty', 'Bring the {x} for a coffee and I will answer both of you.']],
      'follow up': [
        ['warm', 'Before I answer your {x}: is it the question or the answer that makes them nervous?'],
      ],
    },
  }),
  fitting('in turn: your one, after mine', {
    open: true,
    cue: THEIRS,
    not: /\bmine(?:'s| is) (?:better|bigger|the same|broken|powered|worse)\b|\bnot mine\b|\bmine (?:is|are) \d+/i,
    also: (r) =>
      r.questions.some(({ kind }) => kind !== 'plan') &&
      registerOf(r) === 'light' &&
      !says(r, TENDER) &&
      says(
        r,
        /\b(?:what(?:'?s|s| is| was|'d| would)?|which|ever|whats|who|when|name|worst|best|most|biggest|first)\b[^.]*\?|\bwh?at(?:'?s|s)? (?:ur|your|yours|urs)\b|\bmost \w+\b/i,
      ),
    said: {
      'answer, then return': [
        ['direct', '[Your answer]. Yours is still ahead, I think.'],
        ['playful', 'Nothing to match yours, but here goes: [your answer].'],
        ['warm', 'Yours made me laugh, so you get the honest one: [your answer].'],
      ],
      'return the question': [
        ['playful', 'You cannot say that first and expect me to compete. Give me a minute.'],
        ['witty', 'I had one ready and then I read yours. Now I need a better life first.'],
      ],
      'appreciate a detail': [
        ['warm', 'I want to hear more about yours before I embarrass myself with mine.'],
      ],
      'suggest meeting': [
        ['flirty', 'Mine is told better out loud, and so is yours, I suspect. A drink this week?'],
      ],
    },
  }),
  fitting('in turn: and how is yours', {
    open: true,
    cue: /\b(?:what about (?:you|u|yourself|yours)|how about (?:you|u|yours)|and (?:you|u|yours|yourself)|your (?:evening|day|week|night|weekend|turn|side)|how(?:'?s|s| is| was| has) (?:yours|urs|ur day|your day|your week|ur week)(?: been| going)?|what (?:does|do) (?:yours|your \w+(?: \w+)?) look like|whats? urs|what'?s yours|hbu|wbu|wena)\W*$/i,
    not: /\b(?:kids (?:not|yes|no)|marriage|surgeon|surgery|hospital|breathe|op went|timeline)\b|\bgood,? and (?:you|u)\b|\bfine,? and (?:you|u)\b/i,
    also: (r) =>
      r.style.words >= 12 &&
      registerOf(r) === 'light' &&
      !says(r, TENDER) &&
      (!says(r, BARE_BACK) ||
        (!says(r, NO_DAY) && !NO_DAY.test(r.mine) && (!r.mine.includes('?') || OF_DAYS.test(r.mine)))),
    places: (r) => ({
      day: when(
        says(
          r,
          /\b(?:how(?:'?s|s| is| was| has) (?:yours|urs|(?:ur|your) (?:day|week|night|evening|weekend))|your (?:evening|day|week|night|weekend)\W*$)/i,
        ),
      ),
      work: when(
        says(r, /\b(?:work|desk|job|shift|teach|nurse|office|bank|fraud|agent|lawyer|engineer|driver)\b/i),
      ),
    }),
    said: {
      'answer, then return': [
        ['direct', 'Mine: [your side of it]. It has fewer plot twists than yours.'],
        [
          'warm',
          '{work}Mine is [what your days are like]. I would swap with you for one day, just to watch.',
        ],
        ['warm', '{day}Mine was [how it was], and reading this is the best part of it so far.'],
      ],
      'return the question': [
        ['playful', 'Mine can wait a minute, I am still enjoying yours.'],
        ['witty', 'You tell me that and then ask for mine. I feel set up.'],
      ],
      'light touch': [
        ['playful', 'Mine is going to sound like a nap after that. Ask me again when you have recovered.'],
      ],
      'suggest meeting': [
        ['flirty', 'Mine needs a drink and hand gestures. Yours too, I suspect. This week?'],
      ],
    },
  }),
  fitting('in turn: which name', {
    cue: latin(
      /\b(?:how (?:do|does) (?:you|i|one|u) (?:say|pronounce|spell) (?:your|ur) (?:name|surname)|what (?:should|do|must|can) i call (?:you|u)|(?:do (?:you|u) go by|is it|sorry is it) [A-Z]\p{L}+ or [A-Z]\p{L}+)\b/u,
    ),
    also: (r) =>
      says(r, /\b(?:names?|surname|called|call|profile|bio|insta\w*|spell\w*|pronounce)\b/i) &&
      !says(r, /\b(?:tattoo|dog|cat|song|your (?:mother|mom|mum|dad|sister|brother))\b/i),
    said: {
      'answer, then return': [
        ['direct', 'It is [your name]. Thank you for asking instead of guessing.'],
        ['warm', '[Your name], and you are already ahead of most people for checking.'],
        ['playful', '[Your name] on good days. On bad ones, all of it, in a stern voice.'],
      ],
      'take the bait': [
        [
          'playful',
          'I answer to most things, and always to the offer of food. What would you like to call me?',
        ],
        ['witty', 'Which one did you hope for? I can be flexible for the right person.'],
      ],
    },
  }),
  fitting('in turn: their children', {
    cue: /\bhow (?:old|many) (?:are|is|r) (?:your|ur) (?:kids?|children|boys|girls|sons?|daughters?|two|three|little ones?)\b|\bhow many (?:kids|children) (?:do you have|have you got|you got)\b/i,
    said: {
      'answer, then return': [
        ['direct', '[How old they are]. Which age has been your favourite so far?'],
        ['warm', 'Mine are [how old they are]. We should compare notes, over something strong.'],
        ['playful', '[How old they are], so I know about noodles at midnight.'],
      ],
      'follow up': [
        ['warm', 'I will tell you, but yours first: which of them is most like you?'],
        ['playful', 'Old enough to have opinions about who I go out with. How strict are yours?'],
      ],
      'suggest meeting': [
        ['calm', 'Let us trade stories over a coffee while they eat somebody else out of house and home.'],
      ],
    },
  }),
  fitting('in turn: which child', {
    open: true,
    cue: /\b(?:what|which) (?:number )?child are (?:you|u)\b|\bare (?:you|u) (?:an |the )?(?:only|eldest|oldest|middle|youngest|first ?born)(?: child| one)?\b[^.!]*\?|\bhow many (?:siblings|brothers|sisters)\b/i,
    said: {
      'answer, then return': [
        ['direct', '[Your place among them]. You can probably tell from how I share food.'],
        ['warm', '[Your place among them]. What did yours teach you, apart from speed at the table?'],
      ],
      'return the question': [
        ['playful', 'What would you guess? I want to know how I come across.'],
        ['witty', 'Guess. If you say only child, I want to hear why.'],
      ],
      'suggest meeting': [['flirty', 'Watch me split a dessert with you and you will know. This week?']],
    },
  }),
  fitting('in turn: where the picture is', {
    open: true,
    cue: /\b(?:what|which) (?:beach|lido|mountain|place|city|town|pool|dam|trail|restaurant|bar|park|waterfall|lake|island|museum) (?:is|was) (?:it|that|this|the)\b|\bwhere (?:is|was|s|'s) (?:that|the|this|your) (?:\w+ ){0,2}(?:photo|pic|picture|shot)(?: from| taken)?\b|\bwhere (?:was|is) (?:that|the) (?:photo|pic|picture) taken\b/i,
    places: (r) => ({
      kind: word(
        /\b(?:beach|lido|mountain|town|pool|dam|trail|restaurant|bar|park|waterfall|lake|island|museum|city)\b/i
          .exec(r.plain)?.[0]
          .toLowerCase(),
      ),
    }),
    said: {
      'answer, then return': [
        ['direct', 'That is [the place]. Have you been?'],
        ['warm', '[The place], and it is even better when you are there. Shall I show you some day?'],
      ],
      'return the question': [
        ['playful', 'I will tell you which {kind} it is if you guess within a hundred kilometres.'],
        ['playful', 'Have a guess first. Within a hundred kilometres counts as right.'],
        ['witty', 'You looked past me at the view. I respect that. What would you guess?'],
      ],
      'suggest meeting': [
        ['flirty', 'I would rather show you that {kind} than spell it. Are you free one weekend?'],
        ['flirty', 'I would rather take you there than tell you. Are you free one weekend?'],
      ],
    },
  }),
  fitting('in turn: where from exactly', {
    open: true,
    cue: /\b(?:what|which) (?:street|suburb|part|side|area|school|high school|village) (?:did (?:you|u) (?:grow up|go to|live|stay)|(?:are|r) (?:you|u) from|were you (?:at|in))\b/i,
    said: {
      'answer, then return': [
        ['direct', '[The place]. Does that make us neighbours?'],
        ['warm', '[The place]. If we shared a corner shop, I want to hear about it.'],
        ['playful', '[The place]. Please tell me your people did not know my people.'],
      ],
      'return the question': [
        ['playful', 'Careful, one of our aunties is going to be related. Where exactly were you?'],
        ['warm', 'We may have bought bread from the same shop. Which end were you?'],
      ],
    },
  }),
  fitting('in turn: about your week', {
    cue: /^\W*(?:so |ok |hey |now )*(?:please )?tell me (?:all |everything )?about (?:your|ur) (?<x>day|week|weekend|evening|morning|night)\W*(?:please|pls)?\W*$/i,
    said: {
      'answer, then return': [
        ['direct', 'My {x} in one line: [how it was]. Now yours.'],
        ['warm', 'The short version: [how your day or week was]. The long one comes with a coffee.'],
      ],
      'return the question': [
        ['playful', 'Do you want the good part first, or the part where I lost my dignity?'],
        ['warm', 'My {x} had two highlights and you asking is one of them. How was yours?'],
      ],
      'suggest meeting': [['flirty', 'A {x} like mine is told over a drink. Are you free on Thursday?']],
    },
  }),
  fitting('in turn: food rules', {
    cue: /\bare (?:you|u) (?:a |an |actually |still |really |even )*(?:vegetarian|vegan|veggie|pescatarian|halaal|halal|kosher|gluten free)\b[^.!]*\?|\bdo (?:you|u) eat (?:meat|pork|fish|beef|seafood)\b/i,
    said: {
      'answer, then return': [
        ['direct', '[What you eat and what not]. Is there a menu in this question?'],
        ['warm', '[What you eat and what not]. I am easy to feed, so do not plan around me.'],
      ],
      'return the question': [
        ['playful', 'Are you cooking or judging? The answer changes.'],
        ['warm', 'That sounds like the start of a dinner plan. What were you thinking of making?'],
      ],
      'suggest meeting': [['flirty', 'Take me out to eat and watch what I order. Friday?']],
    },
  }),
];
