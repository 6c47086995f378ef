/** The texts of the content store, as page.element_key. */
export const sampleContent: Record<string, string> = {
  'hero.name': 'Johanne Lyngby',
  'hero.description': 'Salmer, romaner, foredrag og billeder',
  'hero.quote1': 'Håb er frøets mod at rykkes ud af egen hvilegrav.',
  'hero.quote2': 'For kærlighed er ikke flammen, den er det brænde, nogen bar.',
  'hero.quote3': 'Jeg tror kun halvt. Den anden halve er grus, der knaser under sål.',
  'hero.quote4': 'Den dag, der er gået, var nok, som den var: du tager imod, hvad vi har.',
  'about.title': 'En skrivestue med døren på klem',
  'about.paragraph1':
    'Jeg bor i et rødkalket hus i udkanten af Nykøbing Mors, hvor haven ender i en skrænt og skrænten i fjorden. Fra skrivebordet kan jeg se tre ting: et æbletræ, der burde være fældet, en mole, der ikke længere fører nogen steder hen, og vejret, som kommer.',
  'about.paragraph2':
    'Jeg begyndte at skrive salmer, fordi jeg manglede en. Jeg sad ved en seng og bladrede og bladrede, og alt, hvad der stod i bogen, var enten for højt eller for færdigt. Så skrev jeg fire linjer bag på en kvittering. De er siden blevet sunget i domkirker, men de passer stadig bedst til en kvittering.',
  'about.paragraph3':
    'Siden er det blevet til fem salmesamlinger, seks skønlitterære bøger og en del om det, jeg er uddannet i: hvad mennesker gør, når de tror, og hvad de gør, når de holder op. Jeg er ph.d. i religionsvidenskab og har aldrig kunnet bestemme mig for, om det er en grund til at skrive salmer eller en grund til at lade være.',
  'about.paragraph4':
    'Når ordene ikke vil, maler jeg: akvarel, blæk og collage, mest fjord og gavle og den slags lys, der kun varer så længe, man kigger på det. Og så tager jeg ud og holder foredrag, fordi det er sundt at blive set i øjnene af dem, man skriver til.',
  'about.quote':
    'En salme er færdig, når nogen kan synge den uden at tænke på mig. Så er det ikke længere mig, der tror på den. Så er det omvendt.',
  'about.quote_author': 'Johanne Lyngby, fra »Tavshedens liturgi«',
  'facts.birth_year': '1971',
  'facts.education': 'Ph.d. i religionsvidenskab',
  'facts.art_form': 'Salmer, prosa, akvarel, blæk og collage',
  'facts.residence': 'Nykøbing Mors ved Limfjorden',
  'facts.debut': '»Korn og aske«, salmer, 2001',
  'facts.lectures_available': 'Hele landet, hele året, gerne med sang',
  'facts.specialties': 'Nyere salmer, sorg og ritual, kirkerum og stilhed',
  'facts.media': 'Pressebilleder og interview efter aftale',
  'footer.about':
    'Johanne Lyngby skriver salmer, romaner og bøger om tro og sprog. Hun holder foredrag, maler og bor på Mors.',
  'footer.email': 'johanne@example.dk',
  'footer.copyright':
    'Tekster og billeder tilhører Johanne Lyngby. Salmerne må frit synges ved gudstjenester.',
  'foredrag.intro':
    'Seks aftener, der kan holdes i en kirke, på en højskole eller i en stue med stole nok. Jeg taler uden lysbilleder, og vi synger altid mindst én gang.',
  'foredrag.concert_info':
    '<p>De fleste foredrag kan udvides til en <strong>foredragskoncert</strong>, hvor salmerne bliver sunget af kor og menighed, og hvor jeg læser og fortæller imellem. Vi er to, tre eller tyve på holdet, alt efter rummet og pengekassen, og vi har selv noder med.</p><p>Se et eksempel i <a data-pdf-id="sample-pdf-concert">programmet fra »Lyset bliver længere«</a>, og <a href="/kontakt">skriv</a>, så finder vi en form, der passer til jeres kirke.</p>',
  'kalender.subtitle': 'Åbne foredrag, koncerter og sangaftener. Kom, som du er, og syng med.',
  'bibliografi.intro':
    'Femogtyve års salmer, romaner og fagbøger, de nyeste først. Det meste kan købes hos boghandleren; resten kan lånes på biblioteket eller findes på loppemarkeder, hvor de har det godt.',
  'samarbejder.intro':
    'Jeg er bedst, når nogen rækker mig noget, jeg ikke selv kunne have lavet: en melodi, en kæde af uld, et skib.',
  'salmer.intro':
    'Fire salmer til at læse stille eller synge højt, og de fire samlinger, de har fundet plads i. Brug dem frit ved gudstjenester og i stuer.',
  'presse.intro':
    'Her ligger det, man plejer at ringe efter: en biografi i tre længder, billeder med kreditering, omslag og de årstal, jeg selv glemmer. Brug det frit, og ring gerne alligevel.',
  'presse.biography_short':
    'Johanne Lyngby, født 1971, er salmedigter, forfatter og billedkunstner og bor i Nykøbing Mors ved Limfjorden. Hun er ph.d. i religionsvidenskab og debuterede i 2001 med salmesamlingen »Korn og aske«. Siden er det blevet til fem salmesamlinger, seks skønlitterære bøger og fire fagbøger, senest romanen »Tættere på jorden« (2026). Hendes salmer bliver sunget i kirker, på højskoler og ved senge. Hun holder foredrag over hele landet, altid med mindst én fællessang, og maler i akvarel, blæk og collage, når ordene ikke vil.',
  'presse.biography_middle':
    'Johanne Lyngby, født 1971, er salmedigter, forfatter og billedkunstner. Hun bor i Nykøbing Mors i et rødkalket hus, hvor haven ender i en skrænt og skrænten i fjorden.\n\nHun er ph.d. i religionsvidenskab og har skrevet om det, mennesker gør, når de tror, og det, de gør, når de holder op. Salmerne begyndte et andet sted: ved en seng, hvor den salme, hun ledte efter, ikke stod i bogen. Hun debuterede i 2001 med »Korn og aske«, og siden er fire salmesamlinger kommet til, senest »Lyset bliver længere« (2024), som rejser rundt i landet som koncert med kor, lys og fortælling.\n\nVed siden af salmerne har hun skrevet seks skønlitterære bøger, blandt dem »Mosters sprog« (2025) og »Tættere på jorden« (2026), og fagbøgerne »Tavshedens liturgi« og »Sorgens grammatik«. Hun holder foredrag over hele landet, altid med mindst én fællessang, og maler i akvarel, blæk og collage.',
  'presse.biography_long':
    'Johanne Lyngby, født 1971, er salmedigter, forfatter og billedkunstner. Hun bor i Nykøbing Mors i et rødkalket hus, hvor haven ender i en skrænt og skrænten i fjorden. Fra skrivebordet kan hun se et æbletræ, der burde være fældet, en mole, der ikke længere fører nogen steder hen, og vejret, som kommer.\n\nHun er ph.d. i religionsvidenskab og har aldrig kunnet bestemme sig for, om det er en grund til at skrive salmer eller en grund til at lade være. Salmerne begyndte ved en seng, hvor hun bladrede og bladrede, og alt, hvad der stod i bogen, var enten for højt eller for færdigt. De første fire linjer blev skrevet bag på en kvittering. I 2001 udkom debuten »Korn og aske«, og siden er fire salmesamlinger kommet til: »Nattens små sange« (2012), »Fjordsalmer« (2019), »Du kom i blæst« (2022) og »Lyset bliver længere« (2024), som rejser rundt i landet som koncert med kor, lys og fortælling.\n\nPå prosa har hun skrevet seks bøger, blandt dem »Saltkirken« (2014), »Det hvide i kortet« (2021), »Mosters sprog« (2025) og »Tættere på jorden« (2026). De foregår ved kyster og i køkkener og handler oftest om det, der bliver sagt i stedet for det, der skulle have været sagt. I fagbøgerne »Tavshedens liturgi« (2016) og »Sorgens grammatik« (2023) skriver hun om stilhed, sorg og ritual for læsere, der ikke behøver at være enige med hende om, hvad der er bag.\n\nHun holder foredrag over hele landet, uden lysbilleder og altid med mindst én fællessang, og arbejder gerne sammen med komponister, vævere, organister og skibsførere. Når ordene ikke vil, maler hun: akvarel, blæk og collage, mest fjord og gavle og den slags lys, der kun varer så længe, man kigger på det.\n\nSalmerne må frit synges ved gudstjenester.',
  'presse.facts':
    'Født: 1971 på Mors\nBor: Nykøbing Mors ved Limfjorden\nUddannelse: Ph.d. i religionsvidenskab\nDebut: »Korn og aske«, salmer, 2001\nSeneste bog: »Tættere på jorden«, roman, 2026\nForedrag: Hele landet, hele året, gerne med sang\nInterview: Efter aftale, helst om formiddagen',
}
