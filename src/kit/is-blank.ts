/** Whether a text shows nothing: no characters, or none but spaces and such as zero-width ones, which a phone may paste unseen. */
export const isBlank = (text: string): boolean => /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);
