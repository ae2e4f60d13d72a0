/**
 * Passwords of eight and more characters that head the lists of guesses, in lower case: the 3,000 most common by
 * each of three published counts (Have I Been Pwned’s as Django keeps it, Mark Burnett’s ten million as zxcvbn
 * and zxcvbn-ts keep it), and what lies near for us.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx 0.0.0.000 0.00000000 00000000 000000000 0000000000 0000000000o 000webhost
00112233 01010101 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972 01011973 01011974
01011975 01011976 01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984 01011985 01011986
01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999 01012000 01012001
01012010 01012011 01020304 0102030405 01021985 01021987 01021988 01021989 01021990 01021992 01031983 01031984
01031985 01031986 01031988 01031989 01041980 01041985 01041987 01041988 01041990 01041992 01051985 01051986
01051988 01051989 01051990 01061986 01061987 01061988 01061990 01071984 01071986 01071987 01081985 01081989
01081990 01081992 01091985 01091987 01091989 01091992 01101987 01121986 01121987 01121988 01121990 01230123
01234567 0123456789 01478520 0192837465 02011971 02011975 02011976 02011977 02011979 02011980 02011981
02011982 02011983 02011984 02011985 02011986 02011987 02011988 02011989 02011990 02021971 02021973 02021976
02021978 02021979 02021980 02021981 02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989
02021990 02021991 02031970 02031973 02031974 02031975 02031977 02031978 02031979 02031980 02031981 02031982
02031983 02031984 02031985 02031986 02031987 02031988 02031989 02031990 02031991 02041972 02041973 02041974
02041975 02041976 02041977 02041978 02041979 02041980 02041981 02041982 02041983 02041984 02041985 02041986
02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976 02051977 02051978 02051979 02051980
02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988 02051989 02051990 02061971 02061972
02061974 02061976 02061977 02061978 02061979 02061980 02061981 02061982 02061983 02061984 02061985 02061986
02061987 02061988 02061989 02071971 02071975 02071976 02071977 02071978 02071979 02071980 02071981 02071982
02071983 02071984 02071985 02071986 02071987 02071988 02071989 02081970 02081973 02081974 02081976 02081977
02081979 02081980 02081981 02081982 02081983 02081984 02081985 02081986 02081987 02081988 02081989 02091971
02091973 02091975 02091976 02091977 02091980 02091981 02091982 02091983 02091984 02091985 02091986 02091987
02091988 02091989 02101973 02101976 02101977 02101978 02101979 02101980 02101981 02101983 02101984 02101985
02101986 02101987 02101988 02101989 03011987 03021986 03031986 03031988 03031990 03031992 03031993 03041980
03041983 03041986 03041987 03041991 03051986 03051987 03051988 03061987 03071986 03071987 03081989 03082006
03091983 03111987 04041983 04041985 04041986 04041987 04041988 04041990 04041991 04051985 04051988 04061984
04061986 04061987 04061991 04071986 04071988 04081987 04091986 04111988 05011987 05021987 05021988 05031987
05031990 05031991 05051985 05051987 05051989 05051990 05051991 05061986 05061990 05071984 05071988 05081988
05091988 05111986 05121990 06011988 06021986 06021987 06031983 06031992 06041987 06041988 06051986 06061981
06061985 06061986 06061987 06071983 06081987 07021991 07041987 07051987 07051990 07071977 07071982 07071984
07071985 07071987 07071988 07071989 07071990 07081986 07081987 07091982 07091988 07091990 07101984 07101987
08011986 08021990 08031985 08031986 08041986 08051987 08051989 08051990 08061987 08071987 08071988 08081986
08081988 08081990 08101986 08111984 08121986 08121987 085tzzqi 09021988 09021989 09031988 09041986 09041987
09051945 09051986 09051987 09081985 09081988 09091986 09091988 09111987 0987654321 0987654321q 0o9i8u7y
0r968ji9ufj6 10011983 10011986 10011988 10011990 10011992 10021986 10021987 10031987 10031988 10031989
10031990 10031991 10031993 10041983 10041986 10041987 10041990 10041991 10051987 10051988 10051990 10061984
10061985 10061986 10061987 10061989 10071985 10071986 10071987 10071988 10071990 10081983 10081985 10081987
10081989 10081990 10091984 10091986 10101010 10101980 10101985 10101986 10101988 10101989 10101990 10111986
10121985 10121986 10121987 10203040 1020304050 10293847 1029384756 11001001 11011987 11011989 11011990
11011991 11021985 11031983 11031988 11041990 11041991 11051984 11051986 11051987 11051988 11051990 11061985
11061989 11061991 11071985 11071986 11071987 11071988 11071989 11081986 11081987 11081988 11081989 11081990
11091984 11091985 11091986 11091989 11101986 11111111 111111111 1111111111 11111111111 11111986 11111987
11112222 1111qqqq 11121985 11121986 11121987 11122233 111222333 111222tianya 11221122 11223344 1122334455
112233445566 11235813 1123581321 12011985 12011987 12011989 12021984 12021985 12021988 12021991 12031985
12031987 12031988 12031990 12041986 12041988 12041990 12051985 12051986 12051987 12051988 12051989 12051990
12061986 12061987 12061988 12071984 12071987 12071988 12071989 12071990 12071991 12081983 12081984 12081985
12081987 12081988 12081990 12091988 12091991 12101984 12101985 12101988 12101989 12101990 12111985 12111990
12111991 12121212 1212121212 12121982 12121985 12121986 12121987 12121988 12121989 12121990 12121991 12131213
12131415 1213141516 12211221 12301230 12312312 123123123 1232323q 123321123 12340987 12341234 12344321
1234509876 12345123 1234512345 123454321 1234554321 12345600 12345612 123456123 123456123456 12345654321
123456654321 12345671 12345677 12345678 123456781 123456789 1234567890 1234567890- 12345678900 12345678901
1234567890a 1234567890q 1234567890z 1234567891 12345678910 123456789123 123456789123456789 1234567899
123456789987654321 123456789a 123456789abc 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g
123456789h 123456789j 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q
123456789qwe 123456789r 123456789s 123456789t 123456789v 123456789w 123456789z 12345678a 12345678q 12345678s
12345679 1234567a 1234567aa 1234567m 1234567q 1234567s 1234567z 12345687 123456987 123456aa 123456aaa 123456ab
123456abc 123456as 123456asd 123456qq 123456qqq 123456qw 123456qwe 123456qwerty 123456ru 12345abc 12345abcde
12345asd 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 12348765 12349876 1234abcd 1234asdf 1234kekc
1234qwer 1234rewq 1234zxcv 123581321 12365478 123654789 12369874 123698741 123698745 123789456 123abc123
123admin321 123hfjdk147 123masha 123mudar 123qq123 123qwe123 123qwe123qwe 123qwe456 123qweas 123qweasd
123qweasdzxc 123qwert 123qwerty 12locked 12qw12qw 12qw23we 12qw34er 12qwaszx 12qwerty 12s3t4p55 13011987
13011988 13021985 13021987 13021990 13031986 13031987 13031989 13041987 13041988 13051987 13051990 13061985
13061986 13061987 13061991 13071984 13071985 13071987 13071989 13071990 13081985 13091984 13101982 13101987
13101988 13111984 13111990 13121983 13121985 13131313 13243546 13245768 134679852 1357908642 135792468
1357924680 135798642 14011986 14011987 14011988 14011989 14021983 14021985 14021986 14021987 14021989 14021990
14031988 14031989 14041986 14041987 14041988 14041992 14051990 14061991 14071986 14071987 14071988 14081985
14081988 14081990 14091990 14101986 14101987 14101988 14111986 14121989 14141414 14531453 14725836 147258369
14785236 147852369 14789632 147896321 147896325 14881488 15011983 15011985 15011986 15011987 15021983 15021985
15021986 15021990 15031988 15031990 15041987 15041988 15051981 15051985 15051986 15051987 15051990 15061985
15061988 15071983 15071985 15071986 15071987 15071988 15081986 15081988 15081990 15081991 15091985 15091987
15091988 15091989 15101986 15111984 15111988 15111989 15121987 15151515 15426378 159159159 159753123 159753456
16011987 16011989 16021987 16021990 16031988 16031990 16051985 16051987 16051988 16051989 16051990 16061985
16061986 16061987 16061988 16071987 16071991 16081986 16091987 16091988 16101987 16111982 16111990 16121986
16121987 168asd168 17011987 17011990 17021985 17021987 17021989 17031987 17041987 17041991 17051987 17051988
17051989 17051990 17061986 17061988 17061989 17061991 17071985 17071989 17091987 17101986 17101987 17111985
17171717aa 18011985 18011986 18011987 18011988 18021984 18021986 18021987 18021988 18021992 18031988 18031991
18041986 18041990 18041991 18051987 18051988 18051989 18051990 18061985 18061990 18061991 18081988 18091985
18091986 18101985 18101987 18111986 18111987 18121812 18121983 18121984 18121987 18273645 18436572 18atcskd2w
19011987 19011989 19021990 19021991 19031985 19031987 19051905 19051986 19051987 19061985 19061987 19061990
19061991 19061992 19071907 19071986 19071988 19071990 19091983 19091988 19091990 19101986 19101987 19101990
19111986 19111987 19121989 19283746 192837465 19411945 19651965 19671967 19681968 19691969 19701970 19711971
19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981 19821982 19831983
19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995
19961996 19971997 19981998 1a2a3a4a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1andonly 1asshole 1babygirl
1basebal 1football 1fr2rfq7xl 1fuckyou 1g2w3e4r 1hxboqg2 1letmein 1loveyou 1michael 1million 1mustang 1myspace
1passwor 1password 1princess 1q1q1q1q 1q2q3q4q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u
1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o0p 1qa2ws3ed 1qay2wsx 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1sunshine 1truelove 1v7upjw3nt 1x2zkg8w 1z2x3c4v
1z2x3c4v5b 1zn6fpn01x 20002000 20011988 20011989 20012001 20021985 20021986 20021988 20022002 20031986
20031987 20031988 20031991 20041985 20041986 20041988 20041990 20051985 20051987 20051988 20051989 20052005
20061983 20061984 20061986 20061988 20061990 20071986 20071988 20072007 20081986 20081991 20082008 20091986
20091988 20091991 20092009 20101988 20102010 20111986 20121986 20121988 20121989 2012comeer 20202020 20spanks
21011988 21011989 21011991 21021985 21021987 21031984 21031985 21031987 21031988 21031990 21041985 21041992
21051986 21051988 21051991 21061985 21061986 21061988 21071987 21071989 21071992 21081985 21081987 21101986
21101989 21111985 21111990 21121985 21121986 21122112 21212121 22011985 22011986 22011988 22011992 22021985
22021986 22021988 22021989 22021990 22031984 22031986 22031991 22041985 22041986 22041987 22041988 22051986
22051987 22051989 22051991 22061941 22061984 22061985 22061987 22061988 22061989 22061990 22071983 22071984
22071985 22071986 22071987 22071989 22071990 22071991 22081983 22081986 22081991 22091986 22091988 22091991
22111985 22121983 22121986 22121987 22121989 22222222 2222222222 22334455 22446688 23011985 23011990 23021985
23021986 23021988 23021989 23031986 23031987 23031990 23041986 23041987 23051983 23051985 23051986 23051987
23051990 23051991 23061989 23061990 23061992 23071985 23091985 23091986 23091987 23091989 23111987 23111989
23121986 23232323 23456789 23skidoo 24011985 24011987 24011990 24021988 24021991 24031987 24031988 24031990
24041988 24051990 24061986 24061987 24061988 24061992 24071987 24071991 24081988 24091986 24091991 24101986
24101989 24111987 24111989 24111990 24121986 24121987 24681012 24682468 25011985 25011986 25011990 25011993
25021988 25031983 25031987 25031991 25041985 25041988 25041991 25051985 25051987 25061985 25061986 25061987
25071990 25081985 25081986 25081988 25091987 25091990 25101988 25101989 25111987 25121985 25121987 25251325
25252525 25800852 25802580 26021987 26031984 26031986 26031987 26031988 26031990 26041986 26041991 26051986
26051988 26061985 26061986 26061987 26071986 26071987 26071989 26081986 26091986 26101986 26101987 26111985
27011988 27021990 27021991 27021992 27031986 27031987 27031989 27031992 27041985 27041990 27051987 27061983
27061985 27061988 27071987 27081986 27081990 27091985 27111985 27111989 27731828 28011987 28011988 28021985
28021986 28021990 28021992 28031982 28041987 28041992 28051985 28051986 28051987 28051990 28061986 28061988
28071986 28071987 28081986 28081990 28101986 28121984 29011982 29011985 29011987 29031988 29041985 29051985
29051989 29051990 29061985 29061986 29061988 29061989 29061990 29071983 29071985 29081985 29081990 29091987
29111989 29121987 29rsavoy 2wsx3edc 30011985 30011986 30011987 30011990 30031986 30031988 30031992 30041985
30041986 30041987 30041991 30051985 30051987 30051989 30061983 30061987 30071986 30081984 30091989 30111987
30121986 30121987 31011987 31011990 31031987 31031988 31051985 31051993 31071990 31101987 31121987 31121988
31121990 31415926 321321321 321654987 33333333 3333333333 369258147 369852147 393041123 3children 3d8cubaj2e
3edc4rfv 3odi15ngxb 3rjs1la2qe 3rjs1la7qe 3rjs5la8qe 421uiopy258 43046721 44332211 44444444 44magnum 45454545
456456456 45m2do5bs 4815162342 4rfv3edc 50spanks 51505150 5532361cnjqrf 55555555 5555555555 55bgates
5hsu75kpot 5tgb6yhn 5wr2i7h8 5xfgs3ii9d 66613666 66666666 6666666666 67camaro 69213124 69696969 69camaro
6hbf28w791 6v21wbgad 73501505 74108520 74123698 741258963 741852963 74227422 77777777 7777777777 7777777a
786786786 78945612 789456123 7894561230 78963214 789632145 789654123 789789789 7ugd5hip2j 87654321 87654321q
88888888 8888888888 890098890 8ix6s1fceh 8j4ye3uz 8phrowz622 9-11-1961 911turbo 918273645 9293709b13
92k2cizcdp 963258741 963852741 987456321 98765432 987654321 9876543210 987654321a 987654321q 99762000 99999999
999999999 9999999999 a1234567 a12345678 a123456789 a123456a a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
a1s2d3f4g5 a838hfid aa123456 aaa123123 aaaa1111 aaaaaaaa aaaaaaaaaa aaliyah1 aardvark aaron123 aaron431
ab123456 abc12345 abc123456 abc123abc abcd1234 abcde123 abcde12345 abcdef123 abcdefg1 abcdefg123 abcdefgh
abcdefghij abdullah aberdeen abhishek abigail1 abnormal abracadabra abrakadabra absolute absolutely acapulco
access14 access99 account1 achilles acidburn addison1 adgjmptw admin123 administrator adrenalin adriana1
adrienne adventur adventure aerosmit aerosmith agent007 agnieszka airborne airforce airforce1 airplane
akatsuki akax89wn akopa123 alabama1 albatros alberto1 alcatraz alejandr alejandra alejandra1 alejandro
alejandro1 aleksander aleksandr aleksandra alessand alessandra alessandro alex1234 alexalex alexande alexander
alexander1 alexander2 alexandr alexandra alexandra1 alexandre alexandria alexandru alfarome alfaromeo algernon
aligator alkaline alladin79 allah786 allblack alleycat alliance alligator allison1 allnight allstar1 allstate
almighty alpha123 alphabet alphaman alterego amanda12 amanda123 amandine amarillo amateurs amazing1 amber123
ambrosia america1 america10 america123 american american1 amethyst amorcito amoremio amsterda amsterdam
anaconda anakonda anamaria anastasi anastasia anastasiya andersen anderson anderson1 andrew11 andrew12
andrew123 andromed andromeda andyod22 angel101 angel123 angel666 angelbaby1 angelica angelica1 angelika
angelina angelina1 angelique angelito anhyeuem animals1 anna2614 annabell annabelle annalisa annamaria
annette1 annmarie antelope anthony1 anthony12 anthony123 anthony2 anthony3 anthony7 antigone antonella
antonina antonio1 anything anything1 aobo2010 aolsucks apollo11 apollo13 apple123 applepie aquafina aquarius
arabella arcangel archange archangel architec argentin argentina arianna1 arizona1 arkansas armageddon
armagedon armstron arschloch arsenal1 arsenal123 as123456 as790433 asd12345 asd123456 asd123asd asdasd123
asdasdasd asdf1234 asdf3423 asdfasdf asdfasdf1 asdffdsa asdfg123 asdfg12345 asdfgh01 asdfgh12 asdfgh123
asdfghj1 asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfghjkl: asdfjkl: asdfjkl; asdfqwer asdfzxcv asdqwe123
ashleigh ashley11 ashley12 ashley123 ashley13 asmodeus aspirine assassin assassins asshole1 asshole123
asshole2 assholes asslover assmunch astalavista astonvil astonvilla atlanta1 atlantic atlantis atreides
attitude auckland augustin augustus austin12 austin31 austin316 australi australia australia1 avalanch
avalanche avangard aviation awesome1 azerty123 azertyui azertyuiop azsxdcfv babatunde babemagn babemagnet
baberuth babushka baby1234 babybaby babybear babyblue babyblue1 babyboo1 babyboy1 babyboy2 babycake babycakes
babycakes1 babydoll babydoll1 babyface babyface1 babygirl babygirl01 babygirl09 babygirl1 babygirl10
babygirl11 babygirl12 babygirl13 babygirl14 babygirl15 babygirl2 babygirl3 babygirl5 babygirl7 babygurl
babygurl1 babygurl12 babylon5 babylove babylove1 babyphat1 backbone backdoor backspace backspace1 badabing
badgirl1 badkarma badminton badnaamhere bajingan baller23 balloons ballsack baltimor bananas1 bangalore
bangbang bangladesh baracuda barbados barbara1 barcelon barcelona barcelona1 barefeet barefoot baritone
barracud barracuda barselona basebal1 baseball baseball1 baseball10 baseball11 baseball12 baseball13 baseball2
baseball21 baseball22 baseball23 baseball3 baseball4 baseball5 baseball7 baseball8 baseball9 basketba
basketbal basketball bastard1 bastards batista1 batman12 batman123 battlefield bautista baywatch bcfields
beachbum bearbear bearcats bearshare beatles1 beatrice beautifu beautiful beautiful1 beckham7 beefcake
beerbeer beethove beethoven bella123 bellagio bendover benessere benjamin benjamin1 bentley1 bergkamp berkeley
bernadette bernard1 bernardo bernhard bestfriend bethany1 bettyboo bettyboop bettyboop1 beyonce1 bigballs
bigblack bigblock bigboobs bigbooty bigbucks bigbutts bigdaddy bigdaddy1 bigdick1 bigdicks bighead1 bigmoney
bigmoney1 bignasty bigpenis bigpimpin1 bigpoppa bigpussy bigtruck billabon billabong billabong1 billbill
billy123 billybob billybob1 billyboy binladen biohazard bionicle birthday birthday1 birthday4 biscuit1
bisexual bismarck bismilla bismillah bitch101 bitch123 bitchass bitchass1 bitches1 bkl29m2bk blablabla
black123 blackass blackbel blackbelt blackberry blackbir blackbird blackboy blackcat blackcoc blackcock
blackdog blackhaw blackhawk blackice blackie1 blackjac blackjack blackjack1 blacklab blackman blackops
blackout blackrose blahblah blahblah1 blasted1 blaster1 blessed1 blessing blessings blink123 blink182 blizzard
blondie1 blondinka bloopers blowfish blue1234 blueball bluebell blueberr blueberry blueberry1 bluebird
blueblue blueeyes blueeyes1 bluefish bluejays bluemoon bluenose bluesman bluestar bobafett bobby123 bobdylan
bobmarle bobmarley bobmarley1 bollocks bonehead bonethug boobies1 boogaloo bookcase bookworm boomboom borabora
bordeaux boricua1 boris123 borussia bowling1 bradford bradley1 brandon1 brandon12 brandon123 brandon2 bravehea
braveheart brayden1 breanna1 brendan1 brewster brian123 brianna1 briciola brighton brigitte britney1 brittany
brittany1 brittney brittney1 broadway broncos1 brooklyn brooklyn1 brother1 brothers browndog brownie1 browning
brucelee bruno123 bubba123 bubblegum bubblegum1 bubbles1 bubbles12 bubbles123 bubbles2 buckeye1 buckeyes
buckeyes1 buckshot buckwhea budapest buddy123 buddyboy buddydog budlight budlight1 budweise budweiser buffalo1
bugsbunn bugsbunny building bukowski bulldawg bulldog1 bulldogs bulldogs1 bullfrog bullseye bullshit bullshit1
bullwink bumblebee bunghole bunny123 buratino business business1 businessbabe buster12 buster123 buttercu
buttercup buttercup1 butterfl butterfly butterfly1 butterfly2 butterfly3 butterfly7 buttfuck butthead
butthead1 butthole butthole1 buttons1 bynthytn c3por2d2 c43qpul5rz cabernet cadillac caitlin1 calamity
caliente californ california caligula calimero callaway callisto callofduty camaross camaroz28 cambiami
cambridg camelot1 cameltoe cameron1 camille1 campbell canadian candy123 candyass candyman cannabis cannibal
cannonda cantona7 capetown capital1 capitals capoeira capricor capricorn capricorn1 capslock captain1 caramelo
cardinal cardinals cardinals1 care1839 carebear carebear1 career121 carlitos carlos12 carlos123 carlotta
carnival carolina carolina1 caroline caroline1 carpedie carpediem carpente cartman1 cartoons casablanca
casanova caseydog cashflow cashmone cashmoney cashmoney1 cassandr cassandra cassandra1 cassidy1 castillo
catalina catarina catdaddy caterina catfight catfish1 catherin catherine catherine1 catwoman cavalier cbr600rr
cbr900rr cdtnkfyf celeste1 cellphone cellphone1 celtic1888 cepetsugih cerberus cezer121 cfitymrf chainsaw
challeng chambers champion champion1 chandler chandler1 changeme changeme1 charger1 chargers chargers1
chargers21 charisma charlene charles1 charlie1 charlie12 charlie123 charlie2 charlott charlotte charlotte1
charlton charmed1 cheater1 checkers checkmat cheerleaers cheese12 cheese123 cheesecake cheetah1 chelsea1
chelsea123 chelseafc chemical chemistry cherokee cherokee1 cherries cherry123 cheshire chester1 chestnut
chevelle chevrole chevrolet chevys10 chewbacc cheyanne cheyenne cheyenne1 chicago1 chicken1 chicken123
chicken2 chickens chickenwing101 children children3 chipmunk chipper1 chiquita chivas10 chivas11 chivas123
chloe123 chocolat chocolate chocolate1 chocolate2 choochoo chopper1 choppers chouchou choupette chris123
chrisbln chrisbrown chrissy1 christia christian christian1 christie christin christina christina1 christine
christine1 christma christmas christmas1 christop christophe christopher christy1 chronic1 chrysler chuckles
churchil ciaociao cinderella cinnamon citation citibank civilwar cjkysirj cjmasterinf clarence clarinet
clarissa classic1 classics classof07 classof08 classof09 claudia1 claymore clayton1 clemente cleopatr
cleopatra clevelan cleveland cleveland1 clifford clifford1 clippers clitoris close-up cm6e7aumn9 cnfybckfd
cobra427 cocacola cocacola1 cocksuck cocksucker coconut1 coldbeer coldplay colleen1 college1 colombia
colombia1 colonial colorado colorado1 colossus coltrane columbia columbus comanche comeon11 comicbookdb
commande commando complete computer computer1 computer12 computer2 concorde concrete confused conquest
constant consumer contortionist contract control1 converse cookie12 cookie123 cookies1 coolcool cooldude
cooldude1 coolgirl coolhand coolkid1 coolman1 coolness copenhag corazon1 corleone cornhole cornwall corvet07
corvette corvette1 costaric costello cosworth country1 courtney courtney1 coventry cowboys1 cowboyup cowgirl1
cracker1 crackers crawford crazy123 crazybab crazyman creampie creation creative creative1 creature creepers
crescent cricket1 criminal cristian cristiano cristina cristina1 crjhgbjy crocodil cromwell crusader crystal1
cucciolo cucumber cuddles1 culinary cupcake1 customer cutegirl cutie101 cutie123 cutiepie cutiepie1 cvbhyjdf
cxfcnkbdfz cybersex cyclones cygnusx1 cynthia1 d1lakiss d2xyw89sxj d71lwz9zjs d9zufqd92n daddy123 daddysgirl
daedalus dagobert daisy123 daisydog dalejr88 dallas214 dallas22 damilola dance123 dancing1 dangerou dangerous
daniel01 daniel11 daniel12 daniel123 daniela1 daniella danielle danielle1 danny123 dannyboy daredevi daredevil
darkange darkangel darklord darkness darkness1 darkside darkstar darthvad darthvader daughter david123
davidoff davidson daydream daylight dbrnjhbz deadhead deadpool deadspin dearbook death666 deathnote deathrow
deborah1 december december1 december12 deepblue deepthro deepthroat deerhunt deeznuts deeznutz defender
deftones delacruz delaware delldell delphine delpiero demon123 demon1q2w3e demon1q2w3e4r demon1q2w3e4r5t
demon666 derparol derrick1 designer desiree1 desperado destiny1 detectiv detroit1 deutschland devil666
devildog devilman devilmaycry dfcbkbcf dfktynby dfktynbyf dhjnvytyjub diamante diamond1 diamond2 diamonds
diamonds1 dickhead dickhead1 dickweed dietcoke dietcoke1 digital1 dilbert1 dilligaf dillweed dima1995 dingdong
dinosaur diosesamor diosesfiel dipstick director dirtbike dirtbike1 dirtydog discover discovery disturbed
disturbed1 diwtgm8492 dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doberman dodgeram dodgers1 doggydog
doggystyle doghouse dogpound dolemite dolphin1 dolphins dolphins1 domainlock2005 domenico dominic1 dominican1
dominika dominion dominiqu dominique dominique1 dont4get dontknow doomsday doorknob doraemon dorothy1 dortmund
doughboy douglas1 downhill download downtown dpbk1234 dragon01 dragon11 dragon12 dragon123 dragon13 dragon69
dragonba dragonball dragonballz dragonfl dragonfly dragonfly1 dragons1 dragrace dragster dreamcas dreamcast
dreamer1 drjynfrnt dropdead dropkick drowssap drowssap1 drpepper drpepper1 drummer1 dt123456 dthjybrf
dtkjcbgtl dtxyjcnm ducati99 duckhunt dudedude dukeduke dumbass1 duracell durango1 dutchess dutchman dylan123
dynamite earnhard earthlin earthlink eastside eastside1 eastwood eatmenow eatpussy eatshit1 eclipse1 edinburg
edmonton eduardo1 education eggplant eh1k9oh335 eightbal einstein ejaculation ekaterina elbereth elcamino
eldiablo eldorado electric electron elefante element1 elements eleonora elephant elephant1 eleven11 elisabet
elisabeth elizabet elizabeth elizabeth1 elizabeth2 elizaveta elvis123 emanuele embalmer emiliano emily123
emmanuel emmanuel1 emmitt22 enforcer engineer england1 english1 enter123 enternow enterpri enterprise envision
erection ericsson escalade escorpio esmeralda esperanza espresso estrella estrella1 estrellita eternity
ethernet euphoria evanescence evangeli evangelion evergree evergreen everlast everques everquest everton1
evildead evildick evolutio evolution evony192 excalibu excalibur excellen exchange explorer express1 f00tball
f15eagle fabienne fabrizio fabulous facebook facebook1 facefuck failsafe fairlane faithful faithful1 fakepass
falcons1 fallout3 falstaff family123 familyguy1 fandango fantasia fantasti fantasy1 fantomas farfalla farscape
fashion1 fastball fastcars favorite2 favorite6 fearless feathers february federica federico feelgood felicia1
felicidad felicidade fellatio fenerbahce ferguson fernanda fernandez fernando fernando1 ferrari1 festival
fgtkmcby fhvfutljy fidelity finalfantasy fireball firebird fireblad fireblade firefigh firefire firehawk
fireman1 firestar firestorm firewall fishbone fishcake fisherma fisherman fishface fishfish fishhead fishing1
fishtank fivestar fkbyjxrf fktrcfylh fktrcfylhf fktyeirf flamengo flamingo flashman flathead fletcher flexible
flipflop flipmode flipper1 florence florida1 flounder flower12 flower123 flowers1 flvbybcnhfnjh flyers88
football football1 football10 football11 football12 football13 football2 football21 football22 football23
football3 football4 football5 football7 football8 football9 footlove fordf150 fordf250 fordf350 fordtruc
foreplay foreskin forever1 forever21 forgetit formula1 forsaken fortress forzamilan fountain foxylady
fqrg7cs493 frances1 francesc francesca francesco francine francis1 francisc francisco francisco1 francois
frank123 frankie1 franklin franklin1 freckles freckles1 fred1234 freddie1 frederic frederick frederik fredfred
fredrick freebird freedom1 freedom2 freefall freefree freepass freeporn freestyle freeuser freewill freiheit
frenchie friday13 friendly friends1 friends123 friends2 friendship friendster frogger1 front242 frontier
fruitbat fu7u4a#$$$ fuck_inside fuckedup fuckface fuckface1 fuckfuck fuckhead fucking1 fuckinside fucklove
fucklove1 fuckme69 fuckmehard fuckoff! fuckoff1 fuckoff2 fuckshit fuckthat fuckthis fuckthis1 fuckyeah
fuckyou! fuckyou. fuckyou1 fuckyou12 fuckyou123 fuckyou13 fuckyou2 fuckyou22 fuckyou3 fuckyou5 fuckyou666
fuckyou69 fuckyou7 fujifilm fuk19600 fuku00198 fullaccess fullback fullmoon function funstuff funtimes
fussball futurama futyn007 fuzzball fyfcnfcbz fyfnjkbq fynjybyf fyutkbyf fyutkjxtr g13916055158 g9l2d1fzpy
gabriel1 gabriela gabriela1 gabriele gabriell gabriella gabrielle gabrielle1 galatasaray galeries gallaries
gamecock gamecube gameover gandalf1 gangbang gangbanged gangsta1 gangster gangster1 ganjaman gannibal garfield
garfield1 gargoyle garrett1 gateway1 gateway2 gatorade gbgbcmrf gbhfvblf geibcnbr general1 generals genesis1
geoffrey georgia1 georgina geraldin geraldine germany1 geronimo gerrard8 gertrude gesperrt getmoney getmoney1
gfgfvfvf gfhjkm12 gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdtnbr ghbdtndctv ghbdtnrfrltkf ghblehjr ghbywtccf
ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjdthrf ghjnjnbg ghjuhfvvf ghostrider gianluca gigabyte
giggles1 gilbert1 gilligan ginger12 ginger123 ginscoot giovanna giovanni girasole girfriend girlfriend
giuseppe giveitup gizmo123 gizmodo1 gladiato gladiator glendale glennwei glenwood gn56gn56 gobigred godbless
goddess1 godfathe godfather godfather1 godisgood godisgood1 godisgreat godislove godsmack godspeed godzilla
godzilla1 gogators goldberg goldeney goldeneye goldfing goldfish goldfish1 goldrush goldstar goldwing golfball
golfclub golfcourse golfgolf gonzales gonzalez good123654 goodfell goodgirl goodison goodlife goodluck
goodness goodtime goodyear goofball google12 google123 gooseman gordon24 gorgeous gorillaz gotigers gotohell
gotyoass grandma1 grandpa1 grandpri grapeape graphics grateful graywolf greatone greatsex greedisgood green123
greenbay greenday greenday1 greenman greentea gregory1 gretchen greyhoun greywolf griffin1 grizzly1 groupd2013
gsxr1000 gtnhjdbx guadalupe guardian guesswho guestguest guillaum guillaume guillerm guillermo guinness
gulliver gwerty123 gymnastic h1xp2z2duk hahahaha hairball halflife hallo123 hallowee halloween halloween1
hamilton hamster1 handball handsome handsome1 handyman hannah01 hannah12 hannah123 hannibal hannover happines
happiness happiness1 happy123 happyday happydays happydog happyman hardball hardcock hardcore hardcore1
harddick hardrock hardware hardwood hardwork harley01 harmony1 harrison harrison1 harry123 harrypotte
harrypotter hastings hatteras hattrick hawaii50 hawaiian hawkeye1 hawkeyes hawkwind hawthorn hayabusa
hd764nw5d7e1vb1 headless headshot heather1 heather2 hedgehog heineken heinlein heinrich hellfire hello123
hello1234 hellohel hellohello hellokitty hellothere helloworld hellsing hellyeah hendrix1 hercules hercules1
herewego heritage hermione hernande hernandez hernandez1 hershey1 hetfield highbury highheel highland
highlander highlife hillbill hillside hitman47 hockey12 hogwarts holahola holiday1 holidays hollister
hollister1 hollister2 hollywoo hollywood hollywood1 holyshit home0401 home1234 homebrew homelesspa homemade
homepage homer123 homework hondacbr hondacivic honduras honduras1 honey123 honeybee honeybun honeydew hongkong
honolulu hooligan hoosiers hooters1 hopeless hornyguy hornyman horseman horsemen hospital hotbabes hotchick
hotgirl1 hotgirls hotmail1 hotmama1 hotpussy hotstuff hotstuff1 hottie101 hottie12 hottie123 hounddog
housewife housewifes houston1 houston713 htubcnhfwbz hugetits hugoboss huhbbhzu78 hulkster hunter01 hunter12
hunter123 hunting1 hurrican hurricane huskers1 hyperion iamcool1 iamnumber1 iamthebest ibilltes icecream
icecream1 icehouse ichliebedich idontkno idontknow idontknow1 iforgot1 ig4abox4 ignatius ihatethisgame
ihateyou ihateyou1 ihateyou2 ijrjkflrf ilikepie ilikesex illinois illmatic illusion ilove123 ilovechris
ilovegod ilovegod1 iloveher1 ilovehim ilovehim1 ilovejesus iloveme! iloveme1 iloveme123 iloveme2 ilovemom
ilovemom1 ilovemusic ilovemymom ilovemyself iloveporn ilovepussy ilovesex iloveu12 iloveu123 iloveyou
iloveyou! iloveyou. iloveyou1 iloveyou10 iloveyou11 iloveyou12 iloveyou123 iloveyou13 iloveyou14 iloveyou2
iloveyou21 iloveyou22 iloveyou23 iloveyou3 iloveyou4 iloveyou5 iloveyou69 iloveyou7 iloveyou8 iloveyou9
ilya1234 imissyou immortal imnumber1 impalass imperial implants imtheman incorrect india123 indiana1 indonesia
indya123 infantry infiniti infinity information innocent insanity insertion insertions insomnia inspiron
interacial intercourse interests international internet internet1 intrepid intruder inuyasha inuyasha1
invictus ireland1 irishman ironhors ironmaiden ironman1 isabella isabella1 isabelle isabelle1 islander
istanbul istheman italiano iverson1 iverson3 iw14fi9j iw14fi9jxl j123456789 j38ifubn j3qq4h7h2v jackass1
jackass2 jacket025 jackjack jackson1 jackson5 jacob123 jacqueline jaimatadi jakcgt333 jakejake jakester
jamaica1 james007 james123 jamesbon jamesbond jamesbond007 jamie123 january1 japanees japanese jasmine1
jasmine123 jasmine2 jason123 jayhawks jazmine1 jbond007 jeanette jediknig jeepster jefferso jefferson jeffery1
jeffhardy jeffhardy1 jeffrey1 jellybea jellybean jellybean1 jennifer jennifer1 jenny123 jeremiah jeremiah1
jermaine jermaine1 jerusalem jessica1 jessica12 jessica123 jessica2 jesucristo jesus123 jesus777 jesuschris
jesuschrist jesusfreak jesusis1 jesusislord jesussaves jg3h4hfn ji394su3 jiggaman jimmy123 jjcg16dj5k
jobsearch joejonas1 johannes john!20130605at1753 johncena johncena1 johndeer johndeere johndeere1 johngalt
johnjohn johnson1 joker123 jonas123 jonathan jonathan1 jonathon jordan01 jordan11 jordan12 jordan123 jordan13
jordan23 josefina joseluis josephin josephine joshua01 joshua12 joshua123 joystick juancarlos juggalo1
juliette jumpman23 jundian2011xr junebug1 junior123 junkmail jupiter1 jupiter2 jurassic just4fun justdoit
justice1 justin12 justin123 justinbieb justinbieber justine1 juventus ka_djkhjsy6 kaitlyn1 kakashka kamasutra
kamikadze kamikaze kangaroo karolina katarina katelyn1 katerina katherin katherine katherine1 kathleen
kathleen1 kathmandu kathryn1 katie123 katrina1 kawasaki kawasaki1 kayla123 kayleigh kazanova kazantip kcchiefs
kcj9wx5n kelly123 kendall1 kennedy1 kenneth1 kennwort kentucky kentucky1 kenworth kevin123 keyboard keystone
kfcnjxrf kickass1 kickflip kicksass kifj9n7bfu kikeunyw kikimora killbill killer11 killer12 killer123 killkill
killzone kimberly kimberly1 king1234 kingdom1 kingfish kingking kingkong kingkong1 kingsley kingston kirkland
kisskiss kissmyas kissmyass kissmyass1 kitty123 kittycat kittycat1 kittykat kittykat1 kjrjvjnbd kkkkkkkk
kleopatra klondike knickerless knickers knockers knuckles komputer konstantin koolaid1 kordell1 koroleva
krasotka kristen1 kristian kristin1 kristina kristina1 kristine krokodil krystal1 l58jkdjp! labrador lacrimosa
lacrosse lacrosse1 ladybird ladybug1 ladygaga laetitia lagwagon lakers24 lakeside lakewood lalakers lalala123
lalalala lambchop lamborghini lancaste lancelot landrove lapochka laracroft laserjet lasttime lasvegas
lasvegas1 laura123 laurence lavalamp lavender lawrence lawrence1 layouts1 leavemealone lebowski lebron23
leedsutd left4dead legolas1 lemmings lemonade lenochka leonardo leonardo1 leonidas lesbian1 lesbians letmein1
letmein123 letmein2 letmeinn letmesee letsdoit letsfuck letsplay lfitymrf libertad liberty1 lifehack
lifeisgood lifesucks lifetime lighthou lighthouse lighting lightnin lightning lightning1 lillian1 lilmama1
lilwayne lilwayne1 limewire lincoln1 linda123 lindsay1 lindsey1 lineage2 linkedin linkedin1 linkedin123
linkedin2011 linkinpark lionhear lionheart lionking lipstick lisalisa littlema littleman littleman1 livelife
liverpoo liverpool liverpool1 liverpool8 livewire lizottes ljxtymrf lkjhgfdsa lockdown lockerroom logitech
logitech1 loglatin lokiloki lokomotiv lol12345 lolipop1 lollipop lollipop1 lollypop lollypop1 london12
london123 london22 lonesome lonestar lonewolf longdong longhair longhorn longhorns longhorns1 longjohn
longshot loredana lorenzo1 lorraine losangel losangeles loser123 lotus123 louloute love1234 love12345
love123456 love2009 love2010 love4ever love4life lovebug1 lovehate lovehurts lovehurts1 loveislife loveless
lovelife lovelife1 lovelove lovelove1 loveme12 loveme123 loveme89 lover123 loverboy loverboy1 lovergirl
lovergirl1 loverman lovestory lovesucks lovesucks1 loveyou1 loveyou123 loveyou2 lovingyou lowrider lowrider1
lucas123 lucky123 luckydog luckyone ludacris lunchbox luscious luv2epus m123456789 macaroni macdaddy macgyver
machoman macintos macintosh mackenzi mackenzie mackenzie1 madagascar madagaskar madala11 maddison madeleine
madeline madeline1 madison1 madison2 madonna1 magazine magdalena magellan maggie12 maggie123 magic123 magician
magicman magnolia mahalkita mailcreated5240 majestic makaveli makayla1 makeitso makemoney maksimka malaysia
mallorca mallrats mama1234 mamacita mamamama mamapapa mammamia mamochka manager1 manchest manchester mandarin
mandingo mandolin mandrake manhatta mannheim manunited maprchem56458 maradona marajade marathon marauder
marcello marcius2 margaret margaret1 margarit margarita margarita1 maria123 marianna marianne marie123
marijuan marijuana marijuana1 marilyn1 mariners marines1 marino13 mario123 mariposa mariposa1 marishka
marissa1 marjorie marketin marketing marlboro marlboro1 marriage married1 marseill marseille marshall
marshall1 martinez martinez1 maryjane maryjane1 maryland masamune maserati mash4077 master12 master123
masterbaiting masterbate masterbating masterkey mastermi mastermind masturbation matchbox matematica mathilde
matthew1 matthew2 matthews matthias maurice1 mauricio maurizio maurolarastefy maverick maverick1 maximilian
maximus1 maxpayne maxpower maxwell1 mazafaka mazda323 mazda626 mazdarx7 mcdonald mckenzie meandyou meatball
meathead meatloaf mechanic mechanical medicine megadeth megaman1 megan123 megaparol megaparol12345 megapass
megasecret megatron melanie1 melissa1 memphis1 meowmeow mephisto mercedes mercedes1 mercury1 meredith meridian
mersedes messenger metal666 metallic metallica metallica1 mexican1 mexico10 mexico12 mexico123 mexico13
miami305 michael1 michael12 michael123 michael2 michael23 michael3 michael7 michaela michaels micheal1
michele1 michelle michelle1 michelle12 michelle2 michigan michigan1 mickey123 mickeymouse microlab microphone
microsof microsoft microsoft1 midnight midnight1 mike1234 mikemike milagros milamber mileycyrus milhouse
military milkshake milkyway millenium million2 millions millwall minecraft minemine minimoni ministry minnesot
miracle1 miranda1 mischief misfit99 misiaczek mission1 mississi mississipp mississippi missouri missy123
mistress mitchell mitchell1 mittens1 mmmmmmmm mnbvcxz1 mobydick modelsne mohammad mohammed mojojojo molly123
mollydog mommy123 momsanaladventure monalisa monamour money100 money123 moneymaker moneyman moneyman1 mongoose
monique1 monkey01 monkey10 monkey11 monkey12 monkey123 monkey13 monkey22 monkey23 monkey69 monkeybo monkeyboy
monkeyma monkeyman monkeys1 monolith monopoly monster1 monster123 monsters montana1 montecar montecarlo
monterey montgom240 montgom2409 montreal montrose moonbeam moonligh moonlight moonlight1 moonshin moonshine
morning21 morozova morpheus morrison morrowind mortgage morticia mortimer motdepasse mother123 motherfu
motherfucker motherlode motocros motocross motorcyc motorola motorola1 mountain mountain1 mrf11277215
ms0083jxj mudvayne muffdive muhammad mulligan multiplelo multiplelog munchkin mushroom music101 music123
musicman mustang1 mustang2 mustang5 mustang6 mustang8 mustang9 mustangs my2girls my3girls myfamily myfriend
mylove123 mymother mynameis mypasswo mypassword mysecret myspace! myspace. myspace.co myspace01 myspace08
myspace09 myspace1 myspace10 myspace101 myspace11 myspace12 myspace123 myspace13 myspace2 myspace22 myspace23
myspace3 myspace4 myspace5 myspace7 myspace9 myxworld n0=acc3ss n8zgt5p0shw= nacional nadezhda nancy123
napoleon naruto12 naruto123 nascar24 nascar88 nastenka natalia1 natalie1 natascha natasha1 natedogg nathalie
nathanie nathaniel nathaniel1 national naughty1 nautilus navigato navigator navyseal nbuhtyjr ncc1701a
ncc1701d ncc1701e ncc74656 nebraska needforspeed nemesis1 nemrac58 netscape network1 networking neveragain
nevermin nevermind nevermor nevermore newcastl newcastle newcastle1 newlife1 neworder newpass1 newpass6
newpassword newport1 newproject2004 newstart newyork1 nicetits nicholas nicholas1 nichole1 nickjonas1 nicolas1
nicole11 nicole12 nicole123 nicole13 nigga123 nightmar nightmare nightmare1 nightowl nightwin nightwish
nikki123 nineball nineinch nintendo nintendo1 nintendo64 nirvana1 nks230kjs82 nocturne noisette nokia123
nokia5130 nokia5230 nokia5530 nokia5800 nokia6233 nokia6300 nokian73 noname123 nonenone nonmembe nonmember
noodles1 nopassword normandy northern nosferatu nostromo notebook nothing1 notredam nounours november
november1 november11 novifarm novikova nthvbyfnjh ntktdbpjh nuttertools nwo4life nygiants nyq28giz1z nyyankee
oakland1 oblivion obsidian ocpoook325 october1 october10 offshore ohiostate1 ohmnamah23 oklahoma oklahoma1
olayinka oluwaseun omarion1 omegared omsairam onelove1 onepiece open1234 opendoor opensesame operator optimist
optiplex orange12 orange123 original orlando1 oscar123 outsider overkill overlord p0015123 p0o9i8u7 p3rat54797
p455w0rd p4ssw0rd p@ssw0rd p@ssword pa55w0rd pa55word packard1 packers1 packers4 paintbal paintball paintball1
painting pakistan pakistan1 pakistan123 paladin1 pallmall palmtree panasoni panasonic pancakes panda123
pandora1 panorama pantera1 panther1 panthers panthers1 panties1 pantyhos pantyhose papabear papamama paperino
papillon paradigm paradise paradise1 paramedi paramore paramore1 paranoid parlament parola12 parsifal partizan
pasadena pass1234 pass1word passcode passer2009 passer2011 passion1 passmast passpass passport passport1
passthie passw0rd passwerd passwor1 password password! password. password0 password00 password01 password09
password1 password10 password11 password12 password123 password1234 password13 password14 password15 password2
password21 password22 password23 password3 password4 password5 password6 password69 password7 password8
password9 password99 passwords passwort passwort1 patches1 patchwork pathetic pathfind pathfinder patience
patricia patricia1 patrick1 patriots patriots1 patrizia patterso paulpaul pavement pavilion pavilion1 payton34
pazzword123 pe#5gz29ptzmse peace123 peaceout peaches1 peanut12 pearljam pebbles1 peekaboo pegasus1 penelope
penetrating penetration penguin1 penguins penis123 pennstat pennywis pentagon penthous pepper12 pepper123
pepsi123 peregrin perfect1 personal pertinant peter123 peterbil peternorth peterpan peterpan1 peterson
petrovich phaedrus phantom1 pharmacy phialpha philippe phillies phillip1 phillips phoenix1 phoenix2 pianoman
pickles1 pictuers pictures piercing pikachu1 pimpdadd pimpdaddy pimpdaddy1 pimpster pineappl pineapple
pineapple1 pinetree pingpong pinkfloy pinkfloyd pinnacle pipeline pippen33 piramida pirates1 pitbull1 pitchers
pizza123 pizzahut pizzaman pk3x7w9w plastics platinum platinum1 platypus playball playboy1 playboy2 playboy69
player69 playmate playstat playstation playstation3 playtime pleasure plymouth poiuytrewq pok29q6666 pokemon1
pokemon12 pokemon123 pokemon2 polaroid polniypizdec0211 polniypizdec1102 polniypizdec110211 polopolo pontiac1
poohbear poohbear1 pool6123 poontang poophead pooppoop popcorn1 porkchop pornking pornographic pornpass
pornporn pornstar pornstar1 porsche1 porsche9 porsche911 portland portugal portugal1 poseidon positive
pothead1 pothead420 power123 powerful powerman preacher preciosa precious precious1 predator prelude1 presario
presiden president pressure preston1 prettyboy1 prettygirl primavera princesa princesa1 princess princess!
princess01 princess1 princess10 princess11 princess12 princess13 princess14 princess2 princess21 princess22
princess23 princess3 princess4 princess5 princess7 princessa princesse princeto pringles printing priscill
priscilla private1 priyanka professional progress project1 projectsadminx property prospect puertorico
pufunga7782 pumpkin1 pumpkins punisher punkrock punkrock1 puppies1 puppy123 puppydog purple11 purple12
purple123 purple13 pussy123 pussy4me pussycat pussycat1 pussyeat pussylover pussyman pyramid1 pyramids
q1234567 q123456789 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qarglr123 qawsedrf
qawsedrftg qaz12345 qaz123456 qaz123wsx qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc1 qazwsxedc123
qazwsxedcrfv qazwsxedcrfvtgb qazxsw12 qazxsw123 qazxswedc qdujvyg5sxa qq123456 qqqq1111 qqqqqqqq qqqqqqqqqq
qqww1122 qti7zxh18u quant4307s question quilter1 quilters quilting quilting1 quiltwright qw123321 qw123456
qwaszx12 qwe1122334 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc1 qweasdzxc123
qwedsazxc qweqwe123 qweqweqwe qwer1234 qwer4321 qwerasdf qwerasdfzxcv qwerqwer qwert123 qwert1234 qwert12345
qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty321 qwerty77 qwerty777 qwerty78
qwerty99 qwertyqwerty qwertyu1 qwertyui qwertyuio qwertyuio1 qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[]
r2d2c3p0 r2d2c3po r4e3w2q1 racecar1 rachael1 rachelle radiohea radiohead ragnarok raiders1 raiderz1 railroad
rainbow1 rainbow6 rainbows raindrop rainyday raistlin rammstei rammstein ramstein rangers1 rapunzel rasputin
rastaman raymond1 rb26dett rdfhnbhf realmadrid rebbyt34 rebecca1 rebelde1 rebound1 reckless recovery redalert
redbaron redbull1 reddevil reddwarf redhead1 redheads redlight redneck1 redskins redskins1 redstorm redwings
redwings1 reginald register reloaded remember remember1 remingto remington renegade republic rerfhtre research
reset123 resident respect1 revenge1 revival47 revoluti revolution revolver reynolds rfgbnjirf rfhfvtkmrf
rfhfylfi rfhlbyfk rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj
ricardo1 riccardo richard1 richards richmond rickster riffraff rightnow riverrat riversid rjhjktdf rjirfrgbde
rjycnfynby rktjgfnhf roadkill roadking roadrunn roadrunner roadster robert12 robert123 roberto1 robinhood
robinson robotech robotics rochelle rockford rockhard rocknrol rocknroll rocknroll1 rockstar rockstar1
rockwell rocky123 rodriguez rodriguez1 rolltide rolltide1 romanova romantic romashka ronaldinho ronaldo1
ronaldo7 ronaldo9 rooney10 rooster1 roosters rootbeer rootbeer1 rootedit rosebud1 rosemary rosewood roxanne1
rsalinas rt6ytere runescape runescape1 rush2112 rushmore russell1 russian7 rustydog s123456789 saab9000
sabrina1 sagitario sailboat sailormoon salamander salasana saltydog salvador salvador1 salvation salvator
salvatore samadams samantha samantha1 sammy123 sammydog sample123 sampson1 samsung1 samsung123 sanchez1
sandiego sandiego1 sandman1 sandrine sandwich sandy123 sanity72 santacru santana1 santiago santiago1 sapphire
sarah123 sarajevo saratoga sasha123 sasha_007 sassy123 satan666 satellit satellite saturday sausages savannah
savannah1 saxophon sayangku scarface scarface1 scarlett schalke04 scheisse schnuffi school12 school123
scirocco scoobydo scoobydoo scoobydoo1 scooter1 scooter2 scorpio1 scorpion scorpion1 scorpions scotland
scotland1 scrabble scrapper scrappy1 screamer screwyou scruffy1 seahawks seahorse sealteam seattle1 sebastia
sebastian sebastian1 sebastie sebastien secret123 secret666 security security1 seductive segblue2 seinfeld
seminole semperfi semperfi1 senators senha123 senior08 senior09 sentinel sentnece sephirot sephiroth septembe
september september1 september2 seraphim serenity serenity1 sergbest sergeant sersolution service1 services
sevenof9 seventeen sexsexse sexsexsex sexy1234 sexybabe sexybeast1 sexybitch sexybitch1 sexyboy1 sexygirl
sexygirl1 sexylady sexylady1 sexylove1 sexymama sexymama1 sexysexy sfgiants shadow01 shadow11 shadow12
shadow123 shadow13 shakira1 shamrock shaney14 shanghai shannon1 sheepdog shepherd sheridan sherlock sherwood
shevchenko shinigami shirley1 shitface shitface1 shitfuck shithead shithead1 shopping shopping1 shotgun1
shotokan showtime shredder sidekick sidewind sigmachi silverad silverado simpleplan simpson1 simpsons
simpsons1 sinclair singapor singapore sinister sithlord sixtynin sk84life sk8board sk8ordie skate123
skate4life skateboard skater12 skater123 skeeter1 skinhead skipper1 skittles skittles1 skorpion skydiver
skyline1 skywalke skywalker slamdunk slapnuts slapshot slayer666 slimshad slimshady slipknot slipknot1
slipknot6 slippery slowhand smackdow smackdown smackdown1 smallville smartass smashing smeghead smile123
smile4me smirnoff smirnova smoke420 smokedog smoothie snakeman snapshot sneakers snickers snickers1 sniffing
snoopdog snoopdogg snowball snowball1 snowbird snowboar snowboard snowboard1 snowflak snowflake snowflake1
snowman1 snuggles snuggles1 soccer09 soccer10 soccer101 soccer11 soccer12 soccer123 soccer13 soccer14 soccer15
soccer16 soccer17 soccer18 soccer19 soccer21 soccer22 soccer23 socrates softball softball1 softball12 softtail
software sojdlg123aljg sokolova soldier1 solitude solnishko solomon1 solution somerset somethin something
something1 songbird sonyericsson sonyfuck sonysony sonyvaio sooners1 sopranos soso123aljg souljaboy1 soulmate
southern southpar southpark southpark1 southpaw southside southside1 spaceman spanking sparhawk sparkle1
sparkles spartan1 spartan117 spartans speakers special1 specialk spectrum speedway spencer1 spiderma spiderman
spiderman1 spiderman2 spiderman3 spitfire spitfire1 splatter splinter spongebo spongebob spongebob1 spongebob2
sporting springer sprinter sprocket squerting squirrel srinivas ssyu1314 stafford stalker1 stallion stamford
standard stanford stanislav stanley1 starbuck starbucks starbucks1 starcraf starcraft starcraft1 stardust
starfire starfish stargate stargate1 starligh starlight starlite starship starstar start123 startfinding
startrek starwars starwars1 steelers steelers1 steelers7 stefania stefanie stellina stephane stephani
stephanie stephanie1 stephen1 sterling sterling1 stewart1 stickman stigmata stiletto stinger1 stingray
stocking stockton stonecol stonecold stoner420 stonewal stoppedby straight stranger stratfor strawber
strawberry streaming strength stripper student1 stunt101 su123456 sublime1 submarin suburban success1 suckcock
suckdick suckmydick sullivan summer01 summer06 summer07 summer08 summer09 summer10 summer11 summer12 summer123
summer69 summer99 summertime sundance sunderla sundevil sunflowe sunflower sunflower1 sunlight sunny123
sunnyday sunshine sunshine1 sunshine12 sunshine2 sunshine3 sunshine7 super123 superbow superfly supergirl
superior superman superman1 superman12 superman2 superman3 superman7 supernov supernova supersonic supersta
superstar superstar1 sureno13 surfing1 surside13 surveyor survivor svetlana swallows sweet123 sweetass
sweetheart sweetie1 sweetnes sweetness sweetness1 sweetpea sweetpea1 swimmer1 swimming swimming1 swingers
swinging swordfis swordfish swordfish1 sylveste sylvester syncmaster syracuse sz9kqcctwy tabitha1 tacobell
tacobell1 taekwondo tailgate taishan2011 takamine talisman tamerlan tampabay tangerin target123 tarheels
tarheels1 taylor12 taylor123 tazmania teacher1 teamo123 teamwork techn9ne technics tecumseh teddy123 teddybea
teddybear teddybear1 teiubesc telechargement telefono telephon telephone television temitope temp1234 temppass
temppassword temptress tenerife tennesse tequiero terminal terminat terminator terrapin terriers test1234
testibil testing1 testing123 testpass testtest thailand thanatos thankgod thankyou thebeast thebest1 theclash
thedoors theforce thegame1 thegreat theking1 theodore theresa1 therock1 thesaint thesims2 thething thetruth
thirteen thirteen13 thisisit thomas12 thomas123 thompson thrasher threesom thug4life thuglife thuglife1
thumbnils thumper1 thunder1 thunderb thursday tiberian tiberius tickling ticklish ticktock tiffany1 tiger123
tigercat tigger01 tigger12 tigger123 timelord timothy1 timoxa94 tinkerbe tinkerbell titanic1 titanium titleist
tkbpfdtnf tnk0mk16vx together tokiohotel tomahawk tommy123 tommyboy tomorrow tomservo tonyhawk tooltime
toonarmy tootsie1 topolino topsecre topsecret toriamos tortoise toshiba1 tottenha tottenham tottenham1
touching toulouse trailers training transexual transfer translator traveler treasure treefrog trfnthbyf
triangle trigger1 trinidad trinitro trinitron trinity1 trinity3 triplets triskelion tristan1 trojans1 trombone
trooper1 tropical trouble1 trousers trucker1 trucking trueblue truelove truelove1 truffles trumpet1 trustno1
tryagain ttd955audg tunafish turkey50 twilight twilight1 ty2t1hv3oc tyler123 u1v7hhh7ef ufhvjybz uhbujhbq
uhfybn8888 ultimate ultraman umbrella uncencored underdog underground undertak undertaker undertow unicorn1
univers2l universa universal universe universi university unknown1 uqa9ebw445 ursitesux username usmarine
usmc0311 usuckballz1 utahjazz uvgx8f8232 vacation vaffanculo vagabond valencia valentin valentina valentine
valentine1 valentino valerie1 valeriya valhalla valkyrie valleywa vampire1 vampires vancouve vancouver
vanessa1 vanguard vanhalen vanilla1 vaseline vasilisa vauxhall vegas123 velocity vendetta verbatim verizon1
veronica veronica1 veronika verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh vfnbkmlf vfntvfnbrf
vfpfafrf vfrcbvrf vfvfgfgf vfylfhby victoria victoria1 victory1 viewsoni viewsonic vikings1 viktoria viktoriya
vincent1 vincenzo violator violetta vipergts viphv5j736 virginia virginia1 virginie vivitron vjqgfhjkm
vkontakte vladimir vladislav vodafone volkodav volkswag volkswagen volleyba volleyball voyager1 vqsablpzla
vrbgqns997 vsjasnel12 w5txn36alfw w66yrybgra wachtwoord waffenss waheguru wallace1 walmart1 wanderer wangyut2
wapapapa warcraft warcraft1 warcraft3 wareagle warhamme warhammer warrior1 warriors warriors1 warszawa
washburn washingt washington water123 waterboy waterfal waterfall waterloo watermelon waterpolo waterski
wdtnjxtr weare138 webhompas webhompass webmaste webmaster websol76 websolutions webster1 wednesda welcome1
welcome12 welcome123 welcome2 wellhung wellingt wellington werewolf westham1 westlife westside westside1
westwood wetpussy wg8e3wjf whatever whatever! whatever1 whatsup1 whatthezor whatwhat whiplash whiskers
whiskey1 whistler whiteboy whiteout whitesox whitney1 whocares whoknows wildbill wildcard wildcat1 wildcats
wildcats1 wildfire wildwood william1 william2 william3 williams williams1 winchest windmill windows1 windows7
windsurf wingchun wingzero winston1 winter99 wireless wishbone woaini1314 wolfgang wolfpack wolverin wolverine
wolverine1 wonderboy wonderfu wonderful wonderful1 wonderland woodland woodstoc woodstock woodwork woofwoof
wordpass wordpass1 worldcup wow12345 wp2003wp wrangler wrestler wrestlin wrestling wrestling1 wrinkle1
wrinkles x4ivyga51f x72jhhu3z xiang123456 xxxxxxxx y6p67ftrqj yagjecc826 yahoo.com yahoo123 yahoomail yamahar1
yamahar6 yankees1 yankees13 yankees2 yaroslav yeahbaby yellow12 yellow123 yesterda yfcntymrf yfdbufnjh10305070
yfdbufnjh63 yfnfitymrf yjdsqgfhjkm yogibear yolanda1 yomomma1 yorktown yosemite youandme youbye123 youngmoney
yourmama yourmom1 yousuck1 youtube1 ytngfhjkz yuantuo2012 z1x2c3v4 z1x2c3v4b5 zacefron1 zachary1 zag12wsx
zanzibar zaq12345 zaq12wsx zaq1xsw2 zaqwsxcde zaqxswcde zeppelin zerocool zildjian zolushka zxasqw12 zxcasdqwe
zxcasdqwe123 zxcv1234 zxcvasdf zxcvb123 zxcvb12345 zxcvbnm, zxcvbnm,./ zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm: zxcvvcxz zz8807zpl
zzzzzzzz
`
    .trim()
    .split(/\s+/),
);
