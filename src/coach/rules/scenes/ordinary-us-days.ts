/** How they are, said plainly, and the lines they draw for themselves: stress, worry, loneliness, faith, no calls at night, no hurry in bed. */
import { IF, plainly } from './ordinary-us-scene.ts';
import { type Scene, says } from './scene.ts';

const RUNS =
  /\b(?:work|job|exams?|interview|deadline|boss|money|uni|school|studies|family|test|presentation|results|meeting|move|moving)\b/i;

export const ORDINARY_DAY_SCENES: readonly Scene[] = [
  plainly('worried about something ahead', {
    cue: /\bi(?:'?m| am| feel| am feeling|'?m feeling)? (?:so |really |very |a bit |a little |kinda |super |quite |pretty |just |feeling |getting |freaking out |honestly )*(?:anxious|nervous|worried|scared|stressed(?: out)?|stressing|freaking out|dreading)(?: (?:about|for|of|over))? (?:my |the |a |this |an |it )?(?<thing>tomorrow|interview|job interview|(?:exam |test |blood )?results|exams?|driving test|test|presentation|speech|results|appointment|dentist|doctor|surgery|operation|flight|move|new job|first day|meeting(?= (?:at|with|my|tomorrow|on)\b|\W*$)|deadline|audition|review|monday)\b/i,
    not: /\bmeeting (?:you|u|up|your)|\bdate\b|seeing you|our |for tomorrow if you/i,
    most: 20,
    places: (r) => ({
      tomorrow: IF(says(r, /\btomorrow\b/i)),
      event: IF(!says(r, /\b(?:tomorrow|monday|deadline)\b/i)),
      bare: IF(says(r, /\b(?:about|of|for) tomorrow\W*$/i)),
    }),
    said: [
      ['stay with them', 'warm', 'Nerves beforehand are normal. I am around if you want to talk.'],
      ['sympathise', 'warm', 'I hope it goes better than you fear. Will you tell me afterwards?'],
      ['follow up', 'warm', '{bare}What is it about tomorrow that worries you the most?'],
      [
        'sympathise',
        'warm',
        '{event}Of course you are nervous, it matters to you. What worries you most about the {thing}?',
      ],
      [
        'sympathise',
        'calm',
        '{tomorrow}The evening before is the worst part. I will be thinking of you tomorrow.',
      ],
      ['sympathise', 'warm', '{event}I am keeping my fingers crossed for the {thing}. Tell me how it goes?'],
      [
        'offer another way',
        'warm',
        'Do you want to talk it through, or shall I take your mind off it for a while?',
      ],
      [
        'sympathise',
        'calm',
        'That feeling is horrible, and it passes. Is there anything you can still do tonight, or only wait?',
      ],
      [
        'sympathise',
        'direct',
        '{tomorrow}Write to me tomorrow when it is over. I would like to hear how it went.',
      ],
      [
        'light touch',
        'playful',
        '{event}I am on your side in this. What would help you most before the {thing}?',
      ],
    ],
  }),
  plainly('stressed', {
    cue: /\b(?:i'?m|i am|im|i feel|feeling|been|so|i'?ve been|i get|i'?m feeling)\b[^.!?]{0,16}\bstress(?:ed|ing|y)?(?: out)?(?: (?:about|with|over|at|by|from|because of)(?: my| the| all the| all this)? ?(?<thing>work|job|exams?|school|uni|money|family|studies|everything|life|boss|move|deadlines?)?| today| lately| right now| this week| tonight| at the moment| these days)*\W*$|\b(?:work|my job|uni|school|life|everything|my boss)(?:'?s| is| has been| was)? (?:so |really |been |very |super |just |making me |a bit |too |stressing me )+(?:stress(?:ful|ed|ing|y)|out)(?: (?:today|lately|right now|this week|at the moment|these days))*\W*$|^\W*(?:very |really |super |such a )?stress(?:ed|ful)(?: (?:day|week|out))?(?: (?:today|at work|lately|right now|this week))*\W*$|\bi(?:'?ve)? (?:had|have|am having|'m having) (?:a |such a )(?:really |very |super )?stressful (?:day|week|time|month|morning)\b[^.!?]{0,14}$/i,
    not: /\bdon'?t stress|not (?:that )?stressed|\byou\b[^.!?]*\bstress/i,
    most: 18,
    places: (r) => ({
      work: IF(says(r, /\b(?:work|job|boss|deadlines?)\b/i)),
      study: IF(says(r, /\b(?:exams?|school|uni|studies)\b/i)),
      money: IF(says(r, /\bmoney\b/i)),
      plain: IF(!says(r, RUNS)),
      week: IF(says(r, /\bweek\b/i)),
      day: IF(says(r, /\bday\b/i)),
    }),
    said: [
      ['sympathise', 'calm', 'I am sorry, that sounds exhausting. What would help tonight?'],
      [
        'follow up',
        'warm',
        '{plain}I am sorry you are stressed. What is it, one big thing or ten small ones?',
      ],
      ['sympathise', 'calm', '{plain}Stress like that is exhausting. Do you get some rest tonight?'],
      [
        'offer another way',
        'warm',
        'Do you want to let the stress out here, or hear about something else for a bit?',
      ],
      ['sympathise', 'warm', '{work}Work can really eat a person, I am sorry. What is going on there?'],
      ['follow up', 'direct', '{work}Is the stress more about the work itself or the people there?'],
      [
        'light touch',
        'playful',
        '{work}Shall I phone your work and say that you are not coming? I do a serious voice.',
      ],
      ['sympathise', 'warm', '{study}Exams and stress seem to come as a pair. How many are left?'],
      [
        'sympathise',
        'warm',
        '{money}Money stress is with you all day, I am sorry. Does it help to talk about it?',
      ],
      ['follow up', 'calm', '{week}What a week. Is there an end in sight, or at least a free evening?'],
      ['sympathise', 'warm', '{day}I am sorry the day was like that. Is it over, or is there more to come?'],
      ['stay with them', 'warm', '{plain}You can be stressed with me, no need to put on a cheerful voice.'],
      [
        'suggest meeting',
        'warm',
        'When the stress lets go of you, let me offer you a quiet walk and something sweet.',
      ],
    ],
  }),
  plainly('lonely', {
    cue: /\bi(?:'?ve| have|'?m| am)? (?:been |just |feel |feeling |get |kind of |kinda |really |so |very |a bit |quite |pretty |a little |honestly |super |do )*lonely(?: (?:today|lately|recently|tonight|right now|these days|this week|sometimes|at the moment|here|a lot|again|too|on weekends|at night))*\W*$|^\W*(?:feeling |so |really |very |kinda |a bit )+lonely(?: (?:today|lately|tonight|right now|this week|here))*\W*$/i,
    not: /\bnever lonely|not lonely\b/i,
    most: 16,
    places: (r) => ({
      tonight: IF(says(r, /\b(?:tonight|right now|today|night)\b/i)),
      some: IF(says(r, /\bsometimes|lately|recently|been|days\b/i)),
      said: IF(says(r, /\blonel/i)),
    }),
    said: [
      [
        'stay with them',
        'warm',
        '{tonight}{said}Then let us talk tonight. Lonely is easier with somebody on the other end.',
      ],
      [
        'sympathise',
        'warm',
        '{said}I am glad you told me, lonely is a hard thing to say. Has it been like that for long?',
      ],
      [
        'follow up',
        'warm',
        '{said}I am sorry you feel lonely. Do you want company by message, or a proper call?',
      ],
      ['stay with them', 'warm', 'Then talk to me for a bit. I have all evening, and tea.'],
      ['sympathise', 'warm', 'That is a hard hour of the day to have to yourself. I am here.'],
      ['follow up', 'warm', 'I am glad that you wrote. Do you want company by message, or shall I phone?'],
      ['sympathise', 'calm', '{said}That is a hard feeling. What is the loneliest part of the day for you?'],
      [
        'stay with them',
        'calm',
        '{said}You can write to me when you feel lonely, it does not have to be about anything.',
      ],
      [
        'suggest meeting',
        'warm',
        '{some}Thank you for saying so. Shall we get you out for a coffee this week?',
      ],
      [
        'suggest meeting',
        'direct',
        '{said}Shall we do something about lonely? A walk or a coffee, you say when.',
      ],
    ],
  }),
  plainly('a bad day', {
    cue: /^\W*(?:(?:hey|hi|so|ugh|honestly|well|not good|not great|not really|no)[,.: ]+)*(?:i(?:'?ve| have|'?m| am)? )?(?:just |really |actually )*(?:had|have|having|been having|been|it'?s been|it was|was|today was|today has been|my day was)(?: such| just| kind of| kinda| really)* (?:a |an )?(?:really |very |pretty |such a |kind of a |kinda |quite a |super |so |rather |fairly )*(?:bad|shit|shitty|crap|crappy|awful|terrible|horrible|rough|tough|hard|rubbish|long|difficult|kak|lousy)(?: (?:day|one|week|morning|evening|time|night))(?: (?:today|at work|at the office|so far|tbh|honestly|to be honest|lately|at school))*\W*$|^\W*(?:really |very |such a |pretty )?(?:bad|shit|shitty|crap|awful|terrible|horrible|rough|tough|hard) (?:day|week)(?: (?:today|at work))*\W*$|^\W*today (?:was|has been|is) (?:really |so |just |very |pretty )*(?:bad|shit|crap|awful|terrible|horrible|rough|tough|hard)(?: (?:at work|for me))*\W*$/i,
    not: /\b(?:hair|not (?:a )?bad)\b/i,
    places: (r) => ({
      day: IF(says(r, /\bday\b|today/i)),
      week: IF(says(r, /\bweek\b/i)),
      work: IF(says(r, /\b(?:work|office)\b/i)),
      long: IF(says(r, /\blong\b/i)),
      bad: IF(!says(r, /\blong\b/i)),
    }),
    said: [
      ['sympathise', 'warm', 'You made it through, that counts. What would make the evening better?'],
      ['offer another way', 'calm', 'Do you want to tell me about it, or have some quiet?'],
      ['sympathise', 'calm', 'I am sorry. Is there anything that would make it a little better?'],
      [
        'sympathise',
        'warm',
        '{day}{bad}I am sorry your day was like that. Do you want to tell me what happened?',
      ],
      [
        'offer another way',
        'warm',
        '{day}Do you want to talk about the day, or forget about it for a while?',
      ],
      ['sympathise', 'calm', '{day}{bad}Some days are just bad. I hope the evening is kinder to you.'],
      ['sympathise', 'warm', '{work}Ugh, work. What did they do to you today?'],
      [
        'light touch',
        'playful',
        '{day}{bad}That day owes you something. What would help, food or a good moan?',
      ],
      ['follow up', 'warm', '{long}Long days are the worst. Are your feet up yet?'],
      [
        'sympathise',
        'calm',
        '{long}Then I hope you get a short evening and a long sleep. What made it so long?',
      ],
      ['sympathise', 'warm', '{week}I am sorry, a whole week of that is a lot. What was the worst of it?'],
      ['follow up', 'direct', '{week}{bad}What would make the rest of the week a bit better?'],
      [
        'stay with them',
        'warm',
        '{bad}Come and moan at me, I am on your side before I have heard the story.',
      ],
    ],
  }),
  plainly('cried', {
    cue: /\bmy (?:boss|manager|colleague|mom|mum|dad|sister|ex|brother) made me cry\b|^\W*(?:(?:hey|hi|so|ugh|honestly|well)[,.: ]+)*(?:i(?:'?ve| have|'?m| am)? )?(?:just |actually |really |literally |kinda |almost |been )*(?:cried|crying|was crying|had a (?:good |little |big )?cry|burst into tears|(?:my \w+|\w+) made me cry|broke down|teared up)(?: (?:a (?:bit|lot|little)|today|earlier|at work|in the (?:car|bathroom|shower|toilet)|last night|tonight|this morning|for (?:an hour|hours|no reason)|all (?:day|night|morning)|again|so much|myself to sleep|on the (?:way home|bus|train)|lol|haha|because (?:of work|i'?m tired)))*\W*$/i,
    not: /\b(?:laugh\w*|movie|film|happy|onion|song|book|video|wedding)\b|😂|🤣/iu,
    places: (r) => ({
      work: IF(says(r, /\bwork\b/i)),
      today: IF(says(r, /\btoday\b/i)),
      almost: IF(says(r, /\balmost\b/i)),
    }),
    said: [
      ['sympathise', 'calm', 'That sounds like a hard moment. Do you want to tell me about it?'],
      ['sympathise', 'warm', 'I am sorry. What made you cry?'],
      ['sympathise', 'warm', '{work}Crying at work is the worst, nowhere to go with it. What happened?'],
      [
        'sympathise',
        'calm',
        'Sometimes it just has to come out. Do you feel a bit lighter after crying, or not yet?',
      ],
      [
        'stay with them',
        'warm',
        'Thank you for telling me that you cried. I am here if you want to talk about it.',
      ],
      [
        'offer another way',
        'calm',
        'You do not have to explain it. Would you like to talk, or just have some company?',
      ],
      ['stay with them', 'warm', '{today}I wish I could have handed you a tissue today. How are you now?'],
      ['sympathise', 'warm', '{work}I hope somebody there was kind to you when you cried. How are you now?'],
    ],
  }),
  plainly('faith matters to them', {
    cue: /\b(?:my (?:faith|religion|church|beliefs?) (?:is|are|matters?|means?) (?:very |really |so |quite |super |a lot |a big part )*(?:important|to me|everything|a lot|of (?:my life|me|who i am)|central)|i(?:'?m| am) (?:a |an )?(?:very |quite |really |pretty |fairly |deeply |practi[sc]ing |committed |devout |strong |born again )*(?:religious|christian|muslim|catholic|jewish|hindu|believer|spiritual)|i go to (?:church|mosque|temple|synagogue|mass)(?: (?:every|on) \w+)?|faith is (?:very |really |quite )?important to me|god (?:comes first|is (?:very |really |so )?important to me|is my everything)|i(?:'?m| am) looking for someone (?:who is |that is )?(?:religious|christian|muslim|catholic|with faith|who shares my faith))\b/i,
    not: /\b(?:not (?:very |really |that |particularly )?(?:religious|christian|muslim)|but not|music|about (?:coffee|cleaning|the gym|my))\b|\?.{25,}/i,
    most: 18,
    places: (r) => ({
      church: IF(says(r, /\b(?:church|mass)\b/i)),
      faith: IF(says(r, /\b(?:faith|beliefs?)\b/i)),
      rel: IF(says(r, /\breligio(?:us|n)\b/i)),
      rest: IF(!says(r, /\?/)),
    }),
    said: [
      [
        'follow up',
        'calm',
        'I respect that, and I would like to understand it. What does it look like in your week?',
      ],
      ['follow up', 'direct', 'Good to know. Is it important to you that the other person believes too?'],
      [
        'appreciate a detail',
        'warm',
        'Thank you for telling me early, it is good to know what matters to you. What does a Sunday look like for you?',
      ],
      [
        'respect the limit',
        'warm',
        '{faith}Thank you for telling me. What part does faith play in an ordinary week of yours?',
      ],
      [
        'follow up',
        'direct',
        '{rel}Good to know early. Is it important to you that the other person is religious too?',
      ],
      [
        'honest answer',
        'direct',
        'I like that you say it openly. For me it is [what you believe], I hope that sits well with you.',
      ],
      [
        'respect the limit',
        'calm',
        'I respect that. Is there anything I should know when we plan things, like days that are taken?',
      ],
      ['follow up', 'warm', 'Did you grow up with it, or did you find your faith later?'],
      ['follow up', 'warm', '{church}That is nice. What do you like best about your church?'],
      [
        'appreciate a detail',
        'warm',
        '{faith}I like people who know what matters to them, and faith is a good thing to know it by.',
      ],
      [
        'respect the limit',
        'warm',
        '{rel}That is fine with me. I would like to hear what being religious means to you, when you feel like telling.',
      ],
    ],
  }),
  plainly('no hurry in bed', {
    cue: /\b(?:i'?d|i would|i) (?:like|want|prefer|rather|need)(?: to)? wait (?:a (?:bit|while) )?(?:before|with|until)\b[^.!?]{0,30}\b(?:sleep (?:together|with)|sex|(?:getting |get )?(?:physical|intimate)|anything physical)\b|\b(?:i(?:'?m| am)? (?:waiting|saving myself|keeping myself)(?: (?:with sex|to have sex|for sex))? (?:until|till|for|til) (?:i'?m )?(?:marriage|married|the right (?:person|one|man|woman))|(?:no|don'?t (?:want|have|do|believe in)(?: to)?(?: have)?|not (?:going to|gonna|having|ready for)(?: have)?|won'?t have|not comfortable with(?: having)?)\b[^.!?]{0,10}\b(?:sex|sleep with (?:someone|anyone|people|you)|get (?:physical|intimate)|anything (?:physical|sexual))\b[^.!?]{0,14}\b(?:before|until|till|unless|yet|on (?:a |the )?first|early on|right away|straight away|too soon|so soon|outside)\b|i don'?t (?:sleep with|kiss|hook up with) (?:people|someone|anyone|guys|men|women|girls)?[^.!?]{0,10}\b(?:on|before|until|right away|straight away)\b|i'?m not (?:really |that )?(?:into|looking for|here for|interested in|down for|a fan of) (?:a )?(?:hook ?-?ups?|one[- ]night stands?|casual (?:sex|stuff|flings?)|just sex|casual things|a fling)|(?:i )?(?:don'?t|dont) do (?:casual|hook ?-?ups?|one[- ]night stands?|flings)\b|(?:i'?m )?(?:not here|no) (?:for )?(?:hook ?-?ups?|one[- ]night stands?))\b/i,
    not: /\b(?:you (?:said|promised|want|tried|kept|pushed|went)|your ex|my ex|period|pregnan\w*)\b|\?.{25,}/i,
    most: 26,
    places: (r) => ({
      wait: IF(says(r, /\b(?:wait|saving|marri)/i)),
      hook: IF(says(r, /\b(?:hook|one[- ]night|casual|fling)/i)),
      sex: IF(says(r, /\b(?:sex|sleep with|physical|intimate|kiss)\b/i)),
      before: IF(says(r, /\b(?:know|knowing)\b/i)),
    }),
    said: [
      ['respect the limit', 'calm', 'That is fine with me, and I am glad you said it.'],
      ['respect the limit', 'warm', 'No pressure from my side, now or later.'],
      ['follow up', 'direct', 'Good to know, thank you. What do you like to do on a first date?'],
      [
        'respect the limit',
        'warm',
        '{wait}Thank you for telling me. Waiting is completely fine, and you do not have to defend it.',
      ],
      ['respect the limit', 'calm', '{wait}I respect that. You can count on me not to push while you wait.'],
      [
        'honest answer',
        'direct',
        '{wait}Good to know early. For me it is [how you see it], and I respect your way of doing it.',
      ],
      [
        'follow up',
        'warm',
        '{wait}I am glad you said it. Is it your faith, or just what feels right to you?',
      ],
      [
        'respect the limit',
        'warm',
        '{hook}Good to know, no hookups then. What would a good first date look like to you?',
      ],
      [
        'honest answer',
        'direct',
        '{hook}Thank you for saying so. What I am looking for is [what you are looking for], does that fit?',
      ],
      ['light touch', 'playful', '{hook}Good, then coffee is really coffee. Which day suits you?'],
      [
        'follow up',
        'warm',
        '{hook}That is clear, and I like clear. What are you hoping to find instead of hookups?',
      ],
      [
        'respect the limit',
        'calm',
        '{sex}That is completely fine, no pressure from me at all. You say what is right and when.',
      ],
      [
        'respect the limit',
        'warm',
        '{sex}Thank you for telling me, I would rather know. There is no hurry with any of that.',
      ],
      [
        'follow up',
        'warm',
        '{before}Knowing each other first sounds right to me. What would you like to know?',
      ],
    ],
  }),
  plainly('no late calls', {
    cue: /\bi (?:much |really )?prefer (?:to text|texting|text|messages|messaging|writing)(?: (?:over|to|than|rather than) (?:calls?|calling|talking on the phone|phone calls|voice notes|video calls?))?\W*$|\b(?:(?:not comfortable|uncomfortable|don'?t (?:like|do|want|take|answer)|not (?:a fan of|into|keen on)|rather not (?:do|have)|no|hate|prefer no)\b[^.!?]{0,10}\b(?:late[- ]?(?:night )?|night ?time |video |phone |voice )?(?:calls?|calling|phone calls|facetime|video calls?|voice notes|talking on the phone|phoning)(?: (?:late|at night|after \w+|yet|before we meet|with (?:strangers|people i)))?|(?:please |pls )?(?:don'?t|do not|no) (?:call|phone|ring)(?: me)? (?:so |too )?(?:late|at night|during|at work|when))\b/i,
    not: /\b(?:you never call|no (?:missed )?calls? from|telemarket|spam|my (?:mom|mum|ex|boss)|i don'?t like that you don'?t call)\b/i,
    most: 18,
    places: (r) => ({
      late: IF(says(r, /\b(?:late|night|after)\b/i)),
      video: IF(says(r, /\b(?:video|facetime)\b/i)),
      phone: IF(
        says(r, /\b(?:phone|calls?|calling)\b/i) && !says(r, /\b(?:late|night|after|video|facetime|work)\b/i),
      ),
      work: IF(says(r, /\b(?:work|during)\b/i)),
    }),
    said: [
      ['respect the limit', 'warm', 'Of course, thank you for telling me.'],
      ['respect the limit', 'direct', 'That is completely fine, we do it your way.'],
      ['offer another way', 'calm', 'No problem. Writing suits me just as well.'],
      ['respect the limit', 'warm', '{late}No late calls, got it. Thank you for telling me.'],
      [
        'respect the limit',
        'calm',
        '{late}That is completely fine, I will not call late. When is a good time to hear from you?',
      ],
      ['respect the limit', 'direct', '{late}Understood, no calls late at night. Sleep comes first.'],
      [
        'offer another way',
        'warm',
        '{late}Of course. Messages in the evening and calls in daylight, would that work?',
      ],
      [
        'respect the limit',
        'warm',
        '{video}No video calls then, that is fine. Shall we write for a while, or just meet for coffee?',
      ],
      [
        'offer another way',
        'warm',
        '{phone}No calls is fine with me, we can write. Or would you rather meet in person?',
      ],
      [
        'respect the limit',
        'calm',
        '{phone}That is fine, thank you for telling me. I will not call unless you ask me to.',
      ],
      ['respect the limit', 'calm', '{work}Of course, no calls then. I will wait until you are free.'],
      [
        'light touch',
        'playful',
        '{late}Agreed, nothing good gets said on a late call anyway. How is the morning for you?',
      ],
      [
        'offer another way',
        'playful',
        '{video}Fair, nobody looks like themselves on video. Coffee in person some time?',
      ],
    ],
  }),
  plainly('vegetarian', {
    cue: /^\W*(?:(?:hey|hi|just so you know|fyi|btw|by the way|also|but|oh|actually|sorry|ok|yes|sure|sounds good)[,.: ]+)*(?:but )?i(?:'?m| am|m)? (?:actually |also |a |an |mostly |not a meat eater |strict |strictly |been )*(?<diet>vegetarian|vegan|pescatarian|veggie|gluten[- ]free|halal|kosher|lactose intolerant)(?: (?:btw|by the way|though|tbh|fyi|just so you know|for years|now))*\W*(?:(?:i )?hope (?:that'?s|that is|it'?s|thats) (?:ok(?:ay)?|alright|all right|fine|not a problem)(?: with you)?|is (?:that|it) (?:ok(?:ay)?|a problem|alright|fine|cool|a deal ?-?breaker)(?: (?:with|for) you)?|if that'?s ok(?:ay)?|just so you know)?\W*$|^\W*(?:btw |but )?i (?:don'?t|dont|do not) eat (?<meat>meat|pork|fish|dairy|gluten|beef)(?: (?:btw|though|by the way|just so you know|at all|anymore))*\W*(?:is that (?:ok(?:ay)?|a problem)|(?:i )?hope that'?s ok(?:ay)?)?\W*$/i,
    places: (r) => ({
      ok: IF(says(r, /\b(?:ok|okay|problem|alright|all right|fine|cool|breaker)\b/i)),
      plain: IF(!says(r, /\?/)),
    }),
    said: [
      ['respect the limit', 'warm', 'Thank you for telling me, that is easy. Where do you like to eat?'],
      ['offer another way', 'direct', 'Good to know. You choose the restaurant and I will be happy with it.'],
      [
        'offer another way',
        'warm',
        'No problem, I will look for a place that suits you. Do you like Indian food?',
      ],
      ['follow up', 'warm', 'Good to know. What do you like to cook for yourself?'],
      [
        'respect the limit',
        'warm',
        '{ok}No problem at all, {diet} is easy. Do you have a favourite place, or shall I look?',
      ],
      [
        'respect the limit',
        'direct',
        '{ok}Not a problem for me. Being {diet} just means that you choose the restaurant.',
      ],
      ['follow up', 'warm', '{plain}Good to know, {diet} it is. What is your favourite thing to eat?'],
      [
        'offer another way',
        'warm',
        'Thank you for telling me. I will look for a place with a good {diet} menu.',
      ],
      [
        'light touch',
        'playful',
        '{ok}No problem, I only ask that you let me try your {diet} plate. What do you like?',
      ],
      ['follow up', 'direct', '{plain}How long have you been {diet}?'],
      [
        'offer another way',
        'warm',
        'That is easy, plenty of places do well without {meat}. Shall I pick one, or do you have a favourite?',
      ],
      [
        'respect the limit',
        'direct',
        'Good to know about the {meat}, thank you. What do you most like to eat?',
      ],
      [
        'respect the limit',
        'calm',
        '{ok}It is fine, truly. Tell me where you like to eat and we will go there.',
      ],
    ],
  }),
];
