export interface SampleNews {
  title: string
  /** Plain text; a blank line starts a new paragraph. */
  content: string
  /** How many days before the content is put in it was published. */
  daysAgo: number
  link?: string
  /** How many paragraphs the list shows. */
  listed?: number
  summary?: string
  /** File name in sample/pictures. */
  picture?: { picture: string; alt: string }
}

export const sampleNews: SampleNews[] = [
  {
    title: 'Tættere på jorden er landet i butikkerne',
    content:
      'Jeg havde forestillet mig noget højtideligt, da kasserne kom, men det blev mig og buddet og en sækkevogn med et fladt dæk, og så stod de dér i bryggerset: hundrede eksemplarer af en roman, jeg har båret rundt på i fire år.\n\n»Tættere på jorden« handler om Ane, der som fyrreårig vender hjem for at passe sin fars kartofler, mens han lærer at dø. Den handler også om alt det, man kan sige til hinanden, når man har hænderne i noget andet.\n\nBogen kan købes hos din boghandler. Tak til alle, der fyldte sognegården ved udgivelsen. Jeg læser gerne op af den igen, hvis I har kaffe.',
    daysAgo: 3,
    link: 'https://example.dk/taettere-paa-jorden',
  },
  {
    title: 'En lukket kirkedør',
    content:
      'I søndags kørte jeg fyrre kilometer for at høre en af mine egne salmer blive sunget, og da jeg kom frem, var kirken låst: jeg havde taget fejl af sognet. Der er to af samme navn.\n\nSå jeg satte mig på bænken ved våbenhuset og sang den selv, alle fem vers, for en solsort og en kirkegårdsgraver på fridag. Han sagde bagefter, at tredje vers var for langt. Han har ret. Det er rettet nu.',
    daysAgo: 11,
  },
  {
    title: 'Ny sangaften: Tag en nabo med',
    content:
      'Der er kommet en ny aften i kalenderen. Den er gratis, den varer halvanden time, og man skal ikke kunne synge for at være med. Man skal til gengæld tage en med, der heller ikke kan.\n\nVi begynder med noget, alle kender, og slutter med noget, ingen har hørt før.',
    daysAgo: 19,
  },
  {
    title: 'Fjordsalmer i fjerde oplag',
    content:
      'Det er syv år siden, at »Fjordsalmer« udkom, og nu går den i trykken for fjerde gang. Det er jeg glad for, men mest for det, der står i brevene: at nummer 12 bliver sunget på en færge, at nummer 19 hænger på et køleskab i Løgstør, og at nogen har brugt nummer 31 til at fri med.\n\nHun sagde ja.',
    daysAgo: 27,
    link: 'https://example.dk/fjordsalmer',
  },
  {
    title: 'Blækket er tørt',
    content:
      'Serien »Amen, tre gange« er færdig: tre ark, én pensel, ingen rettelser. Jeg har malet den samme bevægelse hver morgen i et halvt år og smidt de 178 første ud. Tilbage er de tre, hvor hånden var hurtigere end viljen.\n\nArkene kan ses under pressebilleder.',
    daysAgo: 38,
    picture: {
      picture: 'press-02.jpg',
      alt: 'Tre ark med kraftige penselstrøg i sort blæk side om side på en væg',
    },
  },
  {
    title: 'Fra et brev',
    content:
      '»Kære Johanne Lyngby. Min mor kunne til sidst ikke huske mit navn. Men hun kunne alle fire vers af Nu lægger sig vinden, og når vi kom til skibet, der har mistet sin havn, tog hun min hånd. Jeg ved ikke, hvad De tror om den slags. Jeg ville bare sige det til nogen.«\n\nJeg ved heller ikke, hvad jeg tror om den slags. Jeg ved, at jeg læste brevet stående.',
    daysAgo: 52,
  },
  {
    title: 'Lyset bliver længere ude som nodehæfte',
    content:
      'Mange kantorer har spurgt, og nu er det her: et selvstændigt nodehæfte med Villads Hejn Korsbæks melodier i firstemmig sats og i en lettere udgave for dem, der sidder alene ved klaveret en tirsdag.',
    daysAgo: 66,
    link: 'https://example.dk/lyset-bliver-laengere/noder',
  },
  {
    title: 'Om at skrive i hånden',
    content:
      'Jeg bliver tit spurgt, om jeg virkelig skriver i hånden. Ja. Ikke af romantik, men fordi jeg ikke kan slette hurtigt nok. En overstreget linje bliver liggende og ser på én. Nogle gange får den ret efter tre uger.\n\nTil gengæld renskriver jeg på maskine, for ingen andre kan læse min håndskrift. Heller ikke jeg, når der er gået et halvt år.',
    daysAgo: 81,
  },
  {
    title: 'Vævet og salmen: Ord i islæt er hængt op',
    content:
      'Maren Østerbye Juhl har vævet, jeg har skrevet, og nu hænger det hele: tolv baner i uld og hør, hver med én verselinje i islættet. Man kan ikke læse dem på afstand. Man skal helt hen, og helst skal man røre.\n\nMaren siger, at en væv er det eneste redskab, der larmer i takt. Jeg siger, at hun ikke har hørt min skrivemaskine.',
    daysAgo: 97,
    link: 'https://example.dk/ord-i-islaet',
  },
  {
    title: 'Tak for en fuld kirke',
    content:
      'Der blev sat ekstra stole ind til koncerten, og da stolene var brugt, stod folk langs væggen med overtøj på. Fire mennesker har siden skrevet for at sige, at de frøs, og at de gerne ville gøre det igen.',
    daysAgo: 118,
  },
  {
    title: 'Et svar til konfirmanderne',
    content:
      'Syvende klasse har skrevet til mig med spørgsmål om tro, og jeg lovede at svare på dem alle sammen. Her er de tre korteste.\n\nTror du på Gud? Jeg taler til ham. Det er for mig det samme spørgsmål, men det lyder mindre færdigt.\n\nHvad gør man, hvis man ikke tror? Man går med. Man holder en plads varm for en, der måske kommer senere. Det kan godt være én selv.\n\nTjener man mange penge på salmer? Nej.',
    daysAgo: 137,
    listed: 1,
    summary: 'Syvende klasse spørger om tro, og forfatteren svarer: de tre korteste svar.',
  },
  {
    title: 'Nattens små sange er udsolgt',
    content:
      'Det sidste eksemplar gik til et ungt par, der havde kørt hele vejen fra Kolding med en baby, som sov i bilen og vågnede i min entré. Vi sang for den, og den faldt i søvn igen. Bedre anmeldelse får jeg ikke.\n\nDer er samtaler i gang om et genoptryk.',
    daysAgo: 155,
  },
  {
    title: 'Pause i brevkassen',
    content:
      'De næste uger svarer jeg ikke på post. Jeg er ved at skrive et kapitel, der kun kommer, når telefonen ligger i skuffen. Haster det, så ring til min søster; hun ved, hvor skuffen er.',
    daysAgo: 176,
  },
  {
    title: 'Sorgens grammatik på skemaet',
    content:
      'Det glæder mig, at »Sorgens grammatik« nu læses af studerende, der skal arbejde på hospice og plejehjem. Jeg skrev den ikke som lærebog, men jeg skrev den, så den kan ligge opslået, mens man har hænderne fulde.\n\nKapitel fire, det om pausen mellem to sætninger, ligger frit tilgængeligt.',
    daysAgo: 204,
    link: 'https://example.dk/sorgens-grammatik/kapitel-4',
  },
  {
    title: 'Hvad stæren ved',
    content:
      'Jeg har været ved Agger Tange for at se stærene gå til ro. Hundrede tusind fugle, og ingen af dem støder sammen. Forklaringen er, siger de kloge, at hver stær kun holder øje med de syv nærmeste.\n\nSyv. Det er omtrent, hvad der kan sidde om et køkkenbord.',
    daysAgo: 231,
  },
  {
    title: 'Nyt foredrag: I tåge ser man bedst det nære',
    content:
      'Der er kommet et nyt foredrag på listen. Det begynder ved et fyr, der ikke kan se sit eget lys, og ender hos alle os andre, der skal finde hjem uden overblik.\n\nDet kan holdes i kirker, højskoler, biblioteker og stuer, hvor der er plads til mere end ti.',
    daysAgo: 263,
  },
  {
    title: 'Akvareller i sakristiet',
    content:
      'Tolv akvareller hænger i sakristiet de næste måneder. Der er ingen fernisering, men der er kaffe efter gudstjenesten, og jeg står i hjørnet og ser ud, som om jeg er en anden.',
    daysAgo: 296,
    picture: {
      picture: 'press-08.jpg',
      alt: 'Klitter med marehalm, et hegn af pæle og havet som en mørk streg',
    },
  },
  {
    title: 'Rettelse til nummer 27',
    content:
      'En opmærksom organist i Hurup har fundet en fejl i »Du kom i blæst«. I nummer 27, tredje vers, står der »skiver«, hvor der skal stå »skriver«. Det er ikke en fejl, der ændrer teologien, men den er blevet sunget af en menighed på 60, og de havde undret sig over brødet.',
    daysAgo: 334,
  },
  {
    title: 'Kantaten får sin anden opførelse',
    content:
      'Et nyt værk bliver som regel opført én gang: ved indvielsen, med borgmester. Derfor er det en begivenhed, at kantaten til den genåbnede kirke skal synges igen, uden anledning, af et kor, der bare gerne vil.',
    daysAgo: 371,
  },
  {
    title: 'Læseprøve: den første side',
    content:
      'Romanen er nu så langt, at den har en første side, som får lov at blive stående. Den begynder sådan her:\n\n»Min far talte ikke om vejret. Han talte med det. Om morgenen gik han ud på trappen i strømpesokker og sagde noget med lav stemme ned over marken, og så gik han ind og tog støvler på eller lod være.«\n\nResten tager et års tid endnu.',
    daysAgo: 418,
  },
  {
    title: 'Et hus med lys i',
    content:
      'Projektet »Lys i vinduerne« er slut for denne gang. 43 huse var med, 43 vers stod bag 43 ruder, og i det sidste hus på vejen, hvor ingen har boet i seks år, havde nogen sat et stearinlys og en seddel: »Her mangler en strofe.«\n\nJeg har skrevet den. Den er til den, der satte lyset.',
    daysAgo: 467,
  },
  {
    title: 'Indspilning i en tom kornsilo',
    content:
      'Efterklangen var ni sekunder. Man sang en linje og gik et stykke, og så kom den igen. Koret lærte hurtigt at lade være med at skynde sig, og jeg lærte, at der var to vers for meget.',
    daysAgo: 529,
  },
  {
    title: 'Hilsen fra toget',
    content:
      'Ribe, Tønder, Sønderborg, Haderslev: fire aftener, fire kirker, en kuffert med for mange bøger i den ene retning og for få i den anden. Tak for rugbrødet. Tak til den gamle dame på anden række, som sang alle andenstemmerne uden at kende dem.',
    daysAgo: 588,
  },
  {
    title: 'Velkommen til',
    content:
      'Så er der kommet en hjemmeside. Den er tænkt som en skrivestue med døren på klem: her kan du læse nyt, finde foredrag, høre hvor der skal synges, og se billeder. Bank bare på.',
    daysAgo: 652,
  },
]
