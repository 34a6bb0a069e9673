/** Curly quotes and apostrophes as a keyboard has them, character for character. */
const straight = (text: string): string => text.replace(/[“”„]/g, '"').replace(/[‘’]/g, "'").toLowerCase();

/** The words of the profile that an explanation quotes, as they stand in the profile; null where it quotes none of them. */
export function profileWords(profile: string, why: string): string | null {
  const searched = straight(profile);
  const quoted = [...straight(why).matchAll(/"([^"]+)"/g)].map(([, words = '']) => words.trim());
  for (const words of quoted.filter((words) => words !== '').sort((a, b) => b.length - a.length)) {
    const start = searched.indexOf(words);
    // Lower case may change the length of a text in other scripts; then the place is not known.
    if (start >= 0 && searched.length === profile.length) return profile.slice(start, start + words.length);
  }
  return null;
}
