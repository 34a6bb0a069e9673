import type { AdviceRequest, Turn } from '#coach';
import { WORK } from './work.ts';

const MESSAGES = [
  'Coffee on Saturday, or are you still busy with the move?',
  'I miss my dog today',
  'haha ok',
] as const;

/**
 * Does each kind of work once on texts that nobody sent, so that no customer waits for patterns to be compiled: the first rewrite of a fresh
 * worker takes ten times as long as the second, and would be taken for one that runs away. Throws where the weights are missing: better at the
 * start than at the first answer.
 */
export function warmUp(): void {
  for (const message of MESSAGES) WORK.advice({ message });
  const [message] = MESSAGES;
  const conversation: Turn[] = MESSAGES.map((text, index) => ({
    from: index % 2 === 0 ? 'them' : 'me',
    text,
  }));
  WORK.starters({ about: { them: 'Loves jazz, hikes with her dog Rex' } });
  WORK.rewrite({ draft: 'hey u want to get coffee or something', tone: 'witty', message });
  WORK.insights({ conversation, about: { them: 'Loves jazz' } });
  WORK.learnVoice(MESSAGES);
  WORK.startersWritten({
    request: { about: { them: 'Loves jazz, hikes with her dog Rex' } },
    items: [{ text: 'Which trail does Rex rate?', about: 'hikes with her dog' }],
  });
  WORK.rewritesWritten({
    request: { draft: 'hey u want to get coffee or something', tone: 'witty' },
    items: [{ text: 'Want to get coffee or something?', keeps: ['get coffee'] }],
  });
  const request: AdviceRequest = { message, conversation };
  const { replies: local } = WORK.prepare(request);
  const drafts = [{ text: 'Coffee on Saturday beats unpacking. Which box has the mugs?' }];
  const { passed } = WORK.check({ request, drafts });
  WORK.choose({ request, count: 3, local, passed, shown: [] });
}
