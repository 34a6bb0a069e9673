/** Nothing, noise, media and emoji: what cannot be read is asked about, never guessed. */

import { lines } from '../moves/line.ts';
import { mediaKind } from '../reading/kind.ts';
import { latin } from '../reading/pattern.ts';
import type { Reading } from '../reading/read.ts';
import { linesIn } from '../situations/book.ts';
import type { Place } from '../words/fill.ts';
import type { Scene } from './scene.ts';
import { mineTopic, personIn, thingsIn } from './subjects.ts';

const said = linesIn('wordless');

/** Sent to the wrong person, or by a pocket. */
const MISSENT =
  /\b(?:meant|supposed) to (?:send|text|write) (?:that|this|it) to\b|\bwrong (?:person|chat|number|window|group|convo|conversation)\b|\b(?:not (?:meant )?for you|(?:that|this) was (?:meant )?for my)\b/i;
const POCKET =
  /\b(?:pocket|bum|butt)[- ]?(?:typed?|text(?:ed)?|dial(?:led|ed)?)\b|\bsat on my phone\b|\b(?:autocorrect|voice to text|dictation|speech to text)\b/i;

const TAKEN_BACK = /\b(?:deleted|unsent|withdrawn|removed)\b/i;

export const WORDLESS_SCENES: readonly Scene[] = [
  {
    name: 'taken back',
    alone: true,
    when: (r) => (r.kind === 'empty' || r.kind === 'media') && TAKEN_BACK.test(r.plain),
    places: (r) => ({
      m: mineTopic(r),
      what: { words: r.kind === 'media' ? 'photo' : 'message' },
    }),
    lines: said('taken back'),
  },
  {
    name: 'sent to the wrong person',
    alone: true,
    when: (r) =>
      r.kind === 'words' &&
      r.action === 'reply' &&
      r.flags.length === 0 &&
      MISSENT.test(r.plain) &&
      !shoppingList(r) &&
      r.style.words <= 30,
    places: (r) => {
      const who = personIn(r) ?? meantFor(r);
      const thing = thingsIn(r)[0];
      return {
        who: who && { words: who.words, plural: who.plural ?? false },
        x: thing && { words: thing.words, plural: thing.plural ?? false },
      };
    },
    lines: said('sent to the wrong person'),
  },
  {
    name: 'the phone typed it',
    alone: true,
    when: (r) => r.kind === 'words' && r.action === 'reply' && r.style.words <= 30 && POCKET.test(r.plain),
    places: (r) => {
      const thing = thingsIn(r).find(({ bare }) => !/\b(?:pocket|phone|voice|text)\b/i.test(bare));
      return { x: thing && { words: thing.words, plural: thing.plural ?? false } };
    },
    lines: said('the phone typed it'),
  },
  {
    name: 'a list for somebody else',
    alone: true,
    when: (r) => r.action !== 'warn' && shoppingList(r),
    places: (r) => {
      const [first, second] = thingsIn(r);
      return {
        x: first && { words: first.words, plural: first.plural ?? false },
        y: second && { words: second.words, plural: second.plural ?? false },
        wrong: /wrong (?:chat|person|number)|not for you|meant for/i.test(r.plain)
          ? { words: ' ' }
          : undefined,
      };
    },
    lines: said('a list for somebody else'),
  },
  {
    name: 'nothing arrived',
    alone: true,
    when: (r) => r.kind === 'empty',
    lines: lines('ask again', [
      ['playful', 'That one arrived blank on my side. Was it very deep or did your thumb slip?'],
      ['direct', 'Your last message came through empty. Would you type it once more?'],
      ['warm', 'I think something got lost on the way, there is no text in it. What did you want to say?'],
      ['witty', 'A blank message, open to interpretation. Want to give me a hint?'],
      ['calm', 'Nothing came through just now. Try once more?'],
      ['playful', 'I have read that blank three times and I still find it moving. What was it going to be?'],
      ['direct', 'Just an empty bubble here. What did it say on your side?'],
    ]),
  },
  {
    name: 'marks only',
    alone: true,
    when: (r) => r.kind === 'gibberish' && /^[\s?!.…,]+$/.test(r.plain),
    places: (r) => ({
      m: mineTopic(r),
      dots: /[.…,]{3,}/.test(r.plain) ? { words: ' ' } : undefined,
      mark: /\?/.test(r.plain) ? { words: ' ' } : undefined,
      dot: /[?]|[.…,]{3,}/.test(r.plain) ? undefined : { words: ' ' },
    }),
    lines: lines('ask again', [
      ['playful', '{dots}That is a lot of dots. Is there a sentence hiding behind them?'],
      ['warm', '{dots}I can hear you thinking from here. Take your time, I am around.'],
      ['witty', '{dots}Suspense like that usually comes with music. What were you going to say?'],
      ['direct', '{dots}Trailing off, or still typing?'],
      ['calm', '{dots}No hurry. Start anywhere, even in the middle.'],
      ['playful', '{mark}Was I unclear, or did the rest of the question get lost?'],
      ['direct', '{mark}What is the question? Ask away.'],
      ['witty', '{mark}The shortest question in the world. Could I get a second word?'],
      ['warm', '{mark}Did I confuse you? Happy to explain, just tell me which part.'],
      ['calm', '{mark}Not sure what you are asking. Was it about {m}?'],
      ['calm', '{mark}Ask me properly, I do not mind what it is.'],
      [
        'playful',
        '{dot}That is the smallest message I have ever received. Is there more where it came from?',
      ],
      ['witty', '{dot}A full stop with no sentence in front. Bold. What was it going to be?'],
      ['warm', '{dot}I think the rest got lost. What did you want to say?'],
      ['direct', '{dot}Only a mark came through. Try again?'],
      ['calm', '{dot}Nothing to read there yet. No hurry.'],
    ]),
  },
  {
    name: 'not readable',
    alone: true,
    when: (r) => r.kind === 'gibberish' && r.action === 'clarify',
    places: (r) => ({ m: mineTopic(r) }),
    lines: lines('ask again', [
      ['playful', 'I asked about {m} and got the alphabet in a blender. Once more?'],
      ['warm', 'I think that was meant to be about {m}. What did your thumbs leave out?'],
      ['playful', 'Either a cat walked past or you invented a language. Which is it?'],
      ['direct', 'None of that was readable here. What were you going to say?'],
      ['witty', 'I have tried reading that upside down, still nothing. Once more with vowels?'],
      ['warm', 'I think your keyboard took over for a second there. Once more, slowly?'],
      ['calm', 'I could not make that one out. Could you write it again?'],
      ['playful', 'Blink twice if you are safe, or type it again with your thumbs facing down.'],
      ['witty', 'Was that a password? It felt like a password. Once more in plain words?'],
      ['direct', 'That came through scrambled. Send it again?'],
      ['warm', 'Something went sideways between your thumbs and my screen. Try again?'],
      ['playful', 'I ran that through every language I know, which is not many. Say it again?'],
      ['witty', 'Either your phone sneezed or I am missing a key. Which?'],
      ['direct', 'I got letters but no words. What was it meant to say?'],
      ['calm', 'No harm done, it only came out muddled. What did you mean?'],
      ['playful', 'Did you sit on it? Phones say the strangest things from back pockets.'],
      ['warm', 'I want to know what that was going to be. Would you type it again?'],
      ['witty', 'That looks like how I feel before coffee. Could I have a translation?'],
      ['direct', 'Try me again, that one lost its letters on the way.'],
      ['playful', 'Bless you! Now, what were you going to tell me?'],
      ['witty', 'My compliments to the typist, but which of you was it, thumb or elbow?'],
      ['calm', 'I cannot read that one, and I would like to. Another go?'],
      ['warm', 'Was that a slip? I am here whenever the real one is ready.'],
      ['playful', 'A poem with no vowels. I am moved and confused. Once more for me?'],
      ['direct', 'That did not come out as words. What is up?'],
      ['calm', 'Whatever that was, it did not survive the trip. Send it again?'],
    ]),
  },
  {
    name: 'media that cannot be seen',
    alone: true,
    when: (r) => r.kind === 'media',
    places: (r) => {
      const kind = mediaKind(r.plain);
      const length = /\d{1,2}:\d{2}/.exec(r.plain)?.[0];
      const noun = {
        voice: 'voice note',
        photo: 'photo',
        video: 'video',
        sticker: /gif/i.test(r.plain) ? 'gif' : 'sticker',
        other: 'file',
      }[kind];
      const verb = { voice: 'listen', photo: 'look', video: 'watch', sticker: 'look', other: 'look' }[kind];
      return {
        noun: { words: noun },
        verb: { words: verb },
        length: length ? { words: length } : undefined,
        voice: kind === 'voice' ? { words: noun } : undefined,
        seen: kind === 'voice' ? undefined : { words: noun },
      };
    },
    lines: said('media that cannot be seen'),
  },
];

