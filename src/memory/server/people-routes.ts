import { type Context, Hono } from 'hono';
import type { SubscriberEnv } from '#chat/server';
import {
  personBody,
  personChange,
  TURNS_DEFAULT_LIMIT,
  TURNS_PER_CALL,
  turnChange,
  turnsBody,
} from '#memory';
import { bodyOf, refuse } from './body.ts';
import type { MemoryDeps } from './deps.ts';
import {
  addPerson,
  changePerson,
  findPerson,
  listPeople,
  type PeopleWanted,
  removePerson,
} from './people.ts';
import { addTurns, changeTurn, listTurns, removeTurn, type TurnsWanted } from './turns.ts';

const ownerOf = (c: Context<SubscriberEnv>): string => c.get('subscriber').userId;
const notFound = (c: Context) => refuse(c, { code: 'not-found' });

/** `/people` and what is below it. */
export function peopleRoutes(deps: MemoryDeps) {
  return new Hono<SubscriberEnv>()
    .get('/', async (c) => {
      const wanted = peopleWanted(c.req.query());
      if (typeof wanted === 'string') return refuse(c, { code: 'invalid-request', message: wanted });
      return c.json({ people: await listPeople(deps, ownerOf(c), wanted) }, 200);
    })
    .post('/', async (c) => {
      const body = await bodyOf(c, personBody);
      if (!body.ok) return refuse(c, body.fault);
      const added = await addPerson(deps, ownerOf(c), body.value);
      return added.ok ? c.json({ person: added.value }, 201) : refuse(c, { code: added.fault });
    })
    .get('/:id', async (c) => {
      const person = await findPerson(deps, ownerOf(c), c.req.param('id'));
      return person ? c.json({ person }, 200) : notFound(c);
    })
    .patch('/:id', async (c) => {
      const body = await bodyOf(c, personChange);
      if (!body.ok) return refuse(c, body.fault);
      const person = await changePerson(deps, ownerOf(c), c.req.param('id'), body.value);
      return person ? c.json({ person }, 200) : notFound(c);
    })
    .delete('/:id', async (c) =>
      (await removePerson(deps, ownerOf(c), c.req.param('id'))) ? c.body(null, 204) : notFound(c),
    )
    .get('/:id/turns', async (c) => {
      const wanted = turnsWanted(c.req.query());
      if (typeof wanted === 'string') return refuse(c, { code: 'invalid-request', message: wanted });
      const turns = await listTurns(deps, ownerOf(c), c.req.param('id'), wanted);
      return turns ? c.json({ turns }, 200) : notFound(c);
    })
    .post('/:id/turns', async (c) => {
      const body = await bodyOf(c, turnsBody);
      if (!body.ok) return refuse(c, body.fault);
      const turns = await addTurns(deps, ownerOf(c), c.req.param('id'), body.value.turns);
      return turns.ok ? c.json({ turns: turns.value }, 201) : refuse(c, { code: turns.fault });
    })
    .patch('/:id/turns/:turnId', async (c) => {
      const body = await bodyOf(c, turnChange);
      if (!body.ok) return refuse(c, body.fault);
      const { id, turnId } = c.req.param();
      const turn = await changeTurn(deps, ownerOf(c), id, turnId, body.value);
      return turn ? c.json({ turns: [turn] }, 200) : notFound(c);
    })
    .delete('/:id/turns/:turnId', async (c) => {
      const { id, turnId } = c.req.param();
      return (await removeTurn(deps, ownerOf(c), id, turnId)) ? c.body(null, 204) : notFound(c);
    });
}

const ARCHIVED = { '': false, false: false, true: true, all: null } as const;

/** What is asked for, or what is wrong with it. */
function peopleWanted({ query = '', archived = '' }: Record<string, string>): PeopleWanted | string {
  if (!Object.hasOwn(ARCHIVED, archived)) return 'archived must be true, false or all.';
  return { query, archived: ARCHIVED[archived as keyof typeof ARCHIVED] };
}

const ISO_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function turnsWanted({ before = '', limit = '' }: Record<string, string>): TurnsWanted | string {
  const most = limit === '' ? TURNS_DEFAULT_LIMIT : Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > TURNS_PER_CALL)
    return `limit must be a whole number from 1 to ${TURNS_PER_CALL}.`;
  if (before === '') return { before: null, limit: most };
  return { before: ISO_TIME.test(before) ? { at: before } : { id: before }, limit: most };
}
