import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('lets calls that arrive together begin in turns of the event loop of their own, in their order', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const began: Array<{ name: string; turn: number }> = [];
  const app = new Hono();
  app.use(inTurn());
  app.get('/:name', (c) => {
    began.push({ name: c.req.param('name'), turn });
    return c.text('ok');
  });
  const names = Array.from({ length: 20 }, (_, index) => String(index));
  const answers = await Promise.all(names.map(async (name) => (await app.request(`/${name}`)).text()));
  counting = false;
  expect(answers.every((answer) => answer === 'ok')).toBe(true);
  expect(began.map(({ name }) => name)).toEqual(names);
  expect(new Set(began.map((one) => one.turn)).size).toBe(names.length);
});
