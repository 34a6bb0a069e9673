/** What the rules said about a message, as words that the reader model weighs. Twin of `rule_words` in `training/dating.py`. */
import type { Turn } from '../contract.ts';

export type RulesSaid = {
  readonly intents: Iterable<string>;
  readonly flags: readonly string[];
  readonly action: string;
  readonly questions: number;
  readonly kind: string;
  readonly language: string;
  readonly interest: string;
  readonly words: number;
  readonly laughs: boolean;
};

const SIZES = [1, 4, 12, 30];

export function ruleWords(said: RulesSaid, conversation: readonly Turn[]): string[] {
  const last = conversation.at(-1);
  const size = SIZES.filter((most) => said.words > most).length;
  return [
    ...[...said.intents].map((intent) => `R:${intent}`),
    ...said.flags.map((flag) => `F:${flag}`),
    `A:${said.action}`,
    `Q:${Math.min(said.questions, 3)}`,
    `K:${said.kind}`,
    `L:${said.language}`,
    `N:${said.interest}`,
    `W:${size}`,
    `H:${said.laughs ? 'yes' : 'no'}`,
    `C:${last?.from ?? 'none'}`,
    `D:${last?.text.includes('?') ? 'yes' : 'no'}`,
  ];
}
