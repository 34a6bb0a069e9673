/** Nouns that people bring up, by the kind of thing they are: what can be said about bees cannot be said about a fridge. */

const WORDS = {
  bees: 'bee bees hive hives beehive beehives beekeeping beekeeper honey swarm wasp wasps',
  pet: 'dog dogs doggo pup puppy puppies cat cats kitten kittens hamster hamsters rabbit rabbits bunny parrot parrots budgie gecko lizard tortoise turtle goldfish ferret labrador poodle dachshund spaniel terrier collie ridgeback boerboel greyhound husky cockatiel chinchilla guineapig pug beagle corgi whippet cockapoo mutt sausage-dog python',
  farm: 'cow cows goat goats sheep lamb lambs pig pigs piglet chicken chickens hen hens rooster cockerel duck ducks turkey donkey donkeys horse horses pony mare foal alpaca alpacas llama llamas calf calves bull camel camels ostrich mule',
  wild: 'pelican swan swans goose geese seagull seagulls gull heron owl owls pigeon pigeons crow hadeda hadedas baboon baboons monkey monkeys snake snakes fox foxes wombat wombats penguin penguins shark sharks whale whales dolphin dolphins hedgehog hedgehogs squirrel squirrels raccoon badger otter otters seal seals spider spiders moth moths mosquito ants ant cockroach lion lions elephant elephants giraffe zebra leopard hippo rhino octopus jellyfish crab crabs frog frogs toad bat bats mouse mice rat rats bear bears wolf wolves deer koala kangaroo flamingo flamingos peacock mole slug slugs snail snails bird birds fish butterfly butterflies dinosaur dinosaurs dragon',
  child:
    'daughter son kid kids niece nieces nephew nephews toddler baby babies child children twins grandson granddaughter grandchild grandchildren grandkids newborn boys goddaughter godson stepson stepdaughter teenager teenagers pupils pupil learners learner students student preschoolers',
  elder:
    'mother mom mum mommy mama ma father dad daddy papa pa gran granny grandma grandmother grandpa grandfather grandad ouma oupa gogo mkhulu makhulu nonna nana abuela babushka uncle aunt auntie tannie oom parents grandparents in-laws mother-in-law stepmom stepdad godmother',
  sibling: 'brother brothers sister sisters sibling siblings cousin cousins twin bro sis family boet',
  friend:
    'friend friends bestie mate mates flatmate flatmates roommate roommates housemate housemates neighbour neighbours neighbor neighbors crew buddy pal wingman babysitter',
  figure:
    'boss manager colleague colleagues coworker coworkers landlord landlady teacher instructor examiner dentist doctor vet nurse nurses waiter waitress barista driver guard cashier plumber electrician mechanic barber hairdresser optician lawyer judge detective therapist coach priest pastor imam lady gentleman stranger strangers pensioner pensioners tourist tourists audience recruiter client clients customer customers patient patients passenger passengers referee umpire librarian postman paramedic conductor dj magician clown ghost ghosts',
  ex: 'ex exes ex-husband ex-wife',
  bread:
    'sourdough starter bread loaf loaves dough injera naan roti rotis chapati focaccia bagel bagels bun buns baguette baking bakery flour yeast pretzel vetkoek',
  dish: 'dal lentils lentil curry curries samp beans umngqusho lasagne lasagna soup soups stew dumplings dumpling samoosa samoosas samosa samosas pasta taco tacos potjie biryani risotto noodles ramen pho sushi pizza pizzas paella kebab burger burgers pap mogodu boerewors boerie chips omelette eggs egg pilchards sardines casserole hummus falafel kimchi pierogi jollof fufu bobotie roast gravy vending-machine stuffing salad sandwich sandwiches toastie toasties pancakes pancake lunch dinner supper breakfast brunch leftovers recipe recipes buffet feast braai barbecue bbq broth porridge oats rice potatoes gatsby prawns',
  treat:
    'coriander marmite pineapple anchovies crisps biscuit biscuits chocolate chocolates ice-cream gelato cake cakes cupcake cupcakes cookies cookie brownie brownies koeksister koeksisters pudding dessert doughnut doughnuts donut donuts sweets candy toffee fudge croissant croissants muffin muffins pie pies milkshake malva baklava marshmallows popcorn rusks scones trifle cheesecake snack snacks cheese sauce chutney jam marmalade pickle pickles mustard mayonnaise peanut-butter nutella olives',
  drink:
    'drink drinks coffee espresso cappuccino latte tea rooibos chai cocoa wine beer cider gin whisky whiskey cocktail cocktails smoothie lemonade ginger-beer kombucha juice matcha thermos flask teapot',
  garden:
    'leek leeks tomato tomatoes basil plant plants cactus cacti garden gardening allotment orchid orchids balcony flowers flower lilies roses rose sunflower sunflowers fern succulents succulent aphids compost lawn hedge tree trees pumpkin pumpkins courgette courgettes cabbage cabbages carrot carrots mushrooms mushroom seedlings seeds spinach chillies bonsai weeds lemons avocado avocados mango mangoes strawberries figs vegetables veg oranges banana bananas onion onions',
  car: 'car cars bakkie motorbike motorcycle scooter moped caravan van campervan truck tractor cortina vespa bicycle bike bikes forklift engine exhaust tyre tyres beetle jeep combi kombi ute lorry helicopter plane sidecar skateboard unicycle',
  transit:
    'train trains tram trams bus buses taxi taxis uber flight flights airport airports platform station subway metro tube ferry queue queues commute carriage gautrain delay traffic luggage suitcase passport boarding layover',
  road: 'highway road-trip roadtrip trip trips detour shortcut map journey holiday holidays vacation camping tent campsite island islands village town city border backpack hostel hotel safari',
  boat: 'boat boats yacht canoe kayak raft ship sailing sailboat dinghy barge canal',
  home: 'drawer drawers lights fairy-lights light-bulb key keys flat house apartment cottage roof attic basement ceiling stain carpet curtains window windows sofa couch bed mattress pillow bunk-bed wardrobe cupboard chair chairs armchair table lamp mirror rug door gate fireplace bath bathtub bathroom kitchen bedroom room',
  diy: 'shelf shelves drill grout tiles tile paint hammer screws screw bolts wallpaper plumbing flatpack wiring fence shed workshop toolbox allen-key doorbell',
  appliance:
    'fridge freezer oven stove kettle toaster washing-machine dishwasher vacuum boiler geyser microwave airfryer heater generator inverter printer smoke-alarm alarm chimes wind-chimes radio radios leaf-blower radiator tap typewriter telephone clock clocks watch-repair',
  instrument:
    'accordion accordions guitar piano ukulele trumpet violin drums drum cello harmonica saxophone trombone flute banjo bagpipes recorder keyboard clarinet tuba vuvuzela marimba harp double-bass synth',
  song: 'choir karaoke song songs singing chorus band album playlist concert gig opera lyrics anthem vinyl records tune duet hymn record-player',
  dance:
    'dancing dance salsa tango ballet waltz kizomba ballroom tap-dancing zumba langarm pantsula disco bachata',
  book: 'book books novel novels library chapter poem poems poetry bookshop bookshelf diary memoir comics tolstoy author manga kindle encyclopedia book-club',
  film: 'film films movie movies series show cartoon documentary columbo sitcom cinema podcast podcasts telenovela anime soap soapie episode musical theatre play pantomime netflix trailer',
  game: 'chess scrabble quiz crossword crosswords sudoku puzzle puzzles jigsaw bingo monopoly boardgame board-game board-games cards poker lego dominoes playstation xbox minecraft video-games videogame game games wordle uno dice darts bowling mini-golf snooker pinball',
  sport:
    'race marathon half-marathon parkrun 5k 10k gym yoga pilates squats rugby cricket football soccer netball tennis padel hockey golf karate judo boxing wrestling cycling trainers treadmill medal hurdles triathlon climbing crossfit fencing archery roller-skates skates skating ice-skating volleyball basketball badminton run runs running jog comrades relay team goal derby',
  sea: 'swim swimming pool wave waves beach sea ocean surfboard surfing surf tide lake snorkel dive diving wetsuit swimsuit river sand sandcastle rockpool',
  hill: 'hike hikes hiking mountain mountains trail summit peak hill volcano waterfall forest glacier campfire walk walks',
  exam: 'exam exams licence license test tests degree thesis dissertation diploma certificate k53 viva interview interviews graduation distinction matric finals essay homework assignment lecture bursary course scholarship',
  ward: 'shift shifts ward unit hospital clinic icu ambulance theatre night-shift nightshift surgery casualty maternity scrubs operation',
  office:
    'meetings workshop presentation slides projector lanyard flipchart email emails spreadsheet spreadsheets deadline conference audit synergy training timesheet',
  school:
    'school class classroom classes chemistry maths biology homework-club assembly playground crayons concert-hall nativity',
  clothes:
    'dress dresses sock socks shoe shoes boots sweater jersey hat hats coat jacket tie suit shirt t-shirt jeans pyjamas pajamas scarf gloves apron crocs slippers uniform costume costumes cape hoodie skirt handbag tote bag sunglasses earrings tracksuit cardigan onesie sandals umbrella glasses outfit',
  hair: 'fringe bangs haircut hair moustache mustache beard mullet perm wig ponytail braids eyebrows sideburns bun dreadlocks dreads',
  phone:
    'phone phones laptop computer wifi app autocorrect notification password keyboard-warrior screen charger algorithm semicolon semicolons emoji emojis typo typos voicemail gps siri alexa chatgpt bot website server',
  photo:
    'photograph photographs statue painting paintings sculpture art portrait mural sketch drawing drawings postcard postcards camera polaroid',
  weather:
    'rain snow storm thunderstorm heatwave hail hailstorm wind fog lightning winter summer autumn sunrise sunset moon stars eclipse sky load-shedding loadshedding candles drought frost monsoon',
  craft:
    'pottery kiln clay mug mugs bowl knitting crochet quilt blanket sewing-machine sewing embroidery candle-making origami woodwork calligraphy needle wool yarn loom soap-making model-trains stamps stamp taxidermy papier-mache glue ring necklace vase',
  party:
    'wedding weddings party parties birthday ceremony anniversary reunion funeral-tea christmas diwali eid hanukkah fireworks speech confetti festival braaivleis bridesmaid bridesmaids best-man baby-shower housewarming toast',
  faith:
    'church mass gurdwara langar mosque temple shabbat ramadan prayer prayers congregation sunday-school pulpit rabbi synagogue lent hijab',
  prize:
    'lottery trophy raffle prize award jackpot winner bet competition podium auction voucher scratchcard badge',
  language:
    'grammar zulu xhosa afrikaans spanish french german italian japanese sign-language accent dictionary vocabulary translation punctuation spelling alphabet duolingo pronunciation',
  letter: 'letter letters parcel parcels envelope postbox stamp-collection fan-mail',
  science:
    'telescope planet planets rocket satellite microscope experiment lab laboratory physics fossil fossils bones skeleton skull meteorite bacteria',
  ink: 'tattoo tattoos piercing piercings ink',
  medical:
    'wisdom-teeth tooth teeth braces cast crutches bandage stitches sneeze hiccups migraine hangover sunburn hip knee hearing-aids hearing-aid plaster limp blister blisters toe',
  shop: 'supermarket shop market checkers woolworths ikea trolley receipt car-boot thrift-shop charity-shop stall mall aisle',
  work: 'post-office railways railway mine mines factory navy army archive council bank insurance warehouse fire-station police-station museum-shop call-centre',
  sleep: 'nap naps sleep insomnia dream dreams nightmare duvet lie-in snooze jetlag',
  list: 'list spreadsheet-of checklist calendar schedule diary-entry theory theories plan-b rule rules ranking',
} as const;

