/** Beside a grave: words for a eulogy, a funeral that is over, a day kept with a glass, a widow who says so, a first thing done alone. */
import { lines } from '../moves/line.ts';
import type { Reading } from '../reading/read.ts';
import { griefPlaces, lossOf } from './grief.ts';
import { flagged, has, type Scene, says } from './scene.ts';

const quiet = (r: Reading): boolean =>
  r.language.base === 'en' &&
  (r.action === 'reply' || r.action === 'support') &&
  !flagged(r, 'self_harm', 'stalking', 'threat', 'coercive_control') &&
  !r.flags.some(({ kind }) => kind.startsWith('scam'));

const LATE =
  /\b(?:my late (?:husband|wife|partner|m[ou]m|dad|father|mother|gran\w*|brother|sister)|(?:since|when) (?:he|she) (?:died|passed|went)|widow(?:ed|er)?)\b/i;

export const GRIEF_BESIDE_SCENES: readonly Scene[] = [
  {
    name: 'words for a funeral',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(
        r,
        /\b(?:eulogy|(?:say|read|speak|speech|words|tribute|toast)\b[^.!?]{0,20}\b(?:at|for) (?:a|the|his|her|my \w+'s) (?:funeral|memorial|wake)|tribute (?:for|to) my)\b/i,
      ) &&
      !says(
        r,
        /\b(?:hamster|plant|starter|phone|goldfish)\b|\b(?:my|your|his|her) own (?:eulogy|tribute)\b/i,
      ),
    places: griefPlaces,
    lines: [
      ...lines('answer, then return', [
        ['warm', 'Start with exactly that. One small true thing and everybody in the room will see {them}.'],
        ['calm', "You don't have to sum up a life. Two minutes about what made them happy is plenty."],
        ['warm', 'Say it the way you just wrote it to me. It already sounds like somebody who was loved.'],
        [
          'direct',
          "One story, told slowly, and then sit down. That's a eulogy. Which story does the family always tell?",
        ],
      ]),
      ...lines('stay with them', [
        [
          'warm',
          "I'm sorry about {who}. Send me what you have and I'll be your first audience, if you like.",
        ],
        ['warm', "I'm sorry about {who}. What made you laugh about {them}? I would put that in."],
      ]),
    ],
  },
  {
    name: 'after the funeral',
    alone: true,
    when: (r) =>
      quiet(r) &&
      lossOf(r) !== undefined &&
      says(
        r,
        /\b(?:funeral|memorial|burial|wake|service)\b[^.!?]{0,12}\b(?:was|went|had|is over)\b|\b(?:after|back from|home from|survived) (?:the|my \w+'s|his|her) (?:funeral|memorial|wake)\b/i,
      ),
    places: griefPlaces,
    lines: [
      ...lines('sympathise', [
        ['warm', "That sounds like a good send-off. How are you, now that it's over?"],
        ['calm', "I'm glad it was a good one, as far as they go. I'm sorry about {who}."],
        ['warm', "I'm sorry about {who}. The day after can be the quiet one, so write whenever you like."],
      ]),
      ...lines('light touch', [
        ['warm', 'That part will be told in your family for the next forty years, and so it should.'],
        ['warm', "You're allowed to laugh at a funeral. I think it's half of what they are for."],
      ]),
      ...lines('follow up', [
        ['warm', 'Are you home now? I hope somebody made you tea and let you be quiet.'],
      ]),
    ],
  },
  {
    name: 'a day kept for them',
    alone: true,
    when: (r) =>
      quiet(r) &&
      lossOf(r)?.kind === 'remembered' &&
      says(
        r,
        /\b(?:good day|happy day|loud|celebrat\w+|raise[sd]? a|toast(?:ing|ed)? (?:to )?(?:him|her|them)|tequila|a (?:pint|glass|drink|braai) (?:for|to|at)|his spot|her spot|all (?:getting|having|going)|party)\b/i,
      ),
    places: griefPlaces,
    lines: [
      ...lines('appreciate a detail', [
        ['warm', 'That sounds like exactly the right way to spend it. Have one for me.'],
        ['warm', "A loud day is a good tribute. I'm glad you have people to be loud with."],
        ['calm', "I'm glad it's a good day. Be with your people, I'm not counting the hours."],
      ]),
      ...lines('stay with them', [
        ['warm', "I'd never have thought that. Go and do it properly, and tell me about {them} some time."],
      ]),
      ...lines('follow up', [['warm', 'What would {whoS} have said about the whole thing?']]),
    ],
  },
  {
    name: 'done alone for the first time',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(r, LATE) &&
      !['fresh', 'pet', 'dying'].includes(lossOf(r)?.kind ?? '') &&
      says(
        r,
        /\b(?:learn(?:ed|t)|figured (?:it )?out|managed|by myself|on my own|myself|for the first time|fixed|changed the|telling everybody|proud of)\b/i,
      ) &&
      !says(
        r,
        // A day kept for them is no feat.
        /\b(?:learn(?:ed|t) to (?:live|cope)|cried|hard|lonely|miss|birthday|anniversary|christmas|(?:he|she|we) (?:always|used to)|would(?:'ve| have) been)\b|\?/i,
      ),
    lines: [
      ...lines('appreciate a detail', [
        ['warm', "Look at you! That's a bigger deal than it sounds, and I'm glad you told me."],
        ['warm', 'Well done. The jobs that were never yours are the hardest ones to start.'],
        ['playful', 'Tell everybody. Tell me twice, if you like, it gets better.'],
      ]),
      ...lines('follow up', [
        ['playful', "What's next on the list, now that nothing can stop you?"],
        ['warm', "I'm properly impressed. Was there a moment when you nearly gave up on it?"],
      ]),
    ],
  },
  {
    name: 'a loss in passing',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(
        r,
        /\bmy late (?:husband|wife|m[ou]m|dad|father|mother|gran\w*|brother|sister|aunt|uncle)(?:'s)?\b/i,
      ) &&
      !has(r, 'distress') &&
      says(r, /\?|\byours?\b/i) &&
      !says(r, /\b(?:miss|cried|hard|still|today|sorry)\b/i),
    lines: [
      ...lines('answer, then return', [
        [
          'warm',
          "[Your answer]. And thank you for telling me that, it's a lovely thing to be reminded of somebody by.",
        ],
        ['warm', 'Thank you, that means more coming with a story like that. [Your answer].'],
        ['playful', "[Your answer], and I'd happily compare notes over coffee."],
        ['warm', 'I like what you remember about them. [Your answer]. Do you still try?'],
      ]),
    ],
  },
  {
    name: 'widowed, said straight',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(r, /(?:^|\bi(?:'m|m| am|'ve been| was| got)? (?:an? )?)\W*widow(?:ed|er)?\b/i) &&
      !['fresh', 'dying'].includes(lossOf(r)?.kind ?? ''),
    lines: [
      ...lines('respect the limit', [
        ['warm', "Thank you for telling me straight away. I'm sorry, and we go at your pace."],
        ['calm', "I'm sorry. You can talk about it or leave it out, I'll follow you either way."],
        ['direct', "I'm glad you said it. It isn't something you have to apologise for or hide from me."],
      ]),
      ...lines('follow up', [
        ['warm', 'Gently, then. What would make this easy for you?'],
        ['warm', "I'm sorry. What has been the nicest part of your week? We can start there."],
      ]),
      ...lines('light touch', [
        ['playful', 'Easy is my favourite speed. Tea, daylight and no hard questions?'],
      ]),
    ],
  },
  {
    name: 'asked about my own loss',
    alone: true,
    when: (r) =>
      quiet(r) &&
      says(
        r,
        /\bhow long did it take (?:you|u)\b[^.!?]{0,20}\b(?:after|when)\b|\bhow (?:did|do) (?:you|u) (?:get through|cope|deal|manage)\b[^.!?]{0,20}\b(?:after|when|with|without) (?:your|ur) (?:m[ou]m|dad|father|mother|gran\w*|brother|sister)\b|\bwhat was (?:your|ur) (?:m[ou]m|dad|father|mother|gran\w*|brother|sister) like\b/i,
      ),
    lines: [
      ...lines('answer, then return', [
        ['warm', "[How it was for you]. I don't think there's a deadline for it. How is it for you?"],
        ['calm', "I'll answer that honestly: [how it was]. Are you in the middle of something like it?"],
        ['direct', '[Your honest answer]. Thank you for asking straight, people usually walk around it.'],
        ['warm', '[How long it took]. What made you ask today?'],
      ]),
    ],
  },
];
