/** Answers in Portuguese, worded to sit well on both sides of the Atlantic. */
import type { ForeignBook } from './foreign-book.ts';

export const PORTUGUESE: ForeignBook = {
  acts: {
    grief: [
      'Sinto muito por {who}. Não precisa responder, estou aqui.',
      'Os meus sentimentos. Penso muito em {who} e em quem fica.',
      'Sinto muito, de verdade. Estou aqui para conversar ou para ficar em silêncio.',
      'Um abraço muito forte. Cada coisa no seu tempo.',
    ],
    ill: [
      'Espero de coração que {who} melhore depressa. Não se preocupe em responder.',
      'Que dias difíceis. Estou aqui para ouvir.',
      'Muita força. E a cabeça, como está no meio disso tudo?',
    ],
    close: [
      'Entendo, e agradeço a sinceridade. Tudo de bom!',
      'Claro, respeito isso. Foi muito bom conversar, cuide-se.',
      'Tudo bem, de verdade. Amizade sincera vale muito, tudo de bom.',
    ],
    pace: [
      'Claro, sem pressa nenhuma. Ainda bem que disse.',
      'Por mim está perfeito, vamos no seu ritmo.',
      'Entendo e respeito. Prefiro mil vezes assim, às claras.',
    ],
    noCall: [
      'Sem problema, por aqui está ótimo.',
      'Combinado, nada disso. Continuamos por escrito.',
      'Entendido. Então conta por aqui a história de {x}.',
    ],
    name: [
      'Tem razão, peço desculpa. Não volto a dizer.',
      'Entendido, {name}. Ainda bem que avisou.',
      'Desculpa, não volta a acontecer. O nome é bem mais bonito.',
    ],
    reschedule: [
      'Sem problema, {day} também dá. A que horas?',
      'Claro, mudamos. Que dia é melhor?',
      'Tranquilo, {x} vem primeiro. Depois marcamos.',
      'Agradeço o aviso. Diga o dia que for melhor.',
      'Acontece, sem stress. Encontramos outro momento.',
    ],
    decline: [
      'Sem problema, fica para outro dia.',
      'Tudo bem, e agradeço o aviso.',
      'Fica para a próxima. Boa sorte com {x}.',
    ],
    quiet: [
      'Que bom ler isto! Nada a desculpar, como vai tudo?',
      'De volta! Agora quero saber de {x}.',
      'A vida acontece. O que foi que eu perdi?',
    ],
    late: [
      'Sem stress, eu espero. Vem com cuidado no trânsito.',
      'Tranquilo, guardo a mesa.',
      'O trânsito não perdoa ninguém. Eu já vou lendo o menu.',
    ],
    here: ['Perfeito, já vou.', 'Que bom! Já procuro com os olhos.', 'Ótimo. Onde exatamente?'],
    confirm: [
      'Combinado! Mal posso esperar.',
      '{day}, então. Já está marcado.',
      'Fechado. Se mudar alguma coisa, é só avisar.',
    ],
    propose: [
      'Claro que sim! {day} está marcado, a que horas?',
      'Topo! {n} {day}, onde nos encontramos?',
      'Para {n} não preciso de convite duas vezes. A que horas?',
      'Boa ideia, quero muito. Que dia e onde?',
      '{n}? Combinado, e o resto fica comigo.',
      'Gosto da ideia. Confirmo {day} ainda hoje.',
      'Claro que sim! Diga só quando.',
      'Quero muito. Qual é o melhor dia?',
    ],
    define: [
      'Boa pergunta, merece uma resposta sincera. Conversamos pessoalmente?',
      'Gosto da pergunta direta. Para mim é [o que sente]. E aí?',
      'E o que gostaria que fosse?',
    ],
    love: [
      'É preciso coragem para dizer isso assim. Quero responder pessoalmente.',
      'Isso mexe comigo. Um momento só para achar as palavras certas.',
      'Vou reler isso hoje. Conversamos com calma?',
    ],
    missing: [
      'Que bom ler isso. Quando nos vemos?',
      'Para saudade só há um remédio. Que dia dá?',
      'Isso alegrou o meu dia. Do que sente mais falta?',
    ],
    goodNews: [
      'Parabéns! {x}, que conquista. Como vai ser a festa?',
      'Que alegria, parabéns! Quem foi a primeira pessoa a saber?',
      'Parabéns, que orgulho! Depois de {x}, o descanso é obrigatório.',
      'Cansaço bom, esse. Parabéns, merece festa!',
    ],
    birthday: ['Que carinho! Sobra bolo, quer?', 'Feliz aniversário! Como vai ser a festa?'],
    bot: [
      'Gente de verdade, com sono e tudo. O que me denunciou?',
      'Um robô teria piadas melhores. Pode testar.',
      'Só dedos rápidos, prometo. Não precisa de susto.',
    ],
    askKids: [
      'Resposta sincera: [a sua resposta]. E aí, tem filhos?',
      'Respondo se houver resposta daí também. Tem filhos?',
    ],
    askWork: [
      'Trabalho com [o seu trabalho]. E aí, gosta do que faz?',
      'São três tentativas para adivinhar. E o seu trabalho, como é?',
    ],
    askLive: ['Sou de [a sua cidade]. E aí?', 'Três tentativas para adivinhar. E de que lugar me escreve?'],
    askMusic: [
      'Resposta curta: [a sua resposta]. A longa fica para quando nos virmos.',
      'Boa pergunta, essa história tem música de fundo. E aí, toca alguma coisa?',
      'Conto tudo se me disser primeiro: qual é a música que não sai da cabeça?',
    ],
    askEat: [
      'Hoje, [o que come]. E qual é o seu melhor prato?',
      'De tudo, e repito. O que sai melhor na sua cozinha?',
    ],
    askDoing: [
      'Agora, [o que faz]. E aí?',
      'Nada que não possa esperar. Como vai o dia?',
      'Nada melhor do que esta conversa. E aí?',
    ],
    askPartner: [
      'Resposta clara: [a sua resposta]. E aí?',
      'Boa pergunta, gosto de falar disso às claras. E aí?',
    ],
    compliment: [
      'Que simpatia! Isso alegrou o meu dia.',
      'Ganhei o dia. E {m} também agradece.',
      'Que bom ler isso. O que chamou mais a atenção?',
      'Prometo: há mais piadas de onde essa veio.',
    ],
    thanks: [
      'De nada, foi um prazer!',
      'Imagina. Que bom que gostou de {x}.',
      'Por nada! E o resto do dia, como foi?',
    ],
    apology: [
      'Está tudo bem, de verdade. E agora, como está?',
      'Já esqueci. Ainda bem que disse.',
      'Sem problema, acontece a todos.',
    ],
    night: [
      'Boa noite, bom descanso. Amanhã há mais.',
      'Bons sonhos, e foi bom conversar.',
      'Boa noite! Amanhã quero o resto da história.',
    ],
    care: [
      'Que atenção boa, agradeço. Eu aviso.',
      'Isso faz bem de ler. E por aí, tudo certo?',
      'Agradeço de coração.',
    ],
    tired: [
      'Que dia. Já deu para sentar um pouco?',
      'Depois de {x}, o sofá é obrigatório.',
      'Descanso merecido. O que ajuda a desligar?',
    ],
    laugh: [
      'Vou guardar isso como elogio.',
      'Kkk, e ainda nem contei a melhor.',
      'A culpa é de {x}, eu só contei.',
    ],
    how: [
      'Tudo bem, e aí?',
      'Melhor agora, com esta mensagem. Como vai o dia?',
      'Por aqui, [como vai o dia]. E aí?',
    ],
    greeting: [
      'Oi! Que bom ler isto. Como vai o dia?',
      'Olá! Começa por aí: qual foi a melhor parte de hoje?',
      'Oi, oi! Tudo bem por aí?',
    ],
    yes: ['Boa. Agora quero os detalhes.', 'Combinado. E o que dá mais vontade?', 'Ótimo. E como vai o dia?'],
    no: [
      'Certo. E o que prefere?',
      'Sinceridade é bom. Do que gosta mais, então?',
      'Entendido. Conta então o que dá vontade.',
    ],
  },
  kinds: {
    family: ['Um abraço para {who}. É sempre assim por aí?', 'Já gosto de {who}. Conta mais.'],
    animal: [
      'O nome é [o nome]. E aí, tem bicho em casa?',
      'Adivinha o nome, são três tentativas. A pista: {n} com muita personalidade.',
      'Quem manda em casa é {x}, sem discussão.',
    ],
    food: ['Agora fiquei com fome. {n}, onde?', 'Com {n} a conversa já começa bem.'],
    drink: ['{n} cai sempre bem. Onde?', '{n}? Está perdoado o resto.'],
    outdoors: ['{x} soa maravilhoso. Vai muito lá?', 'Que vontade de {n}. O que tem de melhor?'],
    work: [
      '{n} não é para qualquer um. Qual é a melhor parte?',
      'Os dias com {x} nunca devem ser chatos. Como começou?',
    ],
    music: [
      '{n}, sim senhor! Conto como aprendi se vier ouvir um dia.',
      'Raro e com orgulho, o {n}. Conhece alguma música para ele?',
    ],
    sport: ['{n}? Que energia. Há quanto tempo?', 'Eu torço bem da bancada. E {x}, quando é?'],
    story: ['{n}? Conta, sem estragar o fim.', 'Quero saber mais sobre {x}.'],
  },
  about: [
    'Espera, a história de {x} pede mais detalhes.',
    'Gostei de {x}. Como começou?',
    'Já imagino a cena com {x}.',
    'E {y}? Essa parte também quero ouvir.',
    'Com {x} ganhei um sorriso.',
    'Fiquei pensando em {x}. Acontece muito?',
  ],
  mine: [
    'Sobre {m}: [a sua resposta]. E aí?',
    'Adivinha a história de {m}, são três tentativas.',
    'Bem visto, {m}. O que chamou a atenção?',
  ],
  plain: [
    'Conta mais, leio com gosto.',
    'E depois, o que aconteceu?',
    'Gosto do jeito de contar. Como foi o resto do dia?',
  ],
};
