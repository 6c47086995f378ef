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
}
