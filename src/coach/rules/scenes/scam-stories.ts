/** Scams, spam and spooky programmes as something to tell: nobody here is in danger, somebody has a story. */
import { A, cued, MEET } from './cued.ts';
import type { Scene } from './scene.ts';
import { F, L, N, P, S, T } from './stories/story.ts';

const SCAM =
  /\b(?:scam(?:s|med|mers?|ming)?|phish\w*|steam cards?|(?:google|apple|amazon) gift cards?|itunes cards?|fake (?:call|text|sms|email|profile|parcel)|"?hi m[ou]m"?|nigerian prince|the prince|a prince|(?:crypto|bitcoin) (?:bots?|scam\w*|hackers?|bros?)|spam|parcel could not|(?:call|email|text|sms|message) from "?'?(?:microsoft|sars|hmrc|the irs|amazon|paypal|netflix)|won the lottery|bail money|keanu)\b/i;
const MINE_LOST =
  /\bi (?:actually |also )?(?:fell for|lost|sent (?:him|her|them)|paid|got scammed|was scammed|believed)\b|\b(?:my|our) (?:savings|pension|account (?:is|was) empty)\b|\bsent (?:him|her|them) (?:r ?\d|£|\$|€|\d)/i;
const TO_ME =
  /\b(?:send me|click|invest|you should (?:try|join)|join (?:me|us)|your (?:bank|account|otp|pin))\b/i;

export const SCAM_STORY_SCENES: readonly Scene[] = [
  cued({
    name: 'works against fraud',
    when: /\b(?:i |i'm |im )(?:\w+ )?(?:work|am|do)?[^.!?]{0,16}\b(?:in|on|at|for|with)?[^.!?]{0,10}\bfraud (?:desk|team|department|unit|squad|line|investigat\w+|analyst)\b|\bi work in (?:bank )?fraud\b|\bi'?m in (?:fraud prevention|cyber ?security)\b/i,
    asks: true,
    lines: [
      [F, 'direct', 'That is a job with stories. What is the boldest one so far?'],
      [P, 'playful', 'You must be impossible to fool. I will not even try a surprise party.'],
      [
        L,
        'warm',
        'I am glad somebody like you picks up when people call.',
        /\b(?:pensioners|people|customers|gogos|grannies|callers|ladies)\b/i,
      ],
      [A, 'playful', 'My days: [what they look like]. You win on stories, though.', /\?/],
      [A, 'warm', '[Your answer]. Yours sounds like it follows you home, though. Does it?', /\?/],
    ],
  }),
  cued({
    name: 'somebody of theirs fell for it',
    when: /\b(?:fell for|(?:was|got|been|were) (?:scammed|conned|hacked|phished)|(?:'s|s)? ?(?:phone|account|facebook|whatsapp|insta\w*|email) (?:was|got|has been|'s been) hacked|lost (?:her|his|their) (?:savings|money|pension)|sent (?:a|some|the) (?:"?colonel"?|prince|soldier|"?doctor"?)|(?:cousin|aunt\w*|uncle|gran|ma|mum|mom|dad|neighbour|colleague|friend)\b[^.!?]{0,12}\bsent\b[^.!?]{0,40}\b(?:colonel|prince|soldier|oil rig|general))/i,
    and: /\b(?:ma|m[ou]m|mother|dad|father|gran|granny|gogo|ouma|oupa|nan|aunt(?:ie|y)?|uncle|cousin|sister|brother|friend|neighbour|colleague|boss|flatmate|tannie|everyone|somebody|someone)\b/i,
    not: new RegExp(`${MINE_LOST.source}|\\b(?:to death|killed|attack|hijack\\w*)\\b`, 'i'),
    asks: true,
    lines: [
      [S, 'warm', 'Oh no. Was it sorted out in the end?'],
      [N, 'calm', 'They are good at it, those people. It happens to the sharpest of us.'],
      [
        F,
        'direct',
        'Could the bank stop it in time?',
        /\b(?:bank|money|card|account|savings|paid|otp|code|r ?\d+|shillings|dollars|rand)\b/i,
      ],
      [T, 'playful', 'And did anybody buy a pair?', /\b(?:ray-?bans|sunglasses|shoes|sneakers|boots)\b/i],
      [
        S,
        'warm',
        'Poor thing. I hope nobody made it worse by laughing.',
        /\b(?:poor|ma|m[ou]m|gran|granny|gogo|ouma|nan|oupa)\b/i,
      ],
      [T, 'witty', 'A helicopter, of all things. Did it at least get a name?', /\bhelicopter\b/i],
    ],
  }),
  cued({
    name: 'a scammer tried them',
    when: SCAM,
    and: /\b(?:asked me|texted me|phoned me|called me|messaged me|emailed me|tried|got a|i got|told (?:my|him|her|them|the)|wrote back|replied|sent me|i asked|so i|\d(?:st|nd|rd|th) (?:sms|call|text|email)|leave me alone|she wrote|he wrote)\b/i,
    not: new RegExp(`${MINE_LOST.source}|${TO_ME.source}`, 'i'),
    asks: false,
    lines: [
      [
        L,
        'playful',
        'The nerve of them. Did you play along a little?',
        /\b(?:asked|texted|phoned|called|messaged|emailed|sent|told|get from) (?:me|my)\b|\bi (?:got|asked|told|ordered)\b|\bgot a\b/i,
      ],
      [
        L,
        'playful',
        'Whoever gave that answer deserves a raise.',
        /\b(?:she|he|they) (?:just )?(?:wrote|said|replied|told|asked)\b/i,
      ],
      [P, 'witty', 'Somewhere a scammer is telling this as the story of a bad day at work.'],
      [T, 'playful', 'I hope it cost them at least an hour of their day.'],
      [F, 'direct', 'Do you answer them, or straight into the bin?'],
      [P, 'witty', 'No parcel has ever caused so much post.', /\bparcel\b/i],
      [
        P,
        'playful',
        'They picked the wrong one. What did they say to that?',
        /\b(?:told|wrote back|replied|asked|said)\b/i,
      ],
    ],
  }),
  cued({
    name: 'too many bots elsewhere',
    when: /\b(?:too many|full of|nothing but|so many|all the|only|has had|ha[ds] \w+)\b[^.!?]{0,24}\b(?:bots?|scammers?|spam|hackers|fake (?:profiles|accounts)|catfish\w*|crypto bros)\b/i,
    not: new RegExp(`${MINE_LOST.source}|\\b(?:language model|say banana|prove|human)\\b`, 'i'),
    lines: [
      [
        P,
        'playful',
        'I promise that I have no coins to sell you.',
        /\b(?:crypto|bitcoin|coins?|invest\w*)\b/i,
      ],
      [
        L,
        'warm',
        'A wise move. What do you do with all the peace?',
        /\b(?:deleted|left|quit|off|uninstalled)\b/i,
      ],
      [T, 'witty', 'By now you could probably mark their spelling.'],
      [F, 'direct', 'What was the most ridiculous one you ever got?'],
      [P, 'playful', 'I am real, and I can prove it by being late for something.'],
    ],
  }),
  cued({
    name: 'spooked by what they watched',
    when: /\b(?:podcast|documentary|series|film|movie|episode|true crime|carte blanche|horror|thriller|the one where|netflix|book)\b/i,
    and: /\b(?:(?:check|lock)(?:ed|ing)? (?:the|my|every|all|under|behind)\b[^.!?]{0,12}\b(?:door|doors|windows?|locks?|wardrobe|bed)|(?:lights?|lamp) on\b|can'?t sleep|scared (?:of|to)|pause it|behind the (?:curtain|door|sofa)|changed every password|jumped|heard a noise|every (?:noise|sound|creak))\b/i,
    not: /\b(?:not into|hard no|stalk\w*|my ex|broke in|break-?in|hijack\w*|police|attack\w*|really (?:is|was) (?:someone|somebody))\b/i,
    asks: true,
    lines: [
      [S, 'playful', 'If you hear a noise, write to me. It will be the fridge.'],
      [T, 'playful', 'So you sleep with the light on tonight. No judgement here.'],
      [F, 'direct', 'Will you finish it, or is it banned from the house now?'],
      [P, 'warm', 'Something silly with animals next, that is the only cure.'],
      [
        A,
        'direct',
        '[Yes or no], and now I do not think I dare. Does it end well?',
        /\b(?:did|have|do) (?:you|u) (?:watch|see|seen|know)\b/i,
      ],
    ],
  }),
  cued({
    name: 'true crime, or sleep',
    when: /\b(?:do|did|are|would) (?:you|u)\b[^.!?]{0,24}\b(?:true crime|horror|scary (?:movies|films|stories))\b/i,
    asks: true,
    most: 24,
    lines: [
      [A, 'playful', '[Yes or no]. And you, do you check the door twice?'],
      [A, 'direct', '[Your answer]. Which one kept you up longest?'],
      [A, 'witty', '[True crime or sleep], and I do not regret it. What about you?', /\bsleep\b/i],
      [MEET, 'flirty', 'Only in company. Shall we watch one and blame each other?'],
    ],
  }),
  cued({
    name: 'a small fortune, not really',
    when: /\b(?:0\.\d+ ?(?:btc|bitcoin|eth)|(?:a bit of|some|my) (?:monero|bitcoin|crypto|dogecoin|ethereum)\b|makes? about (?:\d+p|\d+ cents)|bookies? (?:had|gave)|put a (?:fiver|tenner|rand|tekkie)|lottery ticket|scratch ?cards?|shares? (?:in|of) my|my (?:portfolio|investments?|pension)\b)/i,
    and: /\b(?:sandwich|feet|p a day|cents|story|deserve|fiver|tenner|lol|haha\w*|worth (?:about|a)|either|only|technically|lunch|coffee|a pie|chips|nothing)\b/i,
    not: /\b(?:invest with|you should|guaranteed|returns|platform|join|trading|profits?|mentor|broker)\b/i,
    lines: [
      [P, 'witty', 'That is a better plan than most people have.'],
      [L, 'playful', 'It had better be a very good sandwich.', /\bsandwich\b/i],
      [T, 'playful', 'Warm feet are the only return I trust.', /\bfeet\b/i],
      [F, 'direct', 'What will you spend the fortune on when it comes?'],
      [
        S,
        'playful',
        'Loyalty is expensive. How bad was it in the end?',
        /\b(?:bookies|fiver|tenner|my lot|my team)\b/i,
      ],
    ],
  }),
];
