/** Scams, control, abuse: at most one calm line, or three ways to hold a boundary. */
import { lines } from '../moves/line.ts';
import { flagged, type Scene, says } from './scene.ts';

export const DANGER_SCENES: readonly Scene[] = [
  {
    name: 'possible scam',
    alone: true,
    when: (r) => r.action === 'warn' && flagged(r, 'scam_money', 'scam_gift_card'),
    lines: lines('refuse plainly', [
      ['direct', 'No. Money is not something I do with people from the internet.'],
      ['calm', 'I keep money out of online chats, always. So no.'],
    ]),
  },
  {
    name: 'possible investment or account scam',
    alone: true,
    when: (r) => r.action === 'warn' && flagged(r, 'scam_crypto', 'scam_code', 'pii_request'),
    lines: lines('refuse plainly', [
      ['direct', 'No thanks. Private details and investments are off the table for me, with anyone online.'],
      ['calm', 'That is a no from me, and it stays one.'],
    ]),
  },
  {
    name: 'possible scam script',
    alone: true,
    when: (r) =>
      r.action === 'warn' &&
      flagged(r, 'scam_romance_script', 'scam_offplatform') &&
      !flagged(r, 'scam_link'),
    lines: lines('refuse plainly', [
      ['direct', 'No thanks, I stay on this app until I have met someone in person.'],
      ['calm', 'This app is where I chat. A short video call first, or we leave it.'],
    ]),
  },
  {
    name: 'possible money trouble',
    alone: true,
    when: (r) => r.action === 'caution' && flagged(r, 'money_request_mild'),
    lines: [
      ...lines('counter-offer', [
        ['warm', 'No stress about {a}. {when} is easier for both of us, so let us do that.'],
        ['calm', 'Let us make it {when} then, somewhere public where nobody has to fork out first.'],
        [
          'warm',
          'Shall we make it another day then? Somewhere public and easy to get to, so {a} {a|is|are} no issue.',
        ],
        ['direct', 'We can meet {when} instead and keep it simple, somewhere public.'],
      ]),
      ...lines('decline the money', [
        [
          'direct',
          'I keep money out of things this early, hope that makes sense. Happy to meet {when} instead.',
        ],
        [
          'calm',
          'I would rather not mix {a} and money before we know each other. Another plan, somewhere public?',
        ],
        [
          'warm',
          'I have a rule about not covering costs this early, nothing personal. {when} still works if you like.',
        ],
      ]),
      ...lines('offer another way', [
        ['playful', 'A free option: somewhere you can reach on foot, no {abare} needed. Or {when}.'],
        [
          'warm',
          'What about somewhere close to you, so that {a} never comes into it? Meet in public, split whatever it costs.',
        ],
        ['calm', 'Plan without {a}: a public spot near you, each pays their own way.'],
      ]),
    ],
    places: (r) => {
      const offered = r.times.find(
        (time) => /tomorrow|day|week/i.test(time.text) && !/tonight/i.test(time.text),
      );
      return { when: { words: offered?.text ?? 'another day' } };
    },
  },
  {
    name: 'a demand for a password or proof',
    alone: true,
    when: (r) =>
      r.action === 'caution' &&
      says(
        r,
        /\b(?:password|passcode|pin|location|screenshot|prove|go through your phone|hand me your phone|id number|bank|address)\b/i,
      ),
    lines: [
      ...lines('calm boundary', [
        ['direct', 'No. I can care about somebody and still keep {it} private.'],
        [
          'calm',
          '{it} {it|stays|stay} private, and that is not about trust. I am not comfortable being asked.',
        ],
        ['direct', 'I am not going to hand over {it}, and I would not ask for yours.'],
      ]),
      ...lines('name the feeling', [
        ['warm', 'It sounds like trust is the real worry. I will talk about that, not about {it}.'],
        [
          'warm',
          'If something is making you doubt me, tell me what. {it} would not settle it anyway, so no.',
        ],
        [
          'calm',
          'What happened that makes {it} feel necessary? I am not comfortable giving it, but I will listen.',
        ],
      ]),
      ...lines('set the terms', [
        ['direct', 'Privacy is not a secret. If {it} {it|is|are} the price of this, then no.'],
        ['calm', 'No to {it}. Trust without a check is the only kind I am interested in.'],
        ['direct', 'Caring is not proved with {it}. That is a firm no from me.'],
      ]),
    ],
    places: (r) => {
      const match =
        /\b(?:(?:phone |bank )?(?:password|passcode|pin)|location|screenshots?|id number|bank details|address|phone)\b/i.exec(
          r.plain,
        );
      return {
        it: {
          words: `my ${(match?.[0] ?? 'phone').toLowerCase().replace(/^screenshots?$/, 'messages')}`,
          plural: /s$|^screenshot/i.test(match?.[0] ?? ''),
        },
      };
    },
  },
  {
    name: 'pressure for something sexual',
    alone: true,
    when: (r) => r.action === 'caution' && flagged(r, 'sexual_pressure'),
    lines: [
      ...lines('calm boundary', [
        ['direct', 'No, and asking again will not change it.'],
        ['calm', 'I am not doing that. If it is a condition, we can stop here.'],
      ]),
      ...lines('set the terms', [
        ['direct', 'I do not owe anyone photos, or a night, or a reason. Please drop it.'],
        ['calm', 'I go at my own pace. Respect that, or this ends here.'],
      ]),
      ...lines('step away', [
        ['direct', 'This has stopped being fun for me, so I am going to leave it there.'],
        ['calm', 'I am not comfortable with this, so I am logging off now.'],
      ]),
    ],
  },
  {
    name: 'abuse',
    alone: true,
    when: (r) => r.action === 'caution' && flagged(r, 'harassment'),
    lines: [
      ...lines('calm boundary', [
        ['direct', 'I do not talk to people who speak to me like that.'],
        ['calm', 'That tone does not work on me. I am ending this here.'],
      ]),
      ...lines('step away', [
        ['direct', 'This conversation is over for me. Please leave it at that.'],
        ['calm', 'I am stepping away now and will not be answering again.'],
      ]),
      ...lines('set the terms', [
        ['direct', 'If you want to talk, talk with respect. Otherwise there is nothing more to say.'],
        ['calm', 'I am open to a calm conversation and to nothing else.'],
      ]),
    ],
  },
  {
    name: 'pressure and control',
    alone: true,
    when: (r) => r.action === 'caution',
    lines: [
      ...lines('calm boundary', [
        ['direct', 'I am not comfortable being questioned like this{aboutIt}. I will talk when it is calm.'],
        ['calm', '{demand} is not okay with me. I answer people who ask, not people who order.'],
        [
          'direct',
          '{demand} is pressure, and I do not respond well to it. Let us speak when things have cooled down.',
        ],
      ]),
      ...lines('name the feeling', [
        ['warm', 'I can tell you are upset. Say what is worrying you in a calm tone and I will listen.'],
        ['calm', 'Something has clearly upset you{aboutIt}. I am willing to hear it, without the tone.'],
        ['warm', 'It sounds like worry more than anger. I will hear that, but {demand2} has to stop.'],
      ]),
      ...lines('step away', [
        ['direct', 'My phone is off for the rest of the evening. {demand} does not make me answer faster.'],
        ['calm', 'I need some space from this. Please give it to me, without calls and checks.'],
        [
          'direct',
          'I am taking space now. Not comfortable with {demand2}, and I would say the same to anyone.',
        ],
      ]),
    ],
    places: (r) => {
      const calls = /\b(?:called|phoned|rang|texted|messaged)\b[^.!?]{0,12}?\b(\d+|[a-z]+) times\b/i.exec(
        r.plain,
      );
      const demand = calls
        ? `${/call|phon|rang/i.test(calls[0]) ? 'calling' : 'texting'} ${calls[1]} times`
        : /\banswer (?:me|your)|answer(?:ing)?\b/i.test(r.plain)
          ? 'demanding an answer'
          : /\bwear/i.test(r.plain)
            ? 'deciding what I wear'
            : /friend|guys?|girls?|men|women|him|her\b/i.test(r.plain)
              ? 'policing who I talk to'
              : 'being checked up on';
      const story = /\b(?:story|photo|post|instagram|dress|friends?|online|last seen)\b/i.exec(r.plain);
      return {
        demand: { words: demand },
        demand2: { words: demand },
        aboutIt: {
          words: story
            ? ` about ${/online|last seen/i.test(story[0]) ? 'when I am online' : `my ${story[0].toLowerCase()}`}`
            : ' at all',
        },
      };
    },
  },
];
