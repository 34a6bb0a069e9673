/** What belongs to somebody's life: who says `my sister` or `two cats` tells of themselves, whatever the sentence is about. */

/** One word for what has several: who is a dad of a girl has a daughter. */
const SAME: ReadonlyArray<readonly [name: string, words: string]> = [
  ['mother', 'mum mom mam ma mother moeder umama mamma mommy mummy moms mums'],
  ['father', 'dad father pa vader ubaba tata daddy pappa dads'],
  ['grandmother', 'nan nana gran granny grandma grandmother ouma gogo ugogo makhulu umakhulu'],
  ['grandfather', 'grandpa grandad granddad grandfather oupa mkhulu umkhulu utatomkhulu'],
  ['daughter', 'daughter daughters girl girls dogter dogters intombazane'],
  ['son', 'son sons boy boys seun seuns'],
  ['child', 'kid kids child children toddler baby twins kind kinders ingane izingane umntwana abantwana'],
  ['flatmate', 'roommate flatmate housemate roommates flatmates huismaat kamermaat'],
  ['sister', 'sister sisters sis suster susters sussie udadewethu dade usisi'],
  ['brother', 'brother brothers bro broer broers boet umfowethu bhuti ubhuti umninawa'],
  ['parent', 'parent parents folks ouers abazali'],
  ['dog', 'dog dogs puppy pup hond honde hondjie brak inja izinja'],
  ['cat', 'cat cats kitten kittens kat katte katjie ikati amakati'],
  ['aunt', 'aunt auntie aunty tannie tante uanti'],
  ['uncle', 'uncle oom umalume malume'],
  ['home', 'flat apartment house woonstel huis home'],
  ['neighbour', 'neighbour neighbours neighbor neighbors buurman buurvrou bure umakhelwane'],
];
const NAMES = new Map(SAME.flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)));

/** The name of a thing of somebody's life, in one form for all its words. */
export const lifeName = (word: string): string => {
  const plain = word.toLowerCase().replace(/'s$/, '');
  return NAMES.get(plain) ?? plain.replace(/(?<=\p{L}{3})s$/u, '');
};

/** Words that imply another: a dad of a girl may say daughter, a mother of twins may say the kids. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  daughter: ['child'],
  son: ['child'],
  mother: ['parent'],
  father: ['parent'],
};
export const impliedBy = (name: string): readonly string[] => IMPLIED[name] ?? [];

export const KIN =
  'mum|mom|mam|mother|dad|father|parents?|folks|family|nan|nana|gran|granny|grandma|grandmother|grandpa|grandad|granddad|grandfather|grandparents|aunts?|aunt(?:ie|y)|uncles?|cousins?|sisters?|brothers?|siblings?|twin|nephews?|nieces?|sons?|daughters?|kids?|child(?:ren)?|toddler|boys|girls|ex(?:es)?|ex-\\w+|wife|husband|boyfriend|girlfriend|fianc[eé]e?|in-laws|(?:brother|sister|mother|father)-in-law|step\\p{L}+|godson|goddaughter|room-?mates?|flat-?mates?|housemates?|neighbou?rs?|landlord|landlady|boss|colleagues?|co-?workers?|therapist|counsellor|best (?:friend|mate)|bestie';
export const PETS =
  'dogs?|cats?|puppy|puppies|pup|kittens?|husky|labrador|lab|beagle|poodle|terrier|spaniel|collie|dachshund|rabbits?|bunny|horses?|pony|parrots?|budgie|hamster|guinea pigs?|tortoise|goldfish|chickens|hens';
const HOME =
  'flat|apartment|house|garden|car|bakkie|bike|motorbike|boat|van|truck|boiler|geyser|router|aircon|solar|pool|piano|guitar';
const WORK =
  'job|shifts?|office|restaurant|salon|practice|students|pupils|learners|clients|patients|degree|thesis|uni|university|college|halls|church|choir|band|club|league|gym|team|crew';
const EVENTS =
  'birthday|divorce|wedding|marriage|childhood|surgery|operation|knee|injury|hangover|prom|hometown|christening|graduation|honeymoon|breakup|break-up|funeral';

/** Persons, animals, belongings and events that only somebody with that life has. */
export const LIFE = `${KIN}|${PETS}|${HOME}|${WORK}|${EVENTS}`;
/** Persons and animals alone: these tell of a life also where nobody says `my`. */
export const BEINGS = `${KIN}|${PETS}`;
