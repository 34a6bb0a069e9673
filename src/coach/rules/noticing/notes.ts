/** What the notes add to the conversation: common ground, and what has not come up yet. */
import type { About, Insight } from '../contract.ts';
import { contentWordsOf, normalise } from '../reading/text.ts';
import { readDetails } from '../starting/details.ts';
import { meetings } from '../starting/meetings.ts';
import type { Talk } from './turns.ts';

export function notesInsights(about: About, { turns }: Talk): Insight[] {
  const theirs = about.them ?? '';
  const mine = normalise(about.me ?? '').plain;
  const details = readDetails(normalise(theirs).plain).filter(({ quote }) => theirs.includes(quote));
  const said = new Set(turns.flatMap(({ text }) => contentWordsOf(text)));
  const found: Insight[] = [];
  const common = details
    .map((detail) => ({ detail, meeting: meetings(mine, detail)[0] }))
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
  return found;
}
