/** Plain kinds that belong to no other: birthday wishes, being late, why one is here, one's profile, a fresh match. */

import { fitting } from './fitting.ts';
import type { Scene } from './scene.ts';

const APP = '(?:tinder|hinge|bumble|here|this app|the apps?|a dating app|dating apps)';

export const ORDINARY_REST_SCENES: readonly Scene[] = [
  fitting('ordinary: a birthday wish', {
    cue: /^\W*(?:(?:hey|hi|oh|and)[ ,!]+)*(?:a? ?(?:very )?happy (?:belated )?(?:birthday|bday|b-day|earth ?strong)|hbd)(?: (?:to (?:you|u)|beautiful|handsome|love|dear|gorgeous|lovely))*(?:\W+(?:hope (?:you|u|they|it|ur|your)\b[^.!?]{0,60}|enjoy (?:your|ur|the|every)\b[^.!?]{0,40}|have (?:a|an|the)\b[^.!?]{0,40}))?\W*$/i,
    most: 16,
    said: {
      'appreciate a detail': [
        ['warm', 'A birthday wish from you is a good start to it, thank you.'],
        ['warm', 'You thought of it, and that makes me smile. Thank you.'],
      ],
      'light touch': [
        ['playful', 'Older, hardly wiser, and very ready for cake. Thank you!'],
        ['witty', 'Thanks! I accept birthday wishes all week, the counter is open.'],
      ],
      'suggest meeting': [
        ['direct', 'How kind of you. Shall we have a birthday drink this week?'],
        ['playful', 'Birthday cake tastes better shared. Are you free this week?'],
      ],
    },
  }),
  fitting('ordinary: they say that I am late', {
    cue: /^\W*(?:(?:hey|um+|so|ok|lol|haha|and)[ ,!]+)*(?:you(?:'re| are)|ur|youre) (?:so |very |a bit |a little |always |already )?late(?: (?:again|lol|haha|you know|already))*\W*$/i,
    most: 8,
    limit: true,
    said: {
      'own it': [
        ['warm', "You are right, I'm late, and I'm sorry."],
        ['calm', 'Late, yes. No excuse, only an apology.'],
        ['direct', "Sorry, I'm late. I won't make a habit of it."],
      ],
      'make amends': [
        ['playful', 'Late and ashamed of it. The first drink is on me.'],
        ['warm', "I'm sorry for being late. How long have you been waiting?"],
      ],
      'light touch': [['witty', 'I wanted to make an entrance. It seems I only made you wait, sorry.']],
    },
  }),
  fitting('ordinary: why are you on here', {
    cue: new RegExp(
      `^\\W*(?:(?:hey|hi|so|and|ok|but|tell me)[ ,!]+)*(?:how come|why(?:'?s| is it that)?|what (?:made|makes|brought|brings)) (?:are )?(?:you|u)(?:'?re| are| r)? (?:still )?(?:on|to|join|download|use|get|try)(?:ing)? (?<app>${APP})(?: (?:then|though|anyway|lol|haha))*\\W*$`,
      'i',
    ),
    most: 12,
    said: {
      'answer, then return': [
        ['warm', 'To meet somebody I would not have met otherwise. What brought you?'],
        ['playful', 'To be able to delete it one day, ideally soon. And you?'],
        ['calm', 'A little curiosity and a little hope, in that order. How about you?'],
        ['witty', 'Nobody has bumped into me with a stack of books yet. What is your reason?'],
      ],
      'say what you want': [
        ['direct', 'I am here to [what you hope for]. And you?'],
        ['warm', 'For a good conversation first, and then we see. What are you hoping for?'],
      ],
    },
  }),
  fitting('ordinary: a fresh match', {
    cue: /^\W*(?:(?:hey|hi|hello|yay|so|oh|look|ooh)[ ,!]+)*(?:we(?:'ve| have)? (?:finally )?matched|we(?:'re| are) a match|it'?s a match|nice to match(?: with (?:you|u))?|glad (?:that )?we matched|happy we matched|thanks for (?:the match|matching))(?:[ ,!.:)]+(?:hi|hey|hello|there|finally|nice to meet (?:you|u)|how are (?:you|u)))*\W*$/i,
    most: 12,
    said: {
      'answer, then return': [
        ['warm', 'Hi! I am glad we matched. How is your week treating you?'],
        ['playful', 'A match, so good taste on both sides. What made you swipe?'],
        ['direct', 'Hello, match. What should I know about you that is not in your profile?'],
      ],
      'light touch': [
        ['witty', 'A match! Shall we skip the weather and go straight to the good questions?'],
        ['playful', 'Hi! Now one of us has to be interesting. You or me first?'],
      ],
      'start fresh': [['warm', 'Glad we matched. What was the best part of your day so far?']],
    },
  }),
];
