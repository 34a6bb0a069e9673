/** Said on a screen whose script does not come. */
export const stillLoading = {
  line: 'This page is taking long. The line may be slow, or something blocks its script.',
  again: 'Load it again',
} as const;
