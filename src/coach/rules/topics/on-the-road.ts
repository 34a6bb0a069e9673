/** Trains, cars, traffic and journeys. */
import { type Topic, topic } from './topic.ts';

export const ON_THE_ROAD: readonly Topic[] = [
  topic(
    'train',
    'train',
    /\b(?:trains?|trams?|metro|tube|the underground|bus(?:es)?|commut\w+|window seat|quiet carriage|ticket inspector|platform|replacement bus)\b/i,
    {
      asks: [
        'Who was the main character today?',
        'Window or aisle, and how far would you go for it?',
        'Podcast, book or staring into the distance?',
        'How late was it, in chapters?',
      ],
      quips: [
        'Nothing has ever happened quietly on public transport.',
        'The window seat is worth fighting for.',
      ],
      dates: ['Let us take one to the last stop and see what is there.'],
      mishaps: [
        'Delayed by leaves, was it? Or by a single feather?',
        'Somebody moved seats because of you? I am impressed.',
      ],
      related: ['the window seat', 'the announcement', 'the ticket inspector', 'the last stop'],
    },
  ),
  topic(
    'traffic',
    'traffic',
    /\b(?:traffic(?: jam)?|the (?:m1|n1|n2|n3|m25)|motorway|highway|roadworks|gridlock|traffic warden|parking ticket|parking|potholes?|speed camera|tollgate)\b/i,
    {
      asks: [
        'How bad is it, podcast bad or give-up-and-walk bad?',
        'What is playing while you sit in it?',
        'Do you sing in the car when nobody can see?',
        'Which lane, and is the other one faster?',
      ],
      quips: ['The other lane is faster until you are in it.', 'Patience runs out about two bumpers in.'],
      dates: ['Somewhere neither of us has to park, what do you say?'],
      mishaps: [
        'No stress, I would rather have you late and in one piece. Is anything moving?',
        'A ticket on top of it? What did the warden say?',
      ],
      related: ['the other lane', 'the hooter', 'the warden', 'the radio'],
    },
  ),
  topic(
    'uber',
    'Uber',
    /\b(?:uber(?: driver)?|bolt(?= driver)|taxi driver|cab|lift club|five stars?|one star|passenger|aux cord)\b/i,
    {
      asks: [
        'What did the driver have to say about life?',
        'What is your rating, and what did you do to deserve it?',
        'Chatty or silent, which do you hope for?',
        'Which song was on?',
      ],
      quips: [
        'Five stars cover a lot of sins.',
        'Best advice I know comes from people looking in a rear-view mirror.',
      ],
      dates: ['I will meet you there, you in your car and me on time.'],
      mishaps: ['One star, and for what, the humming?', 'Wrong pin, wrong car or wrong side of the road?'],
      related: ['the rating', 'the back seat', 'the aux cable', 'the water bottle'],
    },
  ),
  topic(
    'car',
    'car',
    /\b(?:cars?|flat tyre|licence disc|mechanic|fuel|petrol|engine|vespa|scooters?|mopeds?|motorbikes?|motorcycle|caravans?|campervan|camper|vw|mini(?= cooper)|hubcap|jump leads)\b/i,
    {
      asks: [
        'What do you call it when nobody is listening?',
        'Where would it take us if nobody had work on Monday?',
        'What is the strangest thing in the boot?',
        'How long have you two been together?',
      ],
      quips: [
        'They only break down on the way to something good.',
        'Anything with an engine and a nickname is family.',
      ],
      dates: ['A short drive, your music, my snacks and no destination worth mentioning.'],
      mishaps: [
        'It waited for the rain, did it not? Who came to the rescue?',
        'That light on the dashboard is only a suggestion until it is smoke. Are you home?',
      ],
      related: ['the boot', 'the dashboard light', 'the helmet', 'the passenger seat'],
    },
  ),
  topic(
    'travel',
    'trip',
    /\b(?:travel(?:ling)?|holidays?|vacation|road ?trip|trip|backpacking|airbnb|hostel|city break|island|lisbon|prague|paris|rome|berlin|tokyo|slovenia|lake bled|greece|zanzibar|mozambique|mauritius)\b/i,
    {
      asks: [
        'What would you do again there tomorrow?',
        'Spreadsheet or see what happens, how do you travel?',
        'What did you eat that you still think about?',
        'Who would you take, and who never again?',
      ],
      quips: [
        'The best part is the thing that went wrong and became the story.',
        'Half of any holiday is looking for the keys to it.',
      ],
      dates: ['I would trade travel disasters with you over something cold.'],
      mishaps: [
        'Lost, broke or locked out, which one was it?',
        'The photos online were taken by somebody with a very wide lens, I suppose?',
      ],
      related: ['the suitcase', 'the map', 'the postcard', 'the wrong turn'],
    },
  ),
  topic(
    'airport',
    'airport',
    /\b(?:airports?|flights?|passport|boarding|luggage|suitcase|jet ?lag|layover|duty free|aisle seat|middle seat|visa (?:office|queue|application)|customs(?= queue)|embassy)\b/i,
    {
      asks: [
        'Three hours early or running with one shoe?',
        'What is always in your hand luggage?',
        'Window, aisle or whatever is left?',
        'What do you do with a long delay?',
      ],
      quips: [
        'Normal rules about breakfast beer do not apply after security.',
        'A passport photo keeps everybody humble.',
      ],
      dates: ['When you are back on the ground, tell me all of it over something warm?'],
      mishaps: [
        'Your bag went somewhere nicer without you, did it?',
        'A passport in the wrong country is a talent. When does it come home?',
      ],
      related: ['the stamp', 'the boarding call', 'the hand luggage', 'the queue'],
    },
  ),
];
