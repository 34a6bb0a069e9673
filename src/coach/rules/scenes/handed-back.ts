/** They answered what the reader asked and handed the question back: what was asked decides, whatever they told. */
import { after } from './answers-to-mine.ts';
import type { Said } from './fitting.ts';
import { HANDS_OVER, MINE, MINE_MORE } from './mine-asks.ts';
import type { Scene } from './scene.ts';

const handed = (name: string, mine: RegExp, said: Said, not?: RegExp): Scene =>
  after(`handed back: ${name}`, {
    mine,
    theirs: HANDS_OVER,
    asks: true,
    limit: false,
    most: 32,
    // Something else is asked as well, or a no stands in it.
    not:
      not ??
      /\?[^?]{3,}\?|\b(?:why|unemployed|between jobs|retrenched|lost my job|not working|hospital|i'?ll pass|not interested|hook ?ups?|nudes?|naked|send me|passed|funeral|bored of|sick of|tired of)\b/i,
    said,
  });

export const HANDED_BACK_SCENES: readonly Scene[] = [
  handed('looking for', MINE.lookingFor, {
    'say what you want': [['direct', 'For me it is [what you are looking for]. Does that go with yours?']],
    'answer, then return': [
      ['warm', 'Thank you for saying it plainly. What would make it worth it for you?'],
      ['playful', 'I am looking for a good reason to delete the app. What would be yours?'],
      ['calm', 'No games on this side, to begin with. How has it been for you so far?'],
    ],
    'follow up': [
      ['warm', 'I can work with that answer. What tells you early on that somebody is worth your time?'],
    ],
  }),
  handed(
    'work',
    MINE.work,
    {
      'answer, then return': [
        ['direct', 'My work: [what you do]. What do people always get wrong about yours?'],
        ['warm', 'On my side it is [what you do]. What made you choose yours?'],
      ],
      'appreciate a detail': [['warm', 'There must be stories in that. What was the last good one?']],
      'light touch': [
        [
          'playful',
          'Let us swap for a day and see who gives up first. What would I have to know about yours?',
        ],
      ],
      'follow up': [['warm', 'We will get to mine. What is the part of yours that you would miss?']],
      // A whole story about it has a scene of its own.
    },
    /\?[^?]{3,}\?|^(?:\S+\s+){15}|\b(?:why|unemployed|between jobs|retrenched|lost my job|not working|hospital|i'?ll pass|not interested|send me)\b/i,
  ),
  handed('height', MINE_MORE.height, {
    'answer, then return': [
      ['direct', 'I am [your height], shoes off. We will manage, I think.'],
      ['warm', '[Your height] on this side. Does it matter to you, or were you only curious?'],
    ],
    'light touch': [
      ['playful', 'Good, now I know where to look for you in a crowd. You will have to guess mine.'],
    ],
  }),
  handed('siblings', MINE.siblings, {
    'answer, then return': [
      ['direct', '[Your siblings, or none]. Who was the loud one in your family?'],
      [
        'warm',
        'My side: [your siblings, or none]. Were you well behaved, or only good at not getting caught?',
      ],
    ],
    'light touch': [
      ['playful', 'That explains so much about you already, in a good way. Were you the bossy one?'],
      ['playful', 'Guess mine from the way I text: eldest, youngest or only child?'],
    ],
  }),
  handed('where from', MINE.from, {
    'answer, then return': [
      ['direct', 'I am from [where you grew up]. What do you miss most about your side?'],
      ['warm', 'My roots are in [where you grew up]. Where would you take me first, back home?'],
    ],
    'follow up': [
      ['warm', 'What do people always get wrong about the place you come from?'],
      ['playful', 'And which accent comes out when you are cross?'],
    ],
  }),
  handed('where they live', MINE.live, {
    'answer, then return': [
      ['direct', 'I am around [your area]. What is it like on your side?'],
      ['calm', 'In [your area] these days. Have you been there long?'],
    ],
    'follow up': [['warm', 'What should somebody see first where you are, if you were the guide?']],
    'suggest meeting': [
      ['playful', 'Then we should find the place halfway with the best cake. Do you know one?'],
    ],
  }),
  handed('pets', MINE.pets, {
    'answer, then return': [
      ['direct', 'Here: [your pets, or none]. Who would be in charge if we swapped houses for a day?'],
      ['warm', 'On my side: [your pets, or none]. Was there always an animal in the house with you?'],
    ],
    'light touch': [
      ['playful', 'I say hello to every animal in the street, so I would be easy to bribe.'],
      ['playful', 'Good to know. I judge a home by who gets the best spot on the couch.'],
    ],
  }),
  handed('children', MINE.kids, {
    'answer, then return': [
      ['direct', 'Thank you for telling me. On my side: [your answer about kids].'],
      [
        'calm',
        'Kids are worth a straight answer, so: [your answer about kids]. Does it change anything for you?',
      ],
    ],
    'appreciate a detail': [
      ['warm', 'I am glad we have that on the table early. It saves so much guessing.'],
      ['warm', 'I like that you say it just like that. Ask me anything about it, I will answer as straight.'],
    ],
  }),
  handed('the weekend', MINE.weekendWas, {
    'answer, then return': [
      ['direct', 'Mine had [one thing you did] in it. What was the best hour of yours?'],
      ['warm', 'Too short, as they always are. Would you do yours again?'],
      ['calm', 'No complaints on this side. Are you ready for the week?'],
    ],
    'light touch': [['playful', 'I had big plans and a comfortable couch. Guess who won.']],
  }),
  handed('plans', MINE.plans, {
    'answer, then return': [
      ['direct', 'So far: [your plans]. Is there room in yours for a coffee?'],
      ['warm', 'Nothing that could not be improved by good company. What would make it a good one for you?'],
    ],
    'suggest meeting': [
      ['flirty', 'I was rather hoping to have plans with you. Which day is better?'],
      ['direct', 'Then let us put something in there together. Food or a walk?'],
    ],
    'light touch': [['playful', 'My couch has made an offer, but I am still taking others.']],
  }),
  handed('doing now', MINE.now, {
    'answer, then return': [
      ['direct', 'Right now: [what you are doing]. Yours sounds better, I think.'],
      ['warm', 'Talking to you, which is better than what I was doing before. What comes after that?'],
      ['playful', 'Nothing you could sell tickets for. May I join yours from here?'],
    ],
    'follow up': [['calm', 'Not much, and I am happy with that. How was the day before this?']],
  }),
  handed('sleep', MINE.slept, {
    'answer, then return': [
      ['direct', 'I slept [how you slept], thank you. What is the plan for today?'],
      ['warm', 'Well enough to be nice to you. What does your day look like?'],
    ],
    'light touch': [['playful', 'My pillow and I parted as friends, but it was not easy. Coffee first?']],
    'follow up': [['calm', 'No complaints, thank you. Is today a kind one, or a long one?']],
  }),
  handed('food', MINE.eaten, {
    'answer, then return': [
      ['direct', 'Mine: [what you are having]. Was yours any good?'],
      ['warm', 'Still thinking about it, and now I am hungry. Who cooks at your place?'],
    ],
    'light touch': [['playful', 'Whatever it is, I will want yours. What is left?']],
    'suggest meeting': [['flirty', 'We should stop comparing plates and share one. Which evening?']],
  }),
  handed('the day', MINE.dayWas, {
    'answer, then return': [
      ['direct', 'Mine was [how your day was]. What is left of yours?'],
      ['warm', 'Better since you wrote. Are you done for today, or is there more coming?'],
      ['calm', 'It had its moments, like most days. What was the best one in yours?'],
    ],
    'light touch': [
      ['playful', 'I survived it, and I expect a small parade. What does your evening look like?'],
    ],
  }),
  handed('how they are', MINE.howAreYou, {
    'answer, then return': [
      ['direct', 'I am [how you are], thank you for asking. What is left of your day?'],
      ['warm', 'All the better for hearing from you. What are you up to today?'],
      ['calm', 'Doing well, thank you. What was the nicest part of your day so far?'],
    ],
    'light touch': [['playful', 'Upright and replying, so I call it a success. What is on for you today?']],
  }),
  handed('a taste', MINE.taste, {
    'answer, then return': [
      ['direct', 'For me it is [your pick]. How did you get to yours?'],
      ['warm', 'Mine changes with the day, yours I will remember. What is second on your list?'],
    ],
    'light touch': [['playful', 'You answered that fast. I need a minute and a snack.']],
    'suggest meeting': [['direct', 'We should try yours first and mine after. Are you free this week?']],
  }),
  handed(
    'anything',
    /^(?![\s\S]*\b(?:what are we|we official|talking to|seeing (?:any|other)|only one|exclusive|tested|love me|miss me|like me|feel about|interview|surgery|doctor|results|home (?:safe|dry|ok)|are you (?:ok|okay|alright)|ex|date (?:others|other))\b)[\s\S]*\?/i,
    {
      'answer, then return': [
        ['direct', 'For me: [your answer]. Now tell me a bit more about yours.'],
        ['warm', 'I will tell you mine, but yours made me curious first. How did that come about?'],
      ],
      'suggest meeting': [['flirty', 'Mine I would rather tell you over a coffee. Are you free this week?']],
      'light touch': [['playful', 'You get the honest answer: [your answer]. Are you still here?']],
    },
    // `yep, and u` tells nothing to ask on about, and `how are you` is a question of its own.
    /\?[^?]{3,}\?|^\W*\S+(?: \S+){0,2}\W*$|^(?:\S+\s+){15}|\bhow (?:are|r) (?:you|u)\W*$|\b(?:why|hospital|i'?ll pass|not interested|hook ?ups?|nudes?|naked|send me|passed|funeral|sick of|tired of)\b/i,
  ),
];
