/** Asked for a taste: this or that, a favourite, a view. A side in a game is no fact about anybody, so one is taken. */
import { A, type Asking, asking, D, F, M, R, T } from './asking-kind.ts';

/** `tea or coffee`, whichever comes first. */
const either = (name: string, left: string, right: string, said: Asking['said']): Asking =>
  asking(
    `${name}, one of two`,
    new RegExp(
      `\\b(?:${left})\\b[^?]{0,24}\\b(?:or|vs|versus)\\b[^?]{0,24}\\b(?:${right})\\b|\\b(?:${right})\\b[^?]{0,24}\\b(?:or|vs|versus)\\b[^?]{0,24}\\b(?:${left})\\b`,
    ),
    said,
  );

export const EITHER_ASKINGS: readonly Asking[] = [
  either('wedding sizes', 'big wedding|white wedding|wedding', 'elope|eloping|court|small wedding|beach', [
    [T, 'playful', 'Elope, then a big party where nobody gives a speech. You?'],
    [T, 'witty', 'Small wedding, large cake. Are you asking for a friend?'],
    [R, 'warm', 'Small, with the people who would come in the rain. What about you?'],
    [M, 'flirty', 'Let us start with a coffee and see about the wedding. This week?'],
  ]),
  either('shower', 'shower|bath', 'bath|night|evening|morning|shower', [
    [T, 'playful', 'At night, the sheets deserve it. And you?'],
    [T, 'witty', 'Morning, or nobody gets a kind word out of me. You?'],
    [R, 'warm', 'Shower on weekdays, bath when I have earned it. What about you?'],
    [F, 'playful', 'Is this a test? I am ready to defend my answer. What is yours?'],
  ]),
  either('Cape Town and Joburg', 'cape town|kaapstad|ct', 'joburg|jozi|johannesburg|jhb|durban|pretoria', [
    [
      T,
      'playful',
      'Joburg for the people, Cape Town for the view. If I must choose: wherever you are buying coffee.',
    ],
    [T, 'witty', 'Cape Town, but only until somebody asks me to hike before sunrise. You?'],
    [R, 'warm', 'Cape Town for a weekend, Joburg for a thunderstorm. Which one has your heart?'],
    [M, 'flirty', 'Show me your side of it and I will decide then. Coffee this week?'],
    [T, 'playful', 'Joburg, final answer. Will you still talk to me?'],
  ]),
  either('tea and coffee', 'tea', 'coffee', [
    [T, 'playful', 'Coffee first, tea once I can speak. And you?'],
    [T, 'witty', 'Coffee to become a person, tea to stay one. Which side are you on?'],
    [R, 'warm', 'Tea when it rains, coffee when it counts. What are you having?'],
    [M, 'flirty', 'Whichever you are having. Shall we settle tea or coffee in person this week?'],
    [T, 'playful', 'I drink tea politely and coffee seriously. Does that pass?'],
  ]),
  either('cats and dogs', 'cats?|kittens?', 'dogs?|pupp(?:y|ies)', [
    [T, 'playful', 'Dogs for the walks, cats for the attitude. If I must choose: dogs. You?'],
    [T, 'witty', 'Dogs, but I would still ask the cat for permission. Which one are you?'],
    [R, 'warm', 'Dogs, and I will say hello to each one in the street. Do you have one at home?'],
    [T, 'playful', 'Dogs. Now tell me you are not a cat person with a list of arguments.'],
    [F, 'warm', 'Team dog, with deep respect for cats. Who is on your couch?'],
  ]),
  either(
    'beach and mountains',
    'beach(?:es)?|sea|ocean|coast',
    'mountains?|bush|berg|forest|hik(?:e|ing)|lake|karoo|city|pool',
    [
      [T, 'playful', 'Mountain for the view, beach for the nap. Today I pick the beach, and you?'],
      [T, 'witty', 'Beach, because nobody has ever asked me to climb it. You?'],
      [R, 'warm', 'Mountain in the morning and beach after, if you will drive. What is your pick?'],
      [M, 'flirty', 'Beach with chips at sunset. Are you free this weekend to test that?'],
      [T, 'playful', 'Beach, no contest, as long as somebody else carries the umbrella.'],
    ],
  ),
  either(
    'morning and night',
    'morning(?: person)?|early bird|mornings',
    'night(?: owl| person)?|evening(?: person)?|night owl|nights',
    [
      [T, 'playful', 'Night owl by nature, morning person by alarm clock. And you?'],
      [T, 'witty', 'Night owl. I have seen the morning, and nobody was serving dessert. You?'],
      [R, 'warm', 'Morning person after coffee, night owl in good company. Which one are you?'],
      [F, 'playful', 'Night owl, so late texts are allowed. Does that fit with yours?'],
      [
        M,
        'flirty',
        'Depends who I am with in the morning or at night. Breakfast or dinner, which one with you?',
      ],
    ],
  ),
  either('sweet and savoury', 'sweet', 'salty|savou?ry|spicy|sour', [
    [T, 'playful', 'Savoury first, then sweet to repair the damage. What is yours?'],
    [T, 'witty', 'Sweet, but I have been known to leave somebody for a bag of chips. You?'],
    [R, 'warm', 'Sweet on a good day, salty on a bad one. What are you reaching for right now?'],
    [M, 'flirty', 'Both, in that order, on a shared plate. Are you free this week?'],
  ]),
  either(
    'wine and beer',
    'wine|red|rosé|cocktails?|gin|whisk(?:e)?y|brandy|rum',
    'beer|white|cider|wine|tequila|vodka|castle|beers',
    [
      [T, 'playful', 'Wine with dinner, beer with a braai. What are you pouring?'],
      [T, 'witty', 'Whichever one comes with the better story. What is in your glass?'],
      [R, 'warm', 'Depends what is for dinner. What would you order for the two of us?'],
      [M, 'flirty', 'Let us do a proper tasting and decide. Which evening?'],
    ],
  ),
  either('summer and winter', 'summer', 'winter|autumn|spring', [
    [T, 'playful', 'Summer, for dinners outside. Winter may keep the soup. And you?'],
    [T, 'witty', 'Winter people are just blankets with opinions. Summer for me, what about you?'],
    [R, 'warm', 'Summer evenings, winter mornings. What is your season?'],
    [F, 'playful', 'Summer. If you say winter I will need to hear the case for cold feet.'],
  ]),
  either(
    'in and out',
    'netflix|couch|stay(?:ing)? in|night in|home body|homebody|movie night|movies at home|at home|quiet night|cosy night|takeaways?|order in',
    'going out|go out|night out|clubs?|party|bar|dancing|night on the town|out|cinema|restaurant',
    [
      [T, 'playful', 'Couch, blanket, somebody else holding the remote. And you, in or out?'],
      [T, 'witty', 'Going out is best when it is cancelled at the last minute. You?'],
      [R, 'warm', 'Out for dinner, home before midnight. Which one is a good night for you?'],
      [M, 'flirty', 'Out, if it is with you. Friday or Saturday?'],
      [T, 'playful', 'In on a Tuesday, out on a Friday. What is it tonight?'],
    ],
  ),
  either(
    'book and film',
    'books?|read(?:ing)?|paperback|audiobooks?',
    'films?|movies?|series|watch(?:ing)?|kindle|e-?books?|tv|podcasts?',
    [
      [T, 'playful', 'Book first, so I can complain during the film. And you?'],
      [T, 'witty', 'Book. The popcorn tastes strange, but the casting is better. You?'],
      [R, 'warm', 'Book on a Sunday, film on a Friday. What was your last good one?'],
      [M, 'flirty', 'Film, if you share the popcorn. Which evening?'],
    ],
  ),
  either(
    'city and country',
    'city|town|urban|joburg|jozi|johannesburg',
    'country(?:side)?|farm|village|small town|cape town|durban|suburbs|pretoria',
    [
      [T, 'playful', 'City for the food, countryside for the sleep. Where would you move tomorrow?'],
      [T, 'witty', 'Careful, people have lost friends over that one. Which answer keeps me in the game?'],
      [R, 'warm', 'Weekdays in the one, weekends in the other. Which one feels like home to you?'],
      [M, 'flirty', 'Convince me. You show me your favourite corner of it, I bring the snacks?'],
    ],
  ),
  either(
    'pizza and others',
    'pizza|burgers?|sushi|tacos|pasta|kfc|nandos|bunny chow|gatsby|curry|steak|pap|braai',
    'burgers?|sushi|tacos|pasta|pizza|nandos|steers|bunny chow|gatsby|curry|steak|salad|rice|potjie|chinese|thai',
    [
      [T, 'playful', 'Whichever one I can smell first. What are you having?'],
      [M, 'flirty', 'You pick, I will meet you there. Which evening?'],
      [R, 'warm', 'One tonight, the other tomorrow, that is called balance. Which one is yours?'],
      [T, 'witty', 'I order the one and stare at yours. How good are you at sharing?'],
    ],
  ),
  either('chocolate and vanilla', 'chocolate', 'vanilla|strawberry|caramel|crisps|chips|fruit', [
    [T, 'playful', 'Chocolate. I respect vanilla, but I would not cross the road for it. You?'],
    [T, 'witty', 'Chocolate, and preferably yours. What is your pick?'],
    [R, 'warm', 'Chocolate, always. Do you share dessert, or is that asking too much?'],
    [M, 'flirty', 'One scoop of each and two spoons. Are you free this week?'],
  ]),
  either('window and aisle', 'window(?: seat)?', 'aisle(?: seat)?', [
    [T, 'playful', 'Window, and I will look out like it is my first flight every time. You?'],
    [T, 'witty', 'Window, then I need the bathroom four times. Sorry in advance. And you?'],
    [R, 'warm', 'Window. If you are aisle we can travel together. Which one is it?'],
    [F, 'playful', 'Window seat, snacks in the pocket. Where are we flying to?'],
  ]),
  either('phones', 'iphone|apple|ios|mac', 'android|samsung|windows|pc|huawei', [
    [T, 'playful', 'Whichever one has battery left. Are you judging by the colour of the bubble?'],
    [T, 'witty', 'I have friends on both sides and I intend to keep them. You?'],
    [R, 'warm', 'Does it change anything for us? Tell me your side first.'],
    [F, 'playful', 'As long as the camera is kind to me. Which one are you loyal to?'],
  ]),
  either(
    'soccer sides',
    'chiefs|amakhosi|messi|liverpool|arsenal|city|barca|barcelona',
    'pirates|sundowns|bucs|ronaldo|united|chelsea|spurs|tottenham|madrid|real madrid|man u',
    [
      [T, 'playful', 'You are asking me to lose half my friends. Which side are you on?'],
      [T, 'witty', 'I support whoever is winning when you ask. What about you?'],
      [M, 'flirty', 'Let us watch the next one together, and the loser buys the chips. Deal?'],
      [R, 'warm', 'Tell me yours, then I know whether to sit next to you or opposite.'],
    ],
  ),
  either(
    'the test',
    'boks?|springboks?|bokke|south africa|proteas|us',
    'all blacks|new zealand|england|ireland|france|australia|wallabies|wales|scotland|argentina|pumas|india',
    [
      [T, 'playful', 'Boks, and I will not be taking questions. Where are you watching?'],
      [A, 'warm', 'Boks by seven, with my heart in my throat. What is your score?'],
      [M, 'flirty', 'Boks, obviously. Shall we watch it together, and the loser makes breakfast?'],
      [T, 'witty', 'Boks. Any other answer and my braai invitations dry up. Yours?'],
    ],
  ),
  either(
    'big and small night',
    'big (?:party|wedding|group)|crowd|festival|loud',
    'small (?:dinner|group|wedding|gathering)|dinner party|quiet|intimate|few friends|concert',
    [
      [T, 'playful', 'Small table, long evening, somebody laughing too loud. You?'],
      [R, 'warm', 'Small, with good food. I can do one big party a year. What about you?'],
      [T, 'witty', 'Big party, but only the kitchen. Where would I find you?'],
      [M, 'flirty', 'A table for two is my favourite size. When?'],
    ],
  ),
  either('sunrise and sunset', 'sunrises?', 'sunsets?', [
    [T, 'playful', 'Sunset. Nothing that needs an alarm can be that romantic. You?'],
    [M, 'flirty', 'Sunset, with something to eat. Are you free one evening this week?'],
    [T, 'witty', 'Sunrise, but only coming home from the other side. And you?'],
    [R, 'warm', 'Sunset for me. Where is the best one you have seen?'],
  ]),
];

