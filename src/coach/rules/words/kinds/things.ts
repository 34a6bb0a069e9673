/** About things they own, wear, mend and post. */
import { F, type KindLines, L, T } from './kind-line.ts';

export const THINGS: KindLines = {
  car: [
    [T, 'playful', 'I claim the passenger seat and full control of the snacks in {x}.'],
    [F, 'warm', 'Where would {x} take us if nobody had work on Monday?'],
    [T, 'witty', 'Something tells me {x} {x|has|have} a name and a temper. Am I close?'],
    [L, 'warm', 'I like the picture of you and {x}. How long have you two been together?'],
    [F, 'direct', 'Does {x} start first time, or is there a ritual?'],
  ],
  home: [
    [T, 'playful', '{x} {x|sounds|sound} like the sort of detail an estate agent would call character.'],
    [L, 'warm', 'There is something lovely about {x}, the way you tell it. What happens in there next?'],
    [F, 'direct', "What's the plan for {x}, and how much of it involves a sofa on the stairs?"],
    [T, 'witty', 'I would like {x} in the tour, right after the kettle.'],
    [F, 'warm', 'What does {x} look like from where you sit now?'],
  ],
  diy: [
    [L, 'warm', 'I respect anyone who takes on {x} and lives to tell. Steady hands or good swearing?'],
    [T, 'playful', 'How many trips to the hardware shop did {x} cost you, honestly?'],
    [T, 'witty', 'In a hundred years people will stand in front of {x} in silence.'],
    [F, 'direct', 'On a scale from level to abstract, how did {x} turn out?'],
    [L, 'playful', 'I would hire you on the strength of {x} alone.'],
  ],
  appliance: [
    [T, 'playful', '{x} {x|sounds|sound} possessed. Have you tried asking what {x|it wants|they want}?'],
    [T, 'witty', 'I am on your side against {x}. Kick it once, politely, and report back.'],
    [F, 'direct', 'How long have you and {x} been living like this?'],
    [L, 'playful', 'Not everyone would give {x} this much thought. I like it.'],
    [F, 'warm', 'What is the history between you and {x}?'],
  ],
  clothes: [
    [L, 'warm', '{x} {x|deserves|deserve} an outing. Where would you take {x|it|them} first?'],
    [T, 'playful', 'Was {x} a choice or an emergency? I approve either way.'],
    [T, 'witty', 'History is full of people who underestimated {x}.'],
    [F, 'direct', 'How do people react to {x} in daylight?'],
    [T, 'playful', 'I would recognise you anywhere by {x} now. Is that the plan?'],
  ],
  hair: [
    [L, 'warm', '{x} {x|takes|take} nerve, and I admire nerve. How do you feel when you pass a mirror?'],
    [T, 'playful', 'Hair is temporary, but legends about {x} travel.'],
    [T, 'witty', 'As your future character witness I will say only good things about {x}.'],
    [F, 'direct', 'Who saw {x} first, and did they keep a straight face?'],
  ],
  phone: [
    [T, 'playful', '{x} {x|knows|know} too much about you. I would stay on good terms.'],
    [T, 'witty', 'Somewhere there is a support group for people with {x}, and you would be the chair.'],
    [F, 'direct', 'Did {x} do it on purpose, in your opinion?'],
    [L, 'playful', 'Of all the ways to my attention, {x} is a new one. It worked.'],
  ],
  photo: [
    [F, 'direct', 'What was happening just outside the frame of {x}?'],
    [T, 'playful', 'I would like {x} on a wall, with a small brass plate under it.'],
    [L, 'warm', 'I could talk about {x} for an hour. What do you see when you look at it?'],
    [T, 'witty', '{x} {x|has|have} the expression of someone who knows a secret.'],
  ],
  craft: [
    [L, 'warm', 'Anything made by hand beats most of what I own, {x} included. How long did it take?'],
    [T, 'playful', 'How much swearing went into {x}, on average, per hour?'],
    [T, 'witty', 'One day somebody will dig up {x} and build a museum around it.'],
    [F, 'direct', 'Who gets to keep {x}, or do I have to bid?'],
    [F, 'warm', 'What is the most satisfying part of working on {x}?'],
  ],
  letter: [
    [L, 'warm', 'I like that {x} still {x|exists|exist} somewhere in this world. What did it say?'],
    [T, 'playful', 'Nobody has sent me anything like {x} in years. I am slightly jealous.'],
    [F, 'direct', 'Do you keep {x}, or are you the throwing-away kind?'],
    [T, 'witty', 'Rain, dogs, bad handwriting: {x} {x|has|have} survived worse than us.'],
  ],
  ink: [
    [F, 'warm', 'How long did you think about {x} before the needle, years or a Tuesday?'],
    [T, 'playful', '{x} {x|is|are} a commitment I can respect. What came second on the shortlist?'],
    [F, 'direct', 'What does {x} look like to strangers? I want the worst guess so far.'],
  ],
  medical: [
    [L, 'warm', 'Poor {x|thing|things}. How {x|is|are} {x} doing today?'],
    [T, 'playful', "Tell {x} to take it easy, doctor's orders, no licence."],
    [T, 'witty', 'You and {x} should speak only through lawyers for a while.'],
    [F, 'direct', 'How did {x} happen, the official version and the true one?'],
  ],
  science: [
    [L, 'warm', 'I could listen to somebody talk about {x} for hours. What is the bit nobody believes?'],
    [T, 'playful', 'I understood about half of {x}, and I am very impressed by that half.'],
    [F, 'direct', 'If I only get to know one fact about {x}, which one?'],
  ],
  list: [
    [T, 'playful', 'I need to know where I would rank on {x}.'],
    [L, 'warm', 'I like that you have {x}. What is the first thing on it?'],
    [T, 'witty', 'Please tell me {x} {x|is|are} written down somewhere, ideally laminated.'],
  ],
};
