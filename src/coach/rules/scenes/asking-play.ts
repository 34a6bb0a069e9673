/** Games and dares that are questions: guess, rate, tell me something, what would you do if. */
import { A, type Asking, asking, D, F, M, R, T } from './asking-kind.ts';

export const PLAY_ASKINGS: readonly Asking[] = [
  // Told already, they are for the reader to guess.
  asking('two truths', /\b(?:two|2) truths\b(?![^?]*?[:.,]\s*(?:1\W+)?(?:i|i'm|i've|i'd|my|once)\b[^?]*,)/, [
    [R, 'playful', 'I am in. You go first with your two truths, I want to see how well you lie.'],
    [A, 'direct', 'Ready: [two truths and a lie]. Which one is the lie?'],
    [T, 'witty', 'My face gives away every lie, so text is perfect for this. Do you start or do I?'],
    [M, 'flirty', 'I play that best across a table, where I can see your eyebrows. Coffee this week?'],
    [T, 'playful', 'Loser buys the first round. Your two truths first?'],
  ]),
  asking('never have I ever', /\bnever have i ever\b/, [
    [R, 'playful', 'I will play. You start, and I promise to be honest about the fingers I put down.'],
    [T, 'witty', 'Never have I ever turned down a second dessert. Your turn.'],
    [T, 'playful', 'Never have I ever won this game with my dignity. You go.'],
    [M, 'flirty', 'This one needs drinks and witnesses. Which evening?'],
  ]),
  asking(
    'twenty questions',
    /\b(?:(?:20|twenty|21|ten|10|five|5) questions|play a game|game\?|ask me (?:anything|a question|something)|(?:rapid|quick)[- ]?fire|random question\W*$|question game|icebreaker)\b/,
    [
      [T, 'playful', 'I am in. First question for you: what is the best thing you ate this month?'],
      [R, 'playful', 'Game on. You start, and I reserve one pass.'],
      [T, 'witty', 'First question then: which of your opinions would get you thrown out of a family lunch?'],
      [F, 'warm', 'Good. What is something small that made you happy this week?'],
      [F, 'playful', 'Mine first: what would your friends warn me about?'],
    ],
    true,
  ),
  asking(
    'guess about them',
    /\bguess (?:my|how (?:old|tall) i|what i (?:do|am|like|did|had|got)|where i|which|how many|the|what (?:my|sign|job|country|year))/,
    [
      [R, 'playful', 'One hint and I will guess. Wrong answers come with a coffee as a prize for you.'],
      [A, 'direct', 'My guess: [your guess]. How close am I?'],
      [T, 'playful', 'Dangerous, I have a talent for guessing wrong. What do I win if I am right?'],
      [T, 'witty', 'I will guess, but only with a lifeline. May I phone your best friend?'],
      [F, 'warm', 'I like this game. Warmer or colder hints allowed?'],
    ],
  ),
  asking(
    'rate mine',
    /\b(?:rate|score|rank|judge) (?:my|me|this|it|us|yourself)\b|\bout of (?:10|ten|100|5|five)\b|\bone to ten\b|\b(?:1|one)[- ](?:to )?(?:10|ten)\b/,
    [
      [T, 'playful', 'Eight, with a point held back so that you come and earn it.'],
      [T, 'witty', 'The judges need a closer look. Send me the highlight first?'],
      [A, 'direct', 'My score: [your score]. Are you happy with that, or do you want to appeal?'],
      [R, 'playful', 'What would you give yourself? I will tell you if you are too modest.'],
      [F, 'warm', 'Happy to rate it. What is the part that you are proudest of?'],
    ],
  ),
  asking(
    'tell me something',
    /\b(?:tell me|say|give me|share) (?:a |one |some |\d |two |three |five )?(?:things?|something|anything|fun fact|random fact|fact|interesting|one thing|about (?:Y(?:rself)?|R(?:self)?)|more about Y|R story|a (?:story|secret|random|fun|weird|truth|lie|confession))\b|\bfun fact\b|\b(?:something|one thing) (?:that'?s )?(?:not on R profile|about Y|interesting|nobody knows|people don'?t know|i (?:should|would|wouldn'?t))|\bwho are Y\b|\bwhat(?:'s| is|s) R story\b|\bwhat should i know about Y\b|\bsurprise me\b|\btalk to me about Y/,
    [
      [A, 'warm', 'Here is one: [something true about you]. Now you.'],
      [A, 'playful', 'Not on my profile: [something small and true]. Your turn, same rules.'],
      [R, 'playful', 'Choose: something sweet or something embarrassing. I do both.'],
      [T, 'witty', 'I rehearse phone calls and still say "you too" to the waiter. What about you?'],
      [R, 'warm', 'Deal, one thing from me for one from you. What would you like to know?'],
      [M, 'flirty', 'The best things about me are told over food. Dinner this week?'],
    ],
    true,
  ),
  asking(
    'a joke',
    /\b(?:tell|give|hit|know|got) (?:me |us |Y )?(?:with )?(?:a |any |R (?:best |worst )?|some |good |best )*(?:dad )?jokes?\b|\bmake me (?:laugh|smile)\b|\bcheer me up\b|\bentertain me\b|\bi'?m bored\b/,
    [
      [T, 'playful', 'Why do cows wear bells? Because their horns do not work. Your turn.'],
      [T, 'witty', 'I was going to tell you a joke about time travel, but you did not like it. Better?'],
      [T, 'playful', 'What do you call a fish without an eye? A fsh. I am here all week. How is your day?'],
      [R, 'warm', 'I can do dad jokes or gossip. Which one do you need?'],
      [M, 'flirty', 'My best jokes need timing and a table. Coffee this week?'],
    ],
  ),
  asking(
    'impress me',
    /\b(?:impress|woo|convince|seduce|flatter|charm) me\b|\b(?:best|worst) (?:pick ?-?up|chat ?-?up|opening) line\b|\bgive me R best (?:line|shot|pick)|\bwhy should i (?:date|go|choose|pick|meet|reply|swipe|give)\b|\bsell Rself\b|\bwhat makes Y (?:different|special|unique)\b/,
    [
      [T, 'playful', 'I text back, I share my chips and I laugh at bad jokes. Is that enough for a coffee?'],
      [
        T,
        'witty',
        'I never learned a good line, but I am told my company improves with snacks. Shall we test it?',
      ],
      [A, 'direct', 'In one line: [what is good about you]. And why should I pick you?'],
      [R, 'playful', 'You first. What impresses you, flowers or good directions?'],
      [M, 'flirty', 'One coffee, and if I have not made you laugh by then I pay for cake too. Deal?'],
    ],
  ),
  asking(
    'the lottery',
    /\b(?:won (?:the |a )?(?:lotto|lottery|million|jackpot|powerball)|win the (?:lotto|lottery)|a million (?:rand|bucks|pounds|dollars)|unlimited money|money was no)\b/,
    [
      [T, 'playful', 'Quit nothing, upgrade everything, tell nobody. First a very long holiday. You?'],
      [T, 'witty', 'Buy every seat in the plane and still take the window. What would you do?'],
      [A, 'direct', 'First thing: [what you would do]. And you, sensible or silly first?'],
      [R, 'warm', 'A house with a big table, and everyone invited. What would be your first buy?'],
    ],
  ),
  asking(
    'dinner with anyone',
    /\b(?:(?:dinner|lunch|coffee|drink) with (?:any(?:one|body)|one person)|any(?:one|body) (?:dead or alive|in the world|alive or dead)|celebrity crush|dead or alive)\b/,
    [
      [T, 'playful', 'Somebody who cooks, so that the dinner is good at least. Who would you invite?'],
      [A, 'direct', '[Your guest], and I would talk too much. Who is yours?'],
      [M, 'flirty', 'A boring answer, but you, and sooner than you think. Thursday?'],
      [R, 'warm', 'One guest only? Hard. Who would sit at your table?'],
    ],
  ),
  asking(
    'something personal',
    /\b(?:can|could|may|mind if|is it ok(?:ay)? if) i (?:just |maybe |please |quickly )?(?:ask|tell|say|confess|be honest|be real|admit)(?: (?:to )?(?:Y|this))?(?: (?:something|smth|sth|anything|a (?:\w+ ){0,3}(?:question|thing|secret|favou?r)|one (?:\w+ )?(?:thing|question|more|last thing)|(?:\w+ )?questions?)(?: (?!(?:is|are|does|do|did|why|what|how|when|where|who|which)\b)\w+){0,4})?\W*$/,
    [
      [A, 'warm', 'Of course, ask me anything. I will tell you honestly if it is too much.'],
      [A, 'direct', 'Go ahead, I am listening.'],
      [T, 'playful', 'Now I have to know. What is it?'],
      [R, 'playful', 'Yes, and then I get to ask one back. Deal?'],
      [T, 'witty', 'You cannot start like that and stop. Go on.'],
      [F, 'calm', 'Yes, you can. Is it something serious?'],
    ],
    true,
  ),
  asking('kiss marry', /\bkiss,? marry\b|\bmarry,? kiss\b|\bsnog,? marry\b|\bfmk\b/, [
    [T, 'playful', 'I need names before I ruin any lives. Who are the three?'],
    [R, 'witty', 'You go first, so I know how ruthless we are being. Who do you have?'],
    [
      T,
      'witty',
      'I marry whoever can cook. The other two will have to sort it out themselves. Who is on the list?',
    ],
    [A, 'direct', 'My verdict: [your answer]. Any objections?'],
  ]),
  asking(
    'hot take',
    /\b(?:hot takes?|unpopular opinions?|controversial opinions?)\b(?!\s*[:,;…-]\s*[a-z])|\b(?:hill (?:Y|you'?ll|you would) (?:die|will die)|strong opinions?)\b/,
    [
      [T, 'playful', 'Breakfast food is dinner food. Fight me. What is your unpopular opinion?'],
      [T, 'witty', 'Voice notes over three minutes should have chapters. What is yours?'],
      [A, 'direct', 'My hot take: [your opinion]. Still talking to me?'],
      [R, 'playful', 'Small one: the best seat at a party is in the kitchen. What is your hot take?'],
      [M, 'flirty', 'I save the worst ones for in person, so that you cannot unmatch in time. Coffee?'],
    ],
  ),
  asking(
    'a secret',
    /\b(?:R|a|any|dirty|deepest|darkest|biggest)\b[^?]{0,12}\bsecrets?\b|\bconfess(?:ion)?\b|\bsomething Y'?ve never told\b/,
    [
      [A, 'playful', 'A small one: [a harmless secret]. Yours now.'],
      [
        T,
        'playful',
        'I have told people I was five minutes away while still looking for my shoes. Your turn.',
      ],
      [R, 'witty', 'One secret for one secret. You start, I am sworn to silence.'],
      [M, 'flirty', 'My good secrets are only told in low voices. Where and when?'],
    ],
  ),
  asking(
    'lie or truth about them',
    /\b(?:am i (?:right|wrong|weird|crazy|mad|the only one|too much|overthinking|being (?:silly|weird|dramatic|too much))|is (?:it|that) (?:weird|strange|bad|wrong|normal|too much|ok|okay|just me|a red flag|a dealbreaker|crazy|silly)|do Y think (?:i'?m|that'?s|it'?s|i am) (?:weird|crazy|strange|mad|too much|wrong|bad|silly))\b/,
    [
      [D, 'warm', 'Not weird at all in my book. What made you wonder?'],
      [T, 'playful', 'Only the good kind of weird. I would have done the same.'],
      [A, 'direct', 'My honest view: [what you think]. What do you think yourself?'],
      [R, 'warm', 'I think more people do that than admit it. Who told you otherwise?'],
      [T, 'witty', 'If that is weird, I would like to join. Where do we sign up?'],
    ],
    true,
  ),
  asking(
    'if they could',
    /\bif Y (?:could|had to|were|was|won|only|had|got)\b|\bwhat would Y (?:do|choose|pick|change|buy|take|name)\b/,
    [
      [A, 'direct', '[Your pick], without thinking long. And you?'],
      [R, 'playful', 'I have a sensible answer and a fun one. Which would you like first?'],
      [T, 'playful', 'Only one? That is cruel. What would yours be?'],
      [R, 'warm', 'Good one, I change my answer every week. What is yours today?'],
      [M, 'flirty', 'That needs a napkin and a pen to work out. Coffee this week?'],
      [T, 'witty', 'Something with snacks in it, I know myself. What would you choose?'],
    ],
    true,
  ),
];