export const TASTE_ASKINGS: readonly Asking[] = [
  asking(
    'saw the game',
    /\bdid Y (?:watch|see|catch) the (?<x>springboks|boks|rugby|game|match|cricket|soccer|football|final|race|f1|fight|semi)\b/,
    [
      [A, 'direct', '[Your answer]. What did you make of the {x}?'],
      [T, 'playful', 'My heart is still recovering from it. Where did you watch the {x}?'],
      [M, 'flirty', 'Next time we should watch the {x} together. Are you good company or a shouter?'],
      [R, 'warm', 'I want to hear your version of the {x} first. Best moment?'],
    ],
  ),
  asking(
    'what to cook, watch or wear',
    /\b(?:what|which)(?: \w+)? (?:should|must|can|shall|do) i (?<x>cook|make|eat|order|watch|read|wear|listen to|bake|do)\b/,
    [
      [A, 'direct', 'My vote: [your idea]. Report back, please.'],
      [A, 'warm', 'Try [your idea], and tell me tomorrow if I was right.'],
      [
        T,
        'playful',
        'Something you cannot go wrong with, so that I get no complaints. What are the options?',
      ],
      [R, 'warm', 'Easy night or special night? Then I will choose for you.'],
      [M, 'flirty', 'Whatever makes you share it with me. Am I invited?'],
    ],
  ),
  asking(
    'should they',
    /(?<!\bor )\b(?:should|must|shall) i (?!bring|pick you|come|call|wait|text you|meet|book|be worried|send)\w+/,
    [
      [T, 'playful', 'My vote is yes, if you have wanted it for longer than a week. Have you?'],
      [R, 'warm', 'What does your gut say? You sound like you have half decided.'],
      [A, 'direct', 'If you ask me: [what you would do]. But it is your call.'],
      [R, 'calm', 'What is the worst that happens if you do it?'],
      [T, 'witty', 'Do you want my honest opinion or my support? I can do both.'],
    ],
  ),
  asking(
    'a tip',
    /(?<!\bdid Y )\b(?:(?:know|recommend|suggest) (?:me |us )?(?:any |a |some |of any )?|(?:got|have) (?:any |some |(?:a )?(?=good|nice|decent|cheap|great|cool)))(?:good |nice |decent |cheap |great |cool )*(?<x>(?:hiking |hike |coffee |sushi |date |picnic |swimming |wine |live music )?(?:spots?|places?|restaurants?|books?|series|shows?|films?|movies?|podcasts?|recipes?|songs?|hikes?|trails?|bars?|markets?|plumbers?|mechanics?|dentists?|doctors?|vets?|hairdressers?|barbers?))\b|\b(?:any|some|got|have|open to|give me|need|want|with|more|other|R) (?:(?:good|other|better|nice|more|food|book|restaurant|series|movie|film|song|music|podcast|show|date|lunch|dinner|supper|coffee|wine|hiking|weekend|holiday|travel|playlist|recipe|cake|place)s? ){0,2}(?:recommendations?|suggestions?)\b|^\W*(?:(?:book|restaurant|series|movie|film|song|music|podcast|show|food) )?(?:recommendations?|suggestions?)\W*$/,
    [
      [A, 'direct', 'My tip: [your tip]. Tell me if it lives up to it.'],
      [A, 'warm', 'Start with [your tip], it has never let me down. What are you in the mood for?'],
      [M, 'flirty', 'I have one in mind, but only if I may come along. Saturday?'],
      [R, 'warm', 'Happy to help. Quiet and pretty, or busy and fun?'],
      [T, 'playful', 'I take recommendations very seriously. What was the last one you loved?'],
    ],
  ),
  asking('just me', /\bis it just me\b|\bam i the only one\b/, [
    [D, 'warm', 'It is not just you, I promise. How are you coping?'],
    [T, 'playful', 'If it is just you, then it is just me as well. We should start a club.'],
    [T, 'witty', 'I was about to ask you the same. Shall we complain together?'],
    [M, 'flirty', 'Not just you. Ice cream would help, are you free?'],
  ]),
  asking(
    'favourite film',
    /\b(?:fav(?:ou?rite|e)?|best|top (?:three|3|five|5)|go-?to|comfort|number one)\b[^?]{0,14}\b(?:films?|movies?|series|shows?|tv shows?|actors?|documentary|netflix)\b|\bwhat (?:kind|type|sort|genre)s? of (?:movies?|films?|series|shows?)\b|\bwhat (?:movie|film|series|show)s? (?:do|would|can|could|have) Y\b/,
    [
      [A, 'direct', 'My favourite: [a film or series]. Have you seen it, and may I still come?'],
      [A, 'warm', 'The film or series I can watch ten times is [your pick]. And yours?'],
      [
        T,
        'playful',
        'One answer for dinner parties, one for the couch. What is your favourite film on the couch?',
      ],
      [R, 'warm', 'Anything where the dog survives. What is your favourite?'],
      [M, 'flirty', 'Let us swap: I watch your favourite film if you watch mine. Which evening?'],
    ],
  ),
  asking(
    'favourite music',
    /\b(?:fav(?:ou?rite|e)?|best|top (?:three|3|five|5)|go-?to|number one|theme|hype|comfort)\b[^?]{0,14}\b(?:songs?|music|bands?|albums?|artists?|singers?|genres?|track|musician|playlist|playlists)\b|\b(?:what|which) (?:kind of |type of |sort of |genre of )?(?:music|songs?|genre|bands?|artists?)\b|\bwhat(?:'s| is|s) (?:on R playlist|R (?:playlist|anthem|jam|song))\b|\bR (?:taste in music|music taste|spotify)|\blisten to (?:music|what)\b/,
    [
      [A, 'direct', 'On repeat: [a song or artist]. What is your song this week?'],
      [A, 'warm', 'Music that always works on me: [a song or artist]. And you?'],
      [T, 'playful', 'My playlist jumps like a taxi changing lanes. What would I find on yours?'],
      [R, 'warm', 'Depends on the mood, and on who is driving. What song makes you turn it up?'],
      [M, 'flirty', 'Send me one song and I send one back, until we find a concert to go to. You start?'],
    ],
  ),
  asking(
    'favourite food',
    /\b(?:fav(?:ou?rite|e)?|best|go-?to|comfort|last|top (?:three|3|five|5))\b[^?]{0,16}\b(?:food|meals?|dish(?:es)?|cuisine|snacks?|dessert|takeaways?|takeout|restaurants?|pizza(?: topping)?|toppings?|ice ?cream(?: flavou?r)?|flavou?r|chips|sandwich|breakfast|place to eat|spot|chocolate|cheese|fruit|braai)\b|\bwhat (?:kind|type|sort) of food\b|\bwhat food\b|\bwhat do Y (?:like|love) (?:to eat|eating)\b|\bone (?:food|meal) for the rest\b/,
    [
      [A, 'direct', 'Easy: [your favourite]. And what could you eat every day?'],
      [A, 'warm', 'My answer is [your favourite], and I will share if I must. Yours?'],
      [T, 'playful', 'Anything with melted cheese gets my vote. What is your favourite?'],
      [M, 'flirty', 'Take me to the place with your favourite food, I will bring the hunger. When?'],
      [T, 'witty', 'My favourite food is whatever you ordered. What should I be jealous of?'],
    ],
  ),
  asking(
    'favourite drink',
    /\b(?:fav(?:ou?rite|e)?|go-?to|best)\b[^?]{0,12}\b(?:drinks?|cocktails?|wine|beer|gin|coffee|tea|coffee (?:shop|place|spot)|cafe|bar|pub)\b/,
    [
      [A, 'direct', 'My usual: [your usual]. What do I order for you?'],
      [T, 'playful', 'Anything that comes with a good view and no rush. What is yours?'],
      [M, 'flirty', 'Let us each pick one for the other. Which evening?'],
      [R, 'warm', 'I am open to being converted. What is your favourite?'],
    ],
  ),
  asking(
    'favourite book',
    /\b(?:fav(?:ou?rite|e)?|best|last)\b[^?]{0,14}\b(?:books?|authors?|poems?|novel|read|writer)\b|\bwhat (?:books?|do Y (?:like to )?read)\b|\b(?:do|are) Y (?:a )?(?:read(?:er)?|bookworm)\b/,
    [
      [A, 'direct', 'The book I push on everyone: [a book]. What should I read next?'],
      [A, 'warm', '[a book], and I will lend it to you if it comes back. Yours?'],
      [T, 'playful', 'There is a pile next to my bed that judges me. Which book should go on top?'],
      [M, 'flirty', 'Meet me in a bookshop, we each choose one for the other. Saturday?'],
      [R, 'warm', 'Hard to pick one. What was the last book that kept you up?'],
    ],
  ),
  asking('favourite colour', /\bfav(?:ou?rite|e)?\b[^?]{0,8}\bcolou?rs?\b|\bwhat colou?r\b/, [
    [A, 'playful', '[Your favourite colour], this week. Does yours say something about you?'],
    [T, 'playful', 'The colour of toast just before it burns. What is your favourite colour?'],
    [R, 'warm', 'We are starting with the serious ones, I see. What is your colour?'],
    [T, 'witty', 'Depends whether I wear it or paint a wall with it. And yours?'],
  ]),
  asking(
    'pineapple',
    /\bpineapple\b|\b(?:anchov(?:y|ies)|olives|raisins|marmite|bovril|liquorice|licorice|coriander|marzipan)\b/,
    [
      [T, 'playful', 'Yes, and I know this may be the end of us. Where do you stand?'],
      [T, 'witty', 'I will defend it in public and deny it at dinner with your parents. And you?'],
      [M, 'flirty', 'Let us order one half with and one half without, and see who steals. This week?'],
      [R, 'playful', 'Before I answer: is this the question you unmatch people over?'],
      [A, 'direct', '[Your verdict], and I am ready to argue. What is yours?'],
    ],
  ),
  asking(
    'ghosts',
    /\bbelieve in (?:ghosts?|aliens?|spirits|the supernatural|ufos?|monsters|bigfoot|the tokoloshe|tokoloshe|life on other planets|time travel|reincarnation|past lives)\b|\bghosts? real\b|\baliens? (?:are )?real\b|\bever seen a ghost\b/,
    [
      [T, 'playful', 'Not by day. At two in the morning I believe in all of it. And you?'],
      [T, 'witty', 'I believe in being polite to them, just in case. Have you seen something?'],
      [R, 'warm', 'I would love it to be true. Do you, and is there a story behind the question?'],
      [A, 'direct', 'My answer: [whether you believe in it]. Yours?'],
      [F, 'playful', 'Only in old houses with bad plumbing. Have you had an encounter?'],
    ],
  ),
  asking(
    'fate',
    /\bbelieve in (?:love|fate|destiny|soul ?mates?|karma|luck|miracles|signs|astrology|star signs|horoscopes|manifest\w+|the one|true love|second chances|everything happens|monogamy|magic|lucky)\b|\blove at first sight\b|\beverything happens for a reason\b/,
    [
      [T, 'playful', 'I believe in love at second coffee. And you?'],
      [R, 'warm', 'On good days, yes. What do you believe?'],
      [T, 'witty', 'I believe in it, but I still look both ways. How about you?'],
      [A, 'direct', 'Honestly: [what you believe]. And you?'],
      [M, 'flirty', 'Come for a coffee, and we will see if something was meant to be. This week?'],
    ],
  ),
  asking(
    'a hotdog sandwich',
    /\b(?:hot ?dog|taco|cereal|burger|tomato|toastie|vetkoek|water|gif)\b[^?]{0,20}\b(?:a )?(?:sandwich|soup|salad|fruit|wet|pizza)\b/,
    [
      [T, 'playful', 'No, and I will die on this small hill. Convince me otherwise?'],
      [T, 'witty', 'Legally maybe, morally never. Where do you stand?'],
      [R, 'playful', 'I have been waiting for somebody to ask the hard questions. What is your verdict?'],
      [A, 'direct', 'My ruling: [your verdict]. Your appeal starts now.'],
      [M, 'flirty', 'I need to see the evidence up close, with mustard. Lunch this week?'],
    ],
  ),
  asking(
    'watching the game',
    /\b(?:Y )?(?:watch(?:ing)?|going to|catch(?:ing)?|see(?:ing)?) the (?<x>springboks|boks|rugby|game|match|cricket|soccer|football|final|boks|race|f1|derby|fight|comrades|cup|semi|semis|quarter ?final)\b/,
    [
      [M, 'flirty', 'For the {x} I was hoping for company and snacks. Shall we watch it together?'],
      [T, 'playful', 'With snacks and no dignity. Do you shout at the screen or pace up and down?'],
      [A, 'direct', 'The {x}: [your plan]. And where are you watching?'],
      [R, 'warm', 'I like having somebody to shout with. Where are you watching the {x}?'],
    ],
  ),
  asking(
    'has seen it',
    /\b(?:have|did|ve) Y (?:ever |already |yet )?(?:seen|see|watch(?:ed)?|read|heard?|listen(?:ed)? to|play(?:ed)?|tried|try|eaten|had|finish(?:ed)?) (?<x>(?:the |that |this )(?:new |latest |last |first )?(?:[\w'&-]+ ?){1,4}?|[A-Z][\w'&-]+(?: [A-Z][\w'&-]+){0,3})(?= yet| already| on | at | in | before|\?|$|,)/,
    [
      [A, 'direct', '[Your answer], and no spoilers either way. What did you think of {x}?'],
      [R, 'warm', 'Tell me if {x} is worth it, I trust your taste. What is the best thing about it?'],
      [T, 'playful', 'Careful, I take recommendations seriously. Is {x} a yes from you?'],
      [M, 'flirty', 'If you say {x} is good, I am in. Shall we do it together this week?'],
      [F, 'playful', 'On a scale from "skip it" to "cancel your plans", where is {x}?'],
    ],
  ),
  asking(
    'opinion of it',
    /\b(?:what (?:did|do|would) Y (?:think|make|say) (?:of|about)|(?:what(?:'s| is|s)|give me) R (?:take|opinion|view|thoughts?|stance|verdict) on|thoughts on|(?:how do|do) Y feel about|opinions? on|where do Y stand on) (?<x>(?!me\b|us\b|that\b|this\b|it\b|my\b|yourself\b)(?:[\w'&-]+ ?){1,5}?)(?=\?|$|,|!|\.)/,
    [
      [A, 'direct', 'On {x}: [what you think]. Where are you on it?'],
      [T, 'playful', 'I have a strong opinion on {x} and a weak will to defend it. What is yours?'],
      [R, 'warm', 'You ask like somebody who cares about {x}. Are you for or against?'],
      [M, 'flirty', 'I would like to argue about {x} over food. Are you free this week?'],
      [A, 'warm', 'Honest view on {x}: [what you think]. Am I still allowed to sit with you?'],
    ],
  ),
  asking(
    'best of the worst',
    /\b(?:best (?:gift|present|trip|holiday|party|concert|gig|show|job|purchase|prank|surprise)|worst|weirdest|strangest|craziest|funniest|scariest|wildest|stupidest|dumbest|most (?:embarrassing|awkward|adventurous|spontaneous|romantic|memorable|ridiculous|daring|interesting|random))\b(?: (?:thing|moment|food|job|gift|present|purchase|story|habit|trip|holiday|dream|experience|meal|haircut|party|excuse|advice|lie|fear|night|injury|mistake|pick ?-?up line|joke|compliment|message|opener|place))?/,
    [
      [A, 'playful', 'It has to be [your story]. Now yours, and do not leave out the good part.'],
      [T, 'playful', 'There is one that my friends are not allowed to tell any more. What is yours?'],
      [M, 'flirty', 'You get that story after one drink, with all the voices. Which evening?'],
      [R, 'warm', 'Good one, I have to choose between two. What is yours, in the meantime?'],
      [T, 'witty', 'I signed something about that. You tell me yours and I will see what my lawyer says.'],
    ],
  ),
  asking('yes or no', /\b(?:yes or no|yay or nay|yea or nay|yes\/no)\b/, [
    [T, 'playful', 'Yes, and I will explain myself over a coffee if I must. You?'],
    [T, 'witty', 'In public no, in private yes. And you?'],
    [A, 'direct', '[Yes or no], final answer. What is yours?'],
    [R, 'playful', 'This feels like a test with one right answer. Which one is yours?'],
    [M, 'flirty', 'My answer depends on who is asking. Ask me in person this week?'],
  ]),
];
