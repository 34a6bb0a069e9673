/** Names of people where a text tells that they are names: a hello, an introduction, somebody's sister, a known first name. */
import { FIRST_NAMES } from '../reading/first-names.ts';

/** Capital letters that stand where a name could and are none. */
const NO_NAME =
  /^(?:i|i'\p{L}+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|netflix|spotify|tinder|bumble|hinge|instagram|whatsapp|telegram|google|god|there|again|all|everyone|everybody|you|beautiful|handsome|gorgeous|stranger|friend|babe|love|honey|morning|evening|sunshine|sorry|not|so|just|very|really|from|in|at|on|off|the|a|an|and|but|good|great|fine|well|ok|okay|glad|happy|free|busy|late|early|back|here|how|what|is|it|my|me|your|hi+|he+y+|hello|hallo|hiya|dear|molo|sawubona|dumela|thanks|night|bye|yes|no|haha|kersfees|paasfees|saterdag|sondag|maandag|dinsdag|woensdag|donderdag|vrydag|jou|hom|haar|hulle|ons|almal|iemand|english|afrikaans|zulu|xhosa|sotho|african|south)$/iu;

const CAPITAL = String.raw`\p{Lu}[\p{L}'-]+(?:\s(?:(?:van|de|der|du|von|le)\s)*\p{Lu}[\p{L}'-]+){0,2}`;
const KIN =
  'friend|bestie|best friend|mate|sister|sis|brother|bro|mom|mum|mother|dad|father|gran|granny|ouma|oupa|cousin|niece|nephew|aunt|auntie|tannie|oom|uncle|boss|ex|husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?|son|daughter|kid|baby|toddler|flatmate|roommate|housemate|neighbou?r|colleague|teacher|therapist|doctor|dog|cat|puppy|kitten|horse';
const PERSON_DOES =
  "says|said|told|thinks|thought|asked|and i\\b|reckons|texted|called|invited|loves|hates|wants|cooked|phoned|messaged|introduced|moved|married|died|passed away|turns \\d|turned \\d|is (?:my|his|her|our|visiting|coming|getting|turning|having|moving|pregnant|such)|was (?:my|his|her|our|born|there|so|such)|'s (?:birthday|wedding|mom|mum|dad|place|house|party|sister|brother|kids?|funeral|car|dog|cat)";

/** Each holds the name as its first group. Capitals count, so only the words around it are written for both cases. */
const TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Hh]i+|[Hh]e+y+|[Hh]ello|[Hh]allo|[Hh]iya|[Dd]ear|[Mm]orning|[Ee]vening|[Mm]olo|[Ss]awubona|[Dd]umela|[Hh]oi|[Hh]aai|[Tt]hanks|[Tt]hank you|[Ss]orry|[Nn]ight|[Bb]ye)[ ,]+(${CAPITAL})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Ii](?:'?m| am)|[Mm]y (?:full |real |last |first )?(?:name|surname)(?:'s| is)|[Nn]ame'?s|[Tt]his is|[Cc]all me|[Ee]k is|[Kk]nown as|[Nn]amed|[Cc]alled)\s+(${CAPITAL})`,
    'gu',
  ),
  /\b[Mm]y (?:full |real |last |first )?(?:name|surname)(?:'s| is)\s+(\p{L}[\p{L}'-]+)/gu,
  new RegExp(
    String.raw`\b(?:${KIN}),?\s+(?:called |named |is called |is named |'s name is )?(${CAPITAL})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Aunt|Auntie|Uncle|Tannie|Oom|Gogo|Mama|Tata|Sis|Bhut)\.?\s+(${CAPITAL})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=[\p{Ll},]\s)(?<!\b(?:the|in|at|to|from|on|of) )(${CAPITAL})(?=,? ?(?:${PERSON_DOES}))`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:with|met|miss|missed|text|texted|ask|asked|tell|told|and|love from|xx?x?|regards|cheers),? (${CAPITAL})`,
    'gu',
  ),
  /^(\p{Lu}[\p{L}'-]+\s\p{Lu}[\p{L}'-]+)(?=,)/gu,
  new RegExp(String.raw`(?:\n|[.!?]\s)(?:[-~*x ]+)(${CAPITAL})\s*$`, 'gu'),
  // Afrikaans
  new RegExp(
    String.raw`\b(?:[Nn]aam(?:'s| is)|[Hh]eet|[Nn]oem my|[Gg]enaamd|[Gg]roete,?|[Ll]iefde,?)\s+(${CAPITAL})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:ma|pa|ouma|oupa|suster|sussie|broer|boet|seun|dogter|vriend|vriendin|maat|neef|niggie|oom|tannie|baas|buurman|buurvrou|man|vrou|eks|hond|kat),?\s+(?:heet |se naam is )?(${CAPITAL})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Mm]et|[Vv]ir|en|[Vv]an|[Oo]or)\s(${CAPITAL})(?=[,.!?]|$| (?:gesê|gevra|gesien|gaan|kom|en|het|is|sê|vra|gebel|geskryf|hoe|wat|dat|saam|nou|gister|vandag|more|môre)(?!\p{L}))`,
    'gu',
  ),
];

