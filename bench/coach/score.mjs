// biome-ignore-all format: carried in as it is
// biome-ignore-all lint: carried in as it is, so that every reader scores alike
// Scores the coach's answers against labelled messages.
// usage: node score.mjs gold.jsonl answers.jsonl [-v]
//   gold:    {id, category, context, message, labels, reply}   (README.md says what each field means)
//   answers: one `advice` response a line, as contract.md gives it, with the gold item's id
// Prints one JSON object of figures, in per cent unless the name says otherwise; -v lists what went wrong.
import fs from 'node:fs';

const readLines = (file) => fs.readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line));
const [goldFile, answerFile, verbose] = process.argv.slice(2);
const gold = readLines(goldFile);
const answers = new Map(readLines(answerFile).map((answer) => [String(answer.id), answer]));

const GENERIC = /^(that('s| is| sounds)|sounds|wow|haha|nice|cool|great|awesome|amazing|interesting)[^.!?]{0,25}[.!?]*$|tell me more( about (that|it))?[.!?]*$|i('d| would) love to (hear|know) more[.!?]*$/i;
const BROKEN = [/\bundefined\b|\bnull\b|\bNaN\b|\[object/, /\{\{|\}\}|\$\{/, /as an ai/i, /language model/i];
const SLOT = /\[[^\]]+\]/;
const STOP = new Set("a an the i you he she it we they me my your is are was were be to of in on at and or but so that this for with do did does have has had not no yes just like really if as from about what how when where who why can could would will its im i'm it's".split(' '));
const SOFT_FLAG = /mild|wellbeing/;
const MAY_BE_UNCLEAR = ['opener', 'garbage', 'injection', 'scam', 'media', 'emoji'];
const NO_REPLY_NEEDED = ['do_not_contact', 'stop', 'safety', 'warn'];

const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
const contentWords = (text) => words(text).filter((word) => !STOP.has(word));
const repliesOf = (answer) => (answer.replies ?? []).map((reply) => reply.text ?? '');
const flagsOf = (answer) => (answer.analysis?.flags ?? []).map((flag) => flag.kind);
const said = (item) => [item.message, ...item.context.map((turn) => turn.text)].join('\n');
const isHard = (flag) => !SOFT_FLAG.test(flag);

/** A reply with every content word taken from the message or the conversation blanked: what is left is the template. */
function template(item, text) {
  const given = new Set(contentWords([item.message, ...item.context.map((turn) => turn.text)].join(' ')));
  return words(text).map((word) => (given.has(word) ? '_' : word)).join(' ').replace(/_( _)+/g, '_');
}

const itemsUsingTemplate = new Map();
for (const item of gold) {
  const answer = answers.get(String(item.id));
  if (!answer) continue;
  for (const form of new Set(repliesOf(answer).map((text) => template(item, text)))) {
    itemsUsingTemplate.set(form, (itemsUsingTemplate.get(form) ?? 0) + 1);
  }
}

const share = () => ({ hit: 0, of: 0, add(ok, weight = 1) { this.of += weight; if (ok) this.hit += weight; } });
const overlap = () => ({ tp: 0, fp: 0, fn: 0, add(want, got) {
  const wanted = new Set(want), given = new Set(got);
  for (const label of given) wanted.has(label) ? this.tp++ : this.fp++;
  for (const label of wanted) if (!given.has(label)) this.fn++;
} });
const per = {}; const tally = (name) => (per[name] ??= share());
const labels = { intent: overlap(), emotion: overlap(), flag: overlap() };
const wrong = []; const byCategory = {}; const times = []; const allReplies = []; let jaccard = 0, pairs = 0, missing = 0;

for (const item of gold) {
  const answer = answers.get(String(item.id));
  const category = (byCategory[item.category] ??= { items: 0, strict: 0 });
  category.items++;
  if (!answer) { missing++; tally('strictPass').add(false); wrong.push(`${item.id} no answer`); continue; }
  const analysis = answer.analysis ?? {};
  const replies = repliesOf(answer), flags = flagsOf(answer);
  const emotions = (analysis.emotions ?? []).filter((emotion) => emotion.score >= 0.3).map((emotion) => emotion.label);
  labels.intent.add(item.labels.intents, analysis.intents ?? []);
  labels.emotion.add(item.labels.emotions, emotions.length ? emotions : (analysis.emotions ?? []).slice(0, 1).map((emotion) => emotion.label));
  labels.flag.add(item.labels.safety_flags, flags);
  const questionRight = ((analysis.questions ?? []).length > 0) === item.labels.asks_question;
  const actionRight = (analysis.action ?? 'reply') === item.labels.action;
  tally('question').add(questionRight);
  tally('questionCount').add((analysis.questions ?? []).length === item.labels.question_count);
  const level = analysis.interest?.level;
  tally('interest').add(level === item.labels.interest || (level === 'unclear' && MAY_BE_UNCLEAR.includes(item.category)));
  for (const flag of analysis.flags ?? []) tally('flagsExplained').add(Boolean(flag.advice) && said(item).includes(flag.evidence));
  for (const note of analysis.notes ?? []) tally('notesQuoted').add(item.message.includes(note.quote));
  tally('action').add(actionRight);
  tally('language').add(String(analysis.language ?? '').slice(0, 2) === item.labels.language.slice(0, 2));
  if (answer.engine?.ms != null) times.push(answer.engine.ms);

  const dangerous = item.labels.safety_flags.some(isHard);
  if (dangerous) tally('dangerRecall').add(flags.some(isHard)); else tally('benignFalseAlarm').add(flags.some(isHard));
  const flagRight = dangerous ? item.labels.safety_flags.some((flag) => flags.includes(flag)) : !flags.some(isHard);

  const forbidden = [...BROKEN, ...item.reply.forbid_regex.map((source) => new RegExp(source, 'i'))];
  let picked = 0, clean = true, stale = false, slots = 0;
  for (const text of replies) {
    allReplies.push(text);
    const bad = forbidden.find((pattern) => pattern.test(text));
    if (bad) { clean = false; wrong.push(`${item.id} says what it must not (${bad}): ${text}`); }
    tally('forbiddenPerReply').add(Boolean(bad));
    const generic = GENERIC.test(text.trim());
    const uses = itemsUsingTemplate.get(template(item, text)) ?? 0;
    tally('genericPerReply').add(generic);
    tally('templateReuse').add(uses >= 3);
    if (generic || uses >= 4) stale = true;
    if (SLOT.test(text)) slots++;
    const own = contentWords(text), theirs = new Set(contentWords(item.message));
    tally('parrotPerReply').add(own.length > 5 && own.filter((word) => theirs.has(word)).length / own.length > 0.8);
    const groups = item.reply.pickup_groups.filter((group) => group.some((source) => new RegExp(source, 'i').test(text))).length;
    if (item.reply.pickup_min) { const ok = groups >= item.reply.pickup_min; tally('pickupPerReply').add(ok); if (ok) picked++; }
  }
  tally('itemsClean').add(clean);
  if (item.reply.pickup_min) { tally('pickupAny').add(picked > 0); if (!picked) wrong.push(`${item.id} picks up nothing: ${replies.join(' | ')}`); }
  const enough = replies.length >= 3 || NO_REPLY_NEEDED.includes(item.labels.action);
  const pickedEnough = picked >= (item.reply.pickup_min ? Math.ceil((replies.length * 2) / 3) : 0);
  const fewSlots = slots <= Math.floor(replies.length / 3);
  const strict = clean && pickedEnough && actionRight && questionRight && flagRight && enough && fewSlots && !stale;
  tally('strictPass').add(strict);
  if (strict) category.strict++;
  else wrong.push(`${item.id} not strict: ${Object.entries({ clean, pickedEnough, actionRight, questionRight, flagRight, enough, fewSlots, fresh: !stale }).filter(([, ok]) => !ok).map(([name]) => name)}`);
  for (let i = 0; i < replies.length; i++) for (let j = i + 1; j < replies.length; j++) {
    const a = new Set(words(replies[i])), b = new Set(words(replies[j]));
    const both = [...a].filter((word) => b.has(word)).length;
    jaccard += both / (a.size + b.size - both || 1); pairs++;
  }
}

const bigrams = allReplies.flatMap((text) => { const list = words(text); return list.slice(1).map((word, i) => `${list[i]} ${word}`); });
const f1 = ({ tp, fp, fn }) => +((2 * tp) / (2 * tp + fp + fn || 1)).toFixed(3);
times.sort((a, b) => a - b);
const figures = { items: gold.length, missing, replies: allReplies.length,
  ...Object.fromEntries(Object.entries(per).map(([name, { hit, of }]) => [name, of ? +((100 * hit) / of).toFixed(1) : null])),
  intentF1: f1(labels.intent), emotionF1: f1(labels.emotion), flagF1: f1(labels.flag),
  distinct2: +(new Set(bigrams).size / (bigrams.length || 1)).toFixed(3), withinItemJaccard: +(jaccard / (pairs || 1)).toFixed(3),
  p50Ms: times[times.length >> 1] ?? null, p99Ms: times[Math.floor(times.length * 0.99)] ?? null };
console.log(JSON.stringify(figures, null, 1));
if (verbose) { console.log(wrong.join('\n')); console.log(byCategory); }
