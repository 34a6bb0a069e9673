/** Answers in French: `tu`, neutral about who is a man or a woman. */
import type { ForeignBook } from './foreign-book.ts';

export const FRENCH: ForeignBook = {
  acts: {
    grief: [
      "Je suis de tout cœur avec toi. Perdre {who}, il n'y a pas de mots pour ça. Je suis là.",
      "Je pense fort à toi et à {who}. Prends tout le temps qu'il te faut.",
      'Toutes mes pensées sont avec toi. Je suis là, pour parler ou pour ne rien dire.',
      "Je t'envoie beaucoup de douceur. Rien ne presse, réponds quand tu veux, ou pas.",
    ],
    ill: [
      "J'espère de tout cœur que ça va aller pour {who}. Ne t'occupe pas de moi aujourd'hui.",
      "C'est lourd, tout ça. Je suis là si tu veux en parler.",
      'Courage à {who}, et à toi aussi. Et toi, tu tiens le coup ?',
    ],
    close: [
      'Je comprends, et merci de me le dire franchement. Je te souhaite le meilleur.',
      "Merci pour ta franchise. C'était un plaisir de te lire, bonne continuation.",
      'Pas de souci, je respecte ça. Prends bien soin de toi.',
    ],
    pace: [
      "Bien sûr, on prend le temps qu'il te faut. Merci de me l'avoir dit.",
      'Ça me va très bien. On va à ton rythme, sans aucune pression.',
      'Aucun problème, je respecte ça. Passer du temps avec toi me suffit largement.',
    ],
    noCall: [
      "Pas d'appel, promis, je t'écris. Alors, {x} : je reprends où on en était ?",
      "Ça marche, on reste à l'écrit. Je chuchote, promis.",
      "Compris, j'écris. Pour {x}, installe-toi bien, la suite arrive.",
      "Aucun problème, on continue ici. L'écrit laisse plus de place au suspense.",
    ],
    name: [
      'Tu as raison, pardon. Je ne le dirai plus.',
      "Compris, {name}. Merci de me l'avoir dit.",
      "Pardon, c'est noté. Ton prénom est bien plus joli.",
    ],
    reschedule: [
      'Aucun souci, on décale. {day}, ça me tente : vers quelle heure ?',
      "Pas de problème, {x} passe avant. Quel jour t'arrangerait ?",
      'On trouve un autre moment, tranquille. Tu préfères quel soir ?',
      "Merci d'avoir prévenu. Dis-moi ce qui t'arrange.",
      'Ça arrive, vraiment aucun souci.',
    ],
    decline: [
      'Pas de souci, une autre fois. Merci de prévenir.',
      'Aucun problème. Dis-moi quand tu auras un moment.',
      'Dommage, mais rien de grave. On remet ça quand tu veux.',
    ],
    quiet: [
      'Ça fait plaisir de te lire, vraiment rien à pardonner. Quoi de neuf ?',
      "Te revoilà ! Pas besoin d'excuse, juste d'un petit résumé.",
      "La vie, quoi. Alors, qu'est-ce que j'ai raté ?",
    ],
    late: [
      "Pas de stress, je t'attends. Fais attention sur la route.",
      'Prends ton temps, je garde la table.',
      "Aucun souci. J'en profite pour lire la carte en entier.",
    ],
    here: [
      "Déjà ? J'arrive. Garde un œil sur {x} pour moi.",
      "Bien vu, l'avance. Je suis en chemin, à tout de suite.",
      "J'arrive dans [nombre] minutes. D'ici là, choisis pour deux.",
      "Profite de {x} en attendant. J'arrive.",
    ],
    confirm: [
      "C'est noté, j'ai hâte.",
      "Parfait, {day} alors. J'ai hâte d'y être.",
      "Ça marche. S'il y a un changement, tu me dis, sinon on se voit là-bas.",
    ],
    propose: [
      'Avec plaisir. {day}, vers quelle heure ?',
      'Carrément. Pour {x}, tu peux compter sur moi. À quelle heure ?',
      '{day}, bonne idée. Tu choisis le lieu ou je prends le risque ?',
      'Très bonne idée. Tu pensais à quel jour, et dans quel coin ?',
      "Pour {x} j'apporte surtout l'humour, et des croissants. C'est à quelle heure ?",
      "Ça me tente bien. Je regarde pour {day} et je te confirme aujourd'hui.",
      "Avec plaisir ! Dis-moi quand ça t'arrange.",
      'Oui, ça me ferait très plaisir. Quel soir te va ?',
    ],
    define: [
      "Bonne question, elle mérite mieux qu'un message. On en parle de vive voix ?",
      "J'aime que tu le demandes clairement. De mon côté, [ce que tu ressens]. Et toi ?",
      'Et toi, tu aimerais que ce soit quoi ?',
    ],
    love: [
      "Merci de me le dire comme ça, il faut du courage. J'ai envie de te répondre en face.",
      'Ça me touche beaucoup. Laisse-moi le temps de trouver de vrais mots.',
      'Voilà un message que je vais relire. On en parle bientôt, de vive voix ?',
    ],
    missing: [
      "Très grave. Le seul traitement connu, c'est de se voir. Tu es libre quand ?",
      "Le diagnostic est clair : il faut se voir vite. Quel soir t'arrange ?",
      'Ça me fait plaisir de lire ça. Et si on y remédiait cette semaine ?',
      'Tu me manques un peu aussi, pour être honnête.',
    ],
    goodNews: [
      "Bravo ! Pour {x}, il faut fêter ça. Tu l'as dit à qui en premier ?",
      "Félicitations, c'est mérité. Comment tu fêtes ça ?",
      "Quelle bonne nouvelle, chapeau ! Raconte-moi le moment où tu l'as su.",
    ],
    birthday: [
      "Merci, c'est adorable ! Tu es plutôt gâteau ou bougies ?",
      'Joyeux anniversaire ! Tu fêtes ça comment ?',
    ],
    bot: [
      "Tout ce qu'il y a de plus humain, fatigue comprise. Qu'est-ce qui t'a mis le doute ?",
      'Un robot aurait de meilleures blagues. Pose-moi une question piège.',
      'Une vraie personne, promis. Tu veux une preuve ?',
    ],
    askKids: [
      'Bonne question : [ta réponse]. Et toi, tu en as ?',
      'Je te réponds volontiers si tu réponds aussi. Tu as des enfants ?',
    ],
    askWork: [
      'Je travaille dans [ton métier]. Et toi, ça te plaît, ce que tu fais ?',
      'Devine, tu as trois essais. Et toi, tes journées ressemblent à quoi ?',
    ],
    askLive: [
      "Pour de vrai, [ta réponse]. Et toi, tu es d'où ?",
      "Devine à mon accent écrit. Et toi, tu viens d'où ?",
      "Tu as bien lu ma description, je vois. Et toi, tu es d'où ?",
    ],
    askMusic: [
      'En ce moment, [ce que tu écoutes ou lis]. Et toi ?',
      'Question dangereuse. Je réponds si tu avoues ton plaisir coupable.',
    ],
    askEat: [
      'Ce soir, [ton plat]. Et toi, ta spécialité ?',
      'Tout, et je reprends une assiette. Et toi, ton plat du soir ?',
    ],
    askDoing: [
      'De mon côté, [ce que tu fais]. Et toi ?',
      'Rien qui ne puisse attendre. Et toi, ta journée ?',
      "J'arrive à l'instant à ton message, c'était le meilleur plan. Et toi ?",
    ],
    askPartner: [
      'Réponse claire : [ta réponse]. Et toi ?',
      "Bonne question, je préfère qu'on en parle franchement. Et toi, tu en es où ?",
    ],
    compliment: [
      'Merci, ça fait vraiment plaisir. Mission accomplie pour {x}.',
      "Merci ! Un sourire, c'est tout ce que je demandais.",
      "C'est gentil, merci. Qu'est-ce qui t'a le plus fait rire ?",
    ],
    thanks: [
      "Avec plaisir, vraiment. Ça me fait plaisir que ça t'ait plu.",
      'De rien ! Et ta journée, alors ?',
      "Je t'en prie, c'était de bon cœur.",
    ],
    apology: [
      'Aucun souci, vraiment. Et toi, ça va ?',
      "C'est oublié. Merci de l'avoir dit, ça compte.",
      'Pas de mal, ça arrive à tout le monde.',
    ],
    night: [
      'Bonne nuit, dors bien. La suite demain.',
      'Fais de beaux rêves, et merci pour la soirée.',
      'Dors bien. Demain, tu me racontes le reste.',
    ],
    care: [
      "Merci, c'est gentil d'y penser. Je te dis quand j'arrive.",
      'Merci, ça me touche. Prends soin de toi aussi.',
      "C'est adorable, merci. Et toi, ça va ?",
    ],
    tired: [
      "Quelle journée. Tu as pu t'asseoir cinq minutes ?",
      "Après {x}, tu as droit au canapé. Qu'est-ce qui te détend ?",
      "Repose-toi, tu l'as bien mérité. Je suis là demain aussi.",
    ],
    laugh: [
      "Attention avec {x}, je ne veux pas d'accident sur la conscience.",
      "Je m'excuse pour {x}, mais pas pour la blague.",
      'Mission accomplie. Le prochain message viendra avec un avertissement.',
      'Parfait, je garde la blague pour plus tard.',
    ],
    how: [
      'Ça va bien, merci. Et toi, ta journée ?',
      'Mieux depuis ton message. Et toi, ça va ?',
      'Ici, [comment tu vas]. Et toi ?',
    ],
    greeting: [
      'Coucou ! Ça fait plaisir de te lire. Comment va ta journée ?',
      'Salut ! À toi de commencer : le meilleur moment de ta journée ?',
      'Hello ! Je me demandais justement qui se cachait derrière ce profil. Ça va ?',
    ],
    yes: [
      "Parfait. Alors à toi, qu'est-ce qui te ferait plaisir ?",
      'Ça marche. Maintenant je veux les détails.',
      'Bien, bien. Et toi, tu en penses quoi ?',
    ],
    no: [
      "C'est noté. Et qu'est-ce que tu préfères ?",
      "Au moins c'est clair, j'aime bien. Tu préfères quoi ?",
      "D'accord. Dis-moi plutôt ce qui te ferait envie.",
    ],
  },
  kinds: {
    family: [
      "Passe le bonjour à {who} de ma part. C'est toujours comme ça chez vous ?",
      "J'aime déjà {who}. Tu as d'autres histoires ?",
      'Et {who} en dit quoi ?',
    ],
    animal: [
      "{x} a déjà gagné mon vote. C'est quoi son petit nom ?",
      'Et {x}, qui commande vraiment à la maison ?',
    ],
    food: [
      'Avec {x}, tu as toute mon attention. Tu me donnes la recette ?',
      "Tu me donnes faim avec {x}. C'est fait maison ?",
      '{n} ? Là, je ne discute même pas.',
    ],
    drink: [
      "{n}, c'est toujours une bonne idée. Tu connais un bon endroit ?",
      'Pour {x}, je ne dis jamais non. Tu as une adresse ?',
    ],
    outdoors: [
      'Tu me fais rêver avec {x}. Tu y vas souvent ?',
      "{n}, ça me parle. Qu'est-ce qui te plaît le plus là-bas ?",
    ],
    work: [
      '{n}, voilà un vrai métier. Tu fais ça depuis longtemps ?',
      'Ça ne me fait pas peur du tout. {n}, ça doit donner de drôles de matins.',
      "Les horaires de {n}, chapeau. C'est quoi le meilleur moment de ta journée ?",
    ],
    music: ['{n} ? Je veux entendre ça un jour. Depuis quand ?', 'Bon goût. Je commence par quel morceau ?'],
    sport: [
      '{n} ? Respect. Ça fait longtemps ?',
      "Moi j'encourage très bien depuis le bord. Et {x}, c'est pour quand ?",
    ],
    story: ['Je veux la suite de {x}. Où en étais-tu ?', '{n} ? Tu me le conseilles ?'],
  },
  about: [
    'Attends, {x} : il faut que tu me racontes ça depuis le début.',
    "J'aime beaucoup l'histoire avec {x}.",
    "Je vois très bien la scène avec {x}. Ça t'arrive souvent ?",
    "{x}, rien que ça. Tu m'as fait sourire.",
    'Et {y}, alors ? Je veux savoir aussi.',
    "Je pense encore à {x}. Ça s'est fini comment ?",
  ],
  mine: [
    'Ah, {m} : [ta réponse]. Et toi ?',
    'Devine, pour {m}. Tu as trois essais.',
    "Tu as remarqué {m}, bien vu. Qu'est-ce qui t'a plu ?",
  ],
  plain: [
    'Raconte, je te lis avec plaisir.',
    "Et ensuite, il s'est passé quoi ?",
    "J'aime ta façon de raconter. Et ta journée, au fait ?",
  ],
};
