import type { Turn } from '#coach';
import { changeTurns, numbered, type ShownTurn, type TurnChange } from '../replies/conversation.ts';
import { MOST_PICTURES, type ReadingFault } from './copy.ts';
import { joinPictures } from './overlap.ts';

/** What was read in one picture: messages, or words where no sides are asked for. */
export type PictureWords = { turns: readonly Turn[] } | { text: string };

/** One picture on the screen. */
export interface ShownPicture {
  id: number;
  file: File;
  state:
    | { is: 'waiting' }
    /** `share` goes from 0 to 1. */
    | { is: 'reading'; share: number }
    | { is: 'read'; words: PictureWords }
    | { is: 'failed'; fault: ReadingFault };
}

export interface ReviewState {
  pictures: ShownPicture[];
  /** The messages of all read pictures, put right by the reader. */
  turns: ShownTurn[];
  text: string;
  leftOut: boolean;
  /** The reader itself did not start. */
  noReader: boolean;
}

export type ReviewEvent =
  | { type: 'added'; files: readonly File[] }
  | { type: 'progress'; id: number; share: number }
  | { type: 'read'; id: number; words: PictureWords }
  | { type: 'failed'; id: number; fault: ReadingFault }
  | { type: 'no-reader' }
  | { type: 'again' }
  | { type: 'moved'; id: number; by: -1 | 1 }
  | { type: 'removed'; id: number }
  | { type: 'turn'; change: TurnChange }
  | { type: 'swapped' }
  | { type: 'wrote'; text: string };

const EMPTY: ReviewState = { pictures: [], turns: [], text: '', leftOut: false, noReader: false };

/** Phones name screenshots by their time, so their names are their order. */
const byName = new Intl.Collator('en', { numeric: true });

export const startReview = (files: readonly File[]): ReviewState =>
  reviewReducer(EMPTY, {
    type: 'added',
    files: files.toSorted((a, b) => byName.compare(a.name, b.name)),
  });

/** All that was read, anew from the pictures: what was put right by hand is gone then. */
function joined(state: ReviewState): ReviewState {
  const words = state.pictures.flatMap(({ state }) => (state.is === 'read' ? [state.words] : []));
  return {
    ...state,
    turns: numbered(joinPictures(words.flatMap((each) => ('turns' in each ? [each.turns] : []))), 1),
    text: words.flatMap((each) => ('text' in each ? [each.text] : [])).join('\n'),
  };
}

const withPicture = (state: ReviewState, id: number, now: ShownPicture['state']): ReviewState => ({
  ...state,
  pictures: state.pictures.map((picture) => (picture.id === id ? { ...picture, state: now } : picture)),
});

export function reviewReducer(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case 'added': {
      const first = state.pictures.reduce((most, { id }) => Math.max(most, id), 0) + 1;
      const added = event.files.map(
        (file, index): ShownPicture => ({ id: first + index, file, state: { is: 'waiting' } }),
      );
      const pictures = [...state.pictures, ...added];
      return {
        ...state,
        pictures: pictures.slice(0, MOST_PICTURES),
        leftOut: pictures.length > MOST_PICTURES,
      };
    }
    case 'progress':
      return withPicture(state, event.id, { is: 'reading', share: event.share });
    case 'read':
      return joined(withPicture(state, event.id, { is: 'read', words: event.words }));
    case 'failed':
      return withPicture(state, event.id, { is: 'failed', fault: event.fault });
    case 'no-reader':
    case 'again': {
      const pictures = state.pictures.map((picture) =>
        picture.state.is === 'reading' ? { ...picture, state: { is: 'waiting' as const } } : picture,
      );
      return { ...state, pictures, noReader: event.type === 'no-reader' };
    }
    case 'moved': {
      const from = state.pictures.findIndex(({ id }) => id === event.id);
      const [moved, beside] = [state.pictures[from], state.pictures[from + event.by]];
      if (!moved || !beside) return state;
      return joined({
        ...state,
        pictures: state.pictures.with(from + event.by, moved).with(from, beside),
      });
    }
    case 'removed':
      return joined({
        ...state,
        pictures: state.pictures.filter(({ id }) => id !== event.id),
        leftOut: false,
      });
    case 'turn':
      return { ...state, turns: changeTurns(state.turns, event.change) };
    case 'swapped':
      return {
        ...state,
        turns: state.turns.map((turn) => ({ ...turn, from: turn.from === 'me' ? 'them' : 'me' })),
      };
    case 'wrote':
      return { ...state, text: event.text };
  }
}

/** The picture that is read next or now. */
export const nextPicture = ({ pictures }: ReviewState): ShownPicture | undefined =>
  pictures.find(({ state }) => state.is === 'waiting' || state.is === 'reading');
