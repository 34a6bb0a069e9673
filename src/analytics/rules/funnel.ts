import type { Day } from './days.ts';
import type { Tally } from './tally.ts';

/** The way from the first page to a reply. `from` says what is counted: people of a day, or payments. */
const STEPS = [
  { step: 'visited', says: 'Visited', kind: 'visit', name: '', from: 'visitors' },
  {
    step: 'chose-a-plan',
    says: 'Chose a plan',
    kind: 'event',
    name: 'plan-selection.choose',
    from: 'visitors',
  },
  { step: 'reached-checkout', says: 'Reached checkout', kind: 'view', name: '/checkout', from: 'visitors' },
  {
    step: 'opened-payment',
    says: 'Opened payment',
    kind: 'event',
    name: 'checkout.opened',
    from: 'visitors',
  },
  { step: 'paid', says: 'Paid', kind: 'event', name: 'checkout.paid', from: 'count' },
  { step: 'opened-chat', says: 'Opened the chat', kind: 'event', name: 'chat.opened', from: 'visitors' },
  {
    step: 'asked-for-replies',
    says: 'Asked for replies',
    kind: 'event',
    name: 'chat.replies-asked',
    from: 'visitors',
  },
] as const;

export interface FunnelStep {
  step: (typeof STEPS)[number]['step'];
  says: string;
  people: number;
  /** Share of the first step, 0 to 1 and beyond (a subscriber opens the chat without a visit to the front page);
   * null where the first step is empty. */
  ofFirst: number | null;
}

export function funnelOf(rows: readonly Tally[]): FunnelStep[] {
  const people = STEPS.map(({ kind, name, from }) =>
    sum(
      rows
        .filter((row) => row.kind === kind && row.name === name && row.label === '')
        .map((row) => row[from]),
    ),
  );
  const [first = 0] = people;
  return STEPS.map(({ step, says }, index) => ({
    step,
    says,
    people: people[index] ?? 0,
    ofFirst: first === 0 ? null : (people[index] ?? 0) / first,
  }));
}

export interface DaySummary {
  day: Day;
  visitors: number;
  views: number;
  choices: number;
  paid: number;
  amountInCents: number;
  repliesAsked: number;
}

/** A line a day, also for days on which nothing happened. */
export function summariseDays(rows: readonly Tally[], days: readonly Day[]): DaySummary[] {
  return days.map((day) => {
    const ofDay = rows.filter((row) => row.day === day && row.label === '');
    const find = (kind: Tally['kind'], name: string) =>
      ofDay.find((row) => row.kind === kind && row.name === name);
    const visit = find('visit', '');
    const paid = find('event', 'checkout.paid');
    return {
      day,
      visitors: visit?.visitors ?? 0,
      views: visit?.count ?? 0,
      choices: find('event', 'plan-selection.choose')?.count ?? 0,
      paid: paid?.count ?? 0,
      amountInCents: paid?.valueSum ?? 0,
      repliesAsked: find('event', 'chat.replies-asked')?.count ?? 0,
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
