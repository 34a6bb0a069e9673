/** Answers in Sesotho (South African spelling) and a little Setswana: short, sure sentences only. */
import type { ForeignBook } from './foreign-book.ts';

export const SOTHO: ForeignBook = {
  acts: {
    grief: [
      'Ke maswabi haholo. Pelo ya ka e na le wena. Ke teng ha o batla ho bua.',
      'Matshediso ho wena le lelapa. Ha ho hlokahale hore o arabe jwale.',
      'Ke utlwile, ke maswabi. Ke nahana ka wena le lelapa la hao. Ke teng.',
      'Matshediso, {who} o tla dula pelong ya hao.',
    ],
    ill: [
      'Ke maswabi ho utlwa jwalo. Ke tshepa hore {who} o tla fola.',
      'Tiya. O se ke wa tshwenyeha ka ho nkaraba jwale.',
      'Ke nahana ka wena le lelapa. Ke teng.',
    ],
    close: [
      'Ke a utlwisisa, mme ke a leboha ka nnete. Ke o lakaletsa tse ntle.',
      'Ho lokile, ha ho bothata. Tsamaya hantle.',
      'Ke a leboha ka ho bua nnete. Mahlohonolo.',
    ],
    pace: [
      'Ho lokile, ha re potlake. Ke a leboha ha o mpoleletse.',
      'Ke a utlwisisa. Nka nako ya hao.',
      'Ke hlompha seo. Butle butle.',
    ],
    noCall: [
      'Ho lokile, re tla ngola mona.',
      'Ke a utlwisisa, ha ho bothata.',
      'Ha re buisaneng mona, ho monate.',
    ],
    name: [
      'Ntshwarele, {name}. Nke ke ka pheta.',
      'Ho lokile, {name}. Ke a leboha ha o mpoleletse.',
      'Ntshwarele. {name} ke lebitso le letle.',
    ],
    reschedule: [
      'Ho lokile, {day} ho lokile. Ka nako mang?',
      'Ha ho bothata, re ka kgetha letsatsi le leng.',
      'Ho lokile, lelapa le tla pele.',
      'Ke a leboha ha o ntsebisitse.',
    ],
    decline: [
      'Ha ho bothata, ke a leboha ha o ntsebisitse.',
      'Ho lokile, letsatsi le leng.',
      'Ke a utlwisisa. Mpolelle ha o na le nako.',
    ],
    quiet: [
      'Ke thabile ho utlwa ho tswa ho wena hape! O phela jwang?',
      'Ha ho bothata, ke thabile ha o kgutlile.',
      'O se ke wa tshwenyeha. O jwang jwale?',
    ],
    late: ['Ha ho bothata, ke tla o ema. Tsamaya hantle.', 'Butle, ke tla ema.', 'Ho lokile, ke o emetse.'],
    here: ['Ho lokile! Ke a tla jwale.', 'Ke a tla, nkemele hanyane.', 'Ke a leboha, ke tla o bona jwale.'],
    confirm: ['Ho lokile, re tla bonana!', 'Ho monate. Re tla bonana teng.', 'Ke thabile. Re tla bonana.'],
    propose: [
      'Ee, ke a rata! {day} ho lokile. Ka nako mang?',
      'Ke a dumela! {n} {day}, ho monate.',
      'Ee, {n} e lokile. Re kopane hokae?',
      'Ee, ke a rata. Neng, hona hokae?',
    ],
    define: [
      'Potso e ntle eo. Ha re bue ka yona re le mmoho.',
      'Ke a leboha ha o botsa. Wena o batla hore re be eng?',
      'Ke batla ho o araba ka nnete. Ha re bue hantle.',
    ],
    love: [
      'Ke a leboha ha o mpoleletse seo. Mantswe a hao a nthabisa.',
      'Ke mantswe a matle ao. Ha re bue re kopane.',
      'O etsa hore ke bososele. Ke a leboha.',
    ],
    missing: [
      'Ke a leboha, ho monate ho utlwa seo. Re tla bonana neng?',
      'Mantswe a hao a nthabisa haholo.',
      'Le nna ke thabile ha o nngolla.',
    ],
    goodNews: [
      'Halala! O sebeditse hantle! Ke thabile haholo.',
      'Halala! O tla keteka jwang?',
      'Tsena ke ditaba tse monate!',
    ],
    bot: [
      'Ke motho, ke a o tshepisa. Hobaneng o botsa?',
      'Haha, tjhe, ha ke roboto. Botsa eng kapa eng.',
      'Ke motho, mme ke a tsheha jwale.',
    ],
    askKids: ['Karabo ya ka: [karabo ya hao]. Wena?', 'Potso e ntle. Bana ba hao ba phela jwang?'],
    askWork: ['Ke sebetsa [mosebetsi wa hao]. Wena, mosebetsi o jwang?', 'Nahana! Mosebetsi wa hao o jwang?'],
    askLive: [
      'Ke dula [sebaka sa hao]. Ho jwang {loc}?',
      'Nahana! Ho jwang {loc}?',
      'Ke dula [sebaka sa hao]. Wena o dula kae?',
      'Nahana! Wena o tswa kae?',
      'Potso e ntle. Wena o tswa kae?',
    ],
    askMusic: ['Ke rata [karabo ya hao]. Wena?', '{n}! Ke mang eo o mo ratang?'],
    askEat: ['Ke jele [dijo tsa hao]. Wena?', '{n}! Jwale ke lapile.'],
    askDoing: [
      'Jwale [seo o se etsang]. Wena o etsang?',
      'Ke phomotse, ke bua le wena. Wena?',
      'Ha ho letho. Letsatsi la hao le jwang?',
    ],
    askPartner: ['Nnete: [karabo ya hao]. Wena?', 'Potso e ntle. Ke tla o araba ka nnete.'],
    compliment: [
      'Ke a leboha! O etsa hore ke bososele.',
      'Ke a leboha haholo, mantswe a hao a matle.',
      'Jo, ke a leboha! Wena o jwang kajeno?',
    ],
    thanks: [
      'Ke thabile ha o di rata!',
      'Ha ho bothata. O be le letsatsi le letle.',
      'Ke thabile ha o thabile.',
    ],
    apology: [
      'Ha ho bothata. O jwang jwale?',
      'Ho lokile, o se ke wa tshwenyeha.',
      'Ho lokile, o robetse hantle?',
      'Ee, {n} {day}! Ka nako mang?',
      'Ha ho bothata. {day} ho lokile, re kopane hokae?',
    ],
    night: [
      'Robala hantle le wena. Re tla bua hosane.',
      'Robala hantle, ditoro tse monate.',
      'Bosiu bo botle!',
    ],
    care: ['Ke a leboha! Mo dumedise le yena.', 'Ke a leboha ha o nahana ka nna.', 'Le wena, itlhokomele.'],
    tired: [
      'Phomola hantle, o sebeditse haholo.',
      'Ke a utlwa. Phomola kajeno.',
      'O entse hantle. O tla phomola neng?',
      'Ke thabile ha o thabile. Phomola jwale.',
    ],
    laugh: ['Haha, ke thabile ha o tsheha!', 'Haha, le nna ke a tsheha jwale.', 'Haha, {n}!'],
    how: [
      'Ke phela hantle, ke a leboha. Wena o jwang?',
      'Ke teng, ke a leboha ho botsa. Letsatsi la hao le jwang?',
      'Ke hantle. Wena o phela jwang kajeno?',
    ],
    greeting: [
      'Dumela! Ke thabile ho utlwa ho tswa ho wena. O phela jwang?',
      'Dumela le wena! Letsatsi la hao le jwang?',
      'Dumela! O etsang kajeno?',
    ],
    yes: ['Ho monate! Re tla bonana.', 'Ho lokile, ke thabile.', 'Ee! Mpolelle haholwanyane.'],
    no: [
      'Ho lokile. O rata eng?',
      'Ke a utlwisisa. O rata eng haholo?',
      'Ha ho bothata. Mpolelle seo o se ratang.',
    ],
  },
  kinds: {
    family: ['Dumedisa {who}!', '{who} o phela jwang?'],
    animal: [
      'Haha, {n}! O nthabisitse kajeno.',
      '{n}! Ke a tsheha jwale.',
      '{n}! Ke tsheha ke le mong mona.',
    ],
    food: ['{n}! Jwale ke lapile. Ke mang ya phehang?'],
    drink: ['{n}! Ee, ke a rata.', '{n} e monate ha ho bata.'],
    work: ['Mosebetsi wa hao o moholo. Phomola hantle.', 'Ke hlompha mosebetsi wa hao. O jwang kajeno?'],
    music: ['{n}! Mpolelle haholwanyane.'],
    story: ['{n}! E bua ka eng?'],
  },
  about: ['Ke rata seo. Ho jwang {loc}?', '{n}! Mpolelle haholwanyane.'],
  mine: [],
  plain: [
    'Ke a utlwa. Mpolelle haholwanyane.',
    'Ke a leboha ha o mpoleletse. O ikutlwa jwang jwale?',
    'Jo! Ho etsahetse eng kamora moo?',
    'Ho monate ho bua le wena. Letsatsi la hao le jwang?',
  ],
};

