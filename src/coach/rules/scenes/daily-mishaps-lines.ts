/** A silent phone, a maddening family, the weather, birthdays, first times. `{what}` is what they named, `{who}` the person. */
import { type Line, lines } from '../moves/line.ts';

type Wording = Parameters<typeof lines>[1][number];
const sorry = (...wordings: readonly Wording[]): Line[] => lines('sympathise', wordings);
const stay = (...wordings: readonly Wording[]): Line[] => lines('stay with them', wordings);
const ask = (...wordings: readonly Wording[]): Line[] => lines('follow up', wordings);
const joy = (...wordings: readonly Wording[]): Line[] => lines('appreciate a detail', wordings);
const light = (...wordings: readonly Wording[]): Line[] => lines('light touch', wordings);
const calm = (...wordings: readonly Wording[]): Line[] => lines('no rush', wordings);

export const DAILY_MISHAPS = {
  phone: [
    ...calm(
      ['warm', 'No worries at all, these things happen. Good to have you back.'],
      ['warm', "No need to say sorry, your phone has its own life. How's your day?"],
    ),
    ...light(
      ['playful', 'Your phone clearly needed a rest from us. How was the silence?'],
      ['playful', 'And I was already writing sad songs about it. Phone alive again?'],
    ),
    ...ask(['warm', 'It happens. How was your day, with and without a phone?']),
  ],
  late: [
    ...calm(
      ['warm', "No worries at all, you're here now. How are you?"],
      ['warm', 'No need to say sorry, life happens. How was your day?'],
    ),
    ...light(
      ['playful', 'You took your time, and I only checked my phone twice. Or so.'],
      ['playful', 'Late but worth it. So what kept you?'],
    ),
    ...ask(
      ['warm', "It's fine, really. Was it a busy one?"],
      ['warm', 'All good. Have you had time to breathe today?'],
    ),
  ],
  drivingMeMad: [
    ...sorry(
      ['warm', 'Oh dear. You can love {who} and still want to scream into a pillow.'],
      ['warm', "I'm sorry, that sounds exhausting. Nobody can push buttons like family."],
    ),
    ...light(
      ['playful', 'What has {who} done now? I have snacks, take your time.'],
      ['playful', 'Nobody gets under the skin like {who}. How are you still polite?'],
    ),
    ...ask(
      ['warm', 'What happened with {who} this time?'],
      ['warm', 'Do you need advice about {who}, or somebody who just nods?'],
    ),
  ],
  weather: [
    ...sorry(
      ['warm', 'Same kind of {what} everywhere, it seems. How are you surviving it?'],
      ['warm', 'Poor you. Is there anywhere you can hide from the {what}?'],
    ),
    ...light(
      ['playful', "Let's file a complaint about the {what}. I'll sign it too."],
      ['playful', "This {what} is nobody's friend. What's your survival plan?"],
    ),
    ...ask(
      ['warm', 'What helps you most against the {what}?'],
      ['playful', 'Are you more of a heat person or a cold person when it is not this bad?'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;

export const HAPPY_NEWS = {
  birthday: [
    ...joy(
      ['warm', 'Happy birthday! I hope somebody spoils you properly today.'],
      ['warm', "Oh, happy birthday to you! I'm glad you told me, now I can make a fuss."],
    ),
    ...light(
      ['playful', "Many happy returns! I'd sing, but I like you too much for that."],
      ['playful', 'Then calories do not count today, it is birthday law. Congratulations!'],
    ),
    ...ask(
      ['warm', 'Congratulations! How are you spending your birthday?'],
      ['warm', "It's your birthday! What would make today a really good one?"],
    ),
    ...lines('suggest meeting', [
      ['flirty', 'Then I owe you a birthday drink. When are you free this week?'],
    ]),
  ],
  forgottenBirthday: [
    ...joy(
      ['warm', "Happy birthday! I'm so glad you told me. They missed out on cake."],
      ['warm', "Oh no, I'm sorry they forgot. Happy birthday from me, and I mean it."],
    ),
    ...light(
      ['playful', "Their loss. I'd sing birthday songs for you until the neighbours complain."],
      ['playful', 'All the more cake for you, then. Happy birthday!'],
    ),
    ...ask(
      ['warm', 'That must have stung. Are you doing something nice for your birthday tonight?'],
      ['warm', "I'm sorry, that hurts. What kind of birthday cake should you have got?"],
    ),
    ...lines('suggest meeting', [
      ['warm', 'Let me make up for all of them with a birthday drink. When are you free?'],
    ]),
  ],
  bigStep: [
    ...joy(
      ['warm', 'Congratulations! Being scared just means it matters to you. They picked you for a reason.'],
      ['warm', 'What news! You can be proud and terrified at the same time.'],
    ),
    ...light([
      'playful',
      'Nobody knows what they are doing in the first week, so you will fit right in. Well done, you!',
    ]),
    ...ask(
      ['warm', "That's big, well done. What scares you most about it?"],
      ['warm', "That's great news, nerves and all. When do you start?"],
    ),
    ...stay(['warm', 'Tell me the excited bits and the scared bits, I want both. And congratulations!']),
  ],
  childMilestone: [
    ...joy(
      ['warm', "Oh, that's such a big day! You must be so proud of {who}."],
      ['warm', 'I love that. What a milestone for {who}, and for you.'],
    ),
    ...light(
      ['playful', 'They grow up so fast. Were you the brave one, or was {who}?'],
      ['playful', 'Tell {who} congratulations from me. I hope there was a proper celebration.'],
    ),
    ...ask(
      ['warm', 'How did {who} take it? And how did you?'],
      ['warm', 'How old {who|is|are} {who} now? What a lovely thing to get to see.'],
    ),
  ],
} as const satisfies Record<string, readonly Line[]>;
