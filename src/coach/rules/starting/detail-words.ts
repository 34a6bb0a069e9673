/** The words by which notes are cut and told apart: what is private, what is nothing, what is a job, a pet, a place. */
import { latin } from '../reading/pattern.ts';
import { wordTable } from '../reading/word-table.ts';

/** Never in a first message: losses, illness, money, bodies, children, and what they said they do not want. */
export const PRIVATE =
  /\b(?:passed away|died|dead|late (?:mother|father|husband|wife|mom|dad)|widow\w*|funeral|grie[fv]\w*|divorc\w*|separated|sober|sobriety|church|mosque|temple|faith|god|jesus|allah|ex(?:es)?|depress\w*|anxi(?:ety|ous)|therap\w*|cancer|illness|sick|ill|miscarriage|abus\w*|trauma|bipolar|adhd|autis\w*|diabet\w*|hiv|salary|earns?|rich|debt|broke|unemployed|retrenched|kids?|children|nieces?|nephews?|(?<!\b(?:dog|cat|plant) )moms?|mums?|dads?|mother|father|son|daughter|single|divorcee|catholic|muslim|hindu|jewish|christian|believer|atheist|conservative|liberal|hook ?ups?|fwb|ons|sex\w*|drama|height|weight|kg|cm|foot|vaccin\w*)\b|\d ?(?:ft|'\d)/i;
export const LOOKS =
  /\b(?:beautiful|pretty|hot|sexy|gorgeous|stunning|handsome|cute|fit|curvy|slim|tall|short|legs|body|boobs|bum|eyes|hair|lips|smile|dimples|abs|blonde|brunette|redhead|jacket|dress|outfit)\b/i;
export const HEARSAY =
  /\b(?:(?<!profile )says?|said|told me|apparently (?:he|she)|i think (?:he|she|they)|is a player)\b/i;
export const EMPTY =
  /^(?:hi|hey|hello|idk|n\/?a|none|nothing|dunno|\?+|test|bio|profile|no bio|empty|vibes?|lekker vibes? only|good vibes? only|\d+|love|fun|chill|nice|cool|kind|funny|sweet|friendly|interesting|spiritual|vegetarian|vegan|photo ?\d*|grade \d+|bio|on tinder|no idea|not sure|ask(?: me)?|just ask|(?:to )?laugh(?:ing)?(?: a lot)?|live|live,? laugh,? love|(?:my |the )?family|friends|people|humans|god|hustle|mindset|grind|soft life|good life|single life|good energy|positive vibes|liars|a lot|a bit \S+|shy|quiet|loud|weird|silly|complicated)$/i;
export const LEAD = latin(
  /^(?:(?:(?:his|her|their|the) )?(?:profile|bio) (?:says|mentions)(?: that)?\s+|(?:and|but|also|so|then|plus|who|that|really|very|super|apparently|probably|still|just|secretly|always|usually|often|she|he|they|i|we|it)\s+|(?:she|he|they|i)(?:'s|'re|'m|s|m)\s+(?=(?:really |very |super |also )?(?:a|an|the|into|from|terrible|bad|hopeless|afraid|scared|looking|learning|studying|obsessed|mad|training|working|living|\p{L}+ing)\b)|(?:is|am|are|im|ek is|ek)\s+(?!(?:will|would)\b)|(?:seems? to|likes? to be|tends? to|dnt knw much[^,]*|don'?t know much[^,]*)\s*)/iu,
);
/** `My simple pleasures:`, the prompt of a profile. */
export const LABEL = /^[^:,.]{2,60}:\s+/;
export const EMOJI_SAYS: ReadonlyArray<readonly [RegExp, string]> = [
  [/🏔|⛰|🥾|🗻/u, 'hiking'],
  [/🐕|🐶|🐾/u, 'dogs'],
  [/🐈|🐱/u, 'cats'],
  [/☕/u, 'coffee'],
  [/🎸/u, 'the guitar'],
  [/🍷/u, 'wine'],
  [/📚|📖/u, 'books'],
  [/🏄/u, 'surfing'],
  [/✈|🌍|🧳/u, 'travel'],
  [/🎬|🎥/u, 'films'],
  [/🏃/u, 'running'],
  [/🪴|🌱/u, 'plants'],
  [/🎹/u, 'the piano'],
  [/🍕/u, 'pizza'],
  [/🏉/u, 'rugby'],
  [/⚽/u, 'football'],
  [/🌊|🏖/u, 'the sea'],
  [/🎧|🎶|🎵/u, 'music'],
];
export const ANIMAL =
  /\b(?:dogs?|puppy|pup|cats?|kitten|snake|parrot|horse|rabbit|tortoise|hamster|gecko|lizard|budgie|goat|pig|chickens?|hen|dachshund|labrador|retriever|collie|poodle|spaniel|boerboel|ridgeback|terrier|greyhound|fish|rat|spider|tarantula|cockatiel|donkey|alpaca)\b/i;
export const JOB =
  /\b(?:nurse|doctor|vet|teacher|lawyer|attorney|engineer|developer|pilot|chef|baker|architect|accountant|paramedic|firefighter|designer|writer|journalist|photographer|electrician|plumber|mechanic|farmer|carpenter|woodworker|librarian|scientist|biologist|physio(?:therapist)?|pharmacist|psychologist|dentist|student|actor|actress|musician|dj|barista|lecturer|researcher|social worker|analyst|consultant|manager|entrepreneur|translator|guide|ranger|sommelier|florist|potter|hairdresser|barber|policewoman|policeman|cop|soldier|radiographer|surgeon|midwife|producer|editor|programmer|data scientist|geologist|winemaker|brewer|tattoo artist|personal trainer|estate agent|flight attendant|air hostess)\b/i;
/** In front of a trade that is no living: `failed sourdough baker`. */
export const UNPAID =
  /^(?:an? )?(?:amateur|aspiring|wannabe|would-be|failed|failing|weekend|hobby|home|armchair|occasional|mediocre|terrible|accidental) /i;
/** What one may always have been; a runner or a baker has become it. */
export const BORN =
  /\b(?:person|snob|owl|lover|nerd|geek|homebody|introvert|extrovert|foodie|bookworm|bird|dreamer|hoarder)$/i;
export const IDENTITY = latin(
  /^(?:a |an )?((?:[\p{L}-]+ ){0,3}(?:person|snob|owl|lover|addict|nerd|geek|master|junkie|enthusiast|fanatic|collector|player|champion|hoarder|homebody|introvert|extrovert|foodie|bookworm|early bird|morning bird|swiftie|trekkie|gamer|dreamer|plant parent))$/iu,
);
export const PLACE_NAME = /^\p{Lu}[\p{L}'-]+(?: (?:\p{Lu}[\p{L}'-]+|of|the|de|du)){0,3}$/u;
export const CITY =
  /^(?:durban|cape town|joburg|johannesburg|jozi|pretoria|soweto|stellenbosch|polokwane|bloemfontein|gqeberha|east london|kimberley|nelspruit|george|knysna|harare|windhoek|gaborone|maputo|lagos|nairobi|london|berlin|paris|zimbabwe|namibia|botswana|nigeria|kenya|ghana|portugal|italy|spain|france|japan)$/i;
/** Words that speech does not leave bare. */
export const WITH_ARTICLE = wordTable({
  gym: 'the gym',
  beach: 'the beach',
  sea: 'the sea',
  see: 'the sea',
  ocean: 'the ocean',
  market: 'the market',
  nap: 'naps',
  bush: 'the bush',
  mountain: 'the mountains',
  outdoors: 'the outdoors',
  piano: 'the piano',
  guitar: 'the guitar',
  cello: 'the cello',
  violin: 'the violin',
  dog: 'dogs',
  cat: 'cats',
  movie: 'films',
  book: 'books',
  braai: 'a braai',
  musiek: 'music',
  stap: 'walking',
  lees: 'reading',
  kook: 'cooking',
  dans: 'dancing',
  boeke: 'books',
  honde: 'dogs',
  katte: 'cats',
  koffie: 'coffee',
  wyn: 'wine',
  reis: 'travel',
  kos: 'good food',
  flieks: 'films',
  swem: 'swimming',
  berge: 'the mountains',
  strand: 'the beach',
});
