/** Verb forms: enough morphology to say `I restored a bike` back as `you restored`, `restoring` or `restore`. */
import { REGULAR_VERBS } from './word-classes.ts';

export type Verb = { readonly base: string; readonly past: string; readonly participle: string };

/** `base past participle`, separated by commas. */
const IRREGULAR_TRIPLES = `beat beat beaten,become became become,begin began begun,bite bit bitten,blow blew blown,break broke broken,
bring brought brought,build built built,burn burnt burnt,buy bought bought,catch caught caught,choose chose chosen,come came come,
cost cost cost,cut cut cut,dig dug dug,do did done,draw drew drawn,dream dreamt dreamt,drink drank drunk,drive drove driven,eat ate eaten,
fall fell fallen,feed fed fed,feel felt felt,fight fought fought,find found found,fly flew flown,forget forgot forgotten,forgive forgave forgiven,
freeze froze frozen,get got got,give gave given,go went gone,grow grew grown,hang hung hung,have had had,hear heard heard,hide hid hidden,
hit hit hit,hold held held,hurt hurt hurt,keep kept kept,know knew known,lead led led,learn learnt learnt,leave left left,lend lent lent,
let let let,lie lied lied,lose lost lost,make made made,mean meant meant,meet met met,overhear overheard overheard,oversleep overslept overslept,
pay paid paid,put put put,quit quit quit,read read read,ride rode ridden,ring rang rung,run ran run,say said said,see saw seen,sell sold sold,
send sent sent,set set set,sew sewed sewn,shake shook shaken,shoot shot shot,shut shut shut,sing sang sung,sink sank sunk,sit sat sat,sleep slept slept,
slide slid slid,smell smelt smelt,speak spoke spoken,spend spent spent,spill spilt spilt,split split split,spoil spoilt spoilt,stand stood stood,
steal stole stolen,stick stuck stuck,swear swore sworn,sweep swept swept,swim swam swum,take took taken,teach taught taught,tear tore torn,
tell told told,think thought thought,throw threw thrown,understand understood understood,wake woke woken,wear wore worn,win won won,write wrote written`;

const MORE_REGULAR = `restore alphabetise adopt host perform attend rent own sort colour dye knit crochet sew garden surf dive ski skate cycle jog
lift box brew mix record film edit code design coach tutor nurse train volunteer commute park crash bump trip slip spot borrow return rescue train
foster raise plant water harvest forage pickle ferment fry burn microwave taste devour order cancel binge stream download delete upload post swipe
unmatch date kiss propose elope inherit survey research study revise present pitch interview apply pass fail ace skip miss chase hunt hike
trek camp braai roast toast host cater bake ice decorate renovate tile drill hammer saw weld fix hang lock unlock sneak scare terrify startle
impress embarrass offend confuse correct pronounce translate spell misread mishear overcook undercook overthink attack bark meow chew scratch
faint sneeze cough vomit limp sprain twist bruise graduate enrol register qualify retire resign promote hire fire audition rehearse star
score tackle referee support cheer boo queue wander explore visit tour land depart board check haggle bargain splurge save invest gamble
collect hoard organise tidy declutter iron fold vacuum mop scrub rinse shower bathe shave trim wax paint varnish sand carve sculpt glaze
photograph pose sketch doodle scribble type print laminate staple glue tape trust serenade babysit petsit housesit dogsit name move live whistle yodel dance parallel-park budget wave blame pretend mail land wobble trick bribe sulk whine snack nod wink greet stumble tumble slam vow lick lean
work play cook use look want love like hate miss enjoy need call ask help stay start finish end open close carry accept convince persuade`;

const BY_FORM = new Map<string, { verb: Verb; form: Form }>();
const BY_BASE = new Map<string, Verb>();
export type Form = 'base' | 'third' | 'past' | 'participle' | 'gerund';

const doubles = (base: string): boolean =>
  /^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base.replace('qu', 'q')) ||
  /(?:admit|prefer|forget|begin|regret|unplug|upset|overrun|travel|cancel|model|quarrel|commit)$/.test(base);
const isY = (base: string): boolean => /[^aeiou]y$/.test(base);

const regularPast = (base: string): string =>
  base.endsWith('e')
    ? `${base}d`
    : isY(base)
      ? `${base.slice(0, -1)}ied`
      : doubles(base)
        ? `${base}${base.at(-1)}ed`
        : `${base}ed`;

export function gerundOf(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (base.endsWith('e') && !/(?:ee|ye|oe)$/.test(base)) return `${base.slice(0, -1)}ing`;
  return doubles(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
}

export const thirdOf = (base: string): string =>
  base === 'have'
    ? 'has'
    : isY(base)
      ? `${base.slice(0, -1)}ies`
      : /(?:s|sh|ch|x|z|o)$/.test(base)
        ? `${base}es`
        : `${base}s`;

function learn(verb: Verb): void {
  BY_BASE.set(verb.base, verb);
  const forms: ReadonlyArray<readonly [string, Form]> = [
    [verb.base, 'base'],
    [thirdOf(verb.base), 'third'],
    [verb.past, 'past'],
    [verb.participle, 'participle'],
    [gerundOf(verb.base), 'gerund'],
    [regularPast(verb.base), 'past'],
  ];
  for (const [word, form] of forms) if (!BY_FORM.has(word)) BY_FORM.set(word, { verb, form });
}
for (const triple of IRREGULAR_TRIPLES.split(',')) {
  const [base, past, participle] = triple.trim().split(' ');
  if (base && past && participle) learn({ base, past, participle });
}
for (const base of `${REGULAR_VERBS} ${MORE_REGULAR}`.split(/\s+/))
  if (base && !BY_BASE.has(base)) learn({ base, past: regularPast(base), participle: regularPast(base) });

export const verbForm = (word: string): { verb: Verb; form: Form } | undefined =>
  BY_FORM.get(word.toLowerCase());

/** The same verb where its past and its base look alike (`read`, `put`) or its past is its participle. */
export const fits = (word: string, wanted: Form): Verb | undefined => {
  const found = verbForm(word);
  if (!found) return undefined;
  const { verb, form } = found;
  const lower = word.toLowerCase();
  if (form === wanted) return verb;
  if (wanted === 'past' && lower === verb.past) return verb;
  if (wanted === 'participle' && (lower === verb.participle || form === 'past')) return verb;
  return undefined;
};
