/** The commonest short forms of chats and slips of the keyboard, each with the word that it stands for. A small table does; a dictionary would touch names and slang. */
import { latin } from '../reading/pattern.ts';
import { wordTable } from '../reading/word-table.ts';

const table = (pairs: string): Readonly<Record<string, string | undefined>> =>
  wordTable(Object.fromEntries(pairs.split(/;\s*/).map((pair) => pair.split('=') as [string, string])));

export const SHORT = table(
  `lovs=loves;luvs=loves;u=you;r=are;y=why;pls=please;plz=please;thx=thanks;thnx=thanks;tnx=thanks;wat=what;wot=what;wen=when;
    abt=about;bcoz=because;bcz=because;coz=because;cos=because;cud=could;shud=should;wud=would;dnt=don't;
    luv=love;msg=message;tmrw=tomorrow;tmr=tomorrow;2moro=tomorrow;2mrw=tomorrow;2nite=tonight;2night=tonight;
    2day=today;gr8=great;l8r=later;b4=before;ppl=people;idk=I don't know;tbh=to be honest;btw=by the way;
    rn=right now;wyd=what are you doing;hru=how are you;hbu=what about you;wbu=what about you;nvm=never mind;
    omw=on my way;smth=something;sumthing=something;sm1=someone;n=and;nd=and;dis=this;dat=that;lyk=like;
    knw=know;hv=have;hav=have;gud=good;ryt=right;nyt=night;wknd=weekend;wkend=weekend;bday=birthday;sry=sorry;
    srry=sorry;ngl=honestly;imo=I think;ofc=of course;prolly=probably;probs=probably;cn=can;wil=will;jst=just;
    wth=with;wif=with;frm=from;nw=now;bt=but;hw=how;gt=got;wna=want to;wanna=want to;gonna=going to;
    gotta=have to;lemme=let me;gimme=give me;dunno=don't know;chattin=chatting;talkin=talking;doin=doing;
    goin=going;thinkin=thinking;alot=a lot;definately=definitely;definatly=definitely;defo=definitely;
    recieve=receive;recieved=received;beleive=believe;belive=believe;freind=friend;freinds=friends;
    intresting=interesting;intersting=interesting;intrested=interested;realy=really;relly=really;wich=which;
    tommorow=tomorrow;tomorow=tomorrow;tommorrow=tomorrow;becuase=because;becasue=because;beacuse=because;
    wierd=weird;untill=until;thier=their;teh=the;resturant=restaurant;restaurent=restaurant;
    resturaunt=restaurant;coffe=coffee;cofee=coffee;coffie=coffee;wekend=weekend;weekand=weekend;
    somthing=something;buisness=business;seperate=separate;suprise=surprise;suprised=surprised;
    enviroment=environment;foward=forward;favrite=favourite;favourate=favourite;accross=across;adress=address;
    begining=beginning;calender=calendar;dissapointed=disappointed;embarassing=embarrassing;
    embarassed=embarrassed;happend=happened;immediatly=immediately;knowlege=knowledge;libary=library;
    neccessary=necessary;noticable=noticeable;occured=occurred;prefered=preferred;publically=publicly;
    reccomend=recommend;recomend=recommend;speach=speech;succesful=successful;tounge=tongue;truely=truly;
    wether=whether;writting=writing;hapy=happy;exited=excited;excitted=excited;meting=meeting;
    diffrent=different;finaly=finally;probly=probably;proffesional=professional;guiter=guitar;
    moutain=mountain;mountian=mountain;hikking=hiking;dinning=dining;awsome=awesome;amzing=amazing;
    favorit=favourite;likd=liked;lovd=loved;thoght=thought;thougt=thought;thot=thought;tho=though;
    fav=favourite;fave=favourite;thru=through;thanx=thanks;thanxs=thanks;tks=thanks;yw=you're welcome;
    nite=night;tonite=tonight;goodnite=goodnight;2gether=together;2geva=together;4ever=forever;4eva=forever;
    m8=mate;w8=wait;h8=hate;str8=straight;any1=anyone;every1=everyone;some1=someone;no1=no one;ne1=anyone;
    brb=be right back;ttyl=talk to you later;gtg=I have to go;g2g=I have to go;gnight=good night;
    ily=I love you;ilu=I love you;imy=I miss you;wassup=what's up;wotsup=what's up;whatcha=what are you;
    watcha=what are you;cmon=come on;coulda=could have;shoulda=should have;woulda=would have;outta=out of;
    tryna=trying to;finna=going to;cuz=because;bcos=because;becos=because;becoz=because;bout=about;yu=you;
    yur=your;yor=your;cudnt=couldn't;wudnt=wouldn't;shudnt=shouldn't;wht=what;whr=where;whn=when;hws=how's;
    lyf=life;rly=really;rlly=really;srsly=seriously;obvs=obviously;tomoz=tomorrow;2mrow=tomorrow;
    2morrow=tomorrow;yday=yesterday;ystrday=yesterday;agian=again;agen=again;bussy=busy;bizzy=busy;
    beatiful=beautiful;beutiful=beautiful;beautifull=beautiful;beautifl=beautiful;butiful=beautiful;
    gorgous=gorgeous;georgeous=gorgeous;tommorro=tomorrow;tomorro=tomorrow;yesturday=yesterday;
    wensday=Wednesday;wednsday=Wednesday;wendsday=Wednesday;saterday=Saturday;satuday=Saturday;
    thirsday=Thursday;febuary=February;probaly=probably;proably=probably;definetly=definitely;
    defintely=definitely;definitly=definitely;basicly=basically;actualy=actually;acually=actually;
    usualy=usually;especialy=especially;expecially=especially;completly=completely;absolutly=absolutely;
    honestley=honestly;honestely=honestly;sincerly=sincerely;unfortunatly=unfortunately;hopefuly=hopefully;
    literaly=literally;exactley=exactly;excactly=exactly;intrest=interest;intrests=interests;
    intereting=interesting;intresed=interested;dinnner=dinner;brekfast=breakfast;breakfest=breakfast;
    restraunt=restaurant;restarant=restaurant;choclate=chocolate;vegatarian=vegetarian;vegeterian=vegetarian;
    sandwhich=sandwich;holliday=holiday;hollidays=holidays;vacaction=vacation;travling=travelling;
    excersise=exercise;exersise=exercise;excercise=exercise;swiming=swimming;runing=running;geting=getting;
    siting=sitting;comming=coming;hopeing=hoping;makeing=making;takeing=taking;haveing=having;loveing=loving;
    moveing=moving;writeing=writing;useing=using;lookin=looking;watchin=watching;workin=working;
    nothin=nothing;somethin=something;sumthin=something;evrything=everything;everthing=everything;
    everyting=everything;evryone=everyone;evenin=evening;mornin=morning;peopel=people;poeple=people;
    peple=people;familly=family;famly=family;mariage=marriage;maried=married;relationshp=relationship;
    realtionship=relationship;relashionship=relationship;conversaton=conversation;converstion=conversation;
    appologize=apologise;apoligize=apologise;sory=sorry;sorrry=sorry;forgeting=forgetting;forgoten=forgotten;
    rember=remember;remeber=remember;rememeber=remember;remmember=remember;greatful=grateful;
    gratefull=grateful;thankfull=thankful;carefull=careful;beleave=believe;acheive=achieve;
    wonderfull=wonderful;awesom=awesome;amazin=amazing;amasing=amazing;incredable=incredible;
    fantasic=fantastic;perfact=perfect;diffrence=difference;differant=different;expirience=experience;
    experiance=experience;oppurtunity=opportunity;posible=possible;possable=possible;imposible=impossible;
    problably=probably;promiss=promise;questoin=question;qestion=question;anwser=answer;awnser=answer;
    ansewr=answer;mesage=message;messege=message;adn=and;hte=the;taht=that;waht=what;wehn=when;jsut=just;
    liek=like;konw=know;knwo=know;yuo=you;oyu=you;yoru=your;abuot=about;becouse=because;becuz=because;
    cuase=cause;allright=all right;arnd=around;arround=around;allways=always;alwasy=always;alwys=always;
    nver=never;evrery=every;evry=every;enuf=enough;enogh=enough;throught=through;togther=together;
    togheter=together;toghether=together;toether=together;weekned=weekend;weeked=weekend;wkends=weekends;
    mornning=morning;nigth=night;nihgt=night;tonigt=tonight;tongiht=tonight;todya=today;relaly=really;
    reallly=really;tihnk=think;thnk=think;thnks=thanks;thakns=thanks;confortable=comfortable;
    comfertable=comfortable;nervouse=nervous;nervos=nervous;jelous=jealous;jealus=jealous;lonley=lonely;
    lonly=lonely;lovley=lovely;lovly=lovely;freindly=friendly;frendly=friendly;frend=friend;frends=friends;
    cinama=cinema;musick=music;gitar=guitar;guitr=guitar;photgraphy=photography;proffession=profession;
    collegue=colleague;colleage=colleague;accomodation=accommodation;appartment=apartment;
    apartement=apartment;whcih=which;wheather=weather;weater=weather;smle=smile;smil=smile;profil=profile;
    proflie=profile;profle=profile;diner=dinner;fri=Friday;ty=thank you;gm=good morning;gn=good night;
    tought=thought;ya=you;b=be;c=see`,
);
export const APOSTROPHES = table(
  `cant=can't;dont=don't;wont=won't;didnt=didn't;isnt=isn't;doesnt=doesn't;wasnt=wasn't;arent=aren't;
    werent=weren't;couldnt=couldn't;wouldnt=wouldn't;shouldnt=shouldn't;havent=haven't;hasnt=hasn't;
    hadnt=hadn't;im=I'm;ive=I've;id=I'd;ill=I'll;thats=that's;whats=what's;theres=there's;heres=here's;
    wheres=where's;hows=how's;whos=who's;youre=you're;youve=you've;youll=you'll;youd=you'd;theyre=they're;
    weve=we've;shes=she's;hes=he's;lets=let's;aint=isn't;itll=it'll;thatll=that'll;theyll=they'll;
    theyve=they've;yall=you all;whens=when's;whys=why's;mustnt=mustn't;neednt=needn't;couldve=could've;
    wouldve=would've;shouldve=should've;itd=it'd`,
);
/** Words that are also words of their own: mended only where they cannot be that. */
export const NOT_ALWAYS = wordTable({
  id: /^id (?:love|like|be|have|say|rather|never|go|take|really|happily|want|pick|choose)\b/i,
  ill: /^ill (?:be|see|take|bring|go|have|try|come|get|let|make|pick|call|text|send|never|do|pay|cook|buy|meet|wait|leave|stop|find|tell)\b/i,
  hes: /^hes\b/i,
  lets: /^lets (?:go|do|meet|get|have|make|talk|try|grab|see|plan|take|not|just|be|start|keep|chat|catch)\b/i,
  y: /^y (?:are|r|do|dont|don't|did|didn't|is|not|u|you|so|aren't|can't|would)\b/i,
  n: latin(/^n \p{L}/iu),
  cos: /^cos (?:i|it|you|u|we|the|my|that|they|she|he|im|i'm|of)\b/i,
  r: /^r (?:u|you|we|they|ur|the)\b/i,
  bt: /^bt (?:i|it|you|u|we|the|my)\b/i,
  exited: /^exited (?:about|for|to)\b/i,
  dis: /^dis (?:weekend|week|is|one|morning|friday|saturday|sunday|guy|app)\b/i,
  b: /^b (?:there|back|fun|nice|good|great|cool|ok|okay|free|my|a|the|in|at|with|so|happy|able)\b/i,
  c: /^c (?:u|you|ya|ur|your)\b/i,
  diner: /^diner (?:for|with|on|tonight|tomorrow|was|is|together|2nite|2night|at (?:my|mine|\d))\b/i,
  fri: /^fri (?:night|morning|evening|after)\b/i,
  ty: /^ty(?:$|[,.!]| (?:so|for|very)\b)/i,
  gm: /^gm(?:$|[,.!\s])/i,
  gn: /^gn(?:$|[,.!\s])/i,
  ya: /^ya(?:$|[?.!,]| (?:doing|going|up|been|later|soon|tomorrow|tonight|there|think|want|like)\b)/i,
  tought: /^tought (?:of|about|i|you|u|we|it|that|so)\b/i,
  agen: /^agen(?:$|[?.!,]| (?:soon|sometime|tomorrow|tonight|on|this|next)\b)/i,
  wil: /^wil (?:be|you|u|i|it|we|do|go|see)\b/i,
});
