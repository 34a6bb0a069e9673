import type { Turn } from '#coach';

const them = (text: string): Turn => ({ from: 'them', text });
const me = (text: string): Turn => ({ from: 'me', text });

/** What is drawn. `:)` is drawn as a yellow face, and nobody is asked to read it. */
export const CHATS: readonly (readonly Turn[])[] = [
  [
    me('Hey! How was the market on Saturday?'),
    them('So good! I bought way too much cheese :)'),
    them('Do you like halloumi?'),
    me("Love it. I'd eat it every day if my doctor let me"),
    me('Did you go with your sister?'),
    them(
      'Yes, she never stops talking haha. You should come next time, we usually leave at 8:30 and get coffee first',
    ),
    me('I would like that'),
    them('ok'),
    them('But I warn you, she WILL ask you about your star sign'),
    me('Gemini. Is that bad? :)'),
    them("It's the worst one, sorry. I don't make the rules"),
    me("Then I'll bring pastries and hope for the best. What time works for you on the 14th?"),
    them('Around 9, by the big gate in Kloof Street?'),
    me('Perfect, see you there'),
  ],
  [
    them('okay serious question'),
    them('pineapple on pizza?'),
    me("Only on Fridays, and only if nobody's watching"),
    them('hahaha that is the most suspicious answer I have ever heard'),
    me('I contain multitudes :)'),
    them('so what do you do when you are not hiding from the pizza police'),
    me(
      "I teach physics to 15-year-olds, which is mostly crowd control. On weekends I'm usually up Lion's Head before it gets hot",
    ),
    them('wait you get up before 6 on purpose??'),
    me('Yes'),
    them("I'm impressed and a little worried about you"),
    me('Fair. What about you, what does a good Sunday look like?'),
    them('Slow breakfast, a long swim at Sea Point, then my gran comes for lunch & beats me at cards'),
    me('Your gran sounds like a legend'),
    them('She cheats. Everybody knows. Nobody says anything.'),
    me('Would she let me join? I lose very gracefully'),
  ],
  [
    me("Your dog has better hair than I do, what's the secret?"),
    them('Biscuit is flattered :) He uses oat shampoo and has no shame'),
    me('Noted. Is he a rescue?'),
    them('Yes! Found him in a parking lot in 2019, he was tiny and very angry'),
    them('now he is large and very angry'),
    me('Growth'),
    them('lol exactly'),
    me(
      'So do you two have plans this week? There is a dog-friendly place in Observatory that does R45 flat whites and the owner knows every dog by name',
    ),
    them('Thursday could work, I finish at 17:15'),
    them('unless it rains, then he refuses to leave the house'),
    me("Thursday it is. I'll check the forecast"),
    them("Deal. What's your number? I'm terrible at answering on here"),
    me('Happy to swap after coffee, if Biscuit approves'),
    them('Smart. He is a tough judge'),
  ],
];
