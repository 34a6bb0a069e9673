/** Apart from the tasks themselves, which load the coach. */
export const TASKS = ['advice', 'emotions', 'starters', 'rewrite', 'insights'] as const;
export type TaskName = (typeof TASKS)[number];