/** isiZulu and isiXhosa mark a name by what stands before it in the same word: `uThandi`, `noSipho`, `nguNomsa`. Places take other marks. */
const MARKED =
  /(?<!\p{L})(?:[Nn]gi|[Nn]di|[Bb]engi|[Bb]endi|[Uu]|[Ss]i)?(?:ngu|no|ku|ka|u|nga|ngo|wu|ba|bo|lika|ya|wa|za)-?(\p{Lu}\p{Ll}{2,})/gu;
const MARKED_AT_START = /(?<!\p{L})U(\p{Lu}\p{Ll}{2,})/gu;
/** Days, months and words of kinship carry the same marks. */
const NO_MARKED_NAME =
  /^(?:Msombuluko|Mvulo|Lwesi\p{L}+|Mgqibelo|Sonto|Cawa|Cawe|Januwari|Februwari|Febhuwari|Mashi|Matshi|Apreli|Epreli|Meyi|Juni|Julayi|Agasti|Septemba|Okthoba|Oktobha|Novemba|Disemba|Disemba|Nkulunkulu|Thixo|Jesu|Mama|Baba|Tata|Gogo|Mkhulu|Malume|Anti|Sisi|Bhuti|Khisimusi|Kresimesi|Afrika)$/u;

/** What may stand before a name in the same word, for whoever looks for it. */
export const NAME_MARKS = String.raw`(?<=(?<!\p{L})(?:[Nn]gi|[Nn]di|[Bb]engi|[Bb]endi|[Uu]|[Ss]i)?(?:ngu|no|ku|ka|[uU]|nga|ngo|wu|ba|bo|lika|ya|wa|za)?-?)`;

const WORD = /[\p{L}][\p{L}'-]*/gu;
const bare = (word: string): string => word.replace(/'s$/i, '');

/** The names that a text tells, each once, the longest first. */
export function namesOfPeople(text: string): string[] {
  const found = new Set<string>();
  const keep = (name: string) => {
    const words = name.split(/\s+/).map(bare);
    while (words.length > 0 && NO_NAME.test(words.at(-1) ?? '')) words.pop();
    while (words.length > 0 && NO_NAME.test(words[0] ?? '')) words.shift();
    for (const word of words) if (word.length > 1 && !NO_NAME.test(word)) found.add(word);
    if (words.length > 1) found.add(words.join(' '));
  };
  for (const pattern of TOLD) for (const match of text.matchAll(pattern)) keep(match[1] ?? '');
  for (const pattern of [MARKED, MARKED_AT_START])
    for (const [, name = ''] of text.matchAll(pattern)) if (!NO_MARKED_NAME.test(name)) keep(name);
  for (const { 0: word } of text.matchAll(WORD)) {
    if (!FIRST_NAMES.has(bare(word).toLowerCase())) continue;
    keep(bare(word));
  }
  return [...found].sort((left, right) => right.length - left.length);
}

/** The capitals that stand behind these names in a text: who is Noor in one text may be Noor Patel in the next. */
export function surnamesOf(text: string, names: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!names.has(word)) continue;
    const surname = SURNAME.exec(text.slice(index + word.length))?.[1];
    if (surname && !NO_NAME.test(bare(surname))) found.push(bare(surname));
  }
  return found;
}
const SURNAME = /^\s(?:(?:van|de|der|du|von|le)\s)*(\p{Lu}\p{Ll}[\p{L}'-]*)/u;
