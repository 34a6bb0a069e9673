const paths = {
  /** An arrow that comes back. */
  return: 'M8 5 4 9l4 4M4.500 9H15a5 5 0 0 1 0 10h-4',
  /** One coin. */
  once: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM10 9.500l2.500-1.500v8.500',
  /** Head and shoulders. */
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.500 20a7.500 7.500 0 0 1 15 0',
  card: 'M3 7.500A2 2 0 0 1 5 5.500h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9ZM3 10h18M6.500 15h4',
  lock: 'M6 10.500h12v9H6v-9ZM8.500 10.500V8a3.500 3.500 0 0 1 7 0v2.500M12 14v2.500',
  /** Two bubbles, one answering the other. */
  talk: 'M4 4.500h11v8H8l-4 3v-11ZM18 8.500h2.500v11l-3.500-3H10v-1',
  clock: 'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17ZM12 7.500V12l3 2',
  /** Words with a line under them. */
  analyse: 'M4 6.500h16M4 11.500h9M4 18.500c1.500-2 3-2 4 0s2.500 2 4 0 2.500-2 4 0 2.500 2 4 0',
  /** The plume. */
  start: 'M5 20c1-7 5-13 14-16-1 7-4 12-11 13M8.500 15.500 14 9.500',
  optimise: 'M4 7h9M4 12h6M4 17h8M17 6v11M13.500 13.500 17 17l3.500-3.500',
  insight:
    'M12 20.500c-5-1-8-4.500-8-8.500 0-4.500 3.500-8 8-8s8 3.500 8 8c0 1.500-.4 2.900-1.200 4.200M9 10.500h.01M15 10.500h.01M9 14.500c2 1.500 4 1.500 6 0',
  help: 'M4 13a8 8 0 0 1 16 0v5h-4v-5.500h4M4 13v5h4v-5.500H4M16 18c0 2-1.500 3-4 3',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** A line icon; decoration beside words. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" aria-hidden="true">
      <path
        d={paths[name]}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
