/** What the two talk about: plans left hanging, limits, subjects that lit up, what they said outright, jokes, likeness of style. */

import { topicsOf } from '../analysis.ts';
import type { Insight } from '../contract.ts';
import { excerpt, leavesOpen, mean, type ReadTurn, sureness, type Talk } from './turns.ts';

const PLAN =
  /\b(?:(?:want|like|keen|up for|fancy|care) to (?:meet|grab|go|get|join|come|have|do|see)|(?:we|i) should (?:totally |definitely |really )?(?:meet|go|grab|do|get|try|take you)|shall we|let'?s (?:meet|go|grab|do|get|try|have)|how about (?:a |we |lunch|coffee|dinner|drinks|meeting|saturday|sunday|friday)|are you free|you free (?:on|this|next|tomorrow|tonight)|meet up|take you (?:out|to|for)|(?:coffee|drinks?|dinner|lunch|a walk|a hike|braai|movie) (?:this|next|on|tomorrow|tonight|sometime|some time|one day|soon)|join me|come with (?:me|us)|(?:you|u) should (?:come|join)|i(?:'d| would) (?:love|like) to (?:meet|take|see) you)\b[^.!?\n]*/i;
const TAKEN_UP =
  /\b(?:yes|yeah|yep|ja|sure|keen|deal|i'?d (?:love|like)|sounds (?:good|great|fun|like a plan|lovely)|works|perfect|let'?s|in\b|count me|can'?t|cannot|won'?t|not (?:free|this|sure|ready|yet)|busy|rain ?check|another (?:day|time)|what time|which|where|when|how about|see you|maybe|rather|no thanks|i said|i (?:don'?t|dont) (?:drink|do|eat)|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)\b/i;
/** Later on a bare `yes` answers something else. */
const SETTLES =
  /\b(?:keen|deal|i'?d love|sounds (?:good|great|fun|like a plan|lovely)|let'?s|count me|rain ?check|another (?:day|time)|what time|see you|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend)\b/i;
const LIMIT =
  /\b(?:(?:i'?d|i would|i) (?:rather|prefer) (?:not|to (?:wait|take|stay|keep|meet))|(?:i'?m|im|i am) not (?:comfortable|ready|looking for|into|drinking|keen on)|(?:i'?m|im) (?:sober|vegan|vegetarian|allergic)|take (?:it|things) slow\w*|too (?:soon|fast)|i (?:don'?t|dont) (?:drink|share|give out|do|eat|send|want to (?:talk about|meet|send|share|rush))|please don'?t|not (?:on a first|until|before)|need (?:some )?(?:time|space))\b[^.!?\n]*/i;
const SAYS_SO =
  /\b(?:i(?:'m| am)? (?:really )?(?:enjoy(?:ing|ed)?|like|love|loved|liked) (?:talking|chatting|this|you|your company|that (?:we|you)|seeing you|meeting you)|(?:can'?t wait|looking forward) (?:to|for)|(?:want|like|love) to see you(?: again)?|you (?:make|made) me (?:laugh|smile)|i(?:'ve| have)? (?:been )?(?:thinking|thought) (?:about|of) you|(?:good|great|lovely|nice) (?:talking|chatting) to you|had (?:such )?a (?:great|lovely|good|wonderful) time|missed (?:you|talking|this)|you(?:'re| are) (?:funny|sweet|kind|easy to talk to|good company))\b[^.!?\n]*/i;

export function hangingPlan({ turns }: Talk): Insight | undefined {
  for (const turn of [...turns].reverse()) {
    const plan = PLAN.exec(turn.text);
    if (!plan || /\b(?:went|used to|last (?:year|week|time)|never)\b/i.test(plan[0])) continue;
    const answers = turns.filter(({ at, from }) => at > turn.at && from !== turn.from);
    const [next, ...later] = answers;
    const open = next && leavesOpen(next) ? answers.findLast(leavesOpen) : undefined;
    if ((next && !open && TAKEN_UP.test(next.text)) || later.some(({ text }) => SETTLES.test(text)))
      return undefined;
    const mine = turn.from === 'me';
    if (answers.length === 0 && mine) return undefined;
    return {
      title: mine
        ? open
          ? 'Your plan is left hanging'
          : 'Your plan went unanswered'
        : 'A plan of theirs is left hanging',
      detail: mine
        ? 'They wrote on without taking it up. Once more, with a day and a place that is easy to say no to, is fair; a third time is not.'
        : 'They offered it and nobody has taken it up. A yes with a day, or a kind no, settles it.',
      evidence: excerpt(open?.text ?? plan[0]),
      confidence: mine && !open && answers.length < 2 ? 'low' : 'medium',
    };
  }
  return undefined;
}

export function limits({ theirs }: Talk): Insight[] {
  const found: Insight[] = [];
  for (const { text, reading } of theirs) {
    const constraint = reading.constraints.find(({ quote }) => text.includes(quote));
    const said = LIMIT.exec(text)?.[0] ?? constraint?.quote;
    if (!said || found.some(({ evidence }) => evidence.includes(said) || said.includes(evidence))) continue;
    found.push({
      title: 'A limit they told you',
      detail: `${constraint ? `They told you: ${constraint.name}. ` : ''}Keep to it without asking why; a limit told early tends to mean that they plan to stay.`,
      evidence: excerpt(said),
      confidence: 'high',
    });
  }
  return found.slice(0, 2);
}

const PERSON = /^(?:friends?|people|guys?|man|woman|someone|phone|day|week|time)$/i;

const isHeavy = ({ reading, text }: ReadTurn): boolean =>
  reading.intents.has('grief') ||
  reading.intents.has('distress') ||
  reading.flags.some(({ kind }) => kind === 'wellbeing' || kind === 'self_harm') ||
  /\b(?:died|passed away|funeral|in hospital|cancer)\b/i.test(text);

/** Something hard that they told: no counting of questions beside it. */
export function heavy({ theirs }: Talk): Insight | undefined {
  const told = theirs.filter(isHeavy).at(-1);
  return told
    ? {
        title: 'They told you something heavy',
        detail:
          'A line that says you heard it, without advice, is enough. Let them choose when to talk about it, and ask again in a day or two.',
        evidence: excerpt(told.text),
        confidence: 'medium',
      }
    : undefined;
}

/** Turns of theirs that stand out from their own usual: longer, laughing, asking on. */
export function litUp(talk: Talk): Insight | undefined {
  const { theirs } = talk;
  if (theirs.length < 3) return undefined;
  const usual = mean(theirs.map(({ words }) => words));
  const lively = (turn: ReadTurn) =>
    turn.words / (usual || 1) +
    (turn.reading.style.laughs ? 0.4 : 0) +
    (turn.reading.style.exclaims ? 0.3 : 0) +
    (turn.asks.length > 0 ? 0.3 : 0);
  const named = theirs
    .filter((turn) => !isHeavy(turn) && !leavesOpen(turn))
    .map((turn) => ({
      turn,
      subject: topicsOf(turn.reading).find(
        (topic) => !PERSON.test(topic) && turn.text.toLowerCase().includes(topic.toLowerCase()),
      ),
    }))
    .filter((each): each is { turn: ReadTurn; subject: string } => each.subject !== undefined)
    .sort((a, b) => lively(b.turn) - lively(a.turn))[0];
  if (!named || lively(named.turn) < 1.5) return undefined;
  return {
    title: `They came alive about ${named.subject}`,
    detail:
      'It is one of their liveliest messages here. Coming back to it with one particular question shows that you listened.',
    evidence: excerpt(named.turn.text),
    confidence: sureness(talk) === 'low' ? 'low' : 'medium',
  };
}

/** A subject that both sides brought up more than once. */
export function recurring({ theirs }: Talk): Insight | undefined {
  const seen = new Map<string, ReadTurn>();
  for (const turn of theirs)
    for (const { topic, quote, readers } of turn.reading.topics) {
      if (readers) continue;
      const first = seen.get(topic.id);
      if (first && first !== turn)
        return {
          title: `A subject they come back to: ${topic.noun}`,
          detail: 'They brought it up more than once, so it is worth a question of its own.',
          evidence: quote,
          confidence: 'medium',
        };
      seen.set(topic.id, turn);
    }
  return undefined;
}

export function saidOutright({ theirs }: Talk): Insight | undefined {
  for (const { text } of [...theirs].reverse()) {
    const said = SAYS_SO.exec(text)?.[0];
    if (!said || /\b(?:not|don'?t|never|used to)\b[^.!?]{0,15}$/i.test(text.slice(0, text.indexOf(said))))
      continue;
    return {
      title: 'They said it themselves',
      detail:
        'Words like these are a better sign than reply times. You can take them at their word, and say your side of it.',
      evidence: excerpt(said),
      confidence: 'medium',
    };
  }
  return undefined;
}

export function humour({ theirs, mine }: Talk): Insight | undefined {
  const laughed = theirs.find(
    ({ text, at }) =>
      /\b(?:ha){2,}h?\b|\blmao\b|😂|🤣/i.test(text) && mine.some((turn) => turn.at === at - 1),
  );
  const joked = theirs.find(({ reading }) => reading.intents.has('tease') || reading.intents.has('humour'));
  const turn = laughed ?? joked;
  if (!turn) return undefined;
  return {
    title: laughed ? 'Your humour lands' : 'They like to joke',
    detail: laughed
      ? 'They laughed at something you wrote, so a light line is welcome now and then.'
      : 'They joke, so a light answer is welcome.',
    evidence: excerpt(turn.text),
    confidence: laughed ? 'medium' : 'low',
  };
}

/** Case, emoji, short forms: likeness, which is noisy and says so. */
export function mirroring(talk: Talk): Insight | undefined {
  const { theirs, mine } = talk;
  if (theirs.length < 3 || mine.length < 3) return undefined;
  const share = (turns: readonly ReadTurn[], has: (turn: ReadTurn) => boolean) =>
    turns.filter(has).length / turns.length;
  const emoji = (turn: ReadTurn) => turn.reading.style.emoji.length > 0;
  const short = (turn: ReadTurn) => turn.reading.style.netspeak;
  for (const [has, name, sample] of [
    [emoji, 'emoji', (turn: ReadTurn) => turn.reading.style.emoji[0] ?? ''],
    [short, 'shortened words', (turn: ReadTurn) => excerpt(turn.text)],
  ] as const) {
    const they = share(theirs, has);
    const you = share(mine, has);
    const shown = [...mine, ...theirs].find(has);
    if (!shown || Math.abs(they - you) < 0.5) continue;
    return {
      title: you > they ? `You use ${name}, they hardly do` : `They use ${name}, you hardly do`,
      detail:
        'Styles that meet tend to go with liking. A small step towards theirs is enough; copying them is not the point.',
      evidence: sample(shown),
      confidence: 'low',
    };
  }
  return undefined;
}

/** Habits of the reader that show over several messages. */
export function ownHabits({ mine }: Talk): Insight | undefined {
  if (mine.length < 3) return undefined;
  const firstWords = mine.map(({ text }) => /^\W*([\p{L}']+)/u.exec(text)?.[1]?.toLowerCase() ?? '');
  const habit = firstWords.find(
    (word) =>
      word.length > 1 &&
      !/^(?:i|i'm|the|what|how|do|and|but)$/.test(word) &&
      firstWords.filter((other) => other === word).length >= 3,
  );
  const piled = mine.find(({ asks }) => asks.length >= 3);
  const brief = mine.filter(({ words }) => words <= 3);
  if (piled)
    return {
      title: 'You ask several things at once',
      detail:
        'Many questions in one message read as an interrogation, and only one gets answered. Keep the one you care about.',
      evidence: piled.asks[0] ?? excerpt(piled.text),
      confidence: 'medium',
    };
  if (brief.length >= 3 && brief.length > mine.length / 2)
    return {
      title: 'You answer in a few words',
      detail: 'It leaves them little to take up. One detail more, or a question back, is enough.',
      evidence: excerpt(brief.at(-1)?.text ?? ''),
      confidence: mine.length >= 6 ? 'medium' : 'low',
    };
  if (habit)
    return {
      title: `You often begin with "${habit}"`,
      detail: 'Nothing wrong with it, but a different first word now and then makes a message look fresh.',
      evidence: excerpt(mine[firstWords.lastIndexOf(habit)]?.text ?? ''),
      confidence: 'low',
    };
  return undefined;
}
