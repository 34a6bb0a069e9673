/**
 * The hundred passwords that guessers try first: the head of the public counts of leaked passwords (those of six characters
 * or more, since shorter ones are refused for their length), folded to lower case.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
123456 123456789 12345678 1234567 1234567890 111111 123123 000000 abc123 password password1 iloveyou qwerty
qwerty123 1q2w3e4r qwertyuiop 654321 555555 666666 888888 999999 777777 112233 121212 123321 987654321 1q2w3e
1q2w3e4r5t 1qaz2wsx zxcvbnm asdfghjkl asdfgh qazwsx a123456 123456a 123qwe 123abc abcd1234 aa123456 aaaaaa 11111111
00000000 1111111 222222 333333 444444 12341234 11223344 123654 147258369 159357 159753 789456 789456123 696969
102030 101010 qwerty1 qwerty12 qwertyu 1234qwer q1w2e3r4 zaq12wsx zxcvbn asdasd password123 password12 passw0rd
p@ssw0rd letmein welcome welcome1 admin123 dragon monkey sunshine princess football baseball superman batman michael
jordan shadow master killer trustno1 pokemon liverpool chelsea charlie daniel jessica ashley lovely michelle samsung
computer whatever 5201314
`
    .trim()
    .split(/\s+/),
);
