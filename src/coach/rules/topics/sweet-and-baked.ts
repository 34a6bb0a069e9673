/** What comes out of an oven or a freezer, and what goes with it in a cup or a glass. */
import { type Topic, topic } from './topic.ts';

export const SWEET_AND_BAKED: readonly Topic[] = [
  topic(
    'coffee',
    'coffee',
    /\b(?:coffee|espresso|flat white|cappuccino|latte|barista|matcha|moka pot|instant coffee)\b/i,
    {
      asks: [
        'What is your {w} order, and what does it say about you?',
        'How many cups before you are a pleasant person?',
        'Where is the best cup within walking distance of you?',
        'Do you drink it for the taste or so that nobody gets hurt?',
      ],
      quips: [
        'A person who takes {w} seriously usually takes the right things seriously.',
        'The first cup is medicine, the second is a personality.',
      ],
      dates: ['Let us put your {w} standards to the test this week.'],
      mishaps: [
        'Spilled {w} is the only thing worth crying about before nine. Did it miss the laptop?',
        'No cup before that kind of morning should be illegal. Have you had one since?',
      ],
      related: ['the beans', 'the first cup', 'the milk foam', 'the barista'],
    },
  ),
  topic('tea', 'tea', /\b(?:tea|teapot|rooibos|chai|kettle|earl grey|milk (?:in )?first)\b/i, {
    asks: [
      'How do you take it, and do you judge the others?',
      'Is it a ritual or an excuse for the biscuit?',
      'Milk first or last, and who raised you?',
      'Whose pot of tea is the best you know?',
    ],
    quips: [
      'A kettle fixes about half of everything, more with a rusk.',
      'Wars have been calmer than the question of when the milk goes in.',
    ],
    dates: ['A pot of {w} and no hurry sounds right.'],
    mishaps: [
      'Stone cold on the windowsill, the saddest cup there is. Did you make another?',
      'A biscuit that falls in is a small funeral. Did you fish it out?',
    ],
    related: ['the kettle', 'the milk', 'the rusk', 'the good teapot'],
  }),
  topic(
    'sourdough',
    'sourdough',
    /\b(?:sourdough(?: starter)?|starter(?=[^.]{0,30}(?:bread|dough|flour))|bread|loaf|loaves|ciabatta|focaccia|dough)\b/i,
    {
      asks: [
        'Does the starter have a name, and does it get fed before you do?',
        'Crust or crumb, what are you proudest of?',
        'Who gets the first slice, still too hot?',
        'How many bricks came before the first good one?',
      ],
      quips: [
        'Anything that rises overnight and needs constant attention is a relationship.',
        'Flour, water and patience, and I only ever have two of those.',
      ],
      dates: ['You bring the loaf, I bring good butter, and we do not talk about cutlery.'],
      mishaps: [
        'Flat is a shape too. Did it at least make toast?',
        'A loaf that can stop a door still counts as baking. What went wrong, heat or hope?',
      ],
      related: ['the starter', 'the crust', 'the flour on everything', 'good butter'],
    },
  ),
  topic(
    'cake',
    'cake',
    /\b(?:cakes?|cupcakes?|baking|baked|bakery|cheesecake|red velvet|icing|brownies|muffins?|banana bread|sponge|buttercream)\b/i,
    {
      asks: [
        'What was it supposed to look like?',
        'Who gets the first slice when it works out?',
        'Recipe, or confidence alone?',
        'Corner piece or middle, and how firm are you on that?',
      ],
      quips: [
        'The ugly ones taste better, that is a known fact.',
        'No problem looks the same after a second slice.',
      ],
      dates: ['You bring the {w}, I bring the coffee and an honest verdict.'],
      mishaps: [
        'Enough icing covers everything, that is what icing is for. Did anyone notice?',
        'It sank in the middle? That is just a bowl for the cream.',
      ],
      related: ['the icing', 'the last slice', 'the crumbs', 'the big fork'],
    },
  ),
  topic(
    'scones',
    'scones',
    /\b(?:scones?|croissants?|pastr(?:y|ies)|cinnamon buns?|danish|pain au chocolat|cream tea|pies?|quiche|pasteis de nata|custard tarts?)\b/i,
    {
      asks: [
        'Jam first or cream first, and would you fight for it?',
        'Which bakery would you cross town for?',
        'Do you share, or is that a third date thing?',
        'How many flakes are on you right now?',
      ],
      quips: [
        'Anything with that much butter is a commitment.',
        'Cream and jam have ended longer friendships than politics.',
      ],
      dates: ['A slow morning at a bakery, one of everything, and we argue about the jam.'],
      mishaps: [
        'The last one in the tray, gone before your eyes. Who took it?',
        'Burnt underneath and proud on top, like most of us. Did you eat it anyway?',
      ],
      related: ['the jam', 'the cream', 'the crumbs', 'the last one on the plate'],
    },
  ),
  topic(
    'biscuits',
    'biscuits',
    /\b(?:biscuits?|cookies|rusks?|shortbread|fig rolls?|digestives?|oreos?|ginger ?nuts?|romany creams|dunk(?:ing|s)?)\b/i,
    {
      asks: [
        'Dunk or no dunk, and for how many seconds?',
        'Which one gets hidden from visitors?',
        'What would you accept as a peace offering?',
        'Is there a tin, and what is really in it?',
      ],
      quips: [
        'You learn most of what matters about a person from what they do with a cup of tea and a biscuit.',
        'The sewing kit tin has broken more hearts than any app.',
      ],
      dates: ['You bring a packet of your favourite, I bring mine, and we hold a tasting.'],
      mishaps: [
        'Lost to the bottom of the cup. A moment of silence.',
        'An empty tin put back on the shelf is a crime. Any suspects?',
      ],
      related: ['the tin', 'the dunking', 'the cup of tea', 'the last one in the packet'],
    },
  ),
  topic(
    'icecream',
    'ice cream',
    /\b(?:ice cream|gelato|sorbet|milkshakes?|soft serve|ice ?lolly|99 flake|sundae|froyo)\b/i,
    {
      asks: [
        'Cone or tub, and is there a right answer?',
        'What flavour would you defend in public?',
        'How cold does it have to be before you stop?',
        'Do you offer a taste, or do you guard it?',
      ],
      quips: [
        'Nobody has ever been sad and holding a cone at the same time.',
        'Two scoops is a portion, three is a plan.',
      ],
      dates: ['Two cones and a slow lap round the block, you choose my flavour.'],
      mishaps: [
        'The scoop on the pavement, the oldest tragedy there is. Did they give you another?',
        'It melted faster than the queue moved, did it?',
      ],
      related: ['the cone', 'the second scoop', 'the sprinkles', 'the sticky fingers'],
    },
  ),
  topic(
    'chocolate',
    'chocolate',
    /\b(?:chocolates?|cadbury|fudge|toffees?|jelly babies|sweets|candy|gummy bears|liquorice|jelly tots|wine gums)\b/i,
    {
      asks: [
        'Dark or milk, and do you judge?',
        'Where is the emergency supply?',
        'How long does an open packet live in your house?',
        'Which one is always left at the bottom, and who eats it?',
      ],
      quips: [
        'A drawer with sweets in it is a love language.',
        'One square is something people say, never something they do.',
      ],
      dates: ['A walk to the good sweet shop, we each get a small bag and no questions.'],
      mishaps: [
        'Melted in a pocket, it happens to the best. Did you save any?',
        'Somebody found the hiding place, then. How much was left?',
      ],
      related: ['the secret drawer', 'the wrapper', 'the last square', 'the emergency supply'],
    },
  ),
  topic(
    'dessert',
    'dessert',
    /\b(?:desserts?|trifle|custard|tiramisu|pudding|malva|melktert|milk tart|crumble|churros?|doughnuts?|donuts?|jelly(?! bab)|pavlova|peppermint crisp tart)\b/i,
    {
      asks: [
        'Who makes the one that everybody fights over?',
        'Is there a second stomach for it, in your case?',
        'Spoon straight from the bowl, yes or no?',
        'What would make you cross town after dinner?',
      ],
      quips: [
        'Dinner is the queue, this is the ride.',
        'Whoever brings the {w} is forgiven everything else.',
      ],
      dates: ['Let us skip to the good part and go straight for something sweet.'],
      mishaps: [
        'It did not set, so it is a drink now. Who was brave enough?',
        'One clean bowl and nobody saw anything. Were there leftovers at all?',
      ],
      related: ['the big spoon', 'the custard', 'the second helping', 'the leftovers'],
    },
  ),
  topic('pancakes', 'pancakes', /\b(?:pancakes?|waffles?|crepes?|flapjacks?|french toast|crumpets?)\b/i, {
    asks: [
      'Cinnamon sugar or syrup?',
      'Who eats the first one, the ugly one?',
      'Do you flip in the air or play it safe?',
      'How many is a normal number for you?',
    ],
    quips: [
      'The first one is always for the cook and never for the camera.',
      'A stack is just a cake that could not wait.',
    ],
    dates: ['A late Sunday breakfast with a tall stack, and you do the flipping.'],
    mishaps: [
      'On the ceiling, on the floor or on the dog?',
      'A bad flip is only a scramble with confidence. Did you eat it?',
    ],
    related: ['the cinnamon sugar', 'the syrup', 'the flip', 'the ugly first one'],
  }),
  topic(
    'wine',
    'wine',
    /\b(?:wine|wine farm|wine tasting|pinotage|merlot|sauvignon|prosecco|champagne|cellar)\b/i,
    {
      asks: [
        'Are you a know-the-grape person or a nice-label person?',
        'What would you open for someone you wanted to like you?',
        'Do you swirl, and do you know why?',
        'Box, bottle or whatever is cold?',
      ],
      quips: [
        'The talk gets confident quickly, usually one glass ahead of the facts.',
        'Notes of leather and regret, I always say.',
      ],
      dates: ['One glass with a view somewhere would be an easy plan.'],
      mishaps: [
        'White carpet or white shirt, where did it land?',
        'A cork that breaks is a test of character. Knife, sieve or giving up?',
      ],
      related: ['the corkscrew', 'the label', 'the second glass', 'the cheese board'],
    },
  ),
  topic(
    'beer',
    'beer',
    /\b(?:beers?|craft beer|brewery|the pub|pub quiz|lager|ale|cider|stout|shandy|home ?brew)\b/i,
    {
      asks: [
        'Which table is yours?',
        'First round or last, what kind of person are you?',
        'What is the best seat in the place?',
        'Who is always at the bar when you walk in?',
      ],
      quips: ['A good local is one where nobody asks what you want.', 'Peanuts are free, opinions more so.'],
      dates: ['First round is mine, somewhere with decent chairs. Which evening?'],
      mishaps: [
        'Foam everywhere and a straight face, that is how you handle it. Did anybody see?',
        'I hope there was greasy food afterwards. How is the head?',
      ],
      related: ['the first round', 'the peanuts', 'the beer mat', 'the corner table'],
    },
  ),
  topic(
    'cocktails',
    'cocktails',
    /\b(?:gin(?: and tonic)?|cocktails?|whisk(?:e)?y|rum|tequila|mojitos?|margaritas?|negronis?|brandy|klippies)\b/i,
    {
      asks: [
        'What do you order when you want to feel like somebody else?',
        'Little umbrella, yes or no?',
        'Which one will you never touch again, and why?',
        'Do you make them yourself, and are they dangerous?',
      ],
      quips: [
        'Anything with an umbrella in it makes its own weather.',
        'A good bartender knows more than most therapists.',
      ],
      dates: ['You choose one for me and I choose one for you, no peeking at the menu.'],
      mishaps: [
        'It tasted like fruit until you stood up, did it not?',
        'Water and something salty, quickly. How bad was the morning?',
      ],
      related: ['the olive', 'the little umbrella', 'the bartender', 'the ice'],
    },
  ),
  topic(
    'juice',
    'hot chocolate',
    /\b(?:hot chocolate|smoothies?|kombucha|lemonade|iced tea|ginger beer|juice|bubble tea|cream soda)\b/i,
    {
      asks: [
        'What is your standard order when it is one of those days?',
        'With cream on top or are you sensible?',
        'Did you make it yourself, and is the kitchen all right?',
        'Which place does it properly?',
      ],
      quips: [
        'A straw makes any grown person look eight.',
        'Anything with marshmallows on top cancels a Monday.',
      ],
      dates: ['Two of your favourite and a bench with a view, no alcohol required?'],
      mishaps: [
        'A blender without a lid repaints the kitchen. How far did it get?',
        'Down the shirt on the first sip, always. Did it come out?',
      ],
      related: ['the straw', 'the marshmallows', 'the blender', 'the cream on top'],
    },
  ),
];
