/** Limits by what they are about: contact, names, subjects, privacy, children, touch, money, the house, a quiet night. */

import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { gerundOf, verbForm } from '../reading/verbs.ts';
import { linesByName, linesIn } from '../situations/book.ts';
import type { Places } from '../words/fill.ts';
import { once } from './once.ts';
import { nameIn, thingsOf } from './salient.ts';
import { flagged, has, type Scene, says } from './scene.ts';

type Cue = readonly [limit: string, cue: RegExp, unless?: RegExp];

const CUES: readonly Cue[] = [
  [
    'myBody',
    /\b(?:talk(?:ing)? about my body|comment(?:s|ing)? (?:on|about) my (?:body|weight|legs|chest|looks)|(?:no|don'?t|stop) touch(?:ing)? my|said no\b[^.!?]{0,30}\b(?:meant|mean) it)\b/i,
  ],
  [
    'aloneTime',
    /\bneed (?:a lot of |some |plenty of |my |lots of )?(?:alone|me|quiet)[- ]time\b|\bintrovert\w*\b[^.!?]{0,40}\b(?:need|recharge|alone)/i,
    /\btonight\b/i,
  ],
  [
    'touch',
    /\b(?:moved your hand|(?:your )?hands? (?:to yourself|off)|don'?t like being (?:tickled|pinched|grabbed|poked|squeezed|picked up|prodded)|don'?t (?:touch|grab|put your hand)|put (?:it|your hand) back|you (?:kept|keep) (?:touching|putting|grabbing)|you (?:grabbed|pushed|pinched|slapped|touched) (?:my|me)\b[^!?]{0,40}\b(?:didn'?t like|don'?t like|not ok(?:ay)?|uncomfortable|hated|please don'?t|hurt)|tickl\w+ me)\b/i,
  ],
  [
    'joke',
    latin(
      /\b(?:that joke|the joke|joke about my|comment about my)\b[^!?]{0,50}\b(?:didn'?t land|wasn'?t|isn'?t funny|not funny|hurt|stung|don'?t do that)|\bdon'?t joke about\b|\b(?:don'?t|didn'?t|do not|did not) (?:think|find) (?:\p{L}+ )?(?:that|the|your) (?:joke|comment)\b[^!?]{0,40}\bfunny\b/iu,
    ),
  ],
  [
    'petName',
    /\b(?:(?:stop|quit|no more|don'?t|dont|pl(?:ea)?se don'?t|rather you didn'?t|not) call(?:ing)? me (?:baby|babe|bae|hun|honey|sweet\w*|darling|dear|love|princess|sexy|angel|doll|that|chick|girl|boy|bro)|not your (?:baby|babe|honey|darling|dear)|(?:could|can|would) (?:you|u) (?:please |pls )?(?:not|stop) call(?:ing)? me (?!back|at|on|after|before|so|every|now|late|in|when|from|out|anymore)\w+|(?:no|not do|skip the) pet names)\b|\b(?:nickname|pet name)\b[^.!?]{0,40}\b(?:retire|drop|stop|lose|not use|bin|change)\b|\b(?:keep|kept|always) (?:on )?calling me (?:baby|babe|bae|hun|honey|sweet\w*|darling|dear|love|princess|sexy|angel|doll|chick|girl)\b(?=[\s\S]*\b(?:my name|name'?s|don'?t|not|please|stop|rather)\b)/i,
  ],
  [
    'childPhotos',
    /\b(?:no|don'?t|not|never)\b[^.!?]{0,25}\b(?:pics?|photos?|pictures?|posts?|reposts?)\b[^.!?]{0,15}\b(?:of )?my (?:kid|kids|child|children|son|daughter|baby)/i,
  ],
  [
    'childMeets',
    /\b(?:my (?:son|daughter|kids?|children|boy|girl|boys|girls)\b[^.!?]{0,25}\b(?:doesn'?t|don'?t|won'?t|isn'?t|is not|aren'?t|are not|not) (?:be )?meet(?:ing)?|(?:meet|met|introduc\w+)\b[^.!?]{0,20}\b(?:my|your|the) (?:son|daughter|kids?|children|little)\b[^.!?]{0,20}\b(?:later|yet|before|until|for a while)|not (?:meeting|introducing)[^.!?]{0,15}\b(?:kids?|son|daughter|children)|(?:ok|okay|fine|alright|all right|good) with (?:you )?not meeting (?:him|her|them)|on meeting \w+\b[^!?]{0,30}\b(?:months|weeks|rule|yet|later)|(?:got|gets|get|was|were|became) (?:\w+ ){0,2}attached to (?:the|my) (?:last|previous|ex)\b)\b/i,
  ],
  [
    'calls',
    /\b(?:(?:don'?t|dont|not|can'?t|never|rather not|hate) (?:do |take |big on |a fan of )?(?:phone |video |voice )?(?:calls?(?! (?:that|it|this|him|her|them|us|myself|my|a|the)\b)(?! me (?!(?:at|on|after|before|so|every|now|late|in|when|while|from|please|pls|again|during|until|till|unless|back|today|tonight|tomorrow|rather|just|any ?more)\b)\w)|calling|voice ?notes|facetime|phoning)|not a (?:phone|call|voice ?note) person|no (?:calls|voice ?notes) (?:please|pls)|voice notes? (?:from you|are)[^.!?]{0,40}(?:minutes|long)|switch to texts?|just (?:as )?texting|only text(?:ing)?\b|(?:calls|voice ?notes) (?:make|scare|stress|freak) me|don'?t call me\b(?=\s*(?:[.,!?;]|$)| (?:at|on|after|before|so|every|now|late|in|when|while|from|please|pls|again|during|until|till|unless|any ?more|back|today|tonight|tomorrow|rather|just|i|u|you)\b))/i,
  ],
  [
    'offline',
    /\b(?:shabbat|shabbos|sabbath|go offline|ramadan|lent|no phone (?:till|until)|(?:don'?t|dont) use my phone (?:on|during|after)|retreat|digital detox|phone goes (?:off|away)|off my phone (?:till|until)|quiet week\b|not texting after|don'?t text after)/i,
  ],
  [
    'notAtWork',
    /\b(?:(?:stop|please don'?t|don'?t|no) (?:send(?:ing)?|writ(?:e|ing)) (?:me )?(?:such )?(?:\w+ ){0,2}(?:memes?|videos?|jokes|messages|gifs)\b[^.!?]{0,20}\b(?:at work|on shift|during|in meetings?|in class)|laughed out loud (?:next|in)|get caught smiling)\b/i,
  ],
  [
    'slower',
    /\b(?:reply slower|slow(?:er)? (?:replies|replier|texter)|slow down (?:pl[sz]|please|with the (?:messages|texts))|can'?t be on my phone|(?:\w+|\d+) messages (?:before|in|by|a|since)|(?:\d+|so many|that many|ten|fifteen|twenty|fifty) messages (?:while|when|during)|text(?:ed)? (?:me )?(?:\w+|\d+) times|once is plenty|too many (?:messages|texts)|(?:don'?t|can'?t) (?:text|reply|message) (?:all day|at work|during|on shift|while)|good morning texts|bad at (?:texting|replying)|need (?:you )?to text (?:me )?less)\b/i,
  ],
  [
    'notThere',
    /\b(?:flowers|gifts?|parcels?|things|anything|nothing)\b[^.!?]{0,40}\b(?:(?:sent|delivered) (?:there|here|to my (?:work|office))|at (?:my )?(?:work|office|school)|to (?:my |the )?(?:work|office|school|ward|shop|clinic))/i,
    /\bno notes\b|^(?![\s\S]*\b(?:but|please|next time|rather|don'?t)\b)[\s\S]*\b(?:thank\w*|thanks|thx|love (?:them|it)|beautiful|gorgeous)\b/i,
  ],
  [
    'gifts',
    /\b(?:(?:don'?t|do not|hold off on|no|stop) (?:send(?:ing)?|buy(?:ing)?) (?:me )?(?:gifts?|presents?|flowers|anything|things|stuff)|no (?:gifts?|presents)|don'?t (?:give|hand) out my address)\b/i,
  ],
  [
    'posting',
    /\b(?:(?:don'?t|do not|rather you didn'?t|please don'?t|not) (?:want |post |put |tag |share )?(?:\w+ ){0,2}(?:photos?|pics?|pictures?|videos?|us|me|this)\b[^.!?]{0,15}\b(?:on (?:your |the )?(?:insta\w*|facebook|tiktok|social\w*|story|stories|status|internet)|online|up anywhere)|not (?:want to be )?(?:posted|tagged)|keep (?:this|us|it) (?:offline|off (?:insta\w*|social\w*|facebook)))/i,
  ],
  [
    'lending',
    /\b(?:(?:don'?t|dont|won'?t|never|not going to) (?:lend|borrow)|no loans)\b/i,
    /\b(?:lend me|books?|car|clothes|jersey|hoodie)\b/i,
  ],
  [
    'photos',
    /\b(?:(?:not|don'?t|dont|won'?t|never|no) (?:\w+ ){0,4}(?:pics?|pictures|photos?|nudes|selfies)\b|not sending (?:\w+ )?(?:pics?|pictures|photos?))/i,
    /\b(?:my (?:kid|son|daughter|child)|looks? like|no pics? of (?:the )?(?:food|dog)|read receipts|in your|your (?:photos|pics|pictures))\b/i,
  ],
  [
    'personal',
    /\b(?:(?:keep|keeping) my (?:\w+'? )?(?:surname|last name|names?|job|address|work)[^.!?]{0,15}\b(?:to myself|private|quiet|out of it)|(?:rather not|not going to|don'?t want to|prefer not to|won'?t|not ready to|not comfortable)\b[^.!?]{0,25}\b(?:say where|share where|tell you where|where i (?:work|live|stay)|surname|last name|address|which (?:school|hospital|company|ward))|tell you which \w+ i (?:teach|work)|google everyone|googling me)\b/i,
  ],
  [
    'topic',
    /\b(?:(?:don'?t|do not|(?:rather|prefer|like) not(?: to)?|not going to|won'?t|not ready to|can we not|could we not|can we (?:please )?not|please don'?t) (?:ask|talk|speak|chat|discuss|bring up)(?: me)?(?: about)? (?:the |my )?\w+|(?:can|could) we (?:keep|leave) (?:the |my )?\w+ (?:for in person|out of (?:it|this|tonight)|off|aside)|(?:appreciate|prefer|like) it if (?:we|you) (?:didn'?t|don'?t|did not) (?:talk|ask|speak|chat|bring up)(?: me)?(?: about)? (?:the |my )?\w+|never discuss (?:salary|money|\w+)|\w+ is off limits|(?:^|[.!,;]\s*)(?:(?:nope|no|sorry)[ ,.]+)*(?:i'?m )?not (?:discussing|talking about|going into|getting into) (?:the |my )?\w+|no (?:politics|religion|work|ex) talk)/i,
    /\b(?:dying|drives? me|crazy|money is off|army of)\b|talk about it\b(?![^.!?]*\b(?:ask|instead)\b)/i,
  ],
  [
    'money',
    /\b(?:split (?:the )?bills?|pay my (?:half|own|share)|i(?:'ll| will)? split\b|go(?:ing)? dutch|don'?t (?:like )?ow(?:e|ing)(?! (?:you|u|anyone|anybody|him|her|them) (?:an?|any|my)\b)|money is off the table|don'?t want to be (?:spoiled|treated)|each pay)\b/i,
    /\b(?:uber|bolt|petrol|send me|transfer|pay me|lend me|ewallet|airbnb)\b/i,
  ],
  [
    'tooFast',
    /\b(?:too (?:fast|soon|much too)|moving (?:too )?fast|slow (?:this|it|us|things) down|slow down a (?:little|bit)|can we slow down|take a step back|getting ahead of|bit (?:quick|fast)\b|quicker than i'?d like)\b/i,
    /\b(?:lap|kiss\w*|sleep|naked|bed(?:room)?|touch|deliver|drive|traffic|grow|over too|boil|spin|never too|type|falling|(?:is|would) (?:it|this) (?:be )?too (?:soon|fast) (?:to (?:meet|see|ask|suggest)|for (?:a|coffee|dinner)))\b/i,
  ],
  [
    'physical',
    /\b(?:(?:don'?t|do not|won'?t|not going to|never|no) (?:do )?(?:kiss\w*|sleep ?overs?|touching|sleep(?: over| with)|hook ?up|sex|stay over|come (?:in|up)|do (?:the )?physical)\b|(?:kiss\w*|sex|physical (?:side|stuff)|intimacy|touching)\b[^.!?]{0,40}\b(?:later|slow(?:ly|er)?|isn'?t part|not ready|wait|comes? (?:later|after)|on (?:the )?first)|i(?:'m| am|m) (?:on the )?(?:ace\b|asexual|demi(?:sexual)?|a virgin|celibate|waiting (?:till|until) (?:marriage|i))|not ready for (?:more|that|anything)|ages to warm up|warm up physically|(?:go|take (?:it|things)|going) slow(?:ly)?\b(?![^.!?]*\blap\b)|public places? (?:only|first)|sleep at home|no touching)/i,
    /\b(?:pet|dog|cat|cafe|wifi|hot wax|blindfold|we can take it slow|kiss and tell)\b/i,
  ],
  [
    'houseRules',
    /\b(?:shoes off|no (?:perfume|shoes|phones|smoking|tiktok|tv)\b|(?:phones?|phone) (?:away|down|in (?:a|the) (?:bowl|drawer|bag|pocket)|at the table)|(?:go|am|i'?m) (?:to|in) bed (?:at|by) \w+|before you come over|house rules?|one rule|my (?:only )?rule)\b/i,
    /\brule\b(?=[^!?]{0,40}\b(?:months?|weeks?|dates?|meet(?:ing)?|year)\b)/i,
  ],
  [
    'fixedLife',
    /\b(?:(?:can'?t|don'?t) do (?:late nights?|mornings?|weekends|evenings|school nights)|(?:need to |have to )?keep (?:my )?(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:for|free)|(?:breakfast|lunch|daytime|weekday) (?:dates )?only|(?:mon|tues|wednes|thurs|fri|satur|sun)days are (?:for|sacred|out)|little one who wakes|kids come first|comes? first every)\b/i,
    /\bthis (?:week|saturday|friday)|another day\b/i,
  ],
  [
    'request',
    /\b(?:(?:can|could) (?:we|you) (?:please |pls )?not (?!meet|make it)|(?:please|pls) (?:don'?t|dont|stop|do not)\b|(?:idea|thought|one|sweet|but|thing)[^.!?]{0,12}\bno (?:surprises|\w+s)\b|if (?:you'?re|youre|you are) going to be late|next time (?:just|please|ask|tell|say|walk|let)|makes? my stomach (?:drop|turn)|need (?:you|u) to (?:knock|ring the bell)|i'?d (?:rather|prefer) (?:you |if you |we |it if you )(?:didn'?t|don'?t|not|asked|waited)|(?:not|isn'?t) (?:ok|okay|fine|cool) (?:with|by|for) me)/i,
    /\b(?:don'?t (?:laugh|judge|worry|hate|stop|tell (?:anyone|my)|let me)|stop (?:being|making|it|you)\b(?=[^.!?]*[😂🤣😏])|send help|wait (?:for|on) me|don'?t be late|dont be late|hold it against|read (?:anything|too much|things|something) into)\b/iu,
  ],
  [
    'quietNight',
    /\b(?:people[d]? ?(?:out|'d out)|need (?:a|some|my) (?:quiet|bit of (?:space|quiet|time)|space|alone|time|room|rest|night)\b[^.!?]{0,25}|not tonight|quiet (?:one|night) tonight|my (?:head|brain)'?s? (?:is )?(?:full|soup|mush|fried)|social battery|talk tomorrow\?|couch, soup)/i,
    /\bspicy|sext\w*|not tonight\b[^.!?]{0,12}\b(?:pic|send)|\b(?:can|could|shall) we (?:do|make it|say|try|move)\b|\b(?:how|what) about (?:tomorrow|\w+day)|tell me about your\b/i,
  ],
];

/** The limit a message sets; undefined where it sets none. */
export const limitOf = once((r: Reading): string | undefined => {
  if (r.language.base !== 'en' || r.action !== 'reply') return undefined;
  if (
    flagged(r, 'sexual_pressure', 'coercive_control', 'harassment', 'scam_money', 'self_harm', 'pii_request')
  )
    return undefined;
  const refused = has(r, 'rejection_hard') && !has(r, 'boundary');
  for (const [limit, cue, unless] of CUES) {
    if (!says(r, cue) || (unless && says(r, unless))) continue;
    if (refused && limit !== 'touch' && limit !== 'myBody') continue;
    return limit;
  }
  return undefined;
});

/** The thing asked for, from the reader's side: `no jokes about your height`, `no posting you`. */
function whatOf(plain: string): string | undefined {
  const bare = latin(/\bno (surprises|[\p{L}]{4,}s)\b/iu).exec(plain)?.[1];
  if (bare) return `no ${bare.toLowerCase()}`;
  const match =
    latin(
      /\b(?:(?:can|could) (?:we|you) (?:please |pls )?not|(?:please|pls) (?:don'?t|dont|do not)) (?:do |make |have |use )?([\p{L}']+(?: [\p{L}']+){0,4})/iu,
    ).exec(plain)?.[1] ?? latin(/\b(?:please|pls) stop ([\p{L}']+ing(?: [\p{L}']+){0,4})/iu).exec(plain)?.[1];
  if (!match) return undefined;
  const words = match
    .replace(
      / (?:i|when|because|until|till|before|so|and|even|again|anymore|any more|please|pls|in front)\b.*$/i,
      '',
    )
    .split(' ');
  const [verb = '', ...rest] = words;
  const head =
    verbForm(verb.toLowerCase())?.form === 'base' ? gerundOf(verb.toLowerCase()) : verb.toLowerCase();
  if (!/(?:ing|s)$/.test(head)) return undefined;
  return `no ${[head, ...rest.map((one) => (/^\p{Lu}\p{Ll}{2,}$/u.test(one) ? one : one.toLowerCase()))].join(' ')}`
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bme\b/gi, 'you');
}

const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1]?.toLowerCase();

function places(r: Reading): Places {
  const { plain } = r;
  const things = thingsOf(r);
  const busy =
    first(
      plain,
      /\b(?:at|on|in) (?:the |my )?(nursery|shift|work|class|school|ward|exams?|theatre|kitchen|studio|site)\b/i,
    ) ?? (/\btoddlers?\b/i.test(plain) ? 'toddlers' : /\bexam/i.test(plain) ? 'exams' : undefined);
  const off = /\bshabb\w+|sabbath|ramadan|lent\b/i.exec(plain)?.[0];
  const topic =
    first(
      plain,
      latin(
        /\b(?:ask|talk|speak|chat|discuss)(?:ing)?(?: me)?(?: about)? (?:the |my )?(?!about)(dad|mum|mom|army|war|ex|politics|religion|crypto|divorce|family|money|salary|work|job|accident|past|marriage|kids|weight|diet|\p{L}{4,})/iu,
      ),
    ) ?? first(plain, latin(/\b(?:keep|leave) (?:the |my )?(\p{L}+) (?:for in person|out of|off|aside)/iu));
  const offers = [
    ...plain.matchAll(
      latin(
        /\b(?:anything else[.,: ]+|(?<!don'?t )(?<!not )ask me about (?!literally|anything)|rather talk about |tell me about |(?:call|ask) them )((?:my |your |the )?\p{L}+(?: and \p{L}+| opinions| stories)?)/giu,
      ),
    ),
  ].map(([, words]) => words?.toLowerCase());
  const instead = offers.at(-1);
  const privateOne =
    first(plain, /\b(surname|last name|address|salary|job|school|hospital|ward|company)\b/i) ??
    /\bwhere i (?:work|live|stay)\b/i.exec(plain)?.[0].toLowerCase();
  const child = first(plain, /\b(?:my|your) (son|daughter|kids?|children|boy|girl|little one|baby)\b/i);
  const wait = first(plain, /\b((?:six|three|two|four|five|\d+|a few|twelve) (?:months|weeks|dates))\b/i);
  const sent = first(plain, /\b(flowers|gifts?|presents?|parcels?|chocolates?|letters?)\b/i);
  const there = first(plain, /\b(work|office|school|home|shop|clinic)\b/i);
  const funny = first(plain, /\b(memes|(?:dog |cat )?videos|jokes|gifs|reels|messages)\b/i);
  const rules = [
    /\bshoes off\b/i.test(plain) && 'shoes off',
    /\bno perfume\b/i.test(plain) && 'no perfume',
    /\bphones?\b/i.test(plain) && /\btable|bowl|drawer|pocket|away/i.test(plain) && 'no phones at the table',
    /\bno smoking\b/i.test(plain) && 'no smoking',
    /\bbed (?:at|by) (\w+)/i.test(plain) &&
      `bed at ${/\bbed (?:at|by) (\w+)/i.exec(plain)?.[1]?.toLowerCase()}`,
  ].filter((rule): rule is string => typeof rule === 'string');
  const name = nameIn(plain) ?? /\b(?:name'?s|name is|i'?m|call me) (\p{Lu}\p{Ll}+)\b/u.exec(plain)?.[1];
  const since = /\bsince (\w+day|yesterday|last week)\b/i.exec(plain)?.[1];
  const plan =
    first(
      plain,
      /\b(?:still (?:want|on for|good for|keen (?:for|on)|up for)|see you) (?:that |the |a |for )?(coffee|dinner|drink|walk|date|saturday|sunday|friday|thursday|wednesday|tuesday|monday)/i,
    ) ??
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:still )?(?:good|on|ok)/i.exec(plain)?.[1] ??
    undefined;
  const plan2 = /\b(?:sunday|saturday|friday|weekend|mom|mum|family|parents|trip)\b/i
    .exec(r.mine)?.[0]
    .toLowerCase();
  const sweet = first(plain, /\b(dessert|cake|ice cream|pudding|last slice)\b/i);
  const quiet = /\b(?:soup|couch|silence|sofa|bath|bed|series)\b/i.exec(plain)?.[0].toLowerCase();
  const rule = /\bi(?:'m| am|m) (ace|asexual|demi\w*)\b/i.test(plain)
    ? /\bcuddl/i.test(plain)
      ? 'cuddling and maps and no sex'
      : 'kissing later or not at all'
    : /second date/i.test(plain)
      ? 'the second-date rule'
      : /third date/i.test(plain)
        ? 'the third-date rule'
        : /\bfirst dates?\b/i.test(plain)
          ? 'no kissing on a first date'
          : /\bpublic\b/i.test(plain)
            ? 'public places only'
            : /\bkiss\w* you\b/i.test(plain)
              ? 'a kiss and nothing more'
              : /\bkiss/i.test(plain)
                ? 'no kiss before you are ready'
                : /\bstay over|sleep ?overs?|come (?:in|up)\b/i.test(plain)
                  ? 'no staying over'
                  : 'taking it slow';
  const cap = (text: string) => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
  const p = (words: string | undefined, plural = false) => (words ? { words, plural } : undefined);
  return {
    limit: p(/\bdemi|ace\b/i.test(plain) ? rule : limitOf(r) === 'physical' ? rule : 'that'),
    rule: p(rule),
    train: p(/\b(?:train|bus|plane|drive|trip)\b/i.exec(plain)?.[0]?.toLowerCase()),
    rules: p(
      rules.length > 1
        ? `${rules.slice(0, -1).join(', ')} and then ${rules.at(-1)}`.replace(', and then', ' and')
        : rules[0],
    ),
    game: p(
      /\b(candy crush|tiktok|instagram|fifa|wordle|the phone)\b/i
        .exec(plain)?.[1]
        ?.replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
    ),
    busy: p(
      busy &&
        (/^(?:exams?|toddlers|work|class|school)$/.test(busy)
          ? busy === 'toddlers'
            ? 'the toddlers'
            : busy
          : busy === 'shift'
            ? 'your shift'
            : `the ${busy}`),
    ),
    off: p(
      off
        ? cap(off.toLowerCase())
        : /\bexam/i.test(plain)
          ? 'exam week'
          : /\bafter (?:ten|nine|eleven|\d)/i.test(plain)
            ? 'your evenings'
            : 'the quiet',
    ),
    topic: p(topic === 'army' || topic === 'war' ? `the ${topic}` : topic === 'ex' ? 'the ex' : topic),
    topic2: p(topic && `${topic} talk`),
    instead: ((words) => p(words, /[^s]s$/.test(words ?? '')))(
      instead?.replace(/^my /, 'your ').replace(latin(/^your (?=\p{L}+$)/iu), (m) => m) ??
        (limitOf(r) === 'photos'
          ? things.find(({ words }) => !/pics?|photos?|rule/i.test(words))?.words
          : undefined),
    ),
    private: p(
      privateOne
        ? privateOne.startsWith('where')
          ? privateOne.replace('i ', 'you ')
          : `your ${privateOne}`
        : 'that',
    ),
    child: p(child ? `your ${child}` : undefined, /(?:s|children)$/.test(child ?? '')),
    wait: p(wait ?? 'later'),
    span: p(wait),
    sent: p(sent ?? 'presents', true),
    there: p(there && `your ${there}`),
    funny: p(funny ?? 'the funny stuff'),
    name: p(name),
    since: p(since && `Since ${since}`),
    plan: p(plan && (/day$/i.test(plan) ? cap(plan) : `the ${plan}`)),
    plan2: p(plan2 && (/day$/.test(plan2) ? cap(plan2) : /mom|mum/.test(plan2) ? 'my mom' : `the ${plan2}`)),
    sweet: p(sweet),
    quiet: p(quiet ? (quiet === 'silence' ? 'the silence' : `the ${quiet}`) : 'the quiet'),
    thing: things[0],
    // An apology is due only where the reader asked, or asked again.
    begged:
      /\b(?:pics?|photos?|pictures?|selfies?|nudes?|send)\b/i.test(r.mine) ||
      /\b(?:again|stop|already|told you|you asked|asking me|keep asking|(?:third|second) time)\b/i.test(plain)
        ? { words: ' ' }
        : undefined,
    again: /\b(?:again|already|told you|keep asking|(?:third|second) time)\b/i.test(plain)
      ? { words: ' ' }
      : undefined,
    asked: /\b(?:pics?|photos?|pictures?|selfies?|nudes?|send)\b/i.test(r.mine) ? { words: ' ' } : undefined,
    video: /\bvideo ?(?:call|chat)?\b/i.test(plain) ? { words: ' ' } : undefined,
    what: p(whatOf(plain)),
    keep: p(
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.exec(plain)?.[0] ??
        /\b(?:late nights?|mornings?|weekends|evenings|school nights|breakfast|lunch)\b/i
          .exec(plain)?.[0]
          ?.toLowerCase(),
    ),
    forWhom: p(
      /\bmy (m[ou]m|dad|gran|kids?|son|daughter|choir|sister|little one)\b/i
        .exec(plain)?.[0]
        ?.toLowerCase()
        .replace('my', 'your') ?? (/\blittle one\b/i.test(plain) ? 'your little one' : undefined),
    ),
    aboutJoke: p(
      latin(/\b(?:joke|comment) about my (\p{L}+)/iu).exec(plain)?.[1]
        ? `your ${latin(/\b(?:joke|comment) about my (\p{L}+)/iu).exec(plain)?.[1]}`
        : 'that',
    ),
  };
}

const BOUNDARIES = linesByName('limits drawn');
export const BOUNDARY_SCENES: readonly Scene[] = Object.keys(BOUNDARIES)
  .filter((limit) => limit !== 'general')
  .map((limit) => ({
    name: limit === 'request' ? 'asked not to' : `line drawn: ${limit}`,
    alone: true,
    when: (r) => limitOf(r) === limit,
    lines: BOUNDARIES[limit] ?? [],
    places,
  }));

/** Who meets a child, and when, said beside whatever else. */
export const CHILD_LIMIT_SCENES: readonly Scene[] = BOUNDARY_SCENES.filter(
  ({ name }) => name === 'line drawn: childMeets',
).map((scene) => ({ ...scene, firm: true }));

/** What comes before any play: hands, comments on a body, names that sting. */
export const FIRM_BOUNDARY_SCENES: readonly Scene[] = BOUNDARY_SCENES.filter(({ name }) =>
  /: (?:touch|myBody|petName|joke)$/.test(name),
);

/** A limit says no to something, or how it is wanted instead; a liking alone is none. */
const LIMITING =
  /\b(?:no|not|nope|never|nothing|don'?t|do not|doesn'?t|won'?t|can'?t|cannot|isn'?t|aren'?t|wasn'?t|didn'?t|dont|cant|wont|without|only|just|rather|prefer|please|need|stop|limits?|boundar\w+|slow\w*|wait|until|till|before|after|too|enough|off|uncomfortable|instead|keep|stay|let'?s|first|unless|if|ask|hate|avoid|rule|private|space|quit|careful|weird)\b/i;
/** They thank for what the reader did: what was not said then, and will not be forgotten, draws no line. */
const THANKED_FOR =
  /^\W*(?:thank(?:s| (?:you|u))|thx)(?: so much| again)? for \w+ing\b(?![\s\S]*\b(?:but|please|pls|don'?t|do not|rather|from now|next time)\b)/i;

/** The reader is asked to correct them, or was told of a first time, of a tease that hurt, of what nobody could know. */
const NO_LIMIT =
  /\b(?:please |pls )?(?:tell|correct|stop) me (?:if|when|where)\b|\b(?:you|u) (?:couldn'?t|could not|didn'?t|did not) (?:have )?know\w*\b|\b(?:didn'?t|did not) (?:tell|want it)\b[^.!?]{0,40}\b(?:before|big thing|big deal)\b|\bwhen (?:you|u) (?:joke|laugh|tease|make fun)\w*\b|\bweek (?:one|two|three|\d)\b/i;

/** A limit that the reading hears and no cue here knows: heard and granted in general words. */
export const ANOTHER_LIMIT: Scene = {
  name: 'another limit',
  alone: true,
  when: (r) =>
    has(r, 'boundary') &&
    r.action === 'reply' &&
    r.language.base === 'en' &&
    !has(r, 'plan_confirm', 'flirt', 'plan_propose', 'rejection_hard') &&
    !says(r, /allerg|vegan|vegetarian|halaal|kosher|sober|drink|read (?:anything|too much|things) into/i) &&
    r.constraints.length === 0 &&
    says(r, LIMITING) &&
    !says(r, THANKED_FOR) &&
    !says(r, NO_LIMIT),
  lines: linesIn('limits drawn')('general'),
  places,
};
