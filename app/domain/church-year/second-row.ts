/** The second row: one line per day (docs/decisions/0024-church-year.md). */
export const secondRow = `
1-soendag-i-advent: Es 42,1-9 | Rom 13,11-14 | Luk 4,16-30
2-soendag-i-advent: Es 11,1-10 / Mal 3,1-3 | Jak 5,7-8 | Matt 25,1-13
3-soendag-i-advent: Es 40,1-8 | 2 Kor 4,5-10 | Luk 1,67-80
4-soendag-i-advent: Es 12 | 2 Kor 1,18-22 | Joh 3,25-36
juleaften: Es 9,1-6a | | Luk 2,1-14 / Matt 1,18-25
juledag: Es 9,1-6a / 1 Mos 1,1-5 | 1 Joh 4,7-11 | Joh 1,1-14
anden-juledag: Es 50,4-7 | ApG 6,8-14; 7,54-60 | Matt 10,32-42
julesoendag: Sl 27,1-5 / Jer 31,15-17 | Rom 3,19-22a | Matt 2,13-23
nytaarsdag: Sl 90 | Jak 4,13-17 | Matt 6,5-13
helligtrekongers-soendag: Es 60,1-6 / Job 28,12-28 | 1 Joh 2,7-11 | Matt 2,1-12 / Joh 8,12-20
1-soendag-efter-helligtrekonger: Sl 8 | Kol 1,15-19 | Mark 10,13-16
2-soendag-efter-helligtrekonger: 1 Kong 8,1.12-13.22-30 / Jer 17,12-14 | 1 Joh 2,28-3,3 | Joh 4,5-26
3-soendag-efter-helligtrekonger: 1 Mos 15,1-6 | Hebr 11,1-6 | Luk 17,5-10
4-soendag-efter-helligtrekonger: Es 40,26-31 | Rom 4,18-22(25) | Matt 14,22-33
5-soendag-efter-helligtrekonger: Præd 8,9-15 | Kol 3,12-17 | Matt 13,24-30 / Matt 13,44-52
sidste-soendag-efter-helligtrekonger: Es 2,2-5 | Kol 1,25d-28 | Joh 12,23-33
soendag-septuagesima: Job 9,1-12 | ApG 17,22-34 | Matt 25,14-30
soendag-seksagesima: Es 45,5-12 | 1 Kor 1,18-21(25) / 2 Tim 3,10-17 | Mark 4,26-32
fastelavns-soendag: Sl 31,2-6 | 1 Kor 13 | Luk 18,31-43
1-soendag-i-fasten: 1 Mos 4,1-12 | Jak 1,9-16 | Luk 22,24-32
2-soendag-i-fasten: 1 Mos 1,27-31 | Hebr 5,1-10 | Mark 9,14-29
3-soendag-i-fasten: 2 Mos 32,7-10.30-32 | Åb 2,1-7 | Joh 8,42-51
midfaste-soendag: 2 Mos 16,11-18 / Sl 145,8-16 | 2 Pet 1,3-11 | Joh 6,24-35(37)
mariae-bebudelses-dag: Es 7,10-14 / 1 Mos 18,1-15 | 1 Kor 1,21-31 | Luk 1,46-55
palmesoendag: Zak 9,9-10 | Fil 2,5-11 | Mark 14,3-9 / Joh 12,1-16
skaertorsdag: Sl 116 | 1 Kor 11,23-26 | Joh 13,1-15
langfredag: Sl 22,2-22a & Es 52,13-53,12 | | Luk 23,26-49 / Joh 19,17-37
paaskedag: Sl 118,19-29 / Sl 118,13-18 | 1 Pet 1,3-9 | Matt 28,1-8
anden-paaskedag: Sl 16,5-11 | 1 Kor 15,12-20 / ApG 10,34-41 | Joh 20,1-18
1-soendag-efter-paaske: Es 43,10-12 | ApG 2,22-28 / 1 Pet 1,17-25 | Joh 21,15-19
2-soendag-efter-paaske: Sl 23 | ApG 2,36-41 / Hebr 13,20-21 | Joh 10,22-30
3-soendag-efter-paaske: 2 Mos 3,1-7.10-14 | ApG 4,7-12 / Hebr 4,14-16 | Joh 14,1-11
store-bededag: Sl 130 | Hebr 10,19-25 | Matt 7,7-14
4-soendag-efter-paaske: Sl 124 | ApG 9,1-18 / 2 Kor 5,14-21 | Joh 8,28-36
5-soendag-efter-paaske: Es 44,1-8 | Rom 8,24-28 / ApG 6,1-4 | Joh 17,1-11
kristi-himmelfarts-dag: Sl 113 | ApG 1,1-11 | Luk 24,46-53
6-soendag-efter-paaske: Joel 3,1-5 | Rom 8,31b-39 / ApG 1,12-14 | Joh 17,20-26
pinsedag: Jer 31,31-34 | ApG 2,1-11 | Joh 14,15-21
anden-pinsedag: Ez 11,19-20 | ApG 2,42-47 | Joh 6,44-51
trinitatis-soendag: Es 49,1-6 | Ef 1,3-14 | Matt 28,16-20
1-soendag-efter-trinitatis: Præd 5,9-19 | 1 Tim 6,6-12 | Luk 12,13-21
2-soendag-efter-trinitatis: Jer 15,10.15-21 | Åb 3,14-22 | Luk 14,25-35
3-soendag-efter-trinitatis: Es 65,1-2 | Ef 2,17-22 | Luk 15,11-32
4-soendag-efter-trinitatis: 5 Mos 24,17-22 | Rom 14,7-13 | Matt 5,43-48
5-soendag-efter-trinitatis: Jer 1,4-9 | 1 Pet 2,4-10 | Matt 16,13-26
6-soendag-efter-trinitatis: 2 Mos 20,1-17 | Rom 3,23-28 | Matt 19,16-26
7-soendag-efter-trinitatis: Præd 3,1-11 | Rom 8,1-4 | Matt 10,24-31
8-soendag-efter-trinitatis: Mika 3,5-7 | 1 Joh 4,1-6 | Matt 7,22-29
9-soendag-efter-trinitatis: Es 10,1-3 | 2 Tim 1,6-11 | Luk 12,32-48 / Luk 18,1-8
10-soendag-efter-trinitatis: Ez 33,23.30-33 | Hebr 3,12-14 | Matt 11,16-24
11-soendag-efter-trinitatis: 5 Mos 30,15-20 | Rom 10,4-13(17) | Luk 7,36-50
12-soendag-efter-trinitatis: Jon 2 | Jak 3,1-12 | Matt 12,31-42
13-soendag-efter-trinitatis: Mika 6,6-8 | 1 Tim 1,12-17 | Matt 20,20-28
14-soendag-efter-trinitatis: Sl 39,5-14 | 2 Tim 2,8-13 | Joh 5,1-15
15-soendag-efter-trinitatis: Sl 73,23-28 | ApG 8,26-39 | Luk 10,38-42
16-soendag-efter-trinitatis: Sl 139,1-12 | 1 Kor 15,21-28 | Joh 11,19-45
17-soendag-efter-trinitatis: Sl 40,2-6 | Jud 20-25 | Mark 2,14-22
18-soendag-efter-trinitatis: Sl 121 | 1 Joh 4,12-16a | Joh 15,1-11
19-soendag-efter-trinitatis: 1 Mos 28,10-18 | 1 Kor 12,12-20 | Joh 1,35-51
20-soendag-efter-trinitatis: Es 5,1-7 | Rom 11,25-32 | Matt 21,28-44
21-soendag-efter-trinitatis: Ez 18,1-4a | Åb 3,7-13 | Luk 13,1-9
alle-helgens-dag: Es 49,8-11 | Åb 21,1-7 | Matt 5,13-16 / Matt 5,1-12
22-soendag-efter-trinitatis: Es 49,13-18 | Ef 4,30-32 | Matt 18,1-14
23-soendag-efter-trinitatis: Jer 7,1-11 | Fil 3,17-21 | Mark 12,38-44
24-soendag-efter-trinitatis: Dan 7,9-10.13-14 | 2 Kor 5,1-10 | Joh 5,17-29
25-soendag-efter-trinitatis: Job 14,7-15 | 2 Pet 3,8-15a / 1 Kor 15,50-57 | Luk 17,20-33
26-soendag-efter-trinitatis: Præd 8,9-15 | Kol 3,12-17 | Matt 13,24-30 / Matt 13,44-52
sidste-soendag-i-kirkeaaret: Mika 4,1-3 | 1 Kor 3,10-17 | Matt 11,25-30
`
