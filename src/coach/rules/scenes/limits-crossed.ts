/** Where the reader went too far, or is asked for the truth: owned in plain words, without a defence. */

import { fitting, word } from './fitting.ts';
import { type Scene, says } from './scene.ts';

export const CROSSED_LIMIT_SCENES: readonly Scene[] = [
  fitting('limit said: shouting', {
    cue: /\b(?:won'?t|will not|not going to|don'?t (?:want to|like (?:to|being)?)|do not) (?:be |get )?(?:(?:shouted|yelled|sworn|screamed) at|spoken to like)|\b(?:don'?t|do not|stop|please don'?t) (?:shout(?:ing)?|yell(?:ing)?|scream(?:ing)?|swear(?:ing)?) at me\b|\bdon'?t (?:talk|speak) to me like (?:that|this)\b|\bif (?:you|u) (?:ever )?(?:(?:shout|yell|scream|swear|snap) at me|(?:speak|talk) to me like (?:that|this))\b/i,
    limit: true,
    said: {
      'own it': [
        ['warm', 'You are right, and I am sorry. That was no way to talk to you.'],
        ['direct', 'Fair. I was out of line and I am sorry. Tomorrow, calmly, if you still want to.'],
        ['calm', 'I am sorry. I was upset and took it out on you, and that is on me.'],
      ],
      'give space': [
        ['calm', 'I hear you, and I am sorry. Let us talk when we have both slept.'],
        ['warm', 'You should not have to say that. Sorry. Write when you feel like talking, not before.'],
      ],
    },
  }),
  fitting('limit said: my phone is mine', {
    cue: /\b(?:scroll(?:ed|ing)?|look(?:ed|ing)?|went|go(?:ing)?|snoop\w*|read(?:ing)?|check(?:ed|ing)?) (?:up |through |in |at |into )*my (?:phone|chats?|messages|texts|dms|inbox)\b|\b(?:you|u) (?:\w+ )?(?:read|opened|went through|looked (?:in|into|through)|searched) my (?:journal|diary|emails?|letters?|mail|post|drawers?|hand ?bag|bag|wallet|laptop|browser)\b/i,
    limit: true,
    most: 120,
    not: /\b(?:gf|bf|girlfriend|boyfriend|ex|exes|husband|wife|pretend\w*)\b|\b(?:he|she|they|my (?:ex|mom|mum|boss|sister|brother|dad|kids?))\b (?:\w+ )?(?:scroll|look|went|go|snoop|read|check)|\bi(?:'m| was| am|'ve| can'?t| cannot| don'?t| won'?t| couldn'?t| can)? (?:just |really |even )?(?:scroll|look|went|go|snoop|read|check)/i,
    also: (r) => says(r, /\b(?:you|u)\b/i),
    places: (r) => ({ phone: word(says(r, /\bphone\b/i) ? ' ' : undefined) }),
    said: {
      'own it': [
        ['warm', 'You are right, and I am sorry. Those were not mine to read.'],
        ['direct', 'I should not have done that. I am sorry, it will not happen again.'],
        ['calm', 'Sorry. I was curious and it was wrong. Thank you for telling me so calmly.'],
      ],
      'respect the limit': [
        ['warm', '{phone}Your phone is yours, and so is what your friends tell you. I am sorry.'],
        ['calm', 'That is a fair line, and I was over it. What would put it right?'],
      ],
    },
  }),
  fitting('limit said: keep your phone', {
    cue: /\byou (?:really )?(?:don'?t|do not) (?:have|need) to (?:show|prove|explain|give)\b[^.!?]{0,20}\b(?:me|phone|chats?|proof|yourself|messages|password)\b/i,
    not: /\bjust\b[^.!?]{0,12}\bsend\b|\bto (?:them|him|her|anyone|everyone|people)\b/i,
    limit: true,
    said: {
      'appreciate a detail': [
        ['warm', 'Thank you for believing me. It means more than the proof would have.'],
        ['calm', 'That is kind of you. I just did not want it to hang between us.'],
      ],
      'light touch': [
        ['playful', 'Phone away. You have no idea how relaxing that sentence was.'],
        ['playful', 'Good, because now I can go back to being charming instead of thorough.'],
      ],
      'say what you want': [['direct', 'Phone is away. Thank you, I like it that we do it like this.']],
      'follow up': [
        ['warm', 'Thank you for trusting me. If anything ever does bother you, ask me, I would rather that.'],
      ],
    },
  }),
  fitting('limit said: nobody on the side', {
    cue: /\bside (?:chick|piece|guy|dish|girl)\b|\btell me if there(?:'?s| is) (?:some(?:one|body)|any(?:one|body))\b|\bnot (?:being|going to be|gonna be) (?:the|your|anyone'?s|somebody'?s) (?:other woman|other man|secret|second)\b/i,
    limit: true,
    not: /\bside dish(?:es)? (?:of|with|for)\b/i,
    said: {
      'answer, then return': [
        [
          'direct',
          'You deserve a straight answer: [is there anybody else]. Ask me again whenever you need to.',
        ],
        ['warm', 'Fair question, and I am glad you ask me and not the neighbours. [Is there anybody else].'],
      ],
      'respect the limit': [
        ['warm', 'Nobody should have to be that. I hear you, and you will always get the truth from me.'],
        ['calm', 'That is a fair line. I would draw the same one.'],
      ],
      'talk in person': [['calm', 'You should hear that from me face to face. Can I see you this week?']],
    },
  }),
  fitting('limit said: you did not ask', {
    cue: /\b(?:ask(?:ed)?|asking) (?:me )?(?:one|a single|any|even one) (?:\w+ )?questions?\b|\b(?:never|didn'?t|haven'?t|hasn'?t) (?:once )?ask(?:ed)? (?:me )?(?:anything|a (?:single )?question|one thing)\b/i,
    limit: true,
    also: (r) =>
      says(r, /\b(?:you|u)\b/i) &&
      says(r, /\b(?:dates?|evening|night|hoping|hoped|never|none|no fourth|no second)\b/i),
    not: /\b(?:he|she|they|interview\w*|teacher|class)\b/i,
    said: {
      'own it': [
        ['warm', 'You are right, and I am sorry. You deserved to be asked about yourself.'],
        ['direct', 'That is fair. I talked and did not ask, and I am sorry I made you count.'],
        ['calm', 'Thank you for telling me why. I am sorry, and I will learn from it.'],
      ],
      'accept with grace': [
        ['calm', 'I understand, and you are right. I hope the next one asks you everything.'],
        ['warm', 'I am sorry. If there is ever a fourth, it is all questions. If not, I understand.'],
      ],
    },
  }),
  fitting('limit said: you went quiet', {
    cue: /\byou (?:just |suddenly )?(?:went (?:silent|quiet|cold)|disappeared|vanished|stopped (?:replying|writing|texting|talking)) (?:right |straight |the moment |just |as soon as |when |after )/i,
    limit: true,
    said: {
      'own it': [
        ['warm', 'I am sorry. Going quiet right after you told me that was the worst moment for it.'],
        ['direct', 'You saw that correctly, I did go quiet. I am sorry, you deserved an answer.'],
        ['calm', 'I can see how it looked, and I am sorry. That silence was mine, not yours to work out.'],
      ],
      'make amends': [
        ['warm', 'I am sorry I left you to guess. I would like to hear more, if you still want to tell me.'],
        ['calm', 'Thank you for saying it to me. I am sorry, and I would like to do better, if you let me.'],
      ],
      'say what you want': [['direct', 'You are owed the truth: [why you went quiet]. I am sorry it hurt.']],
    },
  }),
];
