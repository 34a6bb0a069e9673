/** Who is meant by the label before a message. */

const set = (words: string) => new Set(words.split(' '));

/** Labels of the reader's own lines, lower case. */
const ME = set('me myself i you mine ek mina ich moi ik');
/** Labels of the other person's lines, lower case. */
const THEM = set('her him them she he they match hy sy hulle sie er elle lui hij zij');

/** Words with a colon that begin an ordinary line and name nobody, lower case. */
const ORDINARY = set(
  'note notes ps pps edit also update reminder warning todo re fwd fw subject from to cc date time place where when what who why how ' +
    'address venue location option options plan plans question questions answer answers pro pros con cons step steps ingredients method ' +
    'breakfast lunch dinner supper brunch starter mains dessert drinks menu morning afternoon evening night today tomorrow tonight ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun week weekend january february march april ' +
    'june july august september october november december first second third finally next then now later before after so but and or ' +
    'yes no ok okay well look listen honestly seriously basically translation meaning example summary verdict conclusion result rule ' +
    'rules price cost total budget rating score age height job work hobbies likes dislikes loves hates fact facts truth lie spoiler ' +
    'bonus tip tips hint source link links http https www email phone tel cell number name song album artist film movie book series ' +
    'day days part chapter round level status mood current currently pov plot twist fun random unpopular hot good bad best worst',
);

const LABEL_MAX = 40;
const HANDLE = /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{1,29}$/u;
const NAME_WORD = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*$/u;
/** What may stand in a name between words: initials, emoji, nobiliary particles. */
const NAME_JOIN =
  /^(?:van|von|de|der|den|du|la|le|da|dos|di|bin|al|\p{Extended_Pictographic}\S*|\(.{1,20}\))$/u;

export const isMe = (label: string): boolean => ME.has(label.toLowerCase());
export const isThem = (label: string): boolean => THEM.has(label.toLowerCase());
export const isPronoun = (label: string): boolean => isMe(label) || isThem(label);

/** Whether a label can be somebody's name: one to four words with capitals, or one handle. */
export function isNameLike(label: string): boolean {
  if (label.length > LABEL_MAX || ORDINARY.has(label.toLowerCase())) return false;
  const words = label.split(/\s+/);
  if (words.some((word) => ORDINARY.has(word.toLowerCase()))) return false;
  if (words.length === 1) return NAME_WORD.test(label) || HANDLE.test(label);
  return (
    words.length <= 4 &&
    NAME_WORD.test(words[0] ?? '') &&
    words.every((word) => NAME_WORD.test(word) || NAME_JOIN.test(word))
  );
}
