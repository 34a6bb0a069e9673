import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { adviceResponseSchema } from '#coach';

const terminal = fileURLToPath(new URL('./terminal.ts', import.meta.url));
const coach = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [terminal, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

describe('the terminal', () => {
  it('prints a readable page without colours when it is not a terminal', () => {
    const { status, stdout, stderr } = coach(['Just back from the market, you?']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Replies');
    expect(stdout).not.toContain('\u001b[');
    for (const row of stdout.split('\n')) expect(row.length).toBeLessThanOrEqual(96);
  });

  it('prints JSON by the contract, for a blank message too', () => {
    adviceResponseSchema.parse(JSON.parse(coach(['--json', 'Do you like jazz?']).stdout));
    expect(JSON.parse(coach(['--json', '']).stdout).analysis.action).toBe('clarify');
  });

  it('answers a line for a line and goes on after a bad one', () => {
    const input = [
      '{"id":"a","message":"hey you"}',
      'nonsense',
      '{"id":2,"message":7}',
      '[1]',
      `{"id":"long","message":"${'x'.repeat(8001)}"}`,
      '{"id":"z","message":""}',
    ].join('\n');
    const { status, stdout, stderr } = coach(['--jsonl'], input);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(answers).toHaveLength(6);
    expect(answers.map(({ id }) => id)).toEqual(['a', undefined, 2, undefined, 'long', 'z']);
    expect(answers.map(({ error }) => error?.code)).toEqual([
      undefined,
      'invalid-json',
      'invalid-request',
      'invalid-request',
      'message-too-long',
      undefined,
    ]);
    expect(answers[5].analysis.action).toBe('clarify');
  });

  it.each([
    ['emotions', 'I am so proud', 'predicted'],
    ['starters', 'loves jazz', 'starters'],
    ['rewrite', 'hey u', 'score'],
    ['insights', 'them: how are you? / me: good', 'insights'],
  ])('does the task %s', (task, text, key) => {
    expect(JSON.parse(coach(['--json', '--task', task, text]).stdout)).toHaveProperty(key);
    expect(coach(['--task', task, text]).status).toBe(0);
  });

  it('keeps the tone asked for', () => {
    const answer = adviceResponseSchema.parse(
      JSON.parse(coach(['--json', '--tone', 'calm', 'I bake bread']).stdout),
    );
    expect(answer.replies.every(({ tone }) => tone === 'calm')).toBe(true);
  });

  it.each([
    [['--bogus']],
    [['--task', 'dance', 'x']],
    [['--tone', 'rude', 'x']],
    [[]],
    [['two', 'texts']],
    [['x'.repeat(8001)]],
    [['--jsonl', 'x']],
  ])('tells a wrong call in one line (%#)', (args) => {
    const { status, stdout, stderr } = coach(args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('helps', () => {
    expect(coach(['--help'])).toMatchObject({ status: 0, stderr: '' });
  });
});
