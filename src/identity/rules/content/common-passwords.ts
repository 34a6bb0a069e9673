/**
 * The passwords that guessers try first: the head of the public counts of leaked passwords (those of six characters
 * or more, since shorter ones are refused for their length), folded to lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 123456789 12345678 1234567 1234567890 12345678910 123456a a123456 123456q 123123 123123123 111111 1111111
11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 987654321 87654321
7654321 654321 0987654321 123321 12341234 112233 11223344 121212 131313 123654 147258 147258369 159357 159753 789456
789456123 696969 456789 102030 101010 142536 010203 123qwe 123abc abc123 abcd1234 a1b2c3 aa123456 1q2w3e 1q2w3e4r
1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx q1w2e3r4 1234qwer qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop
qwertyu qwerty12345 asdfgh asdfghjkl asdf1234 asdasd zxcvbn zxcvbnm zxcvbnm123 password password1 password12
password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 pass123 passwort motdepasse contraseña senha123 letmein
letmein1 welcome welcome1 welcome123 admin123 administrator admin1234 changeme default secret secret123 login123 test123
test1234 testing guest123 master superman batman pokemon naruto starwars spiderman minecraft fortnite roblox123
iloveyou iloveyou1 iloveu loveme lovely mylove mynoob princess princess1 sunshine sunshine1 butterfly flower
monkey dragon tigger shadow michael michael1 jennifer jessica jordan jordan23 ashley daniel anthony andrew andrea
nicole matthew joshua robert thomas hunter george charlie charlie1 michelle samantha amanda justin brandon
football football1 baseball basketball soccer hockey liverpool liverpool1 arsenal chelsea chelsea1 barcelona
realmadrid juventus computer internet samsung samsung1 iphone google google123 facebook facebook1 linkedin
whatever killer trustno1 fuckyou fuckyou1 asshole pussycat ginger summer summer1 winter cookie cheese banana
chocolate orange purple silver freedom mustang ferrari mercedes corvette yankees harley ranger access access14 hello1
hello123 hellokitty helloworld blink182 unknown nothing babygirl babygirl1 zxcvbnm1 88888888a 5201314 woaini woaini1314
aaaaaa aaaaaaaa 1a2b3c 1234abcd 12345a 12345q 123456789a 123456abc a12345 a1234567 a123456789 q123456 z123456 target123
gfhjkm lol123 jesus1 blessed blessed1
`
    .trim()
    .split(/\s+/),
);
