/** Small money between two people who eat and travel together: halves, tickets, parking. Larger or odder sums are for the safety rules. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

const TREAT =
  /\b(biscuits|koeksisters|cake|cookies|chocolate|coffee|beer|wine|lunch|dinner|breakfast|samosas|curry|pizza|ice cream|brownies|milktart|rusks|biltong|hugs|kisses)\b/i;

const amount = (r: Reading): string | undefined =>
  /(?:\bR ?|[£$€])\d{1,4}\b/.exec(r.plain)?.[0] ?? /\b\d{2,4}\b(?= each\b)/.exec(r.plain)?.[0];

const placesOf = (r: Reading) => ({
  amount: word(amount(r)),
  treat: word(
    says(r, latin(/\bor\b/iu)) || says(r, /\b(?:eft|snapscan|cash)\b/i)
      ? TREAT.exec(r.plain)?.[1]?.toLowerCase()
      : undefined,
  ),
  drama: says(r, /\bemotional (?:damage|distress)\b|\bdamages\b/i) ? { words: ' ' } : undefined,
});

export const SETTLING_SCENES: readonly Scene[] = [
  fitting('settling: they owe', {
    cue: /\b(?:i (?:still )?owe (?:you|u)\b(?! (?:an?|my|one|everything|the truth|so|big|nothing|me)\b)|(?:pay|eft|snapscan) (?:you|u) back\b)/i,
    not: /\b(?:repl(?:y|ies)|messages?|letters?|calls?|apolog\w+|explanation|drink|story|stories|loan|salary|payday loan|lend)\b|\b(?:coffee|dinner|lunch|brunch|breakfast|ice cream|pizza|beer|wine)\b.*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|free)\b[^.!]*\?/i,
    places: placesOf,
    said: {
      'answer, then return': [
        ['warm', 'That is fair of you, thank you. Whatever is easiest for you works for me.'],
        ['direct', 'No rush at all. Send it whenever it suits you.'],
        ['playful', 'I take {treat} over money any day. The exchange rate is up to you.'],
        ['calm', 'No hurry, and no interest either. Any way that suits you.'],
      ],
      'offer another way': [
        ['warm', 'Buy the next round and we are even.'],
        ['playful', 'Keep it, and get the next one. Then I have a reason to see you again.'],
      ],
      'light touch': [['playful', 'The answer is {treat}. It always was.']],
    },
  }),
  fitting('settling: they claim', {
    shared: true,
    cue: /\b(?:you|u) (?:still )?owe me (?:R ?|[£$€])?\d{1,3}\b|\bsplit the (?:airbnb|bill|petrol|fuel|cost|costs|tickets|hotel|uber|groceries|cabin)\b|\b\d{2,4} each\b|\b(?:your|ur) half (?:is|comes to|was)\b/i,
    not: /\b(?:lend|loan|urgent\w*|stuck (?:at|in)|customs|stolen|gift cards?|hospital|visa|bail|flights?|embassy|my treat|call it (?:even|\d+)|hugs?|won'?t come|tight this|school fees|rent|first date|crypto|bitcoin|do you (?:usually |normally |always )?split|who (?:should|pays)|(?:do|should|shall) we split the bill)\b/i,
    places: placesOf,
    said: {
      'answer, then return': [
        ['direct', 'That is fair, thank you for sorting it out. My half is coming today.'],
        ['warm', '{amount} it is. You can cross me off the list of debtors tonight.'],
        ['playful', '{drama}The {amount} I will pay. The emotional damage goes through my lawyer.'],
      ],
      'make amends': [
        ['playful', 'I would like to settle in {treat}. My accountant says they are tax free.'],
        ['warm', 'You did the organising, so the first coffee is on me as well.'],
      ],
      'light touch': [
        ['playful', 'An invoice from you still counts as hearing from you. Paying up today.'],
        ['calm', 'Fair is fair, half each. How would you like it?'],
        ['warm', 'Happy to split it. Thank you for doing the sums.'],
      ],
    },
  }),
  fitting('settling: they paid', {
    cue: /\b(?:here'?s my half|(?:sent|paid|eft'?d) (?:you )?(?:it|my half|my share|my part)(?: to you)?(?: (?:via|with|by|on) \w+| just now| now)|(?:payment|money) (?:went through|is through|sent))\b|\bsent it (?:via|with|through) (?:snapscan|eft|paypal|revolut|monzo|venmo)\b/i,
    not: /\b(?:bank details|otp|western union)\b/i,
    places: (r) => ({
      tickets: says(r, /\btickets?\b/i) ? { words: ' ' } : undefined,
      half: says(r, /\bhalf|share\b/i) ? { words: ' ' } : undefined,
      seat: says(r, /\b(?:aisle|legs?|window seat)\b/i) ? { words: ' ' } : undefined,
    }),
    said: {
      'confirm the plan': [
        ['direct', '{half}Thank you, that was quick. I will shout if it does not turn up.'],
        ['warm', '{tickets}You are a star, thank you. Tell me what I owe you for my ticket.'],
        ['warm', '{seat}You thought of my legs. I am more touched than I should be by a seat number.'],
      ],
      'make amends': [
        ['warm', '{tickets}You got the tickets, so drinks that night are on me.'],
        ['playful', '{half}Half paid and nobody argued. We should teach this.'],
      ],
      'light touch': [
        ['playful', 'Somebody who pays on the day. I did not know they still made you.'],
        ['direct', 'Thank you, that was quick. I owe you a coffee for the admin.'],
        ['warm', 'You are easy to share things with, thank you.'],
        ['playful', 'The smoothest transaction of my week. Same again soon?'],
      ],
    },
  }),
  fitting('settling: they booked', {
    cue: latin(
      /\b(?:i(?:'ve| have)? |just |we(?:'ve)? )?(?:got|booked|bought|sorted|bagged|grabbed|registered|entered|signed) (?:us|the two of us) (?:up |in |down )?(?:for |as |the |two |a |some )/iu,
    ),
    not: /\?|\bdivorced\b|\bvouchers?\b/i,
    said: {
      'confirm the plan': [
        ['warm', 'You got us in, thank you. Tell me what I owe you and where I have to be.'],
        ['direct', 'Perfect, I am in. Thank you for taking care of it.'],
        ['warm', 'Yes to all of it. You have no idea how nice it is when somebody just books.'],
      ],
      'make amends': [['warm', 'You did the booking, so the first drinks are on me.']],
      'light touch': [['playful', 'Somebody who makes a plan and then does it. I may need to sit down.']],
    },
  }),
];
