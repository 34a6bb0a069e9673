/** Phrase tables of Spanish, French, Portuguese and Italian: the source of one alternation for each act. */
import type { Cues } from './foreign-acts.ts';

export const ROMANCE_CUES: Readonly<Record<string, Cues>> = {
  es: {
    grief:
      'falleci\\p{L}+|muri[óo]|se murió|ha muerto|funeral|entierro|velorio|luto|perd[íi] a mi|ya no está con nosotros',
    ill: 'hospital(?:izad\\p{L}+)?|se opera|oper[óao]\\p{L}*|cáncer|enferm[oa]|accidente|quimio|ingresad\\p{L}+',
    close:
      'no (?:me interesa|estoy interesad\\p{L}+)|no siento (?:esa |la )?(?:chispa|química)|te deseo lo mejor|solo amigos|mejor (?:lo dejamos|lo dejemos|como amigos)|lo dejamos aquí|no eres tú|conocí a alguien|no (?:va|vamos) a (?:funcionar|ninguna parte)|que te vaya bien|no busco nada ahora',
    pace: 'ir despacio|más despacio|sin prisas?|necesito (?:un poco de )?tiempo|no estoy list[oa]|muy rápido|demasiado rápido|prefiero (?:que no|no|esperar)|no (?:estoy )?busc(?:o|ando) nada serio|no quiero (?:besos|besar\\p{L}*|nada serio)',
    noCall:
      'no me llames|prefiero (?:no llamar|escribir|hablar por aquí)|sin llamadas|no doy mi número|no mando fotos|nada de whatsapp|mejor por aquí|sin videollamada',
    name: "no me (?:llames|digas) (?:'?(?:baby|nena|bebé|cariño|guapa|mami|reina|amor)'?)",
    reschedule:
      'me viene (?:fatal|mal)|no puedo (?:el|ese|este|hoy|mañana)|lo dejamos para|otro día|cambiar(?:lo)?|aplazar|posponer|mejor el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
    decline: 'no voy a poder|no puedo ir|tengo que cancelar|no llego a',
    quiet:
      'perdona (?:el silencio|por desaparecer|que no)|cuánto tiempo|desaparecí|estuve (?:fuera|desaparecid\\p{L}+|perdid\\p{L}+)|he estado (?:fuera|desconectad\\p{L}+)',
    late: 'llego tarde|voy tarde|tardo|atasco|tráfico|en camino|ya voy|voy para allá|minutos tarde|saliendo',
    here: 'ya (?:llegué|estoy)|he llegado|estoy (?:en la puerta|aquí|fuera|dentro)|acabo de llegar',
    confirm:
      'nos vemos (?:el|a las|allí|mañana|entonces|luego)|perfecto|hecho|quedamos así|allí estaré|cuenta conmigo|me apunto',
    propose:
      'te apetece|quedamos|te (?:invito|vienes|animas|late)|vamos a|qué tal si|quieres (?:ir|salir|tomar|quedar|venir)|dar un paseo|tomamos|salimos|un (?:café|vino|helado)\\?|cuándo nos vemos|cenar (?:conmigo|juntos)|tienes (?:plan|libre)|estás libre|nos vemos\\?',
    define: 'qué somos|somos (?:algo|novios|pareja)|qué buscas conmigo|ser exclusivos|en serio (?:tú|con)',
    love: 'te (?:amo|quiero)(?: mucho)?|enamorad\\p{L}+|ser mi novi[oa]',
    missing: 'te (?:echo de menos|extraño)|pienso en ti|soñ[ée] contigo|me haces falta',
    goodNews:
      'aprobé|he aprobado|me (?:han dado|dieron|contrataron) el|conseguí|ascenso|ganamos|gané|por fin|lo logré',
    birthday: 'cumpleaños|feliz cumple|cumples',
    bot: 'eres (?:un )?(?:bot|robot|real|una ia)|persona real',
    askKids: 'tienes hijos',
    askWork: 'a qué te dedicas|en qué trabajas|dónde trabajas|qué tal (?:el )?trabajo',
    askLive: 'de dónde eres|dónde vives|por dónde (?:vives|andas)|eres de',
    askMusic: 'qué música|qué (?:lees|escuchas)|qué (?:libro|serie|película|peli)',
    askEat: 'qué (?:comes|cenas|cocinas)|comida favorita|comes bien',
    askDoing:
      'qué haces|qué tal (?:tu|el) (?:día|finde|fin)|planes|qué (?:andas|estás) haciendo|cómo (?:va|fue) (?:tu|el) (?:día|finde)',
    askPartner: '(?:tienes|estás con) (?:novi[oa]|pareja|alguien)|estás solter[oa]|casad[oa]',
    compliment:
      'guap[oa]|preciosa|me encant(?:a|ó|an|aron) tu|tu sonrisa|qué (?:bonit[oa]|lind[oa])|simpátic[oa]|maj[oa]|qué ojos|bonita (?:foto|sonrisa)|elogio|me gusta tu',
    thanks: 'gracias|te lo agradezco|agradecid[oa]',
    apology: 'perdón|perdona|lo siento|disculpa\\p{L}*',
    night: 'buenas noches|que duermas|dulces sueños|hasta mañana|que descanses|descansa',
    care: 'avísame cuando llegues|cuídate|ánimo|suerte|que te mejores|pienso en vosotros',
    tired:
      'cansad[oa]|agotad[oa]|muert[oa] de|reventad[oa]|estrés|estresad[oa]|día (?:largo|horrible)|mal día|no he (?:cenado|dormido|comido)',
    laugh: '(?:ja){2,}|jaja\\p{L}*|😂|🤣|me muero (?:contigo|de risa)|qué risa',
    how: 'qué tal|cómo (?:estás|te va|andas|vas|va)|y tú|todo bien',
    greeting: 'hola+|buenas|buenos días|buenas tardes|holi|ey|qué onda',
    yes: 'sí|si|vale|claro|ok|bueno|venga|dale',
    no: 'no|nah|qué va|nop',
  },
  fr: {
    grief:
      "décéd\\p{L}+|est mort\\p{L}*|nous a quittés|enterrement|obsèques|funérailles|deuil|j'ai perdu (?:mon|ma)|décès",
    ill: 'hôpital|hospitalis\\p{L}+|opér\\p{L}+|cancer|malade|accident|chimio|urgences',
    close:
      "pas intéressée?|pas l'étincelle|pas de feeling|pas le feeling|bonne continuation|rest(?:er|ons) amis|rencontré quelqu'un|on s'arrête là|va s'arrêter là|pas compatibles|sans moi|te souhaite le meilleur|je ne ressens pas",
    pace: "on (?:ne )?s'embrasse pas|préfère (?:qu'on|que tu|que l'on|ne pas|attendre|y aller|pas)|besoin de temps|trop vite|doucement|pas prête?|prendre (?:mon|notre|le) temps|rien de sérieux|moins vite",
    noCall:
      "pas d'appel|pas au téléphone|ne m'appelle pas|préfère écrire|pas de (?:photos?|whatsapp|visio|vidéo|vocal)|écris-moi plutôt|rester (?:ici|sur l'appli)|pas mon (?:numéro|adresse)",
    name: "(?:ne )?m'appelle pas (?:'?(?:bébé|chérie?|ma belle|mon cœur|princesse)'?)",
    reschedule:
      'annuler|reporter|décaler|(?:peux|pourrai) (?:plus|pas) (?:ce|demain|vendredi|samedi|dimanche|lundi|mardi|mercredi|jeudi)|un autre (?:jour|soir)|la semaine prochaine|plutôt (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
    decline: 'je (?:ne )?peux pas venir|pas dispo|pas possible pour moi|je ne pourrai pas',
    quiet: 'désolée? (?:pour|de) (?:le|ce|mon) silence|ça fait longtemps|disparue?|me revoilà|longtemps sans',
    late: "en retard|du retard|embouteillages?|j'arrive|en route|en chemin|métro bloqué|minutes de retard",
    here: 'je suis (?:arrivée?|là|devant|en bas|au bar|en terrasse)|bien arrivée?',
    confirm:
      "c'est (?:noté|bon pour moi|parfait)|ça marche|on fait (?:comme )?ça|à (?:samedi|vendredi|dimanche|demain|ce soir|tout à l'heure|plus)|parfait|j'y serai",
    propose:
      "on se (?:prend|voit|fait|retrouve|boit)|ça te (?:dit|dirait|tente)|tu (?:veux|viens|voudrais|serais (?:partant|dispo|libre))|t'es (?:libre|dispo)|boire un (?:verre|café)|un verre|je t'invite|tu fais quoi (?:ce soir|samedi|dimanche|vendredi|demain)|on va|dîner (?:ensemble|avec)",
    define: "on est quoi|c'est quoi nous|on est ensemble|où on va|exclusifs?|amis ou plus",
    love: "je t'aime|amoureu\\p{L}+|ma copine|mon copain",
    missing: 'tu me manques|pense à toi|rêvé de toi|hâte de te (?:voir|revoir)',
    goodNews:
      "j'ai (?:eu|réussi|décroché|gagné|été (?:prise?|embauchée?))|reçue? à|promotion|enfin réussi|on a gagné",
    birthday: 'anniversaire',
    bot: "tu es (?:un )?(?:bot|robot|vraie?)|t'es (?:un )?(?:bot|robot|vraie?)|une ia|vraie personne",
    askKids: "(?:tu as|t'as|as-tu) des enfants",
    askWork:
      "tu (?:fais quoi dans la vie|bosses|travailles)|quel métier|comme boulot|c'était (?:le )?(?:boulot|travail)",
    askLive: "tu (?:habites|vis|viens)|t'habites|d'où (?:viens|tu)|t'es d'où|tu es d'où",
    askMusic: 'quelle musique|tu (?:écoutes|lis|regardes) quoi|quel (?:livre|film)|quelle série',
    askEat: 'tu manges quoi|tu cuisines quoi|plat préféré|on mange quoi',
    askDoing:
      "tu fais quoi|quoi de (?:beau|neuf)|des plans|ta journée|ton week-?end|tu as prévu|t'as prévu|t'es où|tu es où",
    askPartner: "(?:tu es|t'es) (?:célibataire|mariée?|en couple)|quelqu'un dans ta vie",
    compliment:
      "belle|beau|mignonn?e?|ton sourire|tes yeux|ta description|m'a fait sourire|j'adore (?:ton|ta|tes)|jolie?s?|magnifique|charmante?|drôle",
    thanks: "merci\\p{L}*|c'est gentil",
    apology: 'désolée?|pardon|excuse\\p{L}*|navrée?',
    night: 'bonne nuit|dors bien|fais de beaux rêves|à demain|bonne soirée',
    care: 'rentre bien|fais attention|bon courage|courage|prends soin|préviens-moi quand|je pense à vous',
    tired:
      'fatiguée?|crevée?|épuisée?|claquée?|journée (?:pourrie|longue)|longue journée|stressée?|au bout du rouleau|déprim\\p{L}+',
    laugh: 'mdr+|ptdr+|lol|haha\\p{L}*|😂|🤣|trop (?:bête|drôle)|morte? de rire',
    how: 'ça va|comment (?:ça va|vas-tu|tu vas)|et toi|tu vas bien|la forme',
    greeting: 'salut|coucou|bonjour|bonsoir|hello|hey|cc|slt',
    yes: "oui|ouais|ok|d'accord|carrément|grave|bien sûr",
    no: 'non|nan|bof',
  },
  pt: {
    grief: 'faleceu|morreu|funeral|enterro|velório|luto|perdi (?:o meu|a minha|meu|minha)|partiu',
    ill: 'hospital|internad[oa]|operad[oa]|cirurgia|câncer|cancro|doente|acidente|quimio',
    close:
      'não (?:tenho interesse|estou interessad[oa])|só (?:amig[oa]s?|amizade)|não (?:senti|rolou|deu) (?:a |aquela )?(?:química|faísca|liga|clima)|tudo de bom|conheci (?:outra pessoa|alguém)|melhor (?:parar|ficarmos|a gente parar)|fica por aqui|prefiro ser só',
    pace: 'ir devagar|preciso de tempo|(?:muito|tão) rápido|não estou (?:pronta?|preparad[oa])|prefiro (?:não|esperar|que não)|sem pressa|nada sério',
    noCall:
      'não me (?:liga|ligues|ligue)|prefiro (?:escrever|falar por aqui)|sem (?:chamadas?|ligação|vídeo|whatsapp)|não mando fotos?|não passo (?:meu|o) número',
    name: 'não me (?:chame|chames|chama) de',
    reschedule:
      'não (?:posso|consigo|vou poder) (?:\\p{L}+ )?(?:hoje|amanhã|sábado|domingo|sexta|quinta|quarta|terça|segunda)|remarcar|outro dia|adiar|cancelar|semana que vem',
    decline: 'não vou (?:poder|conseguir)|não posso ir|não vai dar',
    quiet: 'desculpa (?:o|pelo) (?:silêncio|sumiço)|sumi|quanto tempo|andei sumid[oa]',
    late: 'atrasar|atrasad[oa]|trânsito|a caminho|já estou indo|estou indo|chego em|minutos',
    here: 'cheguei|já estou (?:aqui|cá|na)|estou (?:na porta|aqui fora|à porta)',
    confirm:
      'combinado|fechado|até (?:sábado|domingo|sexta|amanhã|logo|já)|marcado|perfeito|tá marcado|conta comigo',
    propose:
      'bora|vamos|quer (?:ir|sair|tomar|jantar)|queres (?:ir|sair|tomar|jantar)|te convido|topa|tomar um|sair comigo|que tal|jantar|você está livre|tás livre|quando (?:te vejo|nos vemos)',
    define: 'o que (?:somos|nós somos|a gente é)|estamos (?:juntos|namorando)|namorar|exclusiv\\p{L}+',
    love: 'te amo|amo-te|apaixonad[oa]|gosto muito de (?:ti|você)',
    missing: 'saudades?|sinto (?:a )?(?:tua|sua) falta|penso em (?:ti|você)|sonhei com',
    goodNews: 'passei|consegui|fui (?:promovid[oa]|contratad[oa])|ganhei|aprovad[oa]|finalmente',
    birthday: 'aniversário|parabéns|faço anos|anos hoje',
    bot: 'robô|um bot|pessoa real|é real|inteligência artificial',
    askKids: '(?:tens|tem|você tem) filhos',
    askWork:
      '(?:trabalha|trabalhas|faz|fazes) (?:com|em|onde|da vida|na vida)|onde trabalha\\p{L}*|qual (?:é )?(?:o )?(?:seu|teu) trabalho',
    askLive: 'de onde (?:és|é|você)|onde (?:mora|moras|vive|vives)',
    askMusic: 'que (?:música|livro|filme|série)|o que (?:ouve|ouves|lê|lês)|aprendeste|aprendeu',
    askEat: 'o que (?:come|comes|vai jantar|cozinha)|prato (?:favorito|preferido)',
    askDoing:
      'o que (?:fazes|faz|está fazendo|estás a fazer|tá fazendo)|(?:como foi|como está) (?:o )?(?:seu|teu) dia|planos',
    askPartner: '(?:é|és|tá|está) (?:solteir[oa]|casad[oa]|comprometid[oa])|tem (?:namorad[oa]|alguém)',
    compliment:
      'lind[oa]|adorei (?:o |a )?(?:seu|sua|teu|tua)|bonit[oa]|seu sorriso|teu sorriso|gat[oa]s? demais|fof[oa]|simpátic[oa]|que olhos|encantador\\p{L}*',
    thanks: 'obrigad[oa]|valeu|agradeço|brigad[oa]',
    apology: 'desculp\\p{L}+|perdão|foi mal|sinto muito',
    night: 'boa noite|dorme bem|durma bem|até amanhã|bons sonhos',
    care: 'avisa quando|cuida-te|se cuida|boa sorte|força|melhoras',
    tired: 'cansad[oa]|exaust[oa]|mort[oa] de|estress\\p{L}+|dia (?:longo|difícil|puxado)',
    laugh: 'k{3,}|(?:ha){2,}\\p{L}*|rs+|😂|🤣|morri (?:de rir)?',
    how: 'tudo bem|como (?:vai|está|estás|tá|você está)|e (?:você|tu|aí)|tudo bom|beleza',
    greeting: 'oi+|ol[áa]|bom dia|boa tarde|e aí|opa',
    yes: 'sim|claro|ok|tá|isso|pode ser',
    no: 'não|nao|nada',
  },
  it: {
    grief:
      "è (?:morto|morta|mancat[oa]|venut[oa] a mancare)|funerale|lutto|ho perso (?:mio|mia|il mio)|se n'è andat[oa]",
    ill: 'ospedale|ricoverat[oa]|operat[oa]|operazione|tumore|cancro|malat[oa]|incidente|chemio',
    close:
      "non (?:mi interessa|sono interessat[oa])|conosciuto (?:un'altra persona|qualcun\\p{L}*|un altro)|non (?:è|c'è) (?:scattat[oa]|la scintilla)|solo amic[io]|restiamo amici|meglio (?:fermarci|lasciar|finirla|chiudere)|ti auguro (?:il meglio|ogni bene)|non fa per me",
    pace: 'piano piano|troppo (?:in fretta|veloce|presto)|ho bisogno di tempo|non sono pront[oa]|preferi\\p{L}+ (?:non|aspettare|che non|di no)|senza fretta|niente di serio|andiamo piano',
    noCall:
      'non chiamarmi(?! (?:amore|tesoro|bella))|niente (?:chiamate|telefonate|foto|whatsapp)|preferisco scrivere|niente video|non do il (?:mio )?numero|non mando foto',
    name: 'non chiamarmi (?:amore|tesoro|bella|piccola|cucciola)',
    reschedule:
      "non (?:posso|riesco) (?:più )?(?:stasera|domani|sabato|domenica|venerdì|giovedì)|rimandare|spostare|un altro giorno|un'altra sera|facciamo (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|settimana prossima",
    decline: 'non (?:posso|riesco a) venire|devo (?:annullare|disdire)|non ce la faccio',
    quiet: "scusa (?:il|per il) silenzio|sono sparit[oa]|quanto tempo|è passato un po'|mi rifaccio viv[oa]",
    late: 'in ritardo|scusa il ritardo|treno (?:è )?fermo|faccio tardi|traffico|arrivo|sto arrivando|per strada|minuti di ritardo',
    here: 'sono (?:arrivat[oa]|qui|qua|sotto|fuori|davanti)|ci sono',
    confirm:
      'ci vediamo (?:alle|lì|sabato|domenica|domani|allora)|perfetto|va bene per|a (?:domani|sabato|domenica|venerdì|dopo|presto)|ci sto|affare fatto',
    propose:
      'ti va|andiamo|usciamo|vuoi (?:venire|uscire|andare)|ci (?:vediamo|prendiamo|beviamo)\\?|che ne dici|ti (?:invito|offro)|prendiamo|aperitivo|sei liber[oa]|quando ci vediamo|vieni',
    define: 'cosa siamo|stiamo insieme|che (?:cosa )?siamo|siamo una coppia|fidanzat[oi]',
    love: 'ti amo|innamorat[oa]|ti voglio bene',
    missing: "mi manchi|ti penso|ho sognato|non vedo l'ora di (?:vederti|rivederti)",
    goodNews:
      "ho (?:passato|superato|vinto|ottenuto)|mi hanno (?:preso|assunt[oa]|promoss[oa])|promozione|finalmente|laureat[oa]|ce l'ho fatta",
    birthday: 'compleanno|auguri',
    bot: "sei (?:un )?(?:bot|robot|vero|vera|reale)|un'ia|persona vera",
    askKids: 'hai figli',
    askWork: "che lavoro|cosa fai nella vita|dove lavori|com'è andato il lavoro",
    askLive: 'di dove sei|dove (?:abiti|vivi)|da dove vieni',
    askMusic: 'che musica|cosa (?:ascolti|leggi|guardi)|che (?:libro|film|serie)',
    askEat: 'cosa (?:mangi|cucini)|piatto preferito|che mangi',
    askDoing: "che fai|cosa fai|com'è andata|che combini|programmi|la (?:tua )?giornata",
    askPartner: 'sei (?:single|sposat[oa]|fidanzat[oa])|hai (?:il ragazzo|la ragazza|qualcuno)',
    compliment:
      'bell[oa]|stupend[oa]|bellissim[oa]|carin[oa]|che (?:sorriso|occhi)|il tuo sorriso|simpatic[oa]|mi piace (?:il|la|come)|complimenti|brav[oa]',
    thanks: 'grazie|ti ringrazio',
    apology: 'scusa\\p{L}*|mi dispiace|perdonami|perdono',
    night: "buonanotte|buona notte|dormi bene|sogni d'oro|a domani",
    care: 'scrivimi quando arrivi|fai attenzione|in bocca al lupo|forza|abbi cura|riguardati',
    tired: 'stanc[oa]|distrutt[oa]|sfinit[oa]|a pezzi|giornata (?:lunga|pesante|no)|stress\\p{L}*',
    laugh: '(?:ah|ha){2,}\\p{L}*|😂|🤣|muoio dal ridere|rido',
    how: 'come (?:stai|va|ti va)|e tu|tutto bene|che si dice',
    greeting: 'ciao|buongiorno|buonasera|ehi|hey|salve|we',
    yes: 'sì|si|certo|ok|va bene|volentieri',
    no: 'no|nah|per niente',
  },
};
