/** Starters, rewrites and insights by a model on a real socket: what passes is shown, what does not is local, and who wrote is told. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insightsResponseSchema, rewriteResponseSchema, startersResponseSchema } from '#coach';
import type { LlmOutcome } from '../choose-engine.ts';
import { inProcess, WORK } from '../work/work.ts';
import { llmEngine } from './engine.ts';
import { type Behaviour, hang, type Peer, refuse, say, startPeer } from './testing.ts';

let peer: Peer;
let outcomes: LlmOutcome[] = [];
beforeAll(async () => {
  peer = await startPeer();
});
afterAll(() => peer.close());
beforeEach(() => {
  peer.asked.length = 0;
  outcomes = [];
});
const asking = { signal: new AbortController().signal };
const engine = (timeoutMs = 60_000) =>
  llmEngine({
    baseUrl: peer.url,
    model: 'm1',
    apiKey: undefined,
    timeoutMs,
    run: inProcess,
    clock: () => 0,
    observe: (outcome) => outcomes.push(outcome),
  });
const answer = (list: string, items: readonly unknown[]) => say(JSON.stringify({ [list]: items }));
const LLM = { name: 'llm', model: 'm1' };
const LOCAL = { name: 'local', model: null, degraded: true };

describe('one reply changed', () => {
  const draft = 'I baked rye bread this morning, and it was good. Do you bake?';
  const request = { draft, tone: 'warm', message: 'What did you do today?', change: 'funnier' } as const;
  const one = (text: string) => ({ text, changes: ['a lighter end'], keeps: ['I baked rye bread'] });
  const good = 'I baked rye bread this morning, and it was good, says its only critic. Do you bake?';

  it('is the model’s, asked for in its own words, and counts as one', async () => {
    peer.behave(answer('rewrites', [one(good), one('I baked rye bread for my grandmother. Do you bake?')]));
    const counts: number[] = [];
    const onWritten = (count: number) => void counts.push(count);
    const told = rewriteResponseSchema.parse(await engine().rewrite(request, { ...asking, onWritten }));
    expect(told.rewrites[0]).toMatchObject({ text: good, changes: ['a lighter end'] });
    expect(told.rewrites.map(({ text }) => text).join()).not.toContain('grandmother');
    expect(told.engine).toMatchObject({ ...LLM, degraded: false });
    expect(counts).toEqual([1]);
    const [system, user] = JSON.parse(peer.asked[0]?.body ?? '').messages;
    expect(system.content).toContain('in one way alone');
    expect(JSON.parse(user.content)).toEqual({ draft, message: 'What did you do today?', change: 'funnier' });
  });

  it('is local where the model’s is another message, or not shorter', async () => {
    peer.behave(answer('rewrites', [{ text: 'Tell me about your favourite loaf.', changes: [], keeps: [] }]));
    expect((await engine().rewrite(request, asking)).engine).toMatchObject(LOCAL);
    const long = 'I baked rye bread this morning, and it really was good. Do you bake?';
    peer.behave(answer('rewrites', [one(long)]));
    const told = await engine().rewrite({ ...request, change: 'shorter' }, asking);
    expect(told.engine).toMatchObject(LOCAL);
    expect(told.rewrites[0]?.text.length).toBeLessThan(draft.length * 0.85);
  });

  it('is not asked for where no joke belongs', async () => {
    const grief = { ...request, message: 'my gran passed away last night' };
    expect((await engine().rewrite(grief, asking)).rewrites).toEqual([]);
    expect(peer.asked).toEqual([]);
  });
});

describe('starters', () => {
  const them = 'Hikes Table Mountain with her dog Biscuit. Bakes rye bread. Ring 082 123 4567.';
  const request = { about: { them, me: 'I play the cello' }, count: 3 };
  const one = (text: string, about: string) => ({ text, tone: 'playful', why: 'asks for a story', about });
  const GOOD = [
    one('Who picks the trail up Table Mountain, you or Biscuit?', 'Hikes Table Mountain'),
    one('Rye bread is brave. What made you start with rye?', 'Bakes rye bread'),
    one('Does Biscuit carry the snacks or only eat them?', 'her dog Biscuit'),
  ];

  it('are the model’s, each on exact words of the notes, and it learns no name or number', async () => {
    peer.behave(answer('starters', GOOD));
    const told = startersResponseSchema.parse(await engine().starters(request, asking));
    expect(told.starters.map(({ text }) => text)).toEqual(GOOD.map(({ text }) => text));
    expect(told.engine).toMatchObject({ ...LLM, degraded: false });
    expect(outcomes).toEqual(['written']);
    expect(peer.asked[0]?.body).not.toMatch(/082|4567/);
  });

  it('may come in the wire shape alone, without the words that they stand on', async () => {
    const bare = GOOD.map(({ about: _, ...item }) => item);
    peer.behave(answer('starters', bare));
    const told = await engine().starters(request, asking);
    expect(told.starters.map(({ text }) => text)).toEqual(bare.map(({ text }) => text));
    expect(told.engine).toMatchObject({ ...LLM, degraded: false });
  });

  it.each([
    ['stands on nothing', one('Do you like sushi? I do not.', 'loves sushi')],
    ['has no words of theirs', { text: 'How was your week so far?', tone: 'warm' }],
    [
      'makes something up about the reader',
      one('I hike Table Mountain every Sunday too, want company?', 'Hikes Table Mountain'),
    ],
    ['gives a number', one('Table Mountain at six? Ring me on 083 765 4321.', 'Hikes Table Mountain')],
    ['gives a link', one('Table Mountain fans meet at https://hike.example', 'Hikes Table Mountain')],
    [
      'demeans',
      one('Table Mountain, really? Girls like you only hike for the photos.', 'Hikes Table Mountain'),
    ],
  ])('one that %s is not shown', async (_what, bad) => {
    peer.behave(answer('starters', [bad, ...GOOD.slice(0, 2)]));
    const told = await engine().starters(request, asking);
    expect(told.starters).toHaveLength(3);
    expect(told.starters.map(({ text }) => text)).not.toContain(bad.text);
    expect(told.engine).toMatchObject({ ...LLM, degraded: true });
    expect(outcomes).toEqual(['filled-up']);
  });

  it.each([
    ['notes of a child', 'She is 15, loves jazz'],
    ['notes of somebody who said no', 'She told me to stop writing, loves jazz'],
    ['no notes', ' '],
  ])('%s are sent to nobody', async (_what, notes) => {
    peer.behave(answer('starters', GOOD));
    const told = await engine().starters({ about: { them: notes } }, asking);
    expect(told.starters).toEqual(WORK.starters({ about: { them: notes } }).starters);
    expect(told.engine).toMatchObject({ ...LOCAL, degraded: false });
    expect(peer.asked).toEqual([]);
  });
});

describe('rewrites', () => {
  const draft = 'hey sorry i cant make it on friday, work is mad. can we do saturday at 7 instead';
  const request = { draft, tone: 'warm' as const };
  const one = (text: string) => ({ text, changes: ['clearer question'], keeps: ['cant make it on friday'] });
  const GOOD = [
    "I'm sorry, I can't make it on Friday, work is mad. Can we do Saturday at 7 instead?",
    "Sorry, Friday won't work, I can't get away with work this mad. Could we do Saturday at 7?",
  ];

  it('are the model’s where they say the same; the score stays local', async () => {
    peer.behave(answer('rewrites', GOOD.map(one)));
    const told = rewriteResponseSchema.parse(await engine().rewrite(request, asking));
    const local = WORK.rewrite(request);
    expect(told.rewrites.slice(0, 2).map(({ text }) => text)).toEqual(GOOD);
    expect(told.rewrites[0]).toMatchObject({ tone: 'warm', changes: ['clearer question'] });
    expect(told.score).toEqual(local.score);
    expect(told.engine).toMatchObject(LLM);
  });

  it.each([
    ['changes the day', "I'm sorry, I can't make it on Friday, work is mad. Can we do Sunday at 7 instead?"],
    ['loses the time', "I'm sorry, I can't make it on Friday, work is mad. Can we do Saturday instead?"],
    ['turns the no around', 'I can make it on Friday after all, work is mad. Saturday at 7 instead?'],
    [
      'asks nothing any more',
      "I'm sorry, I can't make it on Friday, work is mad. Saturday at 7 instead it is.",
    ],
    [
      'adds a fact',
      "I'm sorry, I can't make it on Friday, my boss Thabo is mad. Can we do Saturday at 7 instead?",
    ],
    ['is about something else', 'Do you like jazz on a Friday or a Saturday at 7, or not?'],
  ])('one that %s is not shown', async (_what, text) => {
    peer.behave(answer('rewrites', [one(text)]));
    const told = await engine().rewrite(request, asking);
    expect(told.rewrites).toEqual(WORK.rewrite(request).rewrites);
    expect(told.engine).toMatchObject(LOCAL);
    expect(outcomes).toEqual(['refused']);
  });

  it('a draft that must not be sent goes to nobody', async () => {
    peer.behave(answer('rewrites', GOOD.map(one)));
    const unsafe = { draft: 'send me nudes now or I will tell everyone', tone: 'warm' as const };
    expect((await engine().rewrite(unsafe, asking)).rewrites).toEqual(WORK.rewrite(unsafe).rewrites);
    expect(peer.asked).toEqual([]);
  });
});

describe('insights', () => {
  const conversation = [
    {
      from: 'them' as const,
      text: 'I started pottery on Tuesdays, my first bowl leaks. What do you do after work?',
    },
    { from: 'me' as const, text: 'Mostly I cook. The leaking bowl deserves a name' },
    { from: 'them' as const, text: 'It is called Titanic now. Do you cook for people too?' },
  ];
  const request = { conversation };
  const one = (title: string, detail: string, evidence: string) => ({
    kind: 'interest',
    title,
    detail,
    evidence,
    confidence: 'medium',
  });
  const GOOD = [
    one(
      'A joke to keep',
      'They named the bowl because of you. Titanic may be worth another line.',
      'It is called Titanic now',
    ),
    one(
      'A question still open',
      'They ask whether you cook for people, which may be a hint. Answer it first.',
      'Do you cook for people too?',
    ),
  ];

  it('are the model’s, each with exact words, beside those of the local coach', async () => {
    peer.behave(answer('insights', GOOD));
    const told = insightsResponseSchema.parse(await engine().insights(request, asking));
    expect(told.insights.slice(0, 2)).toMatchObject(GOOD);
    for (const { evidence } of told.insights)
      expect(conversation.some(({ text }) => text.includes(evidence))).toBe(true);
    expect(told.engine).toMatchObject({ ...LLM, degraded: false });
  });

  it.each([
    ['quotes what nobody said', one('They like wine', 'They told you so.', 'I like wine')],
    ['diagnoses', one('Avoidant', 'They may have an avoidant attachment style.', 'my first bowl leaks')],
    ['counts in percent', one('Good odds', 'You have 80% chance.', 'my first bowl leaks')],
    ['tells to press', one('Ask again', 'Keep asking until they say yes.', 'Do you cook for people too?')],
  ])('one that %s is not shown', async (_what, bad) => {
    peer.behave(answer('insights', [bad]));
    const told = await engine().insights(request, asking);
    expect(told.insights).toEqual(WORK.insights(request).insights);
    expect(told.engine).toMatchObject(LOCAL);
  });

  it('a danger stays here', async () => {
    peer.behave(answer('insights', GOOD));
    const threat = {
      conversation: [{ from: 'them' as const, text: "I know where you live and I'm outside your house" }],
    };
    expect((await engine().insights(threat, asking)).insights).toEqual(WORK.insights(threat).insights);
    expect(peer.asked).toEqual([]);
  });
});

describe.each<[string, Behaviour, LlmOutcome, number]>([
  ['refuses', refuse(500), 'unavailable', 60_000],
  ['answers nothing', say(''), 'not-json', 60_000],
  ['does not answer', hang, 'timeout', 100],
])('an endpoint that %s', (_what, behaviour, outcome, timeoutMs) => {
  it('leaves all three to the local coach', async () => {
    peer.behave(behaviour);
    const start = { about: { them: 'Loves jazz' } };
    const told = await engine(timeoutMs).starters(start, asking);
    expect(told.starters).toEqual(WORK.starters(start).starters);
    expect(told.engine).toMatchObject(LOCAL);
    const talk = { conversation: [{ from: 'them' as const, text: 'Do you like jazz?' }] };
    expect((await engine(timeoutMs).insights(talk, asking)).engine).toMatchObject(LOCAL);
    expect(outcomes).toEqual([outcome, outcome]);
  });
});