/** The reader asked what they eat, cook, order or need: the list is the answer. */
const ASKED_FOOD =
  /\b(?:order|eat\w*|cook\w*|supper|dinner|lunch|breakfast|braai|brunch|tea|snacks?|recipes?|toppings?|sandwich\w*|pizza|burger|ingredients?|goes? in|put (?:in|on)|make|made|making|bring|buy|pick up|get|need|shop\w*|shops?|list|favou?rites?|trolley|basket|fridge|cupboard|meal|having|comfort food)\b/i;
/** An order, a recipe or a taste, laid before the reader. */
const OF_TASTE =
  /\b(?:yours|your|wbu|hbu|u|ur|recipe|orders?|judge|red flag|anyone|worst|best|fry|bake|stir|the secret|live on|survive|diet|allergic|fight me|go\.)(?!\w)/i;

/** Things and numbers between commas, no verb that says anything: a list that was meant for a shop. */
function shoppingList(r: Reading): boolean {
  if (r.kind !== 'words' || r.style.words > 30) return false;
  if (!MISSENT.test(r.plain) && (ASKED_FOOD.test(r.mine) || OF_TASTE.test(r.plain))) return false;
  const items = r.plain.split(/[,;\n]/).filter((item) => item.trim());
  const wares =
    /\b(?:eggs?|milk|bread|bin bags?|tablets|panado|nappies|toilet (?:roll|paper)|cheese|rice|onions?|tomatoes|chicken|mince|butter|flour|sugar|washing powder|soap|tape|coffee|tea ?bags|bananas|apples|potatoes|cat food|dog food|batteries|bleach|pasta|yoghurt|airtime|foil)\b/gi;
  const counted = new Set((r.plain.match(wares) ?? []).map((ware) => ware.toLowerCase())).size;
  // `milk eggs candles toilet paper`: nothing but wares, with or without commas.
  const bare =
    counted >= 2 &&
    r.style.words <= 10 &&
    !/[?!]|\b(?:is|are|was|were|i|my|the best|and|with|for|on)\b/i.test(r.plain);
  return (
    (items.length >= 3 || bare) &&
    counted >= 2 &&
    !/\b(?:you|i'?m|i am|let'?s|we|shall|cook|made|making|love|my favou?rite)\b/i.test(r.plain)
  );
}

/** `that was for my plumber`. */
function meantFor(r: Reading): Place | undefined {
  const who = latin(/\b(?:for|to) my (\p{L}+)/iu)
    .exec(r.plain)?.[1]
    ?.toLowerCase();
  return who ? { words: `your ${who}` } : undefined;
}
