/** Signs of danger and pressure, from either side, named as what was said. Help stands with them where it is called for. */
import type { FlagKind, Insight } from '../contract.ts';
import { mendManners } from '../rewriting/manners.ts';
import { type Unsafe, unsafeDraft } from '../rewriting/unsafe.ts';
import { DANGERS } from '../safety/dangers/index.ts';
import { VIOLENCE_HELP } from '../safety/help-lines.ts';
import { excerpt, type ReadTurn, type Talk } from './turns.ts';

/** Said once it can be care or a bad day; said again and again it is a pattern of words worth knowing. */
const CONTROL =
  /\b(?:who (?:are|were|r) (?:you|u) (?:with|talking to)|where (?:are|were|r) (?:you|u)(?: (?:now|really|last night))?\s*\?|why (?:didn'?t|don'?t|aren'?t|arent|didnt|dont) (?:you|u) (?:answer|reply|pick up|answering|replying)|send (?:me )?(?:your|ur|a) (?:location|pic(?:ture)? (?:of where|so i)|proof)|delete (?:him|her|the app|that|your)|(?:you|u) (?:can'?t|cant|may not|shouldn'?t|better not|are not allowed to) (?:go|see|wear|talk|post)|i (?:don'?t|dont) (?:like|want) (?:you|u) (?:going|seeing|talking|wearing|posting|to (?:go|see|talk|wear|post))|prove (?:it|that)|you(?:'re| are) mine|if you (?:loved|cared|really)|after (?:all|everything) i(?:'ve)? d(?:id|one)|answer me|i saw you(?:'re| were| are)? online)/i;

export type Alarm = { readonly insights: readonly Insight[]; readonly grave: boolean };

export function safetyInsights(talk: Talk): Alarm {
  const found: Insight[] = [];
  const seen = new Set<FlagKind>();
  let grave = false;
  for (const { reading, text } of talk.theirs)
    for (const flag of reading.flags) {
      const { title } = DANGERS[flag.kind];
      if (title === undefined || seen.has(flag.kind) || !text.includes(flag.evidence)) continue;
      seen.add(flag.kind);
      grave ||= flag.severity === 'danger' || flag.kind === 'no_contact_request';
      found.push({
        title,
        detail: flag.advice,
        evidence: flag.evidence,
        confidence: flag.severity === 'danger' ? 'high' : 'medium',
      });
    }
  const checks = talk.theirs.flatMap(({ text }) => CONTROL.exec(text)?.[0] ?? []);
  const [, second] = checks;
  if (second !== undefined && checks.length >= 2) {
    const at = found.findIndex(({ title }) => title === DANGERS.coercive_control.title);
    if (at >= 0) found.splice(at, 1);
    grave = true;
    found.unshift({
      title: 'Being checked up on, more than once',
      detail: `In ${checks.length} of their ${talk.theirs.length} messages they ask where you are or who with, want an answer at once, or tell you what you may do. What they mean by it nobody can read from here; that you may say no to it is certain. If it frightens you: ${VIOLENCE_HELP}`,
      evidence: second,
      confidence: checks.length >= 3 ? 'high' : 'medium',
    });
  }
  return { insights: found, grave };
}

/** What the reader wrote that presses, pleads or hurts. Told plainly, since it can still be mended. */
export function ownInsights(talk: Talk): Insight[] {
  const found: Insight[] = [];
  const refused = talk.theirs.find(
    ({ reading }) => reading.intents.has('rejection_hard') || reading.action === 'do_not_contact',
  );
  const after = refused && talk.mine.find(({ at }) => at > refused.at);
  if (refused) {
    const closes =
      after &&
      /\b(?:understand|understood|thank|take care|respect|all the best|no worries|fair enough|sorry)\b/i.test(
        after.text,
      ) &&
      after.asks.length === 0;
    found.push({
      title: after && !closes ? 'You wrote on after a no' : 'They said no',
      detail:
        after && !closes
          ? `They had said "${excerpt(refused.reading.intentEvidence.find(({ intent }) => intent === 'rejection_hard')?.quote || refused.text)}". The kind and the safe thing is to stop here, without a last word.`
          : 'No reason is owed. One kind line at most, then leave it there.',
      evidence: excerpt(after && !closes ? after.text : refused.text),
      confidence: 'high',
    });
  }
  let hurt: { turn: ReadTurn; unsafe: Unsafe } | undefined;
  for (const turn of talk.mine) {
    const unsafe = unsafeDraft(turn.text, '', undefined, talk.shared);
    if (!unsafe) continue;
    hurt = { turn, unsafe };
    break;
  }
  if (hurt?.turn.text.includes(hurt.unsafe.evidence))
    found.push({
      title: 'Something you wrote can frighten',
      detail: `"${hurt.unsafe.evidence}" ${hurt.unsafe.because}. An apology without a "but" and without a question is the most it can bear now.`,
      evidence: hurt.unsafe.evidence,
      confidence: 'high',
    });
  for (const turn of talk.mine) {
    if (found.length > 0) break;
    const cut = mendManners(turn.text, true).changes.find((change) => /pressure|begging|fight/.test(change));
    if (!cut) continue;
    found.push({
      title: /pressure/.test(cut)
        ? 'You pressed for an answer'
        : /fight/.test(cut)
          ? 'You judged them'
          : 'You plead a little',
      detail: /fight/.test(cut)
        ? 'A remark about what somebody is like reads as an attack. Say what you missed instead; a short apology mends more than an explanation.'
        : /pressure/.test(cut)
          ? 'Asking why somebody has not answered tends to end conversations. One light message about something else does better, or none.'
          : 'A hedge is fine, but pleading tends to cost answers. You can ask for the same thing without it.',
      evidence: excerpt(turn.text),
      confidence: 'medium',
    });
  }
  return found;
}