export const TSWANA: ForeignBook = {
  acts: {
    grief: [
      'Ke utlwa botlhoko thata. Ke teng fa o batla go bua.',
      'Ke utlwa botlhoko. Ga go tlhokege gore o arabe jaanong.',
      'I am so sorry. Ke teng, and there is no need to answer.',
    ],
    how: [
      'Ke teng, ke a leboga. Wena o ntse jang?',
      'Ke tsogile sentle. Wena o tsogile jang?',
      'Ke sharp, ke a leboga go botsa. Letsatsi la gago le ntse jang?',
    ],
    greeting: [
      'Dumela! O ntse jang gompieno?',
      'Dumela le wena! Letsatsi la gago le ntse jang?',
      'Dumela! Ke itumelela go utlwa mo go wena.',
    ],
    thanks: ['Ke itumetse! Letsatsi le le monate.', 'Go siame, ka boitumelo.', 'Ke itumetse fa o itumetse.'],
    night: ['Robala sentle. Re tla bua kamoso.', 'Boroko! Re tla bua kamoso.', 'Robala sentle le wena.'],
    love: [
      'Ke a leboga go mpolelela. A re bueng re le mmogo.',
      'Mafoko a gago a a ntumedisa.',
      'Ke a leboga. A re bueng sentle.',
    ],
    yes: ['Go siame!', 'Go siame, ke itumetse.', 'Ee! Mpolelele go le gontsi.'],
    no: ['Go siame. O rata eng?', 'Ke a utlwa. O rata eng thata?', 'Go siame, ga go na mathata.'],
  },
  kinds: {},
  about: ['{n}! Mpolelele go le gontsi.'],
  mine: [],
  plain: [
    'Ke a utlwa. Mpolelele go le gontsi.',
    'Ke a leboga go mpolelela. O ikutlwa jang jaanong?',
    'My Setswana is small but willing. Can we mix in some English?',
  ],
};
