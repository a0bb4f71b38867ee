/** Best-known passwords and words they are made of, lower case. Those under eight characters matter as stems: see `checkPassword`. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passwort password1 password12 password123 passw0rd p@ssword p@ssw0rd pa$$word pa$$w0rd passwords passphrase mypassword
  newpassword changeme changeit letmein letmein1 letmein123 welcome welcome1 welcome123 qwerty qwerty123 qwertyui qwertyuiop
  qwertz qwertzui qwertzuiop azerty azertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm zxcvbnm123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qaz2wsx3edc zaq12wsx zaq1zaq1 qazwsx qazwsxedc qweasd qweasdzxc q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 12345678 123456789 1234567890
  12345678910 0123456789 01234567 87654321 987654321 9876543210 0987654321 11223344 1122334455 112233445566 12341234 123123123
  123321123 12344321 1234554321 11111111 111111111 1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888
  888888888 99999999 999999999 00000000 000000000 0000000000 10101010 12121212 13131313 20202020 21212121 69696969 31415926
  314159265 12345qwert 123456abc 123456qwerty 1234qwer qwer1234 asdf1234 abcd1234 abcdefgh abcdefghi abcdef abc12345 abc123456
  abc123abc aa123456 aa12345678 a1b2c3d4 a1b2c3d4e5 a12345678 a123456789 iloveyou iloveyou1 iloveyou2 iloveyou123 ilovegod
  princess princess1 sunshine sunshine1 football football1 baseball baseball1 basketball softball superman batman1234 spiderman
  ironman pokemon pikachu starwars startrek master master123 masterkey dragon dragon123 monkey monkey123 shadow shadow123 michael
  michael1 jennifer jessica jordan jordan23 charlie ashley amanda andrea andrew anthony benjamin brandon brittany caroline
  catherine charlotte chelsea chelsea1 christian christina christopher daniel danielle elizabeth emmanuel fernando francesco
  gabriel garfield gabriela giovanni isabella jacqueline jasmine jonathan joshua kimberly leonardo liverpool liverpool1 madison
  manchester margaret maximilian melissa mercedes michelle miguel nicholas nicole patricia patrick rebecca ricardo richard robert
  roberto rosemary samantha samuel sebastian stephanie steven stephen thomas valentina vanessa veronica victoria vincent virginia
  william williams administrator admin123 admin1234 admin12345 adminadmin rootroot toortoor rootadmin testtest test1234 test12345
  testing testing123 tester123 guestguest useruser user1234 username demo1234 demodemo default1 qwerty12 qwerty1234 qwerty12345
  secret secret123 topsecret computer computer1 internet internet1 database security server123 windows microsoft google123 facebook
  facebook1 linkedin twitter123 instagram youtube123 whatever whatever1 trustno1 corvette ferrari porsche mustang mustang1 harley
  yamaha kawasaki mercedes1 maverick scooter scooter1 chocolate chocolate1 cookie123 cookies strawberry blueberry banana123 butterfly
  butterfly1 sunflower rainbow rainbow1 cupcake cupcake1 sweetheart sweetpea lovelove loveyou lovely123 loverboy babygirl babygirl1
  babyboy beautiful princesa angel123 angelica angels123 blessed1 blessing jesus123 jesuschrist heaven777 happy123 happiness
  freedom freedom1 liberty1 america1 american england1 scotland ireland1 germany1 deutschland frankreich france98 italia123 espana123
  brasil123 canada123 australia london123 londres paris123 berlin123 newyork1 california california1 washington texas123 arsenal
  arsenal1 barcelona barcelona1 realmadrid juventus1 celtic123 rangers1 yankees1 cowboys1 steelers steelers1 lakers24 eagles123
  broncos1 packers1 patriots raiders1 redskins dolphins dolphin1 panthers panther1 falcons1 titanic1 matrix123 gandalf1 hogwarts
  harrypotter voldemort midnight midnight1 moonlight sunshine123 summer summer123 winter winter123 spring autumn123 january1 february
  september september1 october1 november november1 december december1 monday123 tuesday1 wednesday thursday friday123 saturday sunday123
  hello123 hello1234 hellohello helloworld goodbye1 goodluck blahblah asdasdasd asdasd123 qweqweqwe qweqwe123 zxczxczxc zxcasdqwe poiuytrewq
  poiuytre lkjhgfdsa mnbvcxz mnbvcxza plokijuh okmijnuhb qpwoeiruty 741852963 147258369 159357456 963852741 789456123 147852369 159753456
  11235813 19191919 19841984 19851985 19871987 19881988 19901990 20002000 20102010 20202021 25802580 24681012 13579246 135792468 246813579
  7777777a 12qwaszx 1234abcd abcd12345 q12345678 z1234567 metallica slipknot nirvana1 eminem123 beatles1 madonna1 elephant squirrel
  tinkerbell snowball snowflake penguin1 turtle123 tigger123 tigers123 lionking kittycat kitty123 puppy123 doggie123 fluffy123 buster123
  bubbles bubbles1 peanut123 pepper123 ginger123 cheese123 pumpkin1 pumpkin brownie1 jellybean lollipop marshmallow hamburger spaghetti
  macaroni watermelon pineapple raspberry cherry123 orange123 purple123 purple12 yellow123 diamond1 diamonds emerald1 crystal1 platinum
  golden123 silver123 thunder1 lightning hurricane phoenix1 warrior1 gladiator champion champion1 winner123 soccer123 hockey123
  tennis123 swimming snowboard skateboard motorcycle airplane1 spaceship universe galaxy123 planet123 dinosaur unicorn1 mermaid1 vampire1
  twilight creative creation imagination remember remember1 password1234 pass1234 pass12345 passpass access14 access123 startup1 letmein12
  motif123 motifmotif motifshop`.split(/\s+/)
)