export type NounKind = keyof typeof WORDS;

const BY_NOUN = new Map<string, NounKind>();
for (const [kind, words] of Object.entries(WORDS) as Array<[NounKind, string]>)
  for (const word of words.split(/\s+/)) {
    const plain = word.replace(/-/g, ' ');
    if (!BY_NOUN.has(plain)) BY_NOUN.set(plain, kind);
  }

/** The kind of a noun (`bees`) or of two that go together (`sewing machine`), lower case. */
export const nounKind = (words: string): NounKind | undefined => BY_NOUN.get(words.replace(/-/g, ' '));

/** Not counted, so never `the dishes of` it: said bare. */
export const MASS_NOUNS: ReadonlySet<string> = new Set(
  `honey beekeeping bread baking dough flour yeast dal curry soup stew pasta pap rice gravy sushi pizza ramen kimchi hummus falafel coffee tea rooibos wine beer cider gin
  whisky chocolate cheese jam gardening compost traffic luggage grout paint plumbing wallpaper singing karaoke opera dancing salsa tango ballet poetry
  chess scrabble bingo yoga pilates rugby cricket football soccer netball tennis padel hockey golf karate judo boxing cycling swimming surfing sailing
  diving hiking climbing skating camping chemistry maths biology physics hair pottery clay knitting crochet sewing embroidery origami woodwork calligraphy wool
  rain snow wind fog loadshedding load-shedding grammar zulu xhosa afrikaans spanish french german italian japanese punctuation spelling homework family wifi
  sleep insomnia art ink lunch dinner supper breakfast brunch christmas diwali eid ramadan lent church mass shabbat surgery school training running monopoly lego minecraft anime netflix
  ice-cream gelato fudge popcorn toffee candy mustard mayonnaise juice matcha cocoa chai lemonade kombucha autocorrect vinyl synergy spinach salad porridge samp umngqusho mogodu langar columbo tolstoy wordle duolingo siri alexa chatgpt winter summer autumn`.split(
    /\s+/,
  ),
);
