/** What is said where they say one thing and mean another. */
import type { Tone } from '../contract.ts';
import type { MoveName } from '../moves/line.ts';

type Said = readonly (readonly [MoveName, Tone, string])[];

export const TWIST_LINES = {
  'what they look for on here': [
    [
      'say what you want',
      'direct',
      'Fair question, honest answer: I am looking for [what you are looking for]. And you?',
    ],
    [
      'say what you want',
      'warm',
      'I am glad you ask early. For me it is [what you are looking for], no games. Where are you with it?',
    ],
    [
      'return the question',
      'calm',
      'Good question, and there is no wrong answer. Someone to get to know slowly, or something more definite: what is it for you?',
    ],
    [
      'return the question',
      'warm',
      'I would rather be honest than clever about what I am looking for, so a real talk soon? You first, if you like.',
    ],
    [
      'return the question',
      'direct',
      'I will tell you straight what I am looking for if you do the same. What would a good outcome be for you?',
    ],
    [
      'return the question',
      'playful',
      'Looking for someone who asks that in the open, so this starts well. What are you hoping to find?',
    ],
  ],
  'they say fine after an apology': [
    [
      'own it',
      'warm',
      'You are kind to say so. I am still sorry about {o}, and I would like to make it up to you.',
    ],
    [
      'make amends',
      'direct',
      'I let you down with {o}. Pick an evening and I will make it up to you properly.',
    ],
    ['own it', 'calm', 'I do not think it was fine, and I am sorry about {o}. You deserved better from me.'],
    [
      'name the feeling',
      'warm',
      'If you are a bit cross about {o}, that is fair. I would rather hear it than guess.',
    ],
    [
      'make amends',
      'playful',
      'I accept that rating. Sorry about {o}, and I would like a chance to improve my score.',
    ],
  ],
  'nothing is wrong, they say': [
    ['give space', 'warm', 'Okay. If that changes I am here, no pressure and no twenty questions.'],
    ['stay with them', 'calm', 'All right, I will not poke. If you want to talk later, I am listening.'],
    [
      'give space',
      'direct',
      'Okay, I take your word for it. Company, distraction or quiet tonight, whatever helps.',
    ],
    ['stay with them', 'warm', 'That is okay. You do not have to tell me anything for me to be around.'],
  ],
  'a sentence left half said': [
    ['name the feeling', 'warm', 'I hear a but in that. Say it straight, I can take it.'],
    ['follow up', 'calm', 'Okay. Tell me what is going on when you are ready, I am listening.'],
    ['leave it open', 'direct', 'A no is fine and so is a later, no pressure. Which is closer to the truth?'],
    [
      'leave it open',
      'warm',
      'If {p} is too much or too soon, just say so. I understand, and nothing is lost.',
    ],
    [
      'leave it open',
      'calm',
      'No pressure about {p}, honestly. I would like to know what is in the way, if you want to say.',
    ],
  ],
  'yes in odd words': [
    ['confirm the plan', 'warm', 'Great, {when} it is. See you there.'],
    ['confirm the plan', 'playful', 'A yes with scenic detours, I will take it. {when}, see you there.'],
    ['confirm the plan', 'direct', 'Perfect, {when}. I will be there on time and hungry.'],
    ['confirm the plan', 'warm', 'Great, then that is settled. See you there.'],
    ['confirm the plan', 'witty', 'I heard three words and one of them was yes. Perfect, see you then.'],
  ],
  'no in odd words': [
    ['leave it open', 'warm', 'No worries at all. Another time for {p}, if you feel like it.'],
    ['leave it open', 'direct', 'All good, thanks for telling me. The offer of {p} does not expire.'],
    ['leave it open', 'playful', 'No problem. {p} will be brave without you, just this once.'],
    ['leave it open', 'calm', 'No stress, another time then. Hope it is nothing bad.'],
  ],
  'the last time they name counts': [
    ['confirm the plan', 'playful', '{t}, final answer, locked in. You have no lifelines left.'],
    ['confirm the plan', 'warm', '{t} it is. I enjoyed watching you decide.'],
    ['confirm the plan', 'witty', 'I am writing {t} in ink before you send another message.'],
    ['confirm the plan', 'direct', '{t} works. Shall I suggest a place?'],
  ],
  'not a no, only not then': [
    ['counter-offer', 'warm', 'Got it: {day}, but after {after}. Shall we make it dinner then?'],
    ['pick a slot', 'direct', '{day} any time after {after} works. You name the minute and I will be there.'],
    [
      'counter-offer',
      'playful',
      'Understood, {day} exists for you only from {after}. An evening plan it is.',
    ],
    ['leave it open', 'warm', 'Not a no is all I needed. Take your time with {x}, the plan can wait.'],
    [
      'leave it open',
      'playful',
      'I can work with not a no. Let me know once {x} {x|is|are} sorted and I will hold the thought.',
    ],
    ['counter-offer', 'direct', 'Good, then we plan around {x}. When should I ask again?'],
  ],
  'yes with an exception': [
    ['counter-offer', 'warm', 'Deal. Everything stays, minus {bit}.'],
    ['counter-offer', 'playful', 'I knew {bit} would be the hard sell. What would you put there instead?'],
    ['counter-offer', 'direct', 'Fair, {bit} is negotiable. What time would a reasonable person suggest?'],
    [
      'take the bait',
      'witty',
      'You want the good bits without {bit}. I respect it. A later version then, same breakfast?',
    ],
  ],
  'mock refusal that is a yes': [
    [
      'confirm the plan',
      'playful',
      'Terrible news, then: {when}, and I will be there too. We will suffer together.',
    ],
    ['confirm the plan', 'witty', 'I will hate every minute as well. See you {when}.'],
    ['confirm the plan', 'warm', 'I am so glad. {when}, and I will stop smiling at my phone by then, maybe.'],
    ['confirm the plan', 'playful', 'There will be {unless}. I hear your calendar opening.'],
    [
      'pick a slot',
      'direct',
      '{unless} has been arranged, an unreasonable amount of it. So, free after all?',
    ],
    ['take the bait', 'witty', 'So the price is {unless}. I would have paid more.'],
    ['confirm the plan', 'direct', 'Best change of plan all week. See you {when}.'],
  ],
  'they want another idea': [
    [
      'counter-offer',
      'playful',
      'No {x}, understood. A market and a long lunch instead, nothing to break and nothing that floats?',
    ],
    [
      'counter-offer',
      'warm',
      'Plan B, far away from {x}: a museum first and cake after. How does that sound?',
    ],
    [
      'counter-offer',
      'witty',
      'I can offer bowling without talent, or a film and an argument about it. {x} stays at home.',
    ],
    ['counter-offer', 'direct', 'Then a walk with a view and something hot in a flask. No {x} for miles.'],
    [
      'counter-offer',
      'calm',
      'How about cooking something together, or a slow walk and coffee? Both work without {x}.',
    ],
    [
      'counter-offer',
      'warm',
      'Plenty: a museum, a market or a walk with a view. Which one sounds most like you?',
    ],
  ],
  'on again after all': [
    ['confirm the plan', 'warm', 'So glad to hear it, and what a relief for you. See you {t}.'],
    [
      'confirm the plan',
      'playful',
      'Best change of plan all week. {t}, and I will pretend I never looked sad.',
    ],
    ['confirm the plan', 'direct', 'Happily. See you {t}, and no stress if anything shifts again.'],
    ['confirm the plan', 'witty', 'I never believed in {x} anyway. See you {t}.'],
  ],
  'a dig at the profile': [
    ['take the bait', 'playful', 'Guilty. I also exist without {x}, I just photograph worse there.'],
    ['take the bait', 'witty', 'Original? No. Committed to {x}? Completely.'],
    [
      'light touch',
      'playful',
      'Ouch, and accurate. {x} {x|is|are} carrying that whole profile. What would you rather see?',
    ],
    [
      'own it',
      'warm',
      'Fair, you caught me. Ask me something that has nothing to do with {x} and I will earn it back.',
    ],
    [
      'take the bait',
      'witty',
      'I come from a long line of people with {x} and no imagination. What is your cliché?',
    ],
    ['light touch', 'playful', 'I can offer an apology or more {bare}. Choose wisely.'],
  ],
  'a dig at slow answers': [
    ['own it', 'warm', 'Fair. I am sorry for the slow reply, you deserve better than suspense.'],
    ['own it', 'playful', 'I deserve that. Less mystery and faster replies from now on, sorry.'],
    [
      'light touch',
      'witty',
      'Sorry, I am late with everything except regret. Ask me anything and I will reply within the minute.',
    ],
    [
      'make amends',
      'direct',
      'You are right, I have been bad at this. Sorry. How was your week, and I am staying to read the answer?',
    ],
  ],
  'they laugh at my story': [
    [
      'take the bait',
      'playful',
      'I still cannot talk about {m} with a straight face, so thank you for the company.',
    ],
    ['take the bait', 'witty', '{m} took my dignity, and I would do it again for that reaction.'],
    ['take the bait', 'playful', 'Consider it engraved, {m} and all. What is the worst one you are hiding?'],
    ['follow up', 'warm', 'Your turn. I have shown you {m}, now I need something equally embarrassing.'],
  ],
  'they put me right': [
    [
      'own it',
      'warm',
      'My mistake, thank you for putting me right. Tell me more about {x}, I clearly need it.',
    ],
    ['own it', 'playful', 'Wrong file, sorry. I have moved you to the one with {x} in it.'],
    ['own it', 'witty', 'I stand corrected, and I like the version with {x} better anyway.'],
    ['own it', 'direct', 'Sorry, I mixed that up. So: {x}. Start from the beginning?'],
  ],
  'a limit on what they eat, and a yes': [
    [
      'respect the limit',
      'warm',
      'Thank you for telling me about {diet}. I will find a place where it is safe and easy, and check with the kitchen first.',
    ],
    [
      'offer another way',
      'direct',
      '{diet}, noted and taken seriously. I will look for a restaurant that gets it right and send you two to choose from.',
    ],
    [
      'respect the limit',
      'playful',
      'I am glad you said {diet} before I booked anything heroic. New place, same good company.',
    ],
    [
      'respect the limit',
      'warm',
      'Yes to {swap}, and I am glad you told me. I want you safe, fed and not in an ambulance.',
    ],
    ['confirm the plan', 'direct', '{swap} it is. I will not go near {diet} all day, promise.'],
    [
      'offer another way',
      'calm',
      'That is good to know. With {diet} in mind I would rather you pick the place or the recipe, and I come hungry.',
    ],
  ],
  'they cannot stop thinking about it': [
    ['take the bait', 'flirty', 'Then we have the same problem with {x}. I see only one solution.'],
    ['take the bait', 'playful', 'I have been trying to act normal about {x} all day. It is not going well.'],
    [
      'suggest meeting',
      'flirty',
      'There may have to be another {bare}, purely to compare. When are you free?',
    ],
    ['say what you want', 'warm', 'I am glad it was not only me. {x} keeps turning up in my day.'],
  ],
  'a compliment dressed as a complaint': [
    [
      'take the bait',
      'playful',
      'I am very pleased with myself, thank you for asking. {x} {x|was|were} only the beginning.',
    ],
    ['take the bait', 'witty', 'No regrets. Send the bill for {x} to my office.'],
    ['light touch', 'playful', 'I accept full responsibility for {x} and none of the consequences.'],
    [
      'take the bait',
      'warm',
      'That may be the nicest complaint I have ever had. Tell {x} I said sorry, and that I would do it again.',
    ],
  ],
  'they do not believe me': [
    [
      'take the bait',
      'playful',
      'You wound me. What would it take to convince you about {m}, witnesses or a signed statement?',
    ],
    ['take the bait', 'witty', 'Doubt me now, apologise in person later. I stand by {m}.'],
    ['follow up', 'direct', 'I swear it is true, {m} and all. Which part do you not believe?'],
    ['light touch', 'playful', 'I would not believe me either. And still: {m}, every word of it.'],
    ['take the bait', 'playful', 'True, I swear, and I can bring witnesses. What are we betting?'],
    ['take the bait', 'witty', 'I accept apologies in person, ideally over food.'],
  ],
  'they were right all along': [
    ['own it', 'playful', 'I would like to take back everything I ever said about {m}.'],
    ['own it', 'witty', 'People change. {m} changes people.'],
    ['own it', 'warm', 'Enjoy this moment, you were right about {m} and I was not. How should I pay for it?'],
    ['take the bait', 'playful', 'I knew you would be unbearable about {m}. Go on, say it out loud once.'],
  ],
  'they give in': [
    ['take the bait', 'playful', 'I will be gracious about {x}, starting tomorrow.'],
    ['take the bait', 'witty', 'Please repeat that slowly, I would like to frame it next to {x}.'],
    ['take the bait', 'warm', 'Thank you. It takes a big person to admit that about {x}.'],
    ['follow up', 'playful', 'So {x} it is. What shall we argue about next?'],
  ],
  'a hint put hypothetically': [
    [
      'respect the limit',
      'playful',
      'Hypothetically noted. There will be no {bare}, and I will look innocent all day.',
    ],
    [
      'respect the limit',
      'warm',
      'Hypothetically, I heard you: no {bare}. What would a good day look like instead?',
    ],
    ['light touch', 'witty', 'I have hypothetically cancelled {x}. Something small and quiet in its place?'],
  ],
} as const satisfies Record<string, Said>;
