/** What the notes add to the conversation: common ground, and what has not come up yet. */
import type { About, Insight } from '../contract.ts';
import { contentWordsOf, normalise } from '../reading/text.ts';
import { whyNobody } from '../safety/nobody-to-write-to.ts';
import { readDetails } from '../starting/details.ts';
import { meetingOf, readOwnNotes } from '../starting/meetings.ts';
import type { Talk } from './turns.ts';

/** What they will not have or do, in their own few words. */
const LIMIT =
  /\b(?:i )?(?:never|don'?t|do not|doesn'?t|does not|won'?t) (?:drink|smoke|eat meat|eat pork|do (?:hook ?ups|one night stands|drugs|drama)|date \w+)|\bno (?:smok\w+|hook ?ups?|drinkers|drinking|drugs|ons|fwb|one night stands|games|players|alcohol)\b|\bnot (?:here for|looking for|into|interested in) [^.,;!\n]{3,40}|\b(?:vegan|vegetarian|sober|teetotal|halaal|kosher)\b(?! (?:friendly|food))|\ballergic to [^.,;!\n]{3,30}|\btak(?:e|ing) (?:it|things) slow\w*/gi;
const SEEKS =
  /(?<!\b(?:not|never|isn'?t|no longer) (?:here |actually |really )?)\b(?:(?:looking|searching|here) for|wants?(?= (?:something (?:serious|real|casual)|a (?:relationship|family|partner)|kids|children|to (?:settle|get married)))) [^.,;!\n]{3,50}/i;

/** Notes alone: what they will not have, what they look for, what there is to ask. None of it is a pattern, all of it is written there. */
export function fromNotesAlone(about: About): Insight[] {
  const theirs = about.them ?? '';
  const barred = whyNobody(theirs);
  if (barred)
    return [
      {
        title: 'Nobody to write to',
        detail:
          'Going by your notes this person is under 18 or wants no contact. The kind and the safe thing is not to write, here or anywhere else.',
        evidence: barred,
        confidence: 'high',
      },
    ];
  const limits = [...theirs.matchAll(LIMIT)].slice(0, 2).map(
    ([said]): Insight => ({
      title: 'A limit in your notes',
      detail: `"${said.trim()}" is plain enough to plan around. Keep to it without asking why.`,
      evidence: said.trim(),
      confidence: 'high',
    }),
  );
  const seeks = SEEKS.exec(theirs)?.[0].trim();
  const taken = [...limits.map(({ evidence }) => evidence), ...(seeks ? [seeks] : [])];
  const free = (quote: string) =>
    !taken.some((other) => other.includes(quote) || quote.toLowerCase().includes(other.toLowerCase()));
  const asks = readDetails(normalise(theirs).plain)
    .filter(
      ({ quote, kind }) => kind !== 'seeks' && kind !== 'hates' && theirs.includes(quote) && free(quote),
    )
    .slice(0, 3)
    .map(
      ({ quote }): Insight => ({
        title: `Something to ask about: ${quote.length > 40 ? `${quote.slice(0, 37).trim()}...` : quote}`,
        detail:
          'It stands in your notes about them. A question that only they can answer gets more answers than a compliment.',
        evidence: quote,
        confidence: 'medium',
      }),
    );
  const own = theirs.trim() === '' ? readDetails(normalise(about.me ?? '').plain)[0] : undefined;
  return [
    ...limits,
    ...(seeks
      ? [
          {
            title: 'What they are looking for',
            detail:
              'Your notes say it. See whether it is what you want too, and tell them early; that spares you both a wrong turn.',
            evidence: seeks,
            confidence: 'high' as const,
          },
        ]
      : []),
    ...asks,
    ...(own && (about.me ?? '').includes(own.quote)
      ? [
          {
            title: 'Something of yours to tell',
            detail: `"${own.quote}" is easy to take up. Tell it with one detail, and ask what theirs is. With notes about them there would be more to say.`,
            evidence: own.quote,
            confidence: 'medium' as const,
          },
        ]
      : []),
  ];
}

export function notesInsights(about: About, { turns }: Talk): Insight[] {
  const theirs = about.them ?? '';
  const mine = readOwnNotes(normalise(about.me ?? '').plain);
  const details = readDetails(normalise(theirs).plain).filter(({ quote }) => theirs.includes(quote));
  const said = new Set(turns.flatMap(({ text }) => contentWordsOf(text)));
  const found: Insight[] = [];
  const common = details
    .map((detail) => ({ detail, meeting: meetingOf(mine, detail) }))
    .find(({ meeting }) => meeting !== undefined);
  if (common?.meeting)
    found.push({
      title: 'Common ground',
      detail: `Your notes say "${common.meeting.quote}" and theirs meet it. The easiest things to talk about are the ones both have.`,
      evidence: common.detail.quote,
      confidence: 'medium',
    });
  const fresh = details.find(
    ({ quote, kind }) =>
      kind !== 'seeks' &&
      quote !== common?.detail.quote &&
      !contentWordsOf(quote).some((word) => said.has(word)),
  );
  if (fresh && turns.length > 0)
    found.push({
      title: 'Not talked about yet',
      detail: `"${fresh.quote}" is in your notes about them and has not come up.`,
      evidence: fresh.quote,
      confidence: 'medium',
    });
  if (turns.length > 0) return found;
  const alone = fromNotesAlone(about).filter(
    (each) => !/^Something to ask/.test(each.title) || each.evidence !== common?.detail.quote,
  );
  return alone.some(({ title }) => title === 'Nobody to write to') ? alone : [...found, ...alone];
}
