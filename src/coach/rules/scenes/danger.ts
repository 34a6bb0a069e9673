/** Scams, control, abuse: at most one calm line, or three ways to hold a boundary. */
import { lines } from '../moves/line.ts';
import { linesIn } from '../situations/book.ts';
import { CONTROL_SCENES, PLACE_ASKED_SCENES, PRESSURE_SCENES, STRANGER_SCENES } from './pressure.ts';
import { flagged, type Scene, says } from './scene.ts';

const said = linesIn('danger');

export const DANGER_SCENES: readonly Scene[] = [
  ...PLACE_ASKED_SCENES,
  {
    name: 'possible scam',
    alone: true,
    when: (r) => r.action === 'warn' && flagged(r, 'scam_money', 'scam_gift_card'),
    lines: lines('refuse plainly', [
      ['direct', 'No. Money is not something I do with people from the internet.'],
      ['calm', 'I keep money out of online chats, always. So no.'],
      ['direct', 'I do not send money to people I have not met. That will not change.'],
      ['calm', 'The answer is no, and I do not explain a no about money.'],
      ['direct', 'No. If you need help, please ask somebody who knows you.'],
      ['calm', 'I will not be paying for that, now or later.'],
      ['direct', 'Not a cent, sorry. I have one rule online and this is it.'],
      ['calm', 'My wallet stays out of my chats. That is final.'],
      ['direct', 'I am not sending anything, in any form. Please do not ask again.'],
      ['calm', 'That is not something I can be talked into. No.'],
      ['direct', 'No transfers, vouchers or loans from me. Ever.'],
      ['calm', 'I do not help with cash from a distance. I wish you well, and it is a no.'],
      ['direct', 'You are asking the wrong person. No.'],
      ['calm', 'Requests like that end the conversation for me, so I am ending it.'],
      ['direct', 'I never pay for somebody I only know from a screen. No.'],
      ['calm', 'Whatever the reason is, I do not send money. Take care.'],
    ]),
  },
  {
    name: 'possible investment or account scam',
    alone: true,
    when: (r) => r.action === 'warn' && flagged(r, 'scam_crypto', 'scam_code', 'pii_request'),
    lines: lines('refuse plainly', [
      ['direct', 'No thanks. Private details and investments are off the table for me, with anyone online.'],
      ['calm', 'That is a no from me, and it stays one.'],
      ['direct', 'I do not invest on the word of somebody I met online. No.'],
      ['calm', 'I keep my codes, my accounts and my savings to myself. No, thanks.'],
      ['direct', 'No. Nobody gets into my accounts, whatever the reason.'],
      ['calm', 'I look after my own details, and I share none of them here.'],
      ['direct', 'Not interested, and I will not be reading more about it.'],
      ['calm', 'I came here to meet people. Offers like that I always turn down.'],
      ['direct', 'I do not hand that over, and nobody honest would need it.'],
      ['calm', 'Thanks, but no. My details stay with me.'],
      ['direct', 'No. What is mine stays mine, and that is not up for talk.'],
      ['calm', 'I do not do deals with people from an app. Please leave it.'],
      ['direct', 'That is private and it stays private. Do not ask me again.'],
      ['calm', 'I pass on that, today and every other day.'],
      ['direct', 'I do not share that with anyone, so you can stop there.'],
      ['calm', 'No, and I am not curious how it works either.'],
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
      ['direct', 'I am staying right here. If that does not suit you, all the best.'],
      ['calm', 'I do not follow people to other apps. Here, or not at all.'],
      ['direct', 'No thanks. I need to see a face on a live call before anything else.'],
      ['calm', 'That goes too fast for me, so it is a no.'],
      ['direct', 'I would want to meet in public first. Until then I stay where I am.'],
      ['calm', 'I keep my chats in one place, and this is the place.'],
      ['direct', 'No. Real people can wait for a coffee in town.'],
      ['calm', 'Thank you, but I do not move anywhere with somebody I have not met.'],
      ['direct', 'I have heard stories like that before, and my answer is always no.'],
      ['calm', 'I am not comfortable with this, so I am stopping here. Take care.'],
      ['direct', 'Big feelings from a stranger are not for me. I will leave it there.'],
      ['calm', 'I only give my number to people I have sat across from. No, then.'],
    ]),
  },
  {
    name: 'possible money trouble',
    alone: true,
    when: (r) => r.action === 'caution' && flagged(r, 'money_request_mild'),
    lines: said('possible money trouble'),
    places: (r) => {
      const offered = r.times.find(
        (time) => /tomorrow|day|week/i.test(time.text) && !/tonight/i.test(time.text),
      );
      const cost =
        /\b(uber|bolt|lift|taxi|ride|petrol|tickets?|popcorn|data|airtime|electricity|token|bus|bill|wallet|parking|meat|airbnb|kayaks?|class|cinema|museum|raffle|cake sale|tyre|groceries|coffees?)\b/i
          .exec(r.plain)?.[1]
          ?.toLowerCase();
      const other = /\bwait for (?:my )?(\w+)|\b(walk|meet halfway|salad|another day)\b/i.exec(r.plain);
      return {
        when: { words: offered?.text ?? 'another day' },
        cost: { words: cost ? `the ${cost}` : 'that' },
        other: other
          ? {
              words: other[1]
                ? `waiting for your ${other[1].toLowerCase()}`
                : other[2]?.toLowerCase() === 'walk'
                  ? 'the walk'
                  : other[2]?.toLowerCase() === 'salad'
                    ? 'the salad'
                    : other[2]?.toLowerCase() === 'another day'
                      ? 'another day'
                      : 'meeting halfway',
            }
          : undefined,
      };
    },
  },
  {
    name: 'a demand for a password or proof',
    alone: true,
    when: (r) =>
      r.action === 'caution' &&
      !flagged(r, 'sexual_pressure', 'pii_request') &&
      says(
        r,
        /\b(?:password|passcode|pin(?! (?:drop|location)\b)|screenshot|go through your phone|hand me your phone|id number|bank|address)\b/i,
      ),
    lines: said('a demand for a password or proof'),
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
  ...PRESSURE_SCENES,
  {
    name: 'abuse',
    alone: true,
    when: (r) => r.action === 'caution' && flagged(r, 'harassment'),
    lines: said('abuse'),
  },
  ...CONTROL_SCENES,
  ...STRANGER_SCENES,
];
