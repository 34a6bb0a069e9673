import { type Letter, writeLetter } from '../letter.ts';

/**
 * To the operator: what waits for a person. Ids and amounts only, nothing about a customer.
 *
 * @param about.more how many things are not listed
 * @param about.waiting how many of all wait for a person; the others are news
 * @param about.todo a line for each kind of thing
 */
export const operatorAlertLetter = (about: {
  brand: string;
  things: readonly { title: string; says: string }[];
  more: number;
  waiting: number;
  todo: readonly string[];
}): Letter => {
  const { brand, things, more, waiting, todo } = about;
  const count = things.length + more;
  const [first] = things;
  return writeLetter({
    brand,
    subject:
      count === 1 && first
        ? `${brand}: ${first.title.charAt(0).toLowerCase()}${first.title.slice(1)}`
        : waiting > 0
          ? `${brand}: ${waiting === 1 ? 'one thing needs' : `${waiting} things need`} you`
          : `${brand}: ${count} things to know`,
    paragraphs: [waits(waiting), ...todo, ...(more > 0 ? [`${more} more are not in this list.`] : [])],
    facts: things.map(({ title, says }) => [title, says] as const),
    footnote: 'Each thing is told once. What comes up within 15 minutes is put into one letter.',
  });
};

function waits(waiting: number): string {
  if (waiting === 0) return 'Nothing waits for a person.';
  return waiting === 1 ? 'One thing waits for a person.' : `${waiting} things wait for a person.`;
}
