/** Answers in Afrikaans. Nouns have no gender here, so `die {n}` always holds. */
import type { ForeignBook } from './foreign-book.ts';

export const AFRIKAANS: ForeignBook = {
  acts: {
    grief: [
      'Ek is so jammer oor {who}. Jy hoef niks te sê nie, ek is hier.',
      'My innige simpatie. Ek dink aan jou en aan {who}, en daar is geen haas om te antwoord nie.',
      'Ek is regtig jammer. Jy hoef niks te sê nie, ek is hier as jy wil praat of net stil wil wees.',
      'Dit moet so seer wees. Ek dink aan jou, vat dit uur vir uur.',
      '{who} sou trots op jou wees. En {x} klink soos liefde wat bly.',
      'Ek is jammer dat jy so verlang. Vertel my van {who}, as jy lus het.',
    ],
    ill: [
      'Dit klink baie swaar. Hoe gaan dit vandag met jou?',
      'Ek is jammer om van {who} te hoor. Jy hoef nie dadelik te antwoord nie, ek is hier.',
      'Sterkte vir julle. Ek dink aan jou en aan {who}.',
      'Dit moet seermaak. Ek is hier as jy wil praat.',
    ],
    close: [
      'Dankie dat jy so eerlik is, ek verstaan. Alles van die beste vir jou.',
      'Reg so, en dankie dat jy dit mooi gesê het. Sterkte verder.',
      'Ek verstaan, geen harde gevoelens nie. Dit was lekker om te gesels, sterkte met alles.',
    ],
    pace: [
      'Dankie dat jy dit sê. Ons vat dit so stadig soos jy wil.',
      'Dis heeltemal reg so, geen druk van my kant af nie.',
      'Ek verstaan, en ek respekteer dit. Jy bepaal die pas.',
    ],
    noCall: [
      'Dis reg so, ons gesels net hier. Geen druk nie.',
      'Hier is ook lekker. Ons hou dit hier tot jy reg is.',
      "Ek verstaan heeltemal. {loc} klink na 'n goeie, veilige plan.",
      'Reg so, eers hier. Vertel my dan nou hier van {x}.',
    ],
    name: [
      "Jy's reg, jammer daaroor. Ek sal dit nie weer sê nie.",
      'Reg so, {name}. Dankie dat jy my sê, ek begin sommer oor.',
      "Jammer, {name} dit is. Dis in elk geval 'n mooier naam.",
    ],
    reschedule: [
      '{day} pas my. Dieselfde tyd, of is later beter?',
      'Geen probleem nie, {who} kom eerste. Sal ons {day} maak?',
      'Dis reg so, ons skuif dit. Watter dag pas jou die beste?',
      'Geen probleem nie. {day} dan, en jy kan my alles vertel.',
      'Dankie dat jy laat weet het. Sê maar wanneer.',
      "Dis reg, ons kry 'n ander kans.",
    ],
    decline: [
      'Geen probleem nie, dankie dat jy laat weet het.',
      'Dis reg so, volgende keer dan. Sê maar wanneer.',
      'Jammer, maar ek verstaan. Hoop dit gaan goed met {x}.',
    ],
    quiet: [
      'Lekker om weer van jou te hoor! Niks om oor jammer te wees nie.',
      "Welkom terug. Vertel my van {x}, dit klink na 'n storie.",
      "Jy's terug! Hoe gaan dit nou?",
    ],
    late: [
      'Geen haas nie, ek wag. Ry net veilig.',
      'Alles reg, ry versigtig. Ek sien jou nou-nou.',
      'Geen probleem nie, ek hou solank die tafel.',
      'Geen stres nie, ek is hier. Kyk net mooi op die pad.',
    ],
    here: [
      'Lekker! Ek kyk uit vir jou.',
      'Ek is nou by jou. Moenie weghardloop nie.',
      'Reg so, ek kom. Waar sit jy?',
    ],
    bring: [
      'Net jouself is genoeg, maar {n} sal lekker wees.',
      'Bring jou eetlus, ek sorg vir die res.',
      'Dankie dat jy vra! Net iets om te drink, as jy wil.',
    ],
    confirm: [
      'Afgespreek. Ek sien uit daarna.',
      '{day} dit is, ek sien uit daarna.',
      'Reg so! Ek soek vir {x}.',
      'Perfek. Laat weet as iets verander, anders sien ek jou daar.',
    ],
    propose: [
      'Ja graag! {day} klink perfek. Hoe laat moet ek daar wees?',
      '{n} {day}? Ek is daar. Hoe laat?',
      'Ek is lus vir {x}. Wat kan ek saambring?',
      'Dit klink heerlik, ek is lus daarvoor. Wanneer pas jou?',
      'Jy het my by {x} gehad. Sê net hoe laat.',
      'Goeie plan. Ek kyk gou na {day} en laat weet jou vandag nog.',
      'Baie graag! Sê net wanneer.',
      'Ek sê ja. Watter dag pas jou?',
    ],
    define: [
      "Goeie vraag, en dit verdien 'n eerlike antwoord. Vir my voel dit soos [jou gevoel]. En vir jou?",
      "Ek's bly jy vra reguit. Sal ons dit van aangesig tot aangesig bespreek?",
      "Meer as vriende klink vir my na 'n gesprek wat ons by 'n koffie moet hê. Wat sou jy wou hê?",
    ],
    love: [
      'Dit vat moed om dit so te sê, dankie. Ek wil jou graag in persoon antwoord.',
      "Dit raak my. Gee my 'n oomblik, dit verdien regte woorde.",
      'Was dit {x} of ek? Ek wil net weet wie die eer kry.',
      'Jy maak my bloos. Sê dit weer as ons mekaar sien.',
    ],
    missing: [
      'Dis mooi om te hoor. Wanneer kuier ons weer?',
      'Ek hou daarvan as jy dit sê. Nou is my dag klaar beter.',
      'Dan moet ons iets doen aan {x}. Wanneer sien ek jou?',
      "Dan maak ons 'n plan. Watter aand pas jou?",
    ],
    goodNews: [
      'Veels geluk! {x}, dis ongelooflik. Hoe voel jy nou?',
      'Mooi so! Ek is trots op jou. Wat is volgende?',
      '{n}, sonder om op te gee! Wie het jy eerste vertel?',
      'Dit vra vir koek. Hoe gaan jy dit vier?',
    ],
    birthday: [
      'Baie dankie! Vir {x} sê ek nooit nee nie.',
      'Dankie, dis so gaaf van jou! Kom jy koek eet?',
      'Dankie! My enigste sorg is nou wie die koek gaan deel.',
    ],
    bot: [
      'Regte mens, met koffie en al. Wat het my weggegee?',
      "Mens, belowe. 'n Robot sou beter grappe gemaak het.",
      'Net vinnige duime, geen masjien nie. Toets my gerus.',
    ],
    askKids: ['Eerlike antwoord: [jou antwoord]. En jy?', 'Ek antwoord as jy ook antwoord. Het jy kinders?'],
    askWork: [
      'Ek werk as [jou werk]. En waarvan droom jy dan?',
      'Raai, jy kry drie kanse. En wat doen jy?',
      'As niemand kyk nie, droom ek van [jou droom]. En jy?',
    ],
    askLive: ['Ek bly in [jou dorp]. En jy?', 'Raai, ek gee jou drie kanse. Waar bly jy?'],
    askMusic: [
      'Ek kies [jou kant]. En nou kan jy sien of ek lieg.',
      "Daardie vraag kan 'n vriendskap maak of breek. Watter kant is joune?",
      'Op die oomblik [jou antwoord]. En jy, vorder jy darem?',
    ],
    askEat: [
      "Met {n} kan 'n mens ver kom. Wat is die plan?",
      'Hier is dit [wat jy eet]. Moet ek help met {x}?',
      "Hoop is 'n goeie bestanddeel. Wat gaan jy maak?",
    ],
    askDoing: [
      'Op die oomblik [wat jy doen]. En jy?',
      'Niks wat nie kan wag nie. Hoe was jou dag?',
      'Nou gesels ek met jou, so dit gaan goed. En jy?',
    ],
    askPartner: [
      'Ek wil eerlik met jou wees: [jou antwoord]. Vra my enigiets.',
      "Goeie vraag, en jy verdien 'n reguit antwoord daarop.",
      'Dankie dat jy reguit vra. Wat wil jy weet?',
    ],
    compliment: [
      'Sjoe, dankie! Dit maak my dag.',
      'Dankie, dis mooi gesê. {x} sal ek onthou.',
      'Dankie! Sê jy sulke goed vir almal, of het ek geluk?',
      'Nou sit ek en glimlag vir my foon. Dankie.',
    ],
    thanks: [
      "Dis 'n plesier! Wat het {who} toe gesê?",
      "Enige tyd. Ek's bly jy hou van {x}.",
      'Plesier, regtig. Hoe was die res van jou dag?',
    ],
    apology: [
      'Dis heeltemal reg, almal is soms moeg. Hoe gaan dit nou?',
      'Klaar vergeet. Dankie dat jy dit sê, dit beteken baie.',
      'Geen probleem nie. Ek hoop jy het gerus.',
    ],
    night: [
      'Slaap lekker. Sê môre vir my waarvan jy gedroom het.',
      'Lekker slaap, ons praat môre verder.',
      'Nag, en droom van {x} as jy moet.',
      'Slaap lekker, en dankie vir die gesels.',
    ],
    care: [
      'Dankie, dit beteken baie. Vir {x} sê ek nie nee nie.',
      'Jy is gaaf, dankie. Ek laat weet as ek veilig is.',
      'Dankie dat jy aan ons dink. Hoe gaan dit met jou?',
    ],
    tired: [
      "Dit klink na 'n lang dag. Het jy darem kon sit?",
      "Rus 'n bietjie, jy het dit verdien. Wat help jou ontspan?",
      'Haai shame, {x} ook nog. Sit jou voete op.',
      "Ek stuur in my gedagtes ys en 'n kussing. Hou jy uit?",
    ],
    laugh: [
      'Ek maak beswaar, maar ek lag saam.',
      "Simpel, ja, maar jy lag. Ek tel dit as 'n wen.",
      'Skuldig oor {x}, en ek sal dit weer doen.',
      'Haha, ek kan niks tot my verdediging sê nie.',
    ],
    how: [
      'Dit gaan goed, dankie. En met jou?',
      'Goed, en beter noudat jy vra. Hoe was jou dag?',
      'Hier gaan dit [hoe dit gaan]. En daar by jou?',
    ],
    greeting: [
      'Haai! Lekker om van jou te hoor. Hoe gaan dit vandag?',
      'Hallo! Jy eerste: wat was die beste deel van jou dag?',
      'Haai daar! Hoe lyk jou dag?',
    ],
    yes: [
      'Vertel my die lang weergawe, ek het tyd.',
      'Ja soos in lekker, of ja soos in oorleef?',
      'Dis goed so. Wat maak jy nou?',
      'Reg so, geen druk nie.',
    ],
    no: [
      'Reg so. Wat dan eerder?',
      'Dis eerlik, ek hou daarvan. Waarvan hou jy wel?',
      'Goed om te weet. Wat sou jy eerder wou hê?',
    ],
  },
  kinds: {
    family: [
      'Ek hou klaar van {who}. Sê groete van my af.',
      'Vertel my meer van {who}, dit klink na goeie mense.',
      "Wat 'n wonderlike ding om te deel, {who}. Dankie dat jy my vertel.",
    ],
    animal: [
      'Ek wil alles weet van {x}. Wie is die baas by julle?',
      'En wie is baas by die huis, jy of {x}?',
      'Vir {x} het ek altyd tyd. Vertel nog.',
      'Iemand wat lief is vir {x}, is by my klaar halfpad.',
    ],
    food: [
      'Jy maak my nou honger met {x}. Wie kook?',
      '{n}? Ek is op pad. Wat kan ek saambring?',
      "Daarvoor sal ek sonder skaamte 'n tweede porsie {n} vat.",
    ],
    drink: [
      "{n} is altyd 'n goeie plan. Hoe drink jy joune?",
      "'n Uitsondering vir {n}? Nou voel ek spesiaal.",
    ],
    outdoors: ['{x} klink pragtig. Gaan jy gereeld?', 'Ek wil alles van {x} hoor. Hoe lyk dit daar?'],
    work: [
      '{n}, dis regte werk. Wat is die beste deel?',
      'Jou dag saam met {x} klink nooit vervelig nie. Hoe het jy daar beland?',
    ],
    music: ['Jislaaik, {n}! Wie het jou geleer speel?', "{n} bly 'n ernstige saak. Wat speel ons eerste?"],
    sport: [
      '{n}! Dit vat deursettingsvermoë. Hoe voel die bene?',
      'Veels geluk, {n} is geen grap nie. Wat is volgende?',
    ],
    story: ['{n}? Nou wil ek die hele storie hoor.', 'Hou my op hoogte van {x}. Waar is jy nou?'],
  },
  about: [
    'Wag, vertel my meer van {x}. Hoe het dit begin?',
    'Ek lag nou nog oor {x}.',
    'Ek sien dit voor my, {x} en al.',
    '{n}! Dit het ek nie sien kom nie.',
    'En {y}? Ek wil daardie deel ook hoor.',
    'Ek bly dink aan {x}. Hoe het dit afgeloop?',
  ],
  mine: [
    'Oor {m}: [jou antwoord]. En joune?',
    'Raai, jy kry drie kanse met {m}.',
    'Mooi raakgesien, {m}. Wat het jou laat kyk?',
    'Ek het {m} nog geheim gehou. Nou is die storie uit.',
  ],
  plain: [
    'Vertel my meer, ek luister.',
    'En wat het toe gebeur?',
    'Ek hou van hoe jy dit sê. Hoe was jou dag verder?',
  ],
};
