/** Spelling of a draft: shortened words, common slips, apostrophes, capitals and marks. Slang that is a language of its own stays. */
import { latin } from '../reading/pattern.ts';
import { wordTable } from '../reading/word-table.ts';

/** A text and what was done to it, in words for the reader. */
export type Mended = { readonly text: string; readonly changes: readonly string[] };

const SHORT = wordTable(
  Object.fromEntries(
    `u=you;r=are;y=why;pls=please;plz=please;thx=thanks;thnx=thanks;tnx=thanks;wat=what;wot=what;wen=when;abt=about;bcoz=because;bcz=because;coz=because;cos=because;cud=could;shud=should;wud=would;dnt=don't;luv=love;msg=message;tmrw=tomorrow;tmr=tomorrow;2moro=tomorrow;2mrw=tomorrow;2nite=tonight;2night=tonight;2day=today;gr8=great;l8r=later;b4=before;ppl=people;idk=I don't know;tbh=to be honest;btw=by the way;rn=right now;wyd=what are you doing;hru=how are you;hbu=what about you;wbu=what about you;nvm=never mind;omw=on my way;smth=something;sumthing=something;sm1=someone;n=and;nd=and;dis=this;dat=that;lyk=like;knw=know;hv=have;hav=have;gud=good;ryt=right;nyt=night;wknd=weekend;wkend=weekend;bday=birthday;sry=sorry;srry=sorry;ngl=honestly;imo=I think;ofc=of course;prolly=probably;probs=probably;cn=can;wil=will;jst=just;wth=with;wif=with;frm=from;nw=now;bt=but;hw=how;gt=got;wna=want to;wanna=want to;gonna=going to;gotta=have to;lemme=let me;gimme=give me;dunno=don't know;chattin=chatting;talkin=talking;doin=doing;goin=going;thinkin=thinking;alot=a lot;definately=definitely;definatly=definitely;defo=definitely;recieve=receive;recieved=received;beleive=believe;belive=believe;freind=friend;freinds=friends;intresting=interesting;intersting=interesting;intrested=interested;realy=really;relly=really;wich=which;tommorow=tomorrow;tomorow=tomorrow;tommorrow=tomorrow;becuase=because;becasue=because;beacuse=because;wierd=weird;untill=until;thier=their;teh=the;resturant=restaurant;restaurent=restaurant;resturaunt=restaurant;coffe=coffee;cofee=coffee;coffie=coffee;wekend=weekend;weekand=weekend;somthing=something;buisness=business;seperate=separate;suprise=surprise;suprised=surprised;enviroment=environment;foward=forward;favrite=favourite;favourate=favourite;accross=across;adress=address;begining=beginning;calender=calendar;dissapointed=disappointed;embarassing=embarrassing;embarassed=embarrassed;happend=happened;immediatly=immediately;knowlege=knowledge;libary=library;neccessary=necessary;noticable=noticeable;occured=occurred;prefered=preferred;publically=publicly;reccomend=recommend;recomend=recommend;speach=speech;succesful=successful;tounge=tongue;truely=truly;wether=whether;writting=writing;hapy=happy;exited=excited;excitted=excited;meting=meeting;diffrent=different;finaly=finally;probly=probably;proffesional=professional;guiter=guitar;moutain=mountain;mountian=mountain;hikking=hiking;dinning=dining;awsome=awesome;amzing=amazing;favorit=favourite;likd=liked;lovd=loved;thoght=thought;thougt=thought;thot=thought;tho=though;fav=favourite;fave=favourite;thru=through`
      .split(';')
      .map((pair) => pair.split('=') as [string, string]),
  ),
);
const APOSTROPHES = wordTable(
  Object.fromEntries(
    `cant=can't;dont=don't;wont=won't;didnt=didn't;isnt=isn't;doesnt=doesn't;wasnt=wasn't;arent=aren't;werent=weren't;couldnt=couldn't;wouldnt=wouldn't;shouldnt=shouldn't;havent=haven't;hasnt=hasn't;hadnt=hadn't;im=I'm;ive=I've;id=I'd;ill=I'll;thats=that's;whats=what's;theres=there's;heres=here's;wheres=where's;hows=how's;whos=who's;youre=you're;youve=you've;youll=you'll;youd=you'd;theyre=they're;weve=we've;shes=she's;hes=he's;lets=let's;aint=isn't`
      .split(';')
      .map((pair) => pair.split('=') as [string, string]),
  ),
);
/** Words that are also words of their own: mended only where they cannot be that. */
const NOT_ALWAYS = wordTable({
  id: /^id (?:love|like|be|have|say|rather|never|go|take|really|happily|want|pick|choose)\b/i,
  ill: /^ill (?:be|see|take|bring|go|have|try|come|get|let|make|pick|call|text|send|never|do|pay|cook|buy|meet|wait|leave|stop|find|tell)\b/i,
  hes: /^hes\b/i,
  lets: /^lets (?:go|do|meet|get|have|make|talk|try|grab|see|plan|take|not|just|be|start|keep|chat|catch)\b/i,
  y: /^y (?:are|r|do|dont|don't|did|didn't|is|not|u|you|so|aren't|can't|would)\b/i,
  n: latin(/^n \p{L}/iu),
  cos: /^cos (?:i|it|you|u|we|the|my|that|they|she|he|im|i'm|of)\b/i,
  r: /^r (?:u|you|we|they|ur|the)\b/i,
  bt: /^bt (?:i|it|you|u|we|the|my)\b/i,
  exited: /^exited (?:about|for|to)\b/i,
  dis: /^dis (?:weekend|week|is|one|morning|friday|saturday|sunday|guy|app)\b/i,
  wil: /^wil (?:be|you|u|i|it|we|do|go|see)\b/i,
});
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b/g;
const PLACES =
  /\b(?:cape town|durban|joburg|johannesburg|pretoria|soweto|stellenbosch|sandton|muizenberg|knysna|africa|english|afrikaans|zulu|xhosa|netflix|spotify)\b/g;

const listed = (words: readonly string[]): string =>
  [...new Set(words)]
    .slice(0, 6)
    .map((word) => `"${word}"`)
    .join(', ');

/** @param keepShort they write in short forms themselves, so the reader may as well */
export function mendSpelling(draft: string, keepShort: boolean): Mended {
  const changes: string[] = [];
  let text = draft;
  const swap = (pattern: RegExp, into: (match: string, rest: string) => string | undefined): string[] => {
    const done: string[] = [];
    text = text.replace(pattern, (match: string, ...found: unknown[]) => {
      const at = found.find((each) => typeof each === 'number') as number;
      const next = into(match, text.slice(at));
      if (next === undefined || next === match) return match;
      done.push(match);
      return next;
    });
    return done;
  };
  const asWritten = (from: string, to: string) =>
    /^\p{Lu}/u.test(from) && from.length > 1 ? to.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : to;

  const shouted = draft.replace(/[^\p{L}]/gu, '');
  if (shouted.length > 12 && shouted === shouted.toUpperCase() && shouted !== shouted.toLowerCase()) {
    text = text.toLowerCase();
    changes.push('took out the capitals, they read as shouting');
  }
  const stretched = swap(latin(/\b\p{L}*?(\p{L})\1{2,}\p{L}*/giu), (word) =>
    /^(?:w{3}|ha|he|x{3}|mm|aa|oo|zz)/i.test(word)
      ? undefined
      : word.replace(latin(/(\p{L})\1{2,}/giu), '$1'),
  );
  if (stretched.length > 0 && !keepShort) changes.push(`wrote ${listed(stretched)} without the stretch`);
  if (!keepShort) {
    const ur = swap(latin(/(?<![\p{L}\p{N}'])ur(?![\p{L}\p{N}'])/giu), (word, rest) =>
      asWritten(
        word,
        /^ur (?:so|very|really|not|a|an|the|welcome|too|going|coming|busy|right|wrong|amazing|funny|cute|sweet|free|up|always|into)\b|^ur (?:nice|sweet|great|lovely|kind|smart|clever|interesting|cool|fun|special|good|new|young|old|tall|shy|mean|kidding|joking|mad|lucky)(?:\s*[,.!?]|$|\s(?:and|but|so|to|in|for|person|at|with|btw|tho|if|when|because)\b)/i.test(
          rest,
        )
          ? "you're"
          : 'your',
      ),
    );
    const short = swap(/(?<![\p{L}\p{N}'@#./-])[\p{L}\p{N}]+(?![\p{L}\p{N}'@])/gu, (word, rest) => {
      const lower = word.toLowerCase();
      if (NOT_ALWAYS[lower]?.test(rest) === false) return undefined;
      const full = SHORT[lower];
      return full && asWritten(word, full);
    });
    const all = [...ur, ...short];
    if (all.length > 0)
      changes.push(`wrote ${listed(all)} out in full, short forms and slips tend to cost answers`);
  }
  const marks = swap(/(?<![\p{L}\p{N}'@#./-])\p{L}+(?![\p{L}\p{N}'@])/gu, (word, rest) => {
    const lower = word.toLowerCase();
    if (NOT_ALWAYS[lower]?.test(rest) === false) return undefined;
    const full = APOSTROPHES[lower];
    return full && asWritten(word, full);
  });
  if (marks.length > 0) changes.push(`put the apostrophe back in ${listed(marks)}`);
  const grammar = [
    ...swap(/\b(?:could|would|should) of\b/gi, (match) => match.replace(/of$/i, 'have')),
    ...swap(/\byour (?=(?:welcome|so|very|really|right|not|the best|going|coming|too)\b)/gi, (match) =>
      asWritten(match, "you're "),
    ),
    ...swap(/\bits (?=(?:been|a|so|not|really|just|too|going|my|the|such)\b)/gi, (match) =>
      asWritten(match, "it's "),
    ),
    ...swap(/\b(?:want|wants) to (?=to\b)/gi, () => 'want '),
    ...swap(/\b(?:listen|listening|listened|talk|talking) too(?=\W*(?:$|[.?!]))/gi, (match) =>
      match.slice(0, -1),
    ),
    ...swap(latin(/\bme and (?:my )?(\p{L}+) (?=(?:went|are|were|have|go|love|like)\b)/giu), (match) =>
      match.replace(/^me and (.+) $/i, (_, who: string) => `${who} and I `),
    ),
  ];
  if (grammar.length > 0) changes.push(`mended ${listed(grammar.map((each) => each.trim()))}`);
  const capitals = [
    ...swap(/(?<![\p{L}\p{N}])i(?=$|[\s'.,!?])/gu, () => 'I'),
    ...swap(DAYS, (day) => day.replace(/^./, (letter) => letter.toUpperCase())),
    ...swap(PLACES, (place) => place.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())),
  ];
  const before = text;
  text = text.replace(
    /(^|[.!?]\s+|\n\s*)(["'(]?)(\p{Ll})(?!\p{L}*[@.]\p{L})/gu,
    (_, start: string, mark: string, letter: string) => start + mark + letter.toUpperCase(),
  );
  if (capitals.length > 0 || before !== text) changes.push('capitals where a sentence or a name starts');
  return { text, changes };
}

/** Marks: one of each, no dash, one space, and an end to every sentence. */
export function mendMarks(draft: string, asks: (text: string) => boolean): Mended {
  const changes: string[] = [];
  let text = draft;
  const swap = (pattern: RegExp, into: string, says?: string) => {
    const next = text.replace(pattern, into);
    if (next !== text && says) changes.push(says);
    text = next;
  };
  swap(
    /(?:!\s*){2,}|(?:[!?]*!\?[!?]*)/g,
    text.includes('?') && /!\?|\?!/.test(text) ? '? ' : '! ',
    'one mark is enough where there were several',
  );
  swap(/\?{2,}/g, '?', 'one question mark is enough');
  swap(/\.{4,}/g, '...');
  swap(
    /\s*[—–]\s*|(?<=\p{L}|\d)\s+-{1,2}\s+(?=\p{L})/gu,
    ', ',
    'took out the dash, it reads as written by a machine',
  );
  swap(/\s+([,.!?])/g, '$1');
  swap(/,(?=[,.!?])/g, '');
  swap(/([,!?])(?=\p{L})/gu, '$1 ');
  swap(/[ \t]{2,}/g, ' ');
  text = text
    .trim()
    .replace(/^[\s,.;:!?-]+/, '')
    .replace(/[\s,;:-]+$/, '');
  if (text && !/(?:[.!?)\]"]|\p{Extended_Pictographic}|[\uFE0F\u{1F3FB}-\u{1F3FF}])$/u.test(text)) {
    const last = text.split(/(?<=[.!?])\s+/).at(-1) ?? text;
    const question = asks(last);
    text += question ? '?' : '.';
    changes.push(question ? 'gave the question its question mark' : 'closed the sentence');
  }
  return { text: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), changes };
}
