/** What the coach explains, with quotation marks as the rest of the page has them. Lines that are sent stay as a phone types them. */
export const curlyQuotes = (text: string): string => text.replace(/"([^"\n]*)"/g, '“$1”');
