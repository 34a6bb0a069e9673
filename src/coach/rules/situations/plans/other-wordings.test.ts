import { describe, expect } from 'vitest';
import { read } from '../../read.ts';
import { inOneTest, models } from '../../testing.ts';
import { situationsIn } from '../tiers.ts';

type Row = readonly [situation: string, message: string, mine?: string];

/** As different people type the same thing. */
const HEARD: readonly Row[] = [
  [
    'plan in hand: called off, somebody admitted',
    'hey so sorry have to leave you hanging tonight, they just took my gran to hospital with chest pains',
    'see you at 7?',
  ],
  [
    'plan in hand: called off, somebody admitted',
    "won't make it hun. my boet crashed his bike and im sitting in casualty with him",
    "can't wait for later",
  ],
  [
    'plan in hand: not up to it',
    'hey, super anxious today and the thought of a restaurant full of people is too much. can we do it next week',
  ],
  [
    'plan in hand: ill, so not today',
    "woke up with the worst throat, i sound like darth vader. don't want to give it to you so can we move it?",
    'see you tomorrow at 6',
  ],
  [
    'plan in hand: ill, so not today',
    "I'm afraid I've come down with a nasty cold and should not be breathing over anyone. May we postpone?",
  ],
  ['plan in hand: ill, so not today', 'tested positive for covid this morning sigh. sorry about saturday'],
  ['plan in hand: the hour moved', 'can we push it to half 8? gym class runs late', 'see you at 7 then'],
  [
    'plan in hand: the hour moved',
    'Would you mind terribly if we made it eight instead of seven? The traffic on a Friday is dreadful.',
  ],
  [
    'plan in hand: one day or another',
    'I am free on Wednesday evening and also on Saturday afternoon. Which would you prefer?',
  ],
  ['plan in hand: one day or another', 'so is it thurs or fri for drinks? i can do both'],
  ['plan in hand: are we on for it', "hey! just checking we're still good for tomorrow"],
  ['plan in hand: are we on for it', 'Good morning. I trust our lunch today is still happening?'],
  ['plan in hand: are we on for it', 'sooo are we meeting tonight or what'],
  ['plan in hand: they booked', 'booked! saturday 19:30 under my name'],
  [
    'plan in hand: by day, the first time',
    'rather somewhere with people around for the first time if thats ok',
    'come have dinner at mine?',
  ],
  [
    'plan in hand: not that, but this',
    'can we do something where we can talk instead? like mini golf',
    'movie on saturday?',
  ],
  ['plan in hand: not that, but this', "i'd rather go for a walk than sit in a bar if you don't mind"],
  ['plan in hand: not that, but this', 'not a sushi person sorry! thai?', 'sushi friday?'],
  [
    'plan in hand: anywhere, with a wish',
    "don't mind at all, so long as they have something veggie",
    'where do you want to eat?',
  ],
  ['plan in hand: would it be weird', 'is it weird that i want to see you again tomorrow already'],
  [
    'plan in hand: bringing somebody along',
    'is it ok if i bring the dog on our walk? she goes everywhere with me',
  ],
  [
    'plan in hand: bringing somebody along',
    'would you mind if my daughter comes with? her dad cancelled on me',
    'beach on sunday?',
  ],
  ['plan in hand: bringing somebody along', 'my flatmate wants to tag along to the gig, do you mind?'],
  ['plan in hand: lost on the way', 'no idea lol the gps sent me to a farm', 'how far are you?'],
  [
    'plan in hand: lost on the way',
    "i think i took the wrong turn, there's a school on my left. where do i go",
  ],
  [
    'plan in hand: let off, if I am tired',
    "shame if you're too tired tonight we can do it another time, really",
    'long day, leaving the office now',
  ],
  [
    'plan in hand: let off, if I am tired',
    'I quite understand if you would rather rest after such a week. We can always meet on another evening.',
  ],
  [
    'on the way: late mishap',
    'The train has been delayed again, so I shall only be there around quarter past seven. My apologies.',
  ],
  ['on the way: late mishap', "so so sorry, couldn't find my keys. there in 15", "i'm here :)"],
  ['on the way: no parking', 'Could you tell me where one parks there? I am not fond of parallel parking.'],
  ['on the way: where reader', 'walking in now. which table'],
  ['on the way: asks home safe', "text me when you're home pls"],
  ['on the way: home safe', 'Safely home. What a lovely evening, thank you.'],
  [
    'on the way: home safe',
    'back and in bed already haha. was so good to see you',
    'let me know you got back ok',
  ],
  ['on the way: home safe', 'just walked in the door, cat is judging me for being out so late'],
  ['plan in hand: come over, now', 'come thru'],
  ['plan in hand: come over, now', 'nothing, bored. come over?', 'what are you up to?'],
  ['plan in hand: come over, now', 'u awake? my bed is cold'],
  [
    'plan in hand: coming to see me',
    'I have been wondering whether I might visit you in the Cape at Easter.',
  ],
  ['plan in hand: looked at flights', "there's a special on flysafair, R900 return. do i book it?"],
  [
    'arranging: something came up',
    "I'm afraid something has come up with my son and I cannot come this evening.",
  ],
  ['arranging: something came up', 'ugh i have to cancel tomorrow, got called in for a shift'],
  ['arranging: something came up', "car's at the mechanic so i can't get there tonight, so bummed"],
  ['arranging: no babysitter', "my ex isn't taking the kids after all so dinner won't work, really sorry"],
  [
    'arranging: nearer to them',
    'could we do somewhere nearer to me? no car this week',
    'shall we meet in town?',
  ],
  ['arranging: keep it short', 'i only have an hour on saturday, is that worth it for you?'],
  [
    'arranging: short of money',
    "it's a bit pricey for me right now tbh, end of the month and all",
    'dinner at that steakhouse?',
  ],
  ['arranging: short of money', "I'm on a pension, so would a simple coffee do instead of the restaurant?"],
  ['arranging: short of money', 'love to but my card will decline haha. picnic?', 'cocktails on friday?'],
  ['arranging: I will cook', 'how about you come to mine and i make you my lasagne', 'where shall we eat?'],
  ['arranging: I will cook', 'I should like to invite you for a home cooked supper on Sunday.'],
  ['plan: you do the planning', 'surprise me'],
  ['arranging: who drives', 'shall we share an uber so we can both have wine'],
  ['arranging: who drives', 'Would you like me to collect you, or would you rather come on your own?'],
  [
    'arranging: their birthday, and an invitation',
    "it's my birthday on saturday, a few of us are going bowling. want to come?",
  ],
  [
    'arranging: their birthday, and an invitation',
    'having a few mates over for a braai on sunday, you should come meet them',
  ],
  ['arranging: what is on at the weekend', 'have you got anything on on friday night?'],
  ['arranging: what time', 'yay! what time were you thinking?', "let's meet saturday"],
  ['arranging: what time', 'when should i be there'],
  ['arranging: another day put forward', 'Would Tuesday evening be convenient for you?'],
  ['arranging: another day put forward', "how's wednesday after work for you?"],
  ['arranging: the address', 'whats the address'],
  ['arranging: the address', 'where must i put the uber to'],
  ['arranging: I make my own way', "no that's fine i'll drive myself, thanks", 'shall i fetch you?'],
  ['arranging: what I wear', "me too! i'm in the green dress by the bar", 'here now'],
  ['arranging: what I wear', 'look for a tall girl with a yellow bag'],
  [
    'arranging: no babysitter',
    "sitter bailed on me :( i'm stuck at home with the twins",
    'tonight still good?',
  ],
  [
    'arranging: they left early, or were quiet',
    'me too, sorry i was so quiet, i get shy',
    'had a great time',
  ],
  [
    'arranging: they left early, or were quiet',
    'I apologise for leaving so abruptly last night. It was nothing to do with you.',
  ],
  ['arranging: sold out', "so the restaurant just phoned, they're fully booked on friday"],
  ['arranging: a weekend away', 'we should go away for a weekend sometime'],
  ['arranging: a weekend away', 'how do you feel about a road trip with me, just two nights'],
  [
    'arranging: a weekend away',
    'I have a small cottage at the coast. Would you care to join me there one weekend?',
  ],
  ['arranging: their plus one', "i've got this wedding in march and no date... would you come with me?"],
  ['arranging: their plus one', 'would you be my plus one for the work function? free food'],
  [
    'arranging: their plus one',
    'My niece is getting married in spring and I would be proud to have you on my arm.',
  ],
  ['arranging: what to eat', 'what are you in the mood for?', "dinner's on me"],
  ['arranging: what to eat', 'pizza or sushi tonight?'],
  ['plan: what shall we do', 'What sort of thing do you enjoy on an afternoon out?'],
  ['plan: what shall we do', 'whats the plan for later'],
  ['plan: fetching them', 'any chance you could fetch me at the airport on friday? land at 6'],
  ['plan: fetching them', 'I wonder if you could collect me from the station on Sunday at noon.'],
  ['plan: they bring something', "i'll bring the wine, red or white?", 'dinner at mine friday'],
  ['plan: they bring something', 'shall i bring dessert or are you covered'],
  ['plan: glad of the day ahead', "can't wait!! been smiling at my laptop all day", 'see you tomorrow'],
  ['plan: see you again', 'I should be very happy to see you again, if you would like that too.'],
  ['arranging: what is on at the weekend', 'you around later?'],
  ['plan: cook for me', 'is it true you make a good curry? when do i get some'],
  ['plan: a quick call', "phone me when you're done with work"],
  ['settling: who pays', "next one's on me, you paid this time"],
  ['settling: who pays', 'nothing, my treat', 'what do i owe you?'],
  ['their family asks the reader to a meal', "my mom wants to know if you're coming for sunday lunch"],
  [
    'their family asks the reader to a meal',
    'my dad says bring that person you keep smiling at your phone about, braai on saturday',
  ],
  [
    'their family asks the reader to a meal',
    'I have been instructed by my mother to invite you for supper on Friday.',
  ],
  ['their family asks after the reader', 'told my sister about you and now she wants to see photos'],
  ['their family asks after the reader', 'my daughter asked when she gets to meet you'],
  ['ordinary plan: far apart', "you're in pta and i'm in the south, that's a trek"],
  ['ordinary plan: the weather on the day', 'have you seen the forecast for tomorrow? storms'],
  ['ordinary plan: at their place', "sure, my place? i've got wine", 'drinks on friday?'],
  ['ordinary plan: at their place', "why don't you come to mine and we watch something"],
  ['small plan: does it still stand', 'you mentioned a braai once, am i still invited'],
  ['on the way: kept waiting', "hello?? i'm at the table alone like an idiot"],
  [
    'on the way: kept waiting',
    'I have been waiting since seven and have not heard from you. Is everything all right?',
  ],
  ['favour: still there?', 'hello? did i lose you'],
  ['favour: still there?', 'did you fall asleep on me haha'],
  ['favour: a sign of life', "haven't heard from you in days, are you alive?"],
  ['favour: a sign of life', "u ok? you've been quiet this week"],
  ['ordinary plan: yes to it', 'perfect', 'dinner saturday at 7?'],
  ['ordinary plan: yes to it', 'deal', "let's say friday"],
  ['on the way: the way home', "walk me to my car? it's dark there"],
  ['on the way: the way home', "i don't like walking to the station alone at night"],
  [
    'arranging: another day put forward',
    'ok so the wheels came off my day, can we push to tomorrow same place same time',
  ],
  ['on the way: where reader', 'which side of the mall are you', "i'm here :)"],
  [
    'plan: they bring something',
    'what do i bring to the braai? i can do a potato salad',
    "you're coming on sunday right?",
  ],
  ['plan in hand: let off, if I am tired', 'must i still come? you sound tired', 'sjoe what a day'],
  ['arranging: keep it short', '8 is fine but i turn into a pumpkin at 10, early flight', 'dinner at 8?'],
  ['arranging: their plus one', "wanna come with to my work's year end thing? everyone brings someone"],
  ['plan in hand: coming to see me', 'i could be in joburg on the 20th if you wanted to show me around'],
  [
    'ordinary plan: yes to it',
    'sorry im only seeing this now, was in theatre all day (nurse). yes to saturday!',
    'saturday at 3 at the gardens?',
  ],
];

/** These speak where no situation before them does, so it is their cue that is asked. */
const LATE = ['under way', 'called off', 'afterwards', 'moved', 'asked', 'when and where'].flatMap((tier) =>
  situationsIn(`plans ${tier}`),
);

describe('plans are heard however they are put', () => {
  inOneTest(HEARD.map((row) => [row[0], row[1], row] as const))(
    '%s: %s',
    (situation, message, [, , mine]) => {
      const reading = read({ message, conversation: mine ? [{ from: 'me', text: mine }] : [] }, models);
      expect(LATE.some(({ name, when }) => name === situation && when(reading))).toBe(true);
    },
  );
});
