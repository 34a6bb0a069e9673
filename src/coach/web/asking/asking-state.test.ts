import { describe, expect, it } from 'vitest';
import { type AskingEvent, type AskingState, askingReducer, IDLE } from './asking-state.ts';

type State = AskingState<string, string>;
const stateOf = (...events: AskingEvent<string, string>[]): State =>
  events.reduce<State>(askingReducer<string, string>, IDLE);

describe('a question to the coach', () => {
  it('is under way, then answered', () => {
    expect(stateOf({ type: 'asked', question: 'a' })).toMatchObject({ phase: 'asking', asked: 'a' });
    expect(stateOf({ type: 'asked', question: 'a' }, { type: 'answered', value: '1' })).toEqual({
      phase: 'answered',
      asked: 'a',
      answer: { question: 'a', value: '1' },
      failure: null,
    });
  });

  it('keeps the last answer while another is asked and when that one fails', () => {
    const failed = stateOf(
      { type: 'asked', question: 'a' },
      { type: 'answered', value: '1' },
      { type: 'asked', question: 'b' },
      { type: 'failed', text: 'no line' },
    );
    expect(failed).toEqual({
      phase: 'failed',
      asked: 'b',
      answer: { question: 'a', value: '1' },
      failure: 'no line',
    });
  });

  it('drops the failure when it is asked again', () => {
    const again = stateOf(
      { type: 'asked', question: 'a' },
      { type: 'failed', text: 'no line' },
      { type: 'asked', question: 'a' },
    );
    expect(again.failure).toBeNull();
  });
});
