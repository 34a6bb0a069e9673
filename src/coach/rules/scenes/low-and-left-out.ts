/** A flat day, a quiet house, friends who went without them: company, and no drama. */
import { cued, DO, MEET, OWN, ROOM } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const GRAVE =
  /\b(?:died|funeral|passed away|cancer|suicid\w*|hurt myself|end it|no point|can'?t go on|broke up|hospital|diagnos\w*|miss (?:him|her))\b/i;

export const LOW_SCENES: readonly Scene[] = [
  cued({
    name: 'a bit low, no drama',
    when: /\b(?:(?:a )?(?:bit|little|kinda|kind of|feeling|slightly|quite|rather) (?:of a )?(?:low|flat|blue|grey|meh|down|lonely|glum|off) ?(?:today|tonight|sunday|monday|evening|this|if|tbh|honestly|day|one|,|\.|$)|(?:low|flat|glum|meh) (?:sunday|monday|day|evening|weekend|one)\b)/i,
    not: new RegExp(
      `${GRAVE.source}|\\b(?:battery|tyre|tire|data|airtime|water|key|shoes|beer|white|price)\\b`,
      'i',
    ),
    most: 34,
    lines: [
      [S, 'warm', 'Thank you for saying so. Shall I keep you company for a bit?'],
      [N, 'warm', 'Flat days happen, and need no reason. What usually helps a little?', /\bflat\b/i],
      [N, 'warm', 'Low days happen, and need no reason. What usually helps a little?', /\blow\b/i],
      [N, 'warm', 'That happens, and it needs no reason. What usually helps a little?'],
      [
        N,
        'warm',
        'A quiet house is loudest on a Sunday. I am around tonight if you want a voice.',
        /\b(?=.*\bsunday\b)(?:house|kids|home|quiet)\b/i,
      ],
      [F, 'warm', 'I hope the walk does its work. Send me one good thing you see on it?', /\bwalk\b/i],
      [
        P,
        'playful',
        'Grey days are for toast and low expectations. You are doing fine.',
        /\b(?:grey|gray|no reason|rain\w*)\b/i,
      ],
      [
        F,
        'direct',
        'When did you last see it, and is there anywhere with a bit of water near you?',
        /\bmiss the (?:sea|ocean|beach)\b/i,
      ],
    ],
  }),
  cued({
    name: 'left out by friends',
    when: /\b(?:went|gone|go|met(?: up)?|had (?:a|the)|did it|all out) (?:\w+ ){0,3}without me\b|\b(?:wasn'?t|not|didn'?t get|never) invited?\b|\bdidn'?t (?:even )?invite me\b|\bwithout inviting me\b|\bleft me out\b/i,
    not: new RegExp(
      `${GRAVE.source}|\\b(?:you|u|your|thank god|phew|thankfully|glad|relieved|cloned|insulted|thieves|stole)\\b`,
      'i',
    ),
    lines: [
      [S, 'warm', 'Ouch. That feeling does not care how old you are.'],
      [N, 'warm', 'I am sorry, that stings. You would have been the one I asked.'],
      [F, 'warm', 'Do you want to be cross about it for a while, or do something nice instead?'],
      [MEET, 'warm', 'Then come out with me. Which evening this week?'],
      [F, 'direct', 'Is there one of them you could tell, or is it easier to let it go?'],
    ],
  }),
  cued({
    name: 'left out by me and mine',
    when: /\bfelt (?:a bit |a little |quite |kinda |so )?(?:left out|out of place|ignored|invisible|like a spare part|like the third wheel)\b/i,
    and: /\b(?:you|u|your)\b/i,
    not: GRAVE,
    most: 50,
    lines: [
      [OWN, 'warm', 'I am sorry. I did not notice, and I should have.'],
      [
        OWN,
        'warm',
        'You are right, that was not kind of us. Next time I translate.',
        /\b(?:spoke|language|sepedi|zulu|xhosa|afrikaans|sotho|tswana|german|french|spanish|portuguese|polish|hindi|inside jokes?)\b/i,
      ],
      [L, 'warm', 'Thank you for telling me like that. I want you to feel part of it.'],
      [DO, 'playful', 'First lesson whenever you like. What do you want to be able to say?', /\bteach\b/i],
    ],
  }),
  cued({
    name: 'the same small evening',
    when: /^\W*(?:same old|the usual|nothing much|not much|quiet)\b[^?]{3,60}$/i,
    and: /\b(?:bed|pills|cricket|tv|telly|couch|sofa|tea|soup|leftovers|toast|laundry|dishes|netflix|noodles|book|knitting|bath|dog|cat)\b/i,
    also: (r) => r.mine !== '',
    most: 16,
    lines: [
      [P, 'playful', 'A packed programme. Which item are you looking forward to most?'],
      [L, 'warm', 'There is a lot to be said for an evening like that.'],
      [F, 'direct', 'And who is winning?', /\b(?:cricket|rugby|football|tennis|match)\b/i],
      [F, 'warm', 'Anything good to report from the day, however small?'],
      [T, 'playful', 'Is there a spare seat at that party?'],
    ],
  }),
  cued({
    name: 'fine, and dying of the holidays',
    when: /^\W*(?:i'?m |im )?(?:fine|good|ok|okay|alright|all right|not bad|can'?t complain)\b[\s\S]*\b(?:school hol\w*|holidays|half term|the kids are (?:home|off))\b/i,
    most: 20,
    asks: true,
    lines: [
      [S, 'playful', 'Stay strong. How many days are left?'],
      [P, 'warm', 'How many of them are there, and have they eaten everything yet?'],
      [ROOM, 'warm', 'I am well, and much quieter than you. When do you get an hour to yourself?'],
    ],
  }),
  cued({
    name: 'calm nights after something bad',
    when: /\b(?:bad dreams?|nightmares?)\b/i,
    and: /\b(?:hijack\w*|accident|break-?in|robbery|mugging|fire|crash|therapist|again)\b/i,
    not: /\b(?:hurt myself|end it|want to die|kill myself)\b/i,
    asks: true,
    most: 50,
    lines: [
      [S, 'warm', 'I am sorry about the nights. Being fine in daylight is a lot already.', /\bdaylight\b/i],
      [S, 'warm', 'I am sorry, that is tiring. Be gentle with yourself today.'],
      [
        DO,
        'warm',
        'Over here it is [what you are up to]. I am glad you wrote. How is the coffee?',
        /\b(?:what are (?:you|u)|what'?s|wyd|how'?s)\b/i,
      ],
      [
        DO,
        'calm',
        'I am [what you are up to], so there is time. Talk about it, or about anything else?',
        /\?|\bup to\b/i,
      ],
    ],
  }),
];
