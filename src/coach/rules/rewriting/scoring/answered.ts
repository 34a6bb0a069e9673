/** Whether a draft answers what they asked, for the questions that everybody asks. */
import { sentencesOf } from '../../reading/text.ts';

type Row = {
  readonly asked: RegExp;
  readonly answer: RegExp;
  /** Other words may answer it as well: without these nothing is known. */
  readonly open?: true;
};

/** A yes or a no, also one that goes without the word. */
const YES_OR_NO =
  /\b(?:yes|yeah|yep|yup|ja|no(?:pe)?|nah|sure|definitely|absolutely|of course|always|never|sometimes|not (?:yet|really|at all|anymore|today|tonight)|i (?:do|am|did|have|was|can|could|would|will|don't|do not|haven't|didn't|can't|won't)|i'(?:m|ve|d|ll)|i(?:'d)? (?:love|like|hate|prefer)|keen|deal|maybe|works|perfect)\b/i;

/** The first row whose question it is decides. */
const ROWS: readonly Row[] = [
  {
    asked:
      /\bwhat (?:do|does) (?:you|u) do(?: for (?:work|a living|money))?\s*\??$|\bwhat(?:'s| is| kind of| sort of) (?:your (?:job|work)|(?:work|job) do)|\bwhere do (?:you|u) work\b/i,
    answer:
      /\b(?:work\w*|job|office|stud(?:y|ying|ent)|varsity|campus|teach\w*|nurs\w*|i(?:'m| am) (?:an?|in|at|the|between|still|retired|unemployed|self)|own|run|retired|engineer\w*|developer|code|sales|sell|business|freelance\w*|accountan\w*|lawyer|doctor|chef|design\w*|driver|drive)\b/i,
  },
  {
    asked:
      /\b(?:do|have) (?:you|u) (?:have |got )?(?:any |a )?(?:kids?|children|siblings|brothers?|sisters?|pets?|dogs?|cats?|tattoos?|hobbies)\b/i,
    answer:
      /\b(?:yes|yeah|yep|ja|no(?:pe)?|nah|none|only child|just me|not (?:yet|really|anymore)|don't|haven't|i (?:do|have)|i've(?: got)?|one|two|three|four|five|\d+|sisters?|brothers?|twins?|dogs?|cats?|sons?|daughters?|kids|child)\b/i,
  },
  {
    asked:
      /\bhow(?:'s|s| is| was| were| has| did)\b.*\b(?:weekend|day|week|night|evening|holiday|trip|morning|shift|flight|exam|interview|move|work)\b/i,
    answer:
      /\b(?:good|great|nice|fine|okay|ok|busy|quiet|tiring|tired|long|short|lovely|lekker|bad|rough|easy|hard|chilled|relax\w*|hectic|amazing|crazy|slow|was|were|went|had|spent|slept|watched|did|got|passed|saw|played|worked|burnt|burned)\b/i,
  },
  {
    asked: /\bhow (?:are|r) (?:you|u)\b|\bhow(?:'s| is) it going\b|\bhow (?:have|are) you (?:been|doing)\b/i,
    answer:
      /\b(?:good|fine|well|great|okay|ok|better|tired|busy|bad|can't complain|surviving|alive|lekker|happy|sick|so so|i'm|i am|doing|been)\b/i,
  },
  {
    asked:
      /\bwhere (?:do|are|did) (?:you|u) (?:live|stay|from|staying|living|based|grow)\b|\bwhere (?:you|u)(?:'re)? from\b|\bwhere are you at\b/i,
    answer: /\b(?:in|from|near|at|outside|around|close|originally|area|side|just|born|here|home)\b/i,
  },
  {
    asked: /^(?:so |and |but )?(?:when|what time)\b/i,
    answer:
      /\d|\b(?:tonight|tomorrow|today|now|later|\p{L}+day|weeks?|weekend|morning|afternoon|evening|soon|noon|after|before|any ?time|never|not|next|this|never)\b/iu,
  },
  {
    asked: /\bwhat(?:'s| is|s) (?:your|ur) name\b/i,
    answer: /\b(?:i'm|i am|name|call(?:ed)?)\b|^\W*\p{L}+\W*$/iu,
  },
  {
    asked: /\bhow old (?:are|r) (?:you|u)\b/i,
    answer: /\d|\b(?:twenty|thirty|forty|fifty|sixty|old enough)\b/i,
  },
  {
    asked:
      /\bwhat (?:are|r|did|do) (?:you|u)\b.*\b(?:doing|having|eating|up to|do|cooking|making|watching|reading|get up to)\b/i,
    answer:
      /\b(?:nothing|just|having|eating|watching|working|reading|making|cooking|at (?:home|work)|i'm|i am|we're|was|were|went|had|did|dinner is|planning|not much|burned|burnt|slept)\b/i,
    open: true,
  },
  {
    asked:
      /^(?:so |and |but |also |wait |ok |okay |still )*(?:do|are|have|did|can|could|will|would|is|were|was|shall|should|want|fancy|up|on|keen|free)\b/i,
    answer: YES_OR_NO,
    open: true,
  },
];

/**
 * @param asked their question
 * @returns undefined where words cannot tell
 */
export function isAnswered(asked: string, draft: string): boolean | undefined {
  const row = ROWS.find((each) => each.asked.test(asked.trim()));
  if (!row) return undefined;
  // What the draft asks itself answers nothing.
  const said = sentencesOf(draft)
    .map(({ text }) => text)
    .filter((text) => !text.trim().endsWith('?'))
    .join(' ');
  if (row.answer.test(said)) return true;
  return row.open ? undefined : false;
}
