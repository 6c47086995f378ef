/** The first row: one line per day (docs/decisions/0024-church-year.md). */
export const firstRow = `
1-soendag-i-advent: Sl 24 / Sl 100 | Rom 13,11-14 | Matt 21,1-9
2-soendag-i-advent: Es 11,1-10 | Rom 15,4-7 | Luk 21,25-36
3-soendag-i-advent: Es 35 | 1 Kor 4,1-5 | Matt 11,2-10
4-soendag-i-advent: Es 52,7-10 | Fil 4,4-7 | Joh 1,19-28
juleaften: Es 9,1-6a | | Luk 2,1-14 / Matt 1,18-25
juledag: Es 9,1-6a | Hebr 1,1-5 | Luk 2,1-14
anden-juledag: Jer 1,17-19 | ApG 6,8-14; 7,54-60 | Matt 23,34-39
julesoendag: Es 63,7-9 | Gal 4,4-7 | Luk 2,25-40
nytaarsdag: 1 Mos 12,1-3 | Gal 3,23-29 | Luk 2,21
helligtrekongers-soendag: Es 60,1-6 | Tit 3,4-7 | Matt 2,1-12
1-soendag-efter-helligtrekonger: Sl 84 | Rom 12,1-5 | Luk 2,41-52 / Mark 10,13-16
2-soendag-efter-helligtrekonger: 2 Mos 33,18-23 | Rom 12,(6)9-16a | Joh 2,1-11
3-soendag-efter-helligtrekonger: 5 Mos 10,17-21 | Rom 12,16b-21 | Matt 8,1-13
4-soendag-efter-helligtrekonger: Job 38,1-11(12-18.31-33) | Rom 13,8-10 | Matt 8,23-27
5-soendag-efter-helligtrekonger: Præd 8,9-15 | Kol 3,12-17 | Matt 13,24-30 / Matt 13,44-52
sidste-soendag-efter-helligtrekonger: 2 Mos 34,27-35 | 2 Pet 1,16-18 | Matt 17,1-9
soendag-septuagesima: Jer 9,22-23 | 1 Kor 9,24-27 | Matt 20,1-16
soendag-seksagesima: Es 55,6-11 | 1 Kor 1,18-21(25) | Mark 4,1-20
fastelavns-soendag: Sl 2 | 1 Pet 3,18-22 | Matt 3,13-17
1-soendag-i-fasten: 1 Mos 3,1-19 | 2 Kor 6,1-2(10) | Matt 4,1-11
2-soendag-i-fasten: Sl 42,2-6 | 1 Thess 4,1-7 | Matt 15,21-28
3-soendag-i-fasten: 5 Mos 18,9-15 | Ef 5,(1)6-9 | Luk 11,14-28
midfaste-soendag: 5 Mos 8,1-3 | 2 Kor 9,6-11 | Joh 6,1-15
mariae-bebudelses-dag: Es 7,10-14 | 1 Joh 1,1-3 | Luk 1,26-38
palmesoendag: Zak 9,9-10 | Fil 2,5-11 | Matt 21,1-9
skaertorsdag: 2 Mos 12,1-11 | 1 Kor 10,15-17 | Matt 26,17-30
langfredag: 1 Mos 22,1-18 & Es 52,13-53,12 | | Matt 27,31-56 / Mark 15,20-39
paaskedag: Sl 118,19-29 | 1 Kor 5,7-8 | Mark 16,1-8
anden-paaskedag: Sl 22,22b-32 | ApG 10,34-41 | Luk 24,13-35
1-soendag-efter-paaske: Sl 30 | 1 Joh 5,1-5 / ApG 2,22-28 | Joh 20,19-31
2-soendag-efter-paaske: Ez 34,11-16 | 1 Pet 2,20-25 / ApG 2,36-41 | Joh 10,11-16
3-soendag-efter-paaske: Es 54,7-10 | Hebr 13,12-16 / ApG 4,7-12 | Joh 16,16-22
store-bededag: Sl 51,3-19 / Sl 67 | Hebr 8,10-12 | Matt 3,1-10
4-soendag-efter-paaske: Ez 36,26-28 | Jak 1,17-21 / ApG 9,1-18 | Joh 16,5-15
5-soendag-efter-paaske: 1 Mos 32,25-32 / Jer 29,11-13a | Jak 1,22-25 / ApG 6,1-4 | Joh 16,23b-28
kristi-himmelfarts-dag: Sl 110,1-4 | ApG 1,1-11 | Mark 16,14-20
6-soendag-efter-paaske: Hagg 2,4b-9 / Joel 3,1-5 | 1 Pet 4,7b-11 / ApG 1,12-14 | Joh 15,26-16,4
pinsedag: 1 Mos 11,1-9 / 1 Mos 2,4b-7 | ApG 2,1-11 | Joh 14,22-31
anden-pinsedag: Sl 104,24-30 | ApG 10,42-48a | Joh 3,16-21
trinitatis-soendag: 4 Mos 21,4-9 | Rom 11,32-36 | Joh 3,1-15
1-soendag-efter-trinitatis: Es 58,5-12 | 1 Joh 4,16b-21 | Luk 16,19-31
2-soendag-efter-trinitatis: Es 25,6-9 | 1 Joh 3,13-18 | Luk 14,16-24
3-soendag-efter-trinitatis: Es 57,15-19 | 1 Pet 5,6-11 | Luk 15,1-10
4-soendag-efter-trinitatis: 2 Sam 11,26-12,7a | Rom 8,18-23 | Luk 6,36-42
5-soendag-efter-trinitatis: Es 6,1-8 | 1 Pet 3,8-9(15a) | Luk 5,1-11
6-soendag-efter-trinitatis: 5 Mos 30,11-14 | Rom 6,3-11 | Matt 5,20-26
7-soendag-efter-trinitatis: Sl 126 | Rom 6,19-23 | Luk 19,1-10
8-soendag-efter-trinitatis: Jer 23,16-24 | Rom 8,14-17 | Matt 7,15-21
9-soendag-efter-trinitatis: Ordsp 3,27-35 | 1 Joh 1,5-2,2 | Luk 16,1-9
10-soendag-efter-trinitatis: 5 Mos 6,4-9 | 1 Kor 12,1-7(11) | Luk 19,41-48
11-soendag-efter-trinitatis: Job 5,8-16 | 1 Kor 15,1-10a | Luk 18,9-14
12-soendag-efter-trinitatis: Sl 115,1-9 | 2 Kor 3,4-9 | Mark 7,31-37
13-soendag-efter-trinitatis: 3 Mos 19,1-2.9-18 | Gal 2,16-21 | Luk 10,23-37
14-soendag-efter-trinitatis: Sl 103,1-13(22) | Gal 5,(16)22-25 / Rom 7,15-19 | Luk 17,11-19
15-soendag-efter-trinitatis: 1 Mos 8,20-22; 9,12-16 | Gal 5,25-6,8 | Matt 6,24-34
16-soendag-efter-trinitatis: Job 19,23-27a / Job 3,11-22 | Ef 3,13-21 | Luk 7,11-17
17-soendag-efter-trinitatis: Sl 19,2-7 | Ef 4,1-6 | Luk 14,1-11
18-soendag-efter-trinitatis: Es 40,18-25 | 1 Kor 1,4-8 | Matt 22,34-46
19-soendag-efter-trinitatis: Es 44,22-28 | Ef 4,22-28 | Mark 2,1-12
20-soendag-efter-trinitatis: Jer 18,1-6 | Ef 5,15-21 | Matt 22,1-14
21-soendag-efter-trinitatis: 2 Kong 5,1-5.9-15 / Ez 18,1-4a | Ef 6,10-17 | Joh 4,46-53
alle-helgens-dag: Es 60,18-22 | Åb 7,1-12(17) | Matt 5,1-12
22-soendag-efter-trinitatis: 1 Mos 50,15-21 | Fil 1,6-11 | Matt 18,21-35
23-soendag-efter-trinitatis: Am 8,4-7 | Rom 13,1-7 | Matt 22,15-22
24-soendag-efter-trinitatis: Ez 37,1-14 / Dan 7,9-10.13-14 | Kol 1,9b-14 | Matt 9,18-26
25-soendag-efter-trinitatis: Es 51,12-16 | 1 Thess 4,13-18 | Matt 24,15-28
26-soendag-efter-trinitatis: Præd 8,9-15 | Kol 3,12-17 | Matt 13,24-30 / Matt 13,44-52
sidste-soendag-i-kirkeaaret: Es 65,17-19 | 2 Thess 2,13-17 | Matt 25,31-46
`
