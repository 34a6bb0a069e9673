/** Prints, as JSON, every pattern that is put together while the rules are loaded and each task is asked once. */
import type { Pattern } from './sources.ts';

const found = new Map<string, Pattern>();
const kept = (made: RegExp): RegExp => {
  found.set(String(made), { source: made.source, flags: made.flags, at: 'put together' });
  return made;
};
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, args, newTarget) => kept(Reflect.construct(target, args, newTarget) as RegExp),
  apply: (target, self, args) => kept(Reflect.apply(target, self, args) as RegExp),
});

const { advise, emotions, insights, rewrite, starters } = await import('#coach/engine');
const message = 'hey, my dog is ill again. are you free on Friday? ek is moeg';
advise({ message });
rewrite({ draft: message, message, tone: 'warm' });
starters({ about: { them: message, me: message } });
insights({ conversation: [{ from: 'them', text: message }], about: { them: message } });
emotions({ text: message });
process.stdout.write(JSON.stringify([...found.values()]));
