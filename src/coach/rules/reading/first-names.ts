/** First names that are no other word, so that they are names in small letters too: `hi im tom`, `hey anna`. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abby adam adele adrian ahmed aisha alan alex alexa alice alicia amanda amber amelia amy anastasia andile andrea andrew angela anika anita
  anna anne annelie annika anton ashley ayanda ayesha babalwa barbara bella ben benjamin bernard beth bianca bongani bongi brandon brian bridget
  bruce bryan bukola busi busisiwe caitlin callum cameron candice carl carla carlos carmen carol caroline catherine cathy cecilia chantal charl
  charlene charles charlotte chloe chris christina christine christopher cindy claire claudia clive colin connor craig cynthia daniel daniela
  danielle darren dave david deborah debbie deon derek diana dineo donovan dylan ebony edward eleanor elena elizabeth ella ellen emily emma eric
  erik estelle esther eva evelyn fatima felicia fiona francois fred freddie gareth gary gavin geoff george gerald gerhard gert gillian glenn
  gugu hannah hannes hanna heather helen helena henry hendrik hlengiwe ian ilse imraan ingrid isabel isabella jabu jaco jacob jacques james
  jamie jan jane janet janine jared jason jean jeanne jenna jennifer jenny jeremy jess jessica jessie joan joanne johan johann johannes john
  jonas jonathan joseph josh joshua juan judy julia julian julie justin karabo karen karin karl kate katie katlego kayla keith kelly ken
  kenneth kevin khanyi kim kirsten kobus koketso kyle laura lauren lebo lebogang lee lerato leslie liam linda lindiwe lindsay lisa liza
  lizelle louis louise lucas lucia lucy luke lungi lwazi magda mandla marco maria mariana marie marius martha martin mary matthew megan mel
  melanie melissa mia michael michelle mike miriam mohammed molly monica monique mpho muhammad musa naledi nadia nadine natalie natasha
  nathan neil nicholas nick nicola nicole nina nkosi nomsa nomvula nonhlanhla noah ntombi oliver olivia pamela patricia patrick paul paula
  peter petra philip phindile pieter portia priya quinton rachel ralph raymond rebecca refilwe renee riaan richard rita robert robin roger
  ronald rosa rosie ross ruan rudi ruth ryan sam samantha samuel sandile sandra sanele sara sarah sean sebastian shannon sharon shaun sibusiso
  simon simone sindi sipho siphokazi siyabonga siya sizwe sofia sonja sophia sophie stefan stefan stella stephen steve steven stuart susan
  suzanne sven sylvia tamara tania tara tasha tebogo terence teresa terry thabo thabiso thandi thandeka themba theo theresa thomas tim timothy
  tina tom tommy tony tracy trevor tshepo tumi vanessa vera veronica victor vincent vusi warren wayne wendy werner willem william xolani yasmin
  yolanda yvonne zanele zandile zara zinhle zoe zodwa`.split(/\s+/),
);
