/** A second set of messages that say the opposite. */
import { type Pair, turnsRound } from '../judge.ts';

/** The yes, the no, and what no reply to the no may say. */
const ROWS: ReadonlyArray<readonly [yes: string, no: string, never?: RegExp]> = [
  // Plans
  [
    'Sunday lunch suits me',
    "Sunday lunch doesn't suit me",
    /sunday (?:it is|works|then)|see you|can't wait/i,
  ],
  ['I would like to see you again', "I wouldn't like to see you again", /when|can't wait|me too|likewise/i],
  [
    'we managed to get tickets for the show',
    "we didn't manage to get tickets for the show",
    /can't wait|see you there|well done|congrat/i,
  ],
  [
    'my boss gave me the day off for our hike',
    'my boss refused me the day off for our hike',
    /see you|what time|can't wait/i,
  ],
  [
    'I can pick you up at six',
    "I can't pick you up at six",
    /see you at (?:six|6)|(?:six|6) it is|thank(?:s| you) for the lift/i,
  ],
  ['The boat trip is happening', "The boat trip isn't happening", /see you|can't wait|sea legs ready/i],
  ['I am still coming on Friday', 'I am no longer coming on Friday', /see you|friday it is|can't wait/i],
  [
    'the restaurant has a table for us',
    'the restaurant has no table for us',
    /see you|can't wait|it's a date/i,
  ],
  [
    'Wednesday is perfect for me',
    'Wednesday is impossible for me',
    /wednesday (?:it is|works|is perfect)|see you/i,
  ],
  ['yes I will bring my costume', "no I won't bring my costume", /good thing you|glad you're bringing/i],
  [
    'my sister can babysit on Saturday',
    "my sister can't babysit on Saturday",
    /see you|saturday it is|can't wait/i,
  ],
  [
    'I would be happy to help you move',
    'I would rather not help you move',
    /thank(?:s| you) (?:so much )?for (?:offering|the help)|see you/i,
  ],
  [
    'I want to meet your friends',
    "I don't want to meet your friends",
    /they (?:can't wait|will love)|great,? (?:they|i)/i,
  ],
  [
    'the weather is good enough for the beach',
    'the weather is not good enough for the beach',
    /see you (?:at|on) the beach|beach it is|pack the (?:sun|towels)/i,
  ],
  ['count on me for the potjie', "don't count on me for the potjie", /see you|glad|you're in/i],
  [
    'I made it to the airport in time',
    "I didn't make it to the airport in time",
    /safe (?:flight|travels)|well done|phew|enjoy the flight/i,
  ],
  // Likes
  ['I love olives', "I can't stand olives", /love olives|olive lover|plate of olives|bowl of olives/i],
  [
    'I am crazy about musicals',
    'I am bored stiff by musicals',
    /favourite musical|see (?:a|one) together|sing along/i,
  ],
  ['mornings are my favourite time', 'mornings are my worst time', /fellow|sunrise|early bird/i],
  ['Karaoke is so my thing', 'Karaoke is so not my thing', /what do you sing|your song|duet/i],
  ['I like it when it rains', "I don't like it when it rains", /me too|love the rain|dance in the rain/i],
  ['I always read the ending first', 'I never read the ending first'],
  ['I eat meat, a lot of it', "I don't eat meat, not a bit of it", /steak|biltong|braai meat|chops/i],
  ['I am a big fan of golf', 'I am no fan of golf', /your handicap|play a round|nine holes/i],
  ['dogs adore me', 'dogs hate me', /they have good taste|dogs know|adore you/i],
  [
    'I could live in a big city',
    'I could never live in a big city',
    /which (?:big )?city|city (?:life|lights) suit/i,
  ],
  ['Long flights relax me', "Long flights don't relax me at all", /window seat bliss|relax(?:es|ing)? you/i],
  ['I cook every night', 'I never cook', /what's for dinner|signature dish|your cooking|cook for me/i],
  ['I smoke when I am out', "I don't smoke, ever", /lighter|smoke break/i],
  [
    'I believe in horoscopes',
    "I don't believe in horoscopes",
    /your sign|written in the stars|stars (?:say|agree)/i,
  ],
  ['I have a lot of patience', 'I have no patience', /patience of a saint|so patient/i],
  [
    'reality shows are worth my time',
    'reality shows are not worth my time',
    /which (?:one|show) (?:are you|is your)|favourite/i,
  ],
  ['I enjoyed that book', "I didn't enjoy that book", /glad|what did you love|favourite part/i],
  ['the soup was good', 'the soup was awful', /glad|recipe|sounds delicious|lucky/i],
  // How it went
  [
    'my exam went really well',
    'my exam went really badly',
    /congrat|well done|celebrat|proud of you|knew you/i,
  ],
  ['I slept well', 'I slept badly', /glad|well rested|jealous/i],
  ['I passed my driving test', 'I failed my driving test', /congrat|well done|celebrat|hooray|proud/i],
  ['we won the derby', 'we lost the derby', /congrat|well done|celebrat|hooray|champion/i],
  [
    'the landlord fixed the leak',
    "the landlord still hasn't fixed the leak",
    /glad|finally|hooray|good news/i,
  ],
  ['I got the promotion', "I didn't get the promotion", /congrat|well done|celebrat|hooray|brilliant news/i],
  [
    'the doctor says my knee is fine',
    "the doctor says my knee isn't fine",
    /glad|good news|relief|hooray|phew/i,
  ],
  ['my cake rose', 'my cake collapsed', /congrat|well done|perfect|bake off/i],
  ['They found my suitcase', 'They never found my suitcase', /glad|hooray|finally|phew|reunited/i],
  [
    'my parents like my new haircut',
    "my parents don't like my new haircut",
    /good taste|they're right|glad/i,
  ],
  ['I feel better today', "I don't feel any better today", /glad|good to hear|welcome back|hooray/i],
  [
    'I am happy with how it went',
    "I'm not happy with how it went",
    /glad|so happy for you|well done|celebrat/i,
  ],
  ['the house offer was accepted', 'the house offer was rejected', /congrat|well done|celebrat|hooray|keys/i],
  [
    "I remembered my mom's birthday",
    "I forgot my mom's birthday",
    /well done|good (?:child|son|daughter)|points for/i,
  ],
  [
    'the vet says the cat will be fine',
    "the vet says the cat won't be fine",
    /glad|good news|relief|hooray|phew|spoil/i,
  ],
  ['I have time to talk now', 'I have no time to talk now', /let's talk|tell me everything|call you|great,/i],
  // About us
  ['I feel a spark between us', 'I feel no spark between us', /me too|felt it|when (?:do|can|shall)|fire/i],
  [
    'I had fun with you last night',
    "I didn't have fun with you last night",
    /glad|me too|do it again|round two|so did i/i,
  ],
  ['I am ready for something serious', 'I am not ready for something serious', /me too|glad|same page/i],
  ['you can call me babe', "please don't call me babe", /\bbabe it is|hey babe|,? babe[.!]/i],
  [
    'you may ask about my ex',
    "don't ask about my ex",
    /tell me about (?:him|her|your ex)|what happened (?:with|there)|why did (?:you|it)/i,
  ],
  [
    'I think your joke about my mom was funny',
    "I don't think your joke about my mom was funny",
    /glad|more where|you're welcome|got plenty/i,
  ],
  [
    'I like being called nicknames',
    'I hate being called nicknames',
    /\bbabe\b|how about (?:captain|boss|sunshine)/i,
  ],
  ['I mind if you smoke in my car', "I don't mind if you smoke in my car"],
  ['It is too late to call me', "It isn't too late to call me"],
  ['I want a second date', "I don't want a second date", /when|pick (?:a|the) day|can't wait|me too/i],
  // Written after the reading of orders, names and noes was mended, before it was looked at
  [
    'the party on Saturday is still happening',
    'the party on Saturday got cancelled',
    /see you|can't wait|what (?:can|should) i bring/i,
  ],
  [
    'I can make it on Thursday after all',
    "I can't make it on Thursday after all",
    /see you|thursday it is|can't wait/i,
  ],
  ['my car is fixed so I can come', "my car isn't fixed so I can't come", /see you|can't wait/i],
  ['They had room for us on the boat', 'They had no room for us on the boat', /see you|can't wait|sea legs/i],
  [
    'my mom said yes to watching the kids on Friday',
    'my mom said no to watching the kids on Friday',
    /see you|friday it is/i,
  ],
  [
    'I would join you for yoga any day',
    "I wouldn't join you for yoga in a hundred years",
    /see you|which class|mat ready/i,
  ],
  ['I love crowded beaches', 'I avoid crowded beaches', /towel next|love (?:a )?crowd/i],
  [
    'sweet popcorn is my weakness',
    'sweet popcorn makes me sick',
    /bucket of|share (?:a|the) (?:box|popcorn)/i,
  ],
  ['I adore musicals', 'I detest musicals', /favourite musical|sing along/i],
  ['I find clowns charming', 'I find clowns terrifying', /charming/i],
  ['I could eat sushi every day', 'I could never eat sushi', /favourite roll|sushi (?:date|place)/i],
  [
    'board games bring out the best in me',
    "board games don't bring out the best in me",
    /game night|best in you/i,
  ],
  ['I am good with money', 'I am terrible with money', /teach me|accountant/i],
  ['I trust the weather forecast', 'I never trust the weather forecast'],
  ['country music is for me', 'country music is not for me', /line dance|boots|favourite (?:song|singer)/i],
  ['I like surprises', "I don't like surprises", /surprise (?:you|party)|surprise is/i],
  ['I want to get married one day', 'I never want to get married', /big wedding|dress|ring/i],
  ['I am over my ex', 'I am not over my ex', /glad|good for you|congrat/i],
  ['the concert was worth every cent', "the concert wasn't worth a cent", /encore|glad|lucky/i],
  ['my presentation was a success', 'my presentation was a disaster', /congrat|well done|celebrat|proud/i],
  ['the test came back clear', "the test didn't come back clear", /glad|good news|hooray|phew|relief/i],
  ['my flight left on time', 'my flight was cancelled', /safe (?:flight|travels)|enjoy the flight/i],
  [
    'the neighbours turned the music down',
    "the neighbours won't turn the music down",
    /peace at last|glad|finally/i,
  ],
  ['I finished the marathon', "I didn't finish the marathon", /congrat|well done|medal|hooray/i],
  ['my team made the playoffs', "my team didn't make the playoffs", /congrat|well done|hooray|celebrat/i],
  ['the kids slept through the night', "the kids didn't sleep at all", /glad|bliss|miracle/i],
  ['I had a lovely time with you', 'I had a horrible time with you', /me too|again|glad|so did i/i],
  ['you can hold my hand', "please don't hold my hand", /hold(?:ing)? (?:it|your hand) (?:all|tight)/i],
  [
    'I would tell my parents about us',
    "I wouldn't tell my parents about us",
    /meet (?:them|your parents)|can't wait/i,
  ],
  ['you make me nervous in a good way', 'you make me nervous in a bad way', /glad|mission|same here/i],
];

export const pairs: readonly Pair[] = ROWS.map(([yes, no, never]) => ({
  a: yes,
  b: no,
  judge: (a, b) => turnsRound(a, b, never),
}));
