/** `npm run coach -- --explain`: what made each reply, for the people who mend the coach. */
import { adviceRequestSchema } from '#coach';
import { type Explanation, explain } from '#coach/engine';
import { models } from './models.ts';
import { parsed, type TaskFault } from './tasks.ts';

type Explained =
  | { readonly ok: true; readonly value: Explanation; readonly text: string }
  | { readonly ok: false; readonly fault: TaskFault };

/** By the local coach: what a language model writes has nothing of this. */
export function explainAdvice(request: unknown): Explained {
  const given = parsed(adviceRequestSchema, request);
  if (!given.ok) return given;
  const value = explain(given.value, models());
  return { ok: true, value, text: explanationText(value) };
}

const PATTERN_SHOWN = 160;

const cut = (text: string): string =>
  text.length > PATTERN_SHOWN ? `${text.slice(0, PATTERN_SHOWN)}…` : text;

const points = (value: number): string => value.toFixed(2);

function explanationText({ action, intents, flags, replies }: Explanation): string {
  const out = [
    `action ${action}; intents ${intents.join(', ') || 'none'}; flags ${flags.join(', ') || 'none'}`,
  ];
  for (const reply of replies) {
    out.push('', reply.text, `  made by   ${reply.madeBy} (${reply.move}, ${reply.tone})`);
    if (reply.template) out.push(`  template  ${reply.template}`);
    for (const [name, words] of Object.entries(reply.slots)) out.push(`  slot      {${name}} = ${words}`);
    for (const { pattern, words } of reply.matched)
      out.push(`  matched   ${JSON.stringify(words)} by ${cut(pattern)}`);
    const parts = Object.entries(reply.parts)
      .filter(([, part]) => part !== 0)
      .map(([name, part]) => `${name} ${points(part)}`);
    out.push(`  points    ${points(reply.points)}: ${parts.join(', ')}`);
    for (const one of reply.beat) out.push(`  beat      ${points(one.points)} ${one.text} (${one.madeBy})`);
  }
  return out.join('\n');
}
