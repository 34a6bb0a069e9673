/** A person or a place has another name. */
import { nameFollows, type Pair } from './judge.ts';

/** A frame with `{}`, the old name and the new. */
const ROWS: ReadonlyArray<readonly [frame: string, before: string, now: string]> = [
  ['My brother {} is visiting, he eats everything in the house', 'Sipho', 'Daniel'],
  ['I went to {} for the long weekend and I never want to come back', 'Hermanus', 'Clarens'],
  ['{} from work says hi, she has heard way too much about you', 'Lerato', 'Chantal'],
  ['have you ever been to {}? I am planning a trip', 'Lisbon', 'Nairobi'],
  ['My dog {} just ate a whole chicken off the counter', 'Biscuit', 'Pablo'],
  ['I grew up in {}, small town, big sky', 'Upington', 'Cradock'],
  ['My best friend {} is getting married and I have to give a speech', 'Naledi', 'Emma'],
  ['moved from {} two years ago and I still get lost here', 'Pretoria', 'Glasgow'],
  ['{} and I have been friends since nursery school', 'Zanele', 'Pieter'],
  ['want to try the new Thai place in {} with me?', 'Melville', 'Observatory'],
  ['My daughter {} lost her first tooth today', 'Amahle', 'Isla'],
  ['I am at the airport in {} and my flight is delayed again', 'Doha', 'Frankfurt'],
  ['My cat {} hates every single man I have ever brought home', 'Duchess', 'Olive'],
  ['I work at a vineyard near {}, it is as nice as it sounds', 'Franschhoek', 'Robertson'],
  ['so {} cancelled on me and now I have a spare ticket, keen?', 'Kyle', 'Themba'],
  ['If you could live in {} for a year, would you?', 'Tokyo', 'Havana'],
  ['My flatmate {} sings opera in the shower', 'Johan', 'Bongani'],
  ['the sunset over {} last night was unreal', "Lion's Head", 'the Drakensberg'],
  ['{} says I should ask you about the kayak story', 'Mandla', 'Greg'],
  ['I ran the trail in {} this morning and saw two bokkies', 'Newlands', 'Kirstenbosch'],
  ['My colleague {} is leaving and I am a bit sad about it', 'Ayesha', 'Megan'],
  ['I teach at a school in {}, grade four, chaos every day', 'Soweto', 'Bellville'],
  ['My grandmother {} turned ninety yesterday!', 'Gertrude', 'Nomvula'],
  ['We stayed in a treehouse near {} and baboons stole our breakfast', 'Tsitsikamma', 'Kosi Bay'],
  ['{} asked me why I keep smiling at my phone. your fault', 'Refilwe', 'Charlotte'],
  ['I have tickets for the jazz festival in {}, have you been?', 'Makhanda', 'Johannesburg'],
  ['My therapist {} would be so proud of how I handled today', 'Ruth', 'Palesa'],
];

const quoted = (name: string): RegExp =>
  new RegExp(name.replace(/^the /, '').replace(/[.*+?^$(){}|[\]\\]/g, '\\$&'), 'i');

export const pairs: readonly Pair[] = ROWS.map(([frame, before, now]) => ({
  a: frame.replace('{}', before),
  b: frame.replace('{}', now),
  judge: (a, b) => nameFollows(a, b, quoted(before), quoted(now)),
}));
