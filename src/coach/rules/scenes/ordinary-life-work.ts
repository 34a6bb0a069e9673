/** Work, study and the hours around them, told plainly. */
import { kind } from './ordinary-life-kind.ts';
import type { Scene } from './scene.ts';

export const PLAIN_WORK_SCENES: readonly Scene[] = [
  kind('busy, and good', {
    cue: /\b(?:good|fine|great|nice|ok(?:ay)?|not bad)\b[^.!]{0,24}\b(?:busy|hectic|long day|tiring|full on)\b|\b(?:busy|hectic|long day|tiring|full on)\b[^.!]{0,24}\b(?:but|and) (?:it was |was |really |pretty |all )*(?:good|fun|fine|great|nice|productive|ok(?:ay)?)\b/i,
    not: /\b(?:you|but i|tomorrow|next|tonight)\b/i,
    said: {
      'follow up': [
        ['warm', 'Busy and still good is a decent score. What was the good part?'],
        ['direct', 'Good to hear. What kept you so busy?'],
      ],
      'appreciate a detail': [
        ['warm', 'Busy but good is a fine report. I hope the evening is just good.'],
        ['calm', 'A busy day that still ends up good is worth something. Feet up now, I hope.'],
      ],
      'light touch': [
        ['playful', 'Busy but good sounds like you won on points. Is there a prize, like a couch?'],
        ['playful', 'Good, then you have earned doing nothing. How are you at that?'],
      ],
    },
  }),
  kind('work is busy', {
    cue: /\b(?:(?:work|the office|my job|today|it|my week|my day|this week)(?: (?:was|is|has been|been|got)|'?s(?: been)?) (?:(?:so|really|super|very|pretty|just|quite|a bit|absolutely|kinda) )*(?:busy|hectic|crazy|manic|mad|insane|non-?stop|(?:total |complete )?chaos|chaotic|a lot|stressful|intense|full[- ]on)|(?:(?:so|super|really|very|pretty) )?(?:busy|hectic|crazy|manic|mad|stressful|tough|rough) (?:day|week|shift|morning|one)(?: at (?:work|the office))|^\W*(?:had )?(?:a |such a |what a )?(?:(?:so|super|really|very|pretty) )?(?:busy|hectic|crazy|manic|mad|stressful) (?:day|week|shift|morning)|(?:been|i was|i'?m) (?:(?:so|really|super|very) )*(?:swamped|slammed|flat out|run off my feet|snowed under)|(?:swamped|busy) (?:at|with) work|(?:so|too) much work|work (?:was|is|has been) (?:so |really |absolutely )?(?:insane|brutal|exhausting|draining|killing me|eating me))\b/i,
    not: /\b(?:later|tonight|can'?t|but|about you|weather|traffic|quiet|free (?:after|at|from)|boring)\b/i,
    said: {
      sympathise: [
        ['warm', 'That sounds like a busy one. I hope nobody needs anything from you tonight.'],
        ['warm', 'Ugh, days like that are long. I hope there was at least a proper lunch in your busy day.'],
        ['calm', 'Busy like that wears you out. I hope the evening is slow.'],
      ],
      'follow up': [
        ['direct', 'What made it so busy, people or paperwork?'],
        ['warm', 'Is this the busy season at work, or was it just one of those days?'],
        ['playful', 'How do you switch off after a busy day, couch or long walk?'],
      ],
      'light touch': [
        ['playful', 'Work can have the day, but the evening is yours. What are you doing with it?'],
        ['playful', 'After a busy day like that, toast counts as dinner.'],
      ],
    },
  }),
  kind('a bad day at work', {
    cue: /\b(?:work|the office|my shift|the shift)(?: (?:today|yesterday|this week))? (?:was|is|has been)(?: (?:so|really|such|a|an|absolutely|total|complete|just|pure))* (?:nightmare|hell|awful|terrible|rough|horrible|bad|shit|shitty|crap|tough|hard|frustrating|a mess)\b|\b(?:bad|rough|awful|terrible|shitty|tough|hard|horrible) (?:day|week|shift|one) (?:at|in) (?:work|the office)\b/i,
    not: /\b(?:fired|harass\w*|quit|accident|not)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ugh, I am sorry. I hope you can leave work at the door tonight.'],
        ['warm', 'That sounds rough. I hope the evening makes up for work.'],
      ],
      'follow up': [
        ['warm', 'What happened at work, people or problems?'],
        ['direct', 'Do you want to rant about work, or never hear of it again today?'],
      ],
      'light touch': [
        ['playful', 'Work like that calls for chips and a bad film. In that order?'],
        ['playful', 'Who shall I be angry with at your work? Give me a first name.'],
      ],
    },
  }),
  kind('tired', {
    cue: /^\W*(?:(?:ugh|man|omg|honestly|hey|well|yeah|phew|ok)[, ]+)*(?:good|fine|ok|okay|not bad|alright|i'?m|im|i am|i'?ve been|ive been|feeling|i feel|just|still|been|so|really|super|pretty)[, ]?(?: ?(?:so|really|very|super|pretty|just|absolutely|completely|bit|a|kinda|still|feeling|extremely|too|dead|quite|always))* (?:tired|exhausted|knackered|shattered|drained|wiped(?: out)?|pooped|sleepy|dead tired|worn out)\b/i,
    not: /\b(?:tired of|sick of|life|everything|people|games|being|talking|alone)\b/i,
    most: 12,
    said: {
      sympathise: [
        ['warm', 'Poor you. I hope you get to be tired on a couch and not in a queue.'],
        ['warm', 'Then no clever texting needed. I hope you sleep really well tonight.'],
        ['calm', 'That kind of tired needs an early night. I hope you get one.'],
      ],
      'follow up': [
        ['warm', 'What wore you out, the day or the whole week?'],
        ['direct', 'Tired from work, or did you not sleep?'],
      ],
      'light touch': [
        ['playful', 'Tired people are allowed cereal for dinner. I checked.'],
        ['playful', 'Tell me the last thing you still have to do today, and then straight to bed.'],
      ],
    },
  }),
  kind('nearly done with work', {
    cue: /\b(?:(?:almost|nearly) (?:done|finished|off|home)(?: (?:with|from|at|for))?(?: (?:work|my shift|the day|the week))?|(?:one|two|three|an|half an|\d) (?:more )?(?:hours?|meetings?) (?:left |to go )(?:at work|until i'?m (?:off|done|free))?|(?:home|knock ?off|closing) time soon|last (?:hour|meeting|shift) of the (?:day|week))\W*$/i,
    not: /\b(?:sick|essay|thesis|book|cooking|there)\b/i,
    said: {
      sympathise: [
        ['warm', 'Nearly there! The last bit of work is always the longest.'],
        ['warm', 'Hang in there, the couch is already warming up for you after work.'],
      ],
      'follow up': [
        ['direct', 'What is the first thing you do when work is done?'],
        ['warm', 'Is it a busy end to the work day, or are you watching the clock?'],
      ],
      'light touch': [
        ['playful', 'Look busy a little longer, I will count the minutes to the end of work with you.'],
        ['playful', 'What is the reward for surviving work today?'],
      ],
    },
  }),
  kind('back at work', {
    cue: /\b(?:(?:(?:first day )?back (?:at|to|in) (?:work|the office)|first day back))\b/i,
    not: /\b(?:sick|accident|maternity|injury|busy)\b/i,
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Oof, the first days back at work are hard. I hope the inbox was kind.'],
        ['calm', 'Going back to work takes a few days of pretending. Be easy on yourself.'],
      ],
      'follow up': [
        ['direct', 'How many unread emails were there when you got back to work?'],
        ['warm', 'What do you miss most from the time off, now that work is back?'],
      ],
      'light touch': [
        ['playful', 'Did you remember your password, after all that time away from work?'],
        ['playful', 'Only so many sleeps to the next holiday. Have you started counting?'],
      ],
    },
  }),
  kind('promoted', {
    cue: /\b(?:(?:i )?(?:got|been|getting|was|i'?m being|just got)(?: (?:just|finally|a|the))* promot(?:ed|ion))\b/i,
    not: /\b(?:didn'?t|not|passed over|nearly|almost|but|he|she|colleague|my ex|ex|brother|sister|boss|husband|wife)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Promoted, congratulations! You must have worked hard for that.'],
        ['warm', 'That is wonderful news. I hope they promoted the salary along with you.'],
      ],
      'follow up': [
        ['warm', 'How did you hear that you were promoted, and who did you tell first?'],
        ['direct', 'How are you going to celebrate the promotion?'],
      ],
      'light touch': [
        ['playful', 'Promoted! Do I need an appointment to text you now?'],
        ['playful', 'A new title and, I hope, a better chair. What changes with the promotion?'],
      ],
    },
  }),
  kind('results', {
    cue: /\b(?:(?:i |just |we )?passed (?:everything|all (?:my|of) [^.!?]{2,20}|my (?:driver'?s|driving|learner'?s|exams?|test|finals|year|course|board)[^.!?]{0,15})|got my results[^.!?]{0,10}passed)/i,
    not: /\b(?:didn'?t|not|nearly|away|but)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'You passed! Congratulations, all that work was worth it.'],
        ['warm', 'Well done! I hope you feel very light right now.'],
      ],
      'follow up': [
        ['warm', 'Who did you tell first that you passed?'],
        ['direct', 'How do you celebrate that you passed, quietly or with noise?'],
      ],
      'light touch': [
        ['playful', 'You passed, so today the cake is compulsory.'],
        ['playful', 'May I say that I know somebody who passed? I will tell everybody.'],
      ],
    },
  }),
  kind('after an interview', {
    cue: /\b(?:had|did|done with|finished|just had)(?: (?:a|an|my|the|job|big|first|second|zoom|work))* interview (?:today|this morning|yesterday|earlier|this afternoon|and it went)|\binterview (?:went|was) \w+/i,
    not: /\b(?:bad|badly|terrible|awful|rejected|didn'?t|disaster)\b/i,
    said: {
      'follow up': [
        ['warm', 'How do you feel about the interview, good or hard to say?'],
        ['direct', 'When will you hear back about the interview?'],
      ],
      'appreciate a detail': [
        ['warm', 'Well done, that is the hardest part over. I hope they saw what they would be getting.'],
        ['warm', 'Fingers crossed that the interview ends in a yes. You can breathe now.'],
      ],
      'light touch': [
        ['playful', 'What was the strangest question in the interview?'],
        ['playful', 'Interview clothes off, comfortable trousers on. You earned it.'],
      ],
    },
  }),
  kind('work went well', {
    cue: /\b(?:(?:had |having )?(?:a |such a )?(?:really |very |pretty )?(?:good|great|nice|productive|easy|fun) (?:day|week|shift) (?:at|in) (?:work|the office)|(?:presentation|pitch|meeting|new job|job|project|shift|my talk|work)(?: at work| today)? (?:is |went |has been |'?s |was )+(?:going |really |so |very |pretty )*(?:well|good|great|fine|amazing|fun))\b/i,
    not: /\b(?:not|but|hope|wish|if|have a)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'So good to hear! A good day at work makes the whole evening lighter.'],
        ['warm', 'Well done, that is worth a small celebration after work.'],
      ],
      'follow up': [
        ['warm', 'What was the best bit of it?'],
        ['direct', 'What made work go so well?'],
      ],
      'light touch': [
        ['playful', 'Work that goes well? Write down the date, and frame it.'],
        ['playful', 'So who has been told already, and how loud did you tell them?'],
      ],
    },
  }),
  kind('more work from the boss', {
    cue: /\b(?:boss|manager|supervisor|they) (?:just )?(?:gave me|asked me to|wants me to|made me|is making me|keeps giving me|expects me to) (?:extra |more |so much |another |do |work |stay |come in )+/i,
    not: /\b(?:sex\w*|touch\w*|resign|leave|promotion|raise|bonus)\b/i,
    most: 14,
    said: {
      sympathise: [
        ['warm', 'Ugh, that is unfair. I hope somebody says thank you at least.'],
        ['warm', 'Of course the extra work lands on you. I am sorry.'],
      ],
      'follow up': [
        ['direct', 'Can you say no to your boss, or is it one of those places?'],
        ['warm', 'How much extra work is it?'],
      ],
      'light touch': [
        ['playful', 'Shall I ring your boss with my serious voice?'],
        ['playful', 'I hereby order your boss to bring you cake with the extra work.'],
      ],
    },
  }),
  kind('done with work', {
    cue: /^\W*(?:(?:hey|ok|well|finally|phew|yay|so|hi)[, ]+)*(?:i(?:'?ve|'?m| have| am)? )?(?:just |finally |only just )*(?:(?:finish(?:ed|ing)|done|off|home|clocked (?:off|out)|got (?:off|out|home)(?: late)?|knocked off|back|out|left|leaving) (?:from |with |of )?(?:work|the office|my shift|shift|the day job)|(?:finished|done) (?:up )?for the (?:day|week)|clocked (?:off|out)|knocked off)\b|\b(?:my |the )?shift (?:just |is |has )*(?:ended|over|finished|done)\b|^\W*(?:finally |just |i'?m |im )*home now\b(?! safe)/i,
    not: /\b(?:day off|off work (?:today|tomorrow|sick|for)|sick|early today|i'?ll|can'?t|will|tomorrow|you|u|job)\b/i,
    said: {
      'follow up': [
        ['warm', 'Finally free! How was work today?'],
        ['direct', 'Nice, work is done. What is the first thing you do now?'],
        ['warm', 'How was work, easy day or a long one?'],
      ],
      'appreciate a detail': [
        ['warm', 'The best part of any work day. I hope you get a slow evening now.'],
        ['warm', 'Well done, that is work out of the way. Shoes off and something good to eat, I hope.'],
      ],
      'light touch': [
        ['playful', 'Work is over, you may now complain or celebrate. I am good with both.'],
        ['playful', 'Straight to the couch after work, or are you one of those gym people?'],
      ],
    },
  }),
  kind('a first day that went', {
    cue: /\b(?:my )?first (?:day|week)(?: (?:at|of|in) (?:work|the job|my new job|the new job|the office))? (?:went|was|is over|done|is done)\b/i,
    not: /\b(?:school|bad|terrible|awful|horrible|not)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'I am so glad your first day went well! The nerves can go home now.'],
        ['warm', 'Well done, first days are the hardest. It only gets easier now.'],
      ],
      'follow up': [
        ['warm', 'What was the best part of the first day?'],
        ['direct', 'How many names do you remember from the first day?'],
      ],
      'light touch': [
        ['playful', 'Did you find the good coffee on your first day? That is the important part.'],
        ['playful', 'So when do they make you the boss, second day or third?'],
      ],
    },
  }),
  kind('loves their job', {
    cue: /^\W*(?:(?:yes|yeah|honestly|actually|and|but)[, ]+)*i (?:(?:really|actually|absolutely|genuinely|do|just|still|quite) )*(?:love|like|enjoy) (?:my (?:job|work)|what i do|working (?:there|here|with (?:kids|people|children|animals|patients)))(?: (?:a lot|so much|though|actually|most days|mostly))*\W*$/i,
    said: {
      'appreciate a detail': [
        ['warm', 'How nice to hear that. Not many people love their job and say so.'],
        ['warm', 'I like that. Somebody who enjoys work comes home in a better mood.'],
      ],
      'follow up': [
        ['warm', 'What do you love most about your job?'],
        ['direct', 'Was it always the job you wanted, or did you find it by accident?'],
      ],
      'light touch': [
        ['playful', 'Somebody who loves their job, remarkable. Are there any vacancies?'],
        ['playful', 'And the small print: which part of the job would you give away tomorrow?'],
      ],
    },
  }),
  kind('a new job to start', {
    cue: /\b(?:i(?:'?m| am)? )?(?:start(?:ing|ed)?|begin(?:ning)?|have|got) (?:at )?(?:my|a|the|this) (?:(?:brand )?new|first) (?:job|role|position|work)\b(?=[^.!?]*)|\b(?:my )?first (?:day|week) (?:at|of|in|on) (?:my|the|a) (?:new )?(?:job|work|role|office)\b|\bnew job (?:starts|on monday|tomorrow|next week)\b/i,
    not: /\b(?:scared|terrified|petrified|freaking|offer|looking for|hate|lost|quit|last)\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'A new job, congratulations! I hope they are nice to you and the coffee is good.'],
        ['warm', 'Big step, well done. I hope the first day of the new job is a kind one.'],
      ],
      'follow up': [
        ['warm', 'Exciting! What will you be doing in the new job?'],
        ['direct', 'How do you feel about the new job, more excited or more nervous?'],
        ['warm', 'What made you say yes to this job?'],
      ],
      'light touch': [
        ['playful', 'New job rules: smile, learn three names, find the good coffee machine.'],
        [
          'playful',
          'I want a full report after the first day at the new job, names of the nice ones included.',
        ],
      ],
    },
  }),
  kind('an interview', {
    cue: /\b(?:i(?:'?ve)? (?:have|got|had)|i'?ve|got|had|have) (?:a |an |my |another |my first )?(?:big |important |second |final |job |work |zoom )*interview\b/i,
    not: /\b(?:didn'?t|failed|rejected|visa)\b/i,
    said: {
      sympathise: [
        ['warm', 'Good luck with the interview! I hope they ask the questions you know.'],
        ['calm', 'Interviews are nerve-racking, but they invited you for a reason.'],
        ['warm', 'I am keeping my fingers crossed for the interview. Tell me how it goes.'],
      ],
      'follow up': [
        ['direct', 'What is the job, and how much do you want it?'],
        ['warm', 'What is the interview for?'],
      ],
      'light touch': [
        ['playful', 'Practise for the interview on me. What is your greatest weakness, and is it biscuits?'],
        ['playful', 'Remember that you are interviewing them too. Do they have a good coffee machine?'],
      ],
    },
  }),
  kind('night shift', {
    cue: /\b(?:(?:on|working|doing|have|got|start(?:ing)?|back on|work|another|this week is) (?:a |the |my )?(?:late |long )?(?:night ?shifts?|nights (?:this|all|again|until|for)|the graveyard shift|early shifts?|late shifts?|a double shift|double shifts?|nights)|night shift (?:again|tonight|this week|all week))\b/i,
    not: /\b(?:just (?:finished|got off|came off)|hate)\b/i,
    said: {
      sympathise: [
        ['warm', 'That is tough on the body clock. I hope the shift is a quiet one.'],
        ['warm', 'Respect for working shifts like that. I hope somebody brings snacks.'],
      ],
      'follow up': [
        ['direct', 'Do you manage to sleep well when you work shifts like that?'],
        ['warm', 'How do you keep going on a shift like that, coffee or willpower?'],
        ['direct', 'What time does your shift end?'],
      ],
      'leave it open': [
        ['calm', 'Then I will not expect quick replies. Text me whenever you have a break on shift.'],
        ['playful', 'Write whenever the shift gets boring, at any odd hour.'],
      ],
      'light touch': [['playful', 'So what do you eat on a shift like that, breakfast or dinner?']],
    },
  }),
  kind('meetings all day', {
    cue: /\b(?:in|had|have|been in|stuck in|back to back|so many|nothing but|endless|another|long|too many)(?: (?:a|so many|back[- ]to[- ]back|endless|long|boring|these|work|zoom|pointless|the most boring|too many))* meetings?\b|\bmeetings (?:until|till|all)\b(?: (?:all|today|the whole|until|this))?/i,
    not: /\b(?:dream(?:t|ed)|teeth|first meeting|our|nervous|you|boss said|disciplinary|fired|later)\b/i,
    said: {
      sympathise: [
        ['warm', 'Meetings all day and then the real work starts. I feel for you.'],
        ['calm', 'That sounds long. I hope you get some air between meetings.'],
      ],
      'light touch': [
        ['playful', 'How many of those meetings could have been an email?'],
        ['playful', 'Blink twice if you are texting me from a meeting.'],
        ['witty', 'I hope at least one of the meetings has biscuits.'],
      ],
      'follow up': [
        ['warm', 'Do you have to talk in these meetings, or just look awake?'],
        ['direct', 'What do you do when the last meeting is finally over?'],
      ],
    },
  }),
  kind('a boss who annoys', {
    cue: /\bmy (?<who>boss|manager|supervisor|colleagues?|coworkers?|co-workers?|team leader) (?:is|are|was|keeps|drives|makes)(?: (?:so|really|being|such|a|an|just|super|always|very|the|absolute|total|me))* (?:annoying|useless|difficult|idiots?|crazy|insane|rude|nightmare|worst|horrible|terrible|awful|pain|unfair|impossible|shouting|micromanag\w+|mad|nuts)\b/i,
    not: /\b(?:harass\w*|touch\w*|hit|scared|fired)\b/i,
    said: {
      sympathise: [
        ['warm', 'Ugh, that can ruin a whole day. I am sorry about your {who}.'],
        ['warm', 'That is wearing, day after day. You are allowed to rant about your {who}.'],
      ],
      'follow up': [
        ['direct', 'What did your {who} do this time?'],
        ['warm', 'Is it always like that with your {who}, or is it a bad week?'],
      ],
      'light touch': [
        ['playful', 'I am on your side already, and I have not even heard what your {who} did.'],
        ['playful', 'Deep breath, polite smile, and then tell me everything about your {who}.'],
      ],
    },
  }),
  kind('hates their job', {
    cue: /\bi (?:really |absolutely |kinda |kind of |fucking |just )*(?:hate|can'?t stand|don'?t like|dislike) (?:my (?:job|work)|where i work)\b|\b(?:so )?(?:over|done with|fed up with|unhappy (?:at|in)|sick of) my (?:job|work)\b/i,
    not: /\b(?:used to|don'?t hate)\b/i,
    said: {
      sympathise: [
        ['warm', 'I am sorry, that is a lot of hours a week to spend on a job you dislike.'],
        ['calm', 'A bad job eats into everything else. I hope you find a way out soon.'],
      ],
      'follow up': [
        ['direct', 'What is the worst of the job, the work itself or the people?'],
        ['warm', 'If you could swap jobs tomorrow, what would you do?'],
        ['warm', 'Are you looking for another job, or waiting it out?'],
      ],
      'light touch': [
        [
          'playful',
          'Do you want to rant about the job for five minutes? I am good at being outraged on your behalf.',
        ],
        ['playful', 'Then let us talk about anything but the job. What did you enjoy this week?'],
      ],
    },
  }),
  kind('working late', {
    cue: /\b(?:(?:i'?m |im |still |have to |gotta |got to |need to )*(?:work(?:ing)?|doing|more|some) (?:late|overtime|extra|a double|(?:till|until|til) (?:late|midnight|[6-9]|1[0-2])(?: ?pm)?)|still (?:at|in) (?:work|the office)|late (?:night|one|evening) at (?:work|the office)|stuck at (?:work|the office)|have to stay late)\b/i,
    not: /\b(?:can'?t|tomorrow|so we|weekend)\b/i,
    said: {
      sympathise: [
        ['warm', 'Still working, poor you. I hope somebody notices and says thank you.'],
        ['warm', 'I hope you get home from work before the food places close.'],
        ['calm', 'Late work is no fun. Do not forget to eat something.'],
      ],
      'follow up': [
        ['direct', 'How much work is left before you can go?'],
        ['warm', 'Is it a deadline, or is work always like this?'],
      ],
      'light touch': [
        ['playful', 'If it helps, you can complain about work to me between emails.'],
        ['playful', 'What is dinner on a late work night, a real meal or whatever is in the drawer?'],
      ],
    },
  }),
  kind('works at the weekend, or early', {
    cue: /\b(?:(?:i )?(?:have|got|need) to (?:work|be (?:at work|up)|get up|wake up) (?:this weekend|tomorrow|(?:on )?(?:saturday|sunday)|early|at [4-7]|so early|super early)|work(?:ing)? (?:this|all|the whole|every|on the) weekend|working (?:on )?(?:saturday|sunday)|early (?:start|shift|morning) tomorrow|up early tomorrow|on call (?:this|tonight|all|the whole|tomorrow))\b/i,
    not: /\b(?:can'?t|so no|but we|gotta go|good ?night|sleep now)\b/i,
    said: {
      sympathise: [
        ['warm', 'That is a rude time to work. I hope it goes by quickly.'],
        ['calm', 'No fun, having to get up for that. I hope you get a proper rest after.'],
      ],
      'follow up': [
        ['direct', 'Is there anything fun in it at least?'],
        ['warm', 'Do they make it up to you with a day off?'],
      ],
      'light touch': [
        ['playful', 'Early or late, I hope there is good coffee where you work.'],
        ['playful', 'What gets you through, coffee or the thought of the next day off?'],
      ],
      'leave it open': [['calm', 'Then take it easy tonight. Tell me how work went when you are done.']],
    },
  }),
  kind('works from home', {
    cue: /\b(?:(?:i'?m |im |i )?work(?:ing)? from home|wfh)\b/i,
    not: /\b(?:hate|money|earn|opportunity|looking for)\b/i,
    said: {
      'follow up': [
        ['warm', 'Do you like working from home, or do you miss the company?'],
        ['direct', 'What is your working from home set-up, proper desk or kitchen table?'],
        ['warm', 'Do you get more done working from home, or more laundry?'],
      ],
      'light touch': [
        ['playful', 'Working from home means good coffee and nobody to judge the trousers.'],
        ['playful', 'Be honest, proper clothes or pyjamas from the waist down?'],
      ],
      'appreciate a detail': [
        ['warm', 'No commute and your own kettle, that is a good way to work.'],
        ['calm', 'Nice, home all day. I hope the neighbours let you work in peace.'],
      ],
    },
  }),
  kind('a day off', {
    cue: /\b(?:(?:have|got|it'?s|its|on|taking|finally|enjoying|my)(?: (?:a|my|the|finally|first|well deserved|rare))* (?:day|week|days|weekend|monday|friday|morning|tomorrow|today) off|off (?:work )?(?:today|tomorrow|this week|all week|until monday)|(?:on|have|taking) (?:annual )?leave (?:this|next|today|tomorrow|for|until)|not working (?:today|tomorrow|this week))\b/i,
    not: /\b(?:sick|fell|hair|fringe|beard|shirt|shoes|get(?:ting)? off|let'?s|we could|wanna)\b/i,
    said: {
      'follow up': [
        ['warm', 'A day off, lovely! Any plans, or is the plan to have none?'],
        ['direct', 'What is the best thing you can do with time off?'],
        ['warm', 'What does a perfect day off look like for you?'],
      ],
      'appreciate a detail': [
        ['warm', 'Enjoy being off! I hope nobody from work finds your number.'],
        ['calm', 'Good, everybody needs a day off. I hope it starts slowly.'],
      ],
      'light touch': [
        ['playful', 'Off duty! Breakfast in bed is the law on days like that.'],
        ['playful', 'Rule for a day off: no emails, and one nap at least.'],
      ],
    },
  }),
  kind('slow at work', {
    cue: /\b(?:(?:so |super |really )*(?:bored|boring|slow|quiet|dead) (?:day )?at (?:work|the office)|(?:work is|slow day|quiet day)(?: (?:so|really|super|very))* ?(?:slow|quiet|boring|dead|dragging)?(?: today)?\W*$|nothing to do at work|counting (?:down )?the (?:hours|minutes))/i,
    not: /\b(?:can'?t|but|not)\b/i,
    said: {
      'light touch': [
        ['playful', 'I volunteer as entertainment. Would you rather have a question or a bad joke?'],
        ['playful', 'Look busy, type to me, everybody will think it is work.'],
        ['witty', 'A slow day at work is the clock walking backwards. How long until you are free?'],
      ],
      'follow up': [
        ['direct', 'What do you do when work is slow, besides texting me?'],
        ['warm', 'What would you be doing now if you were not at work?'],
      ],
      sympathise: [['warm', 'Slow days at work are strangely tiring. I hope the last hours fly.']],
    },
  }),
  kind('at work', {
    cue: /^\W*(?:(?:hey|not much|nothing much|nm|just|oh|haha|hi|ok|same old|the usual|well)[, ]+)*(?:i'?m |im |i am )?(?:just |still |currently |already )*(?:at|in) (?:work|the office)(?: (?:right )?now| today| still| unfortunately| until \w+| till \w+| at the moment| lol| haha)*\W*$|^\W*(?:i'?m |im )?(?:just )?(?:on|having|taking) (?:my |a )?(?:lunch|coffee|tea)? ?break(?: (?:at work|now|lol))*\W*$/i,
    said: {
      'follow up': [
        ['warm', 'How is work treating you today?'],
        ['direct', 'Busy at work, or the kind of day where the clock stands still?'],
        ['warm', 'What is the first thing you do when work is over?'],
      ],
      'leave it open': [
        ['calm', 'Then I will not keep you from work. Text me when you are free.'],
        ['warm', 'I hope work goes by fast today. I am around after.'],
      ],
      'light touch': [
        ['playful', 'Texting me from work, I feel honoured. Do not get caught.'],
        ['playful', 'Good luck at work. Stretch once an hour, steal one biscuit.'],
      ],
    },
  }),
  kind('an exam to come', {
    cue: /\b(?:(?:have|got|writing|write|taking|sitting)(?: (?:a|an|my|the|two|three|another|big|first|last|final|maths?|driving|huge|\w+))* (?:exams?|test|finals|midterms?)\b(?=[^.!]*\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|next|this|later|soon|in (?:an hour|two|a)|on|coming)\b)|(?:exams?|finals) (?:start|tomorrow|next week|are coming|on monday)|big (?:exam|test) tomorrow)/i,
    not: /\b(?:results|passed|failed|blood|covid|pregnancy|medical|eye|doctor)\b/i,
    most: 13,
    said: {
      sympathise: [
        ['warm', 'Good luck with the exam! I hope they ask what you studied.'],
        ['calm', 'Exam nerves are horrible. Get some sleep, you know more than you think.'],
        ['warm', 'Fingers crossed for the exam. Tell me how it went?'],
      ],
      'follow up': [
        ['direct', 'Which subject is the exam, and how ready do you feel?'],
        ['warm', 'Are you the calm kind before an exam, or still studying at midnight?'],
      ],
      'light touch': [
        ['playful', 'Exam snacks are important. What are you packing?'],
        ['playful', 'I will not distract you until the exam is over. After that, no promises.'],
      ],
    },
  }),
  kind('studying', {
    cue: /^\W*(?:(?:not much|nothing much|nm|hey|ugh|yeah|just|haha)[, ]+)*(?:i'?m |im |i am |been |i have to |i need to |need to |gotta |have to |i should be )?(?:just |still |supposed to be |trying to |currently |busy )*stud(?:y|ying|ied)\b(?! (?:at|in|to (?:be|become)|engineering|law|medicine|psychology|nursing|accounting|marketing|business|education|biology|art|part))|\b(?:at the library|library (?:all day|today|again)|in the library)\b|\b(?:so much|too much|tons of|loads of|behind (?:on|with)(?: all)? my|a lot of|doing|do|finish(?:ing)? my|got) (?:homework|studying|assignments?|coursework|reading to do)\b|\b(?:essay|assignment|thesis|paper|project|deadline) (?:is )?due\b|\b(?:writing|finishing|working on|half ?way through|nearly done with|almost done with|busy with|stuck on) (?:my|an|a) (?:essay|assignment|thesis|paper|dissertation|project)\b/i,
    not: /\b(?:abroad|finished studying|hate|used to|years)\b/i,
    said: {
      'follow up': [
        ['direct', 'Which subject are you studying, and do you like it?'],
        ['warm', 'How is the studying going, is any of it staying in?'],
        ['direct', 'What is it about, and how much is left?'],
      ],
      sympathise: [
        ['warm', 'Good luck with all the studying. I hope you take proper breaks.'],
        ['calm', 'That is a lot of work. Do a bit, then breathe, then a bit more.'],
      ],
      'light touch': [
        ['playful', 'Explain it to me in one line. If I get it, your studying is working.'],
        ['playful', 'I am officially your study break. You have five minutes, how are you?'],
      ],
    },
  }),
  kind('what they study', {
    cue: /^\W*(?:(?:i'?m|im|i am) (?:a |currently |still )*(?:(?:\w+ )?student|studying (?<what>(?:engineering|law|medicine|psychology|nursing|accounting|marketing|business|education|biology|art|architecture|computer science|history|design|economics|physics|chemistry|teaching|social work|languages|music|journalism)))|i study (?<study>\w+(?: \w+)?)|i'?m (?:doing|in) (?:my|the) (?:first|second|third|final|last|masters?|phd|degree|honours)\b)/i,
    not: /\b(?:tomorrow|tonight|exams?|tests?|all (?:day|night|weekend))\b/i,
    said: {
      'follow up': [
        ['warm', 'What made you choose {what}?'],
        ['warm', 'What made you choose {study}?'],
        ['direct', 'Do you enjoy it as a student, or are you counting the months?'],
        ['warm', 'What would you love to do once you are done studying?'],
      ],
      'appreciate a detail': [
        [
          'warm',
          'Nice, I like that. What is the most interesting thing you learned while studying this year?',
        ],
        ['warm', 'Studying {what}, nice. Is it what you hoped it would be?'],
        ['warm', 'Studying {study}, nice. Is it what you hoped it would be?'],
      ],
      'light touch': [
        ['playful', 'So are you the front row kind of student, or the one who borrows notes?'],
        ['playful', 'Explain {what} to me in one line, as you would to a cousin at a wedding.'],
        ['playful', 'Student life: two dishes on repeat, or can you actually cook?'],
      ],
    },
  }),
  kind('an exam over', {
    cue: /\b(?:just |finally )?(?:finished|wrote|done with|had|survived|completed)(?: (?:my|the|all|an|last|final|of|exam|maths?|first))* (?:exams?|finals|midterms|test)\b|\bexams? (?:are|is) (?:finally )?(?:over|done|finished)\b/i,
    not: /\b(?:passed|failed|tomorrow|blood|covid|medical|eye|next week)\b/i,
    said: {
      'follow up': [
        ['warm', 'Done! How did the exam feel?'],
        ['direct', 'How do you celebrate the end of an exam, sleep or a night out?'],
      ],
      'appreciate a detail': [
        ['warm', 'Well done, that is the exam off your shoulders. I hope you can breathe now.'],
        ['calm', 'Good, exams over and nothing to change now. Enjoy the quiet.'],
      ],
      'light touch': [
        ['playful', 'No talking about exam answers now. Ice cream first, worry later.'],
        ['playful', 'You survived the exam. What is the first useless thing you will do with your time?'],
      ],
    },
  }),
  kind('deadline met, a productive day', {
    cue: /\b(?:(?:had|having|been) (?:a |such a |really |very |super )*productive (?:day|morning|week)|got so much done|(?:finally )?(?:handed in|submitted|finished) my (?:thesis|essay|assignment|project|report|dissertation))\b/i,
    said: {
      'appreciate a detail': [
        ['warm', 'Well done, that is such a good feeling. I hope you reward yourself for it.'],
        ['warm', 'Finished and out of the way, I like it. Enjoy the light shoulders.'],
      ],
      'follow up': [
        ['direct', 'What was the thing you were happiest to get done?'],
        ['warm', 'How are you going to celebrate getting it done?'],
      ],
      'light touch': [
        ['playful', 'So productive! Do you give lessons?'],
        ['playful', 'You are now legally allowed to get nothing done until tomorrow.'],
      ],
    },
  }),
];
