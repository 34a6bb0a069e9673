/** Answers in Dutch: `je`, short and light. */
import type { ForeignBook } from './foreign-book.ts';

export const DUTCH: ForeignBook = {
  acts: {
    grief: [
      'Wat ontzettend verdrietig van {who}. Je hoeft niets te zeggen, ik ben er.',
      'Gecondoleerd, en heel veel sterkte. Ik denk aan je.',
      'Wat een verlies. Ik ben er als je wilt praten, en ook als je dat niet wilt.',
      'Neem alle tijd die je nodig hebt. Ik luister graag als je over {who} wilt vertellen.',
    ],
    ill: [
      'Wat heftig. Sterkte voor {who}, en voor jou ook.',
      'Dat is veel tegelijk. Reageer gerust wanneer het uitkomt.',
      'Sterkte, echt. Hoe gaat het nu met jou?',
    ],
    close: [
      'Helder, en dank je dat je het eerlijk zegt. Ik wens je het beste.',
      'Ik begrijp het, geen harde gevoelens. Het ga je goed.',
      'Dank je voor je eerlijkheid, dat waardeer ik echt. Veel geluk.',
    ],
    pace: [
      'Dank je dat je zo eerlijk bent. Neem je tijd, van mij geen druk.',
      'Helemaal begrijpelijk. Rust en herstel gaan voor, ik haast je niet.',
      'Fijn dat je het zegt. We doen het in jouw tempo.',
    ],
    noCall: [
      'Prima, dan schrijven we gewoon hier.',
      'Geen probleem, hier praat het ook fijn. Vertel me over {x}.',
      'Begrepen. Wij blijven lekker typen.',
    ],
    name: [
      'Je hebt gelijk, sorry. Ik doe het niet meer.',
      'Begrepen, {name}. Dank je dat je het zegt.',
      'Sorry, dat zeg ik niet meer. Je eigen naam is ook veel mooier.',
    ],
    reschedule: [
      'Geen probleem, {day} kan ook. Hoe laat komt het uit?',
      'Natuurlijk, we verzetten het. Welke dag past je beter?',
      'Komt goed, {x} gaat voor. Laat maar weten wanneer.',
      'Dank je dat je het laat weten. Zeg maar wanneer het past.',
      'Geeft niets, we vinden een ander moment.',
    ],
    decline: [
      'Geen probleem, een andere keer. Fijn dat je het laat weten.',
      'Jammer, maar ik begrijp het. Zeg maar wanneer het wel past.',
      'Geeft niets. Succes met {x}.',
    ],
    quiet: [
      'Leuk om weer van je te horen! Niets om sorry voor te zeggen.',
      'Je bent terug. Ik wil alles weten over {x}.',
      'Welkom terug. Wat heb ik gemist?',
    ],
    late: [
      'Geen haast, ik wacht op je. Rij voorzichtig.',
      'Rustig aan, ik hou de tafel vrij.',
      'Geeft niets. Dan kan ik vast de kaart lezen.',
    ],
    here: ['Top, ik kom eraan.', 'Ik zie je zo. Zwaai even.', 'Leuk! Waar zit je precies?'],
    confirm: [
      'Afgesproken, ik heb er zin in.',
      '{day} dus. Ik kijk ernaar uit.',
      'Helemaal goed. Als er iets verandert, hoor ik het wel.',
    ],
    propose: [
      'Ja leuk! {day} kan ik. Hoe laat?',
      '{n}, daar heb ik wel zin in. Waar spreken we af?',
      'Goed plan, {day} klinkt prima. Kies jij de plek?',
      'Op {n} zeg ik geen nee. Wanneer komt het je uit?',
      'Lijkt me gezellig. Wanneer komt het je uit?',
      'Lijkt me leuk. Ik kijk even naar {day} en laat het vandaag nog weten.',
      'Heel graag! Zeg maar wanneer.',
      'Daar zeg ik ja op. Welke avond kun jij?',
    ],
    define: [
      'Goede vraag, die verdient een eerlijk antwoord. Zullen we het er samen over hebben?',
      'Fijn dat je het vraagt. Voor mij voelt het als [jouw gevoel]. En voor jou?',
      'Wat zou jij willen dat het is?',
    ],
    love: [
      'Dat is moedig om te zeggen, dank je. Ik wil je graag in het echt antwoorden.',
      'Dat raakt me. Geef me even, dit verdient echte woorden.',
      'Wat lief. Zullen we er samen over praten?',
    ],
    missing: [
      'Wat lief om te lezen. Wanneer zie ik je?',
      'Daar is iets aan te doen. Welke avond kun je?',
      'Dat maakt mijn dag. Zullen we iets afspreken?',
    ],
    goodNews: [
      'Gefeliciteerd! {x}, dat is echt knap. Hoe ga je het vieren?',
      'Wat goed! Wie heb je het als eerste verteld?',
      'Geweldig, dat vraagt om taart.',
    ],
    birthday: ['Dank je, wat lief! Kom je taart eten?', 'Gefeliciteerd! Hoe vier je het?'],
    bot: [
      'Echt mens, met koude voeten en al. Wat verraadde me?',
      'Een robot had betere grappen. Stel gerust een strikvraag.',
      'Gewoon een mens met snelle duimen. Waarom denk je dat?',
    ],
    askKids: [
      'Eerlijk antwoord: [jouw antwoord]. En jij?',
      'Ik antwoord als jij het ook doet. Heb jij kinderen?',
    ],
    askWork: [
      'Ik werk als [jouw werk]. En jij, doe je het graag?',
      'Raad maar, je mag drie keer. En wat doe jij?',
    ],
    askLive: ['Ik woon in [jouw stad]. En jij?', 'Raad eens, drie pogingen. Waar woon jij?'],
    askMusic: ['Op dit moment [jouw antwoord]. En jij?', 'Gevaarlijke vraag. Wat is jouw guilty pleasure?'],
    askEat: [
      'Vandaag [wat je eet]. En wat maak jij het lekkerst?',
      'Alles, en graag twee keer. Wat is jouw beste gerecht?',
    ],
    askDoing: [
      'Nu even [wat je doet]. En jij?',
      'Niets wat niet kan wachten. Hoe is je dag?',
      'Jou antwoorden, en dat bevalt goed. En jij?',
    ],
    askPartner: ['Eerlijk: [jouw antwoord]. En jij?', 'Goede vraag, ik ben daar graag open over. En jij?'],
    compliment: [
      'Dank je, dat maakt mijn dag.',
      'Wat lief. {x} onthoud ik.',
      'Dank je! Zeg je dat tegen iedereen, of heb ik geluk?',
    ],
    thanks: [
      'Graag gedaan! Hoe is de rest van je dag?',
      'Geen dank, dat deed ik met plezier.',
      'Leuk dat je {x} fijn vond.',
    ],
    apology: [
      'Geeft niets, echt. Hoe gaat het nu?',
      'Al vergeten. Fijn dat je het zegt.',
      'Geen probleem, het gebeurt ons allemaal.',
    ],
    night: [
      'Slaap lekker, morgen praten we verder.',
      'Welterusten. Droom iets leuks.',
      'Slaap lekker, en dank je voor vanavond.',
    ],
    care: [
      'Dank je, dat is lief. Ik laat het weten.',
      'Wat attent van je. Hoe gaat het met jou?',
      'Dank je, dat doet me goed.',
    ],
    tired: [
      'Dat klinkt als een lange dag. Kun je al zitten?',
      'Rust lekker uit, je hebt het verdiend. Waar word je rustig van?',
      'En dan ook nog {x}. Voeten omhoog jij.',
    ],
    laugh: [
      'Haha, over {x} ben ik nog niet uitgepraat.',
      'Fijn dat je lacht, dat was het plan.',
      'Haha, ik beken schuld.',
    ],
    how: [
      'Goed, dank je. En met jou?',
      'Beter nu je het vraagt. Hoe was je dag?',
      'Hier [hoe het gaat]. En bij jou?',
    ],
    greeting: [
      'Hoi! Leuk om van je te horen. Hoe is je dag?',
      'Hé! Jij eerst: wat was het leukste van vandaag?',
      'Hallo daar! Hoe gaat het?',
    ],
    yes: ['Mooi. Nu wil ik de details.', 'Prima. Waar heb je zin in?', 'Goed zo. Wat doe je nu?'],
    no: [
      'Duidelijk. Wat dan wel?',
      'Eerlijk, dat mag ik wel. Wat heb je liever?',
      'Helder. Vertel eens wat je wel leuk vindt.',
    ],
  },
  kinds: {
    family: [
      'Doe {who} de groeten van me. Is het altijd zo gezellig bij jullie?',
      'Ik mag {who} nu al. Vertel nog eens wat.',
    ],
    animal: [
      'Zo te horen is {x} de baas in huis.',
      'Dat vergeef je {x} toch meteen weer?',
      'Hoe heet {x}, en wie is er thuis de baas?',
    ],
    food: [
      'Met {x} heb je mijn volle aandacht. Zelf gemaakt?',
      'Nu heb ik honger. {n}, wanneer?',
      '{n}? Dan zorg ik voor de koffie.',
    ],
    drink: ['{n} is altijd een goed idee. Waar?', 'Bij {n} praat het makkelijk. Hoe drink je het?'],
    outdoors: ['{x} klinkt heerlijk. Ga je vaak?', 'Daar wil ik meer over horen, {x}. Wat is er zo mooi?'],
    work: [
      '{n}, daar heb ik respect voor. Wat is het leukste eraan?',
      'Jouw dagen met {x} klinken nooit saai. Hoe ben je daarin gerold?',
    ],
    music: ['{n}? Dat wil ik een keer horen. Hoe lang al?', 'Goede smaak. Waar moet ik beginnen?'],
    sport: [
      '{n}? Vallen hoort erbij. Wie van ons begint?',
      'Voor {n} heb ik lef genoeg, als jij de eerste hulp doet.',
      'Blijf ik van {n} af? Geen sprake van, ik wil revanche.',
    ],
    story: ['{n}? Vertel, zonder het einde te verklappen.', 'Hou me op de hoogte van {x}.'],
  },
  about: [
    'Wacht, over {x} wil ik meer weten. Hoe begon dat?',
    'Ik zie het voor me, met {x} en al.',
    'Om {x} moest ik lachen.',
    'En {y}? Dat deel wil ik ook horen.',
    '{n}, die zag ik niet aankomen.',
    'Ik denk nog steeds aan {x}. Hoe liep het af?',
  ],
  mine: [
    'Geen zorgen om {m}, dat komt goed.',
    'Over {m}: [jouw antwoord]. En jij?',
    'Raad maar wat er achter {m} zit, je mag drie keer.',
    'Goed gezien, {m}. Wat viel je op?',
  ],
  plain: [
    'Vertel verder, ik lees mee.',
    'En wat gebeurde er toen?',
    'Leuk zoals je dat zegt. Hoe was je dag verder?',
  ],
};
