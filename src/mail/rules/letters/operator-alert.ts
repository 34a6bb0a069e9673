import { type Letter, writeLetter } from '../letter.ts';

/**
 * To the operator: what waits for a person. Ids and amounts only, nothing about a customer.
 *
 * @param about.more how many things are not listed
 * @param about.todo a line for each kind of thing
 */
export const operatorAlertLetter = (about: {
  brand: string;
  things: readonly { title: string; says: string }[];
  more: number;
  todo: readonly string[];
}): Letter => {
  const { brand, things, more, todo } = about;
  const count = things.length + more;
  const [first] = things;
  return writeLetter({
    brand,
    subject:
      count === 1 && first
        ? `${brand}: ${first.title.charAt(0).toLowerCase()}${first.title.slice(1)}`
        : `${brand}: ${count} things need you`,
    paragraphs: [
      count === 1 ? 'One thing waits for a person.' : `${count} things wait for a person.`,
      ...todo,
      ...(more > 0 ? [`${more} more are not in this list.`] : []),
    ],
    facts: things.map(({ title, says }) => [title, says] as const),
    footnote: 'Each thing is told once. What comes up within 15 minutes is put into one letter.',
  });
};
