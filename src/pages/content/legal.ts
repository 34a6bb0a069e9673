/** The shape of a legal page: plain sections of paragraphs and lists, and the seller's details where they belong. */
export type LegalBlock = string | { list: readonly string[] } | { facts: 'seller' };

export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalPage = {
  title: string;
  updated: string;
  /** What it comes down to, in a few lines. */
  short: readonly string[];
  sections: readonly LegalSection[];
};

export const legalWords = { short: 'In short', contents: 'On this page' } as const;

export const lastUpdated = 'Last updated: March 2024';
