import { mostersSprog } from './extract.sample'

export interface SampleReview {
  header?: string
  quote_text: string
  /** Of the quotation, for others to quote. */
  pull_quote?: string
  author: string
  publication?: string
}

export interface SampleWork {
  title: string
  year: number
  category: 'salmer_sange' | 'skønlitteratur' | 'faglitteratur' | 'værkliste'
  /** Rich text: p, strong, em, a, br. */
  description: string
  publisher?: string
  isbn?: string
  pages?: number
  formats?: string[]
  translator?: string
  purchase_link?: string
  /** Each a name and a URL. */
  shops?: string[]
  /** Rich text. */
  extract?: string
  /** The id of one of the sample PDFs. */
  extract_pdf_id?: string
  /** File name in sample/pictures. */
  cover?: string
  coverAlt?: string
  reviews: SampleReview[]
}

const sampleHymnBooks: SampleWork[] = [
  {
    title: 'Lyset bliver længere',
    year: 2024,
    category: 'salmer_sange',
    description:
      '<p>Fireogtyve salmer fra kyndelmisse til påske, med melodier af <strong>Villads Hejn Korsbæk</strong>. Bogen følger lyset, som det kommer tilbage til en fjord: først som en streg, så som et gulv, man næsten kunne gå på.</p><p>Med efterskrift <em>Om at rime på mørke</em>.</p>',
    purchase_link: 'https://example.dk/lyset-bliver-laengere',
    publisher: 'Forlaget Tangkant',
    isbn: '978-87-9990-100-5',
    pages: 112,
    formats: ['Indbundet', 'Melodibog'],
    shops: [
      'Boghandlen ved fjorden https://example.dk/fjorden/lyset',
      'Noder til kirken https://example.dk/noder/lyset',
    ],
    cover: 'cover-lyset-bliver-laengere.jpg',
    coverAlt: 'Omslag: en lav sol over en fjord i akvarel',
    reviews: [
      {
        header: 'Nyt, der allerede kan udenad',
        quote_text:
          'Det sker sjældent, at man ved første gennemsang har en fornemmelse af at have kendt en salme hele livet. Her sker det fire gange.',
        pull_quote: 'Her sker det fire gange.',
        author: 'Ellinor Damsbo',
        publication: 'Sogn og Sang',
      },
      {
        quote_text:
          'Lyngby skriver om håb uden at hæve stemmen.\n\nHun skriver »Håb er frøets mod«, og så lader hun frøet ligge.',
        pull_quote: 'Lyngby skriver om håb uden at hæve stemmen.',
        author: 'Poul Erik Tvergaard',
        publication: 'Limfjordens Bogblad',
      },
      {
        quote_text:
          'Vi har brugt nummer 8 til tre begravelser og et bryllup. Den holdt til det hele.',
        author: 'Gudrun Hyldahl, organist',
      },
    ],
  },
  {
    title: 'Du kom i blæst',
    year: 2022,
    category: 'salmer_sange',
    description:
      '<p>Otteogtredive salmer til kirkeårets søndage, ordnet efter vejret. Der er salmer til modvind, til støvregn, til den frost, der kommer efter midnat, og en enkelt til det, man på Mors kalder <em>lunt</em>.</p>',
    purchase_link: 'https://example.dk/du-kom-i-blaest',
    publisher: 'Forlaget Tangkant',
    isbn: '978-87-9990-111-1',
    pages: 148,
    formats: ['Indbundet'],
    cover: 'cover-du-kom-i-blaest.jpg',
    coverAlt: 'Omslag: siv, der bøjer sig for vinden, i blæk og akvarel',
    reviews: [
      {
        header: 'En vejrudsigt for sjælen',
        quote_text:
          'Man kan begynde i juletræstænding og ende i stormflod på to opslag. Det er vovet, og det er morsomt, og så er det pludselig det mest præcise, der er skrevet om pinse i mange år.',
        author: 'Asta Brandtoft',
        publication: 'Tidsskrift for Ny Salme',
      },
      {
        quote_text: 'Synges bedst stående og helst med ryggen til en åben dør.',
        author: 'Henning Lykkegård Friis',
        publication: 'Kantorens Kvartal',
      },
    ],
  },
  {
    title: 'Fjordsalmer',
    year: 2019,
    category: 'salmer_sange',
    description:
      '<p>Enogtredive salmer fra Thyborøn til Hals, med melodier for menighed og kor. Hver salme hører til et anløbssted, og bagerst er der et <strong>søkort</strong>, så man kan synge sig hjem.</p><p>Fjerde oplag.</p>',
    purchase_link: 'https://example.dk/fjordsalmer',
    cover: 'cover-fjordsalmer.jpg',
    coverAlt: 'Omslag: striber af blåt vand i akvarel med en lille rød båd øverst',
    reviews: [],
  },
  {
    title: 'Nattens små sange',
    year: 2012,
    category: 'salmer_sange',
    description:
      '<p>Seksten vuggeviser og aftensalmer med melodier af Thea Lindrup Krog. De fleste har kun tre vers, for længere er der ingen, der ligger vågen, hvis det går godt.</p><p>Udsolgt fra forlaget.</p>',
    cover: 'cover-nattens-smaa-sange.jpg',
    coverAlt: 'Omslag: et lille hus under en stor måne, klippet i malet papir',
    reviews: [],
  },
  {
    title: 'Korn og aske',
    year: 2001,
    category: 'salmer_sange',
    description:
      '<p>Debuten: tolv salmer i et stift hæfte, trykt i 300 eksemplarer. De er ujævne og for højtidelige, og den sjette er stadig den bedste, jeg har skrevet.</p>',
    reviews: [],
  },
]

const sampleFiction: SampleWork[] = [
  {
    title: 'Tættere på jorden',
    year: 2026,
    category: 'skønlitteratur',
    description:
      '<p>Roman. Ane vender hjem for at passe sin fars kartofler, mens han lærer at dø. Han er en dårlig elev. Mellem rækkerne begynder de to at sige de ting til hinanden, som kun lader sig sige til en ryg.</p>',
    purchase_link: 'https://example.dk/taettere-paa-jorden',
    publisher: 'Morgenmarken',
    isbn: '978-87-9990-133-3',
    pages: 284,
    formats: ['Indbundet', 'E-bog', 'Lydbog'],
    shops: [
      'Boghandlen ved fjorden https://example.dk/fjorden/jorden',
      'Netboghandlen https://example.dk/net/jorden',
    ],
    cover: 'cover-taettere-paa-jorden.jpg',
    coverAlt: 'Omslag: aftenhimmel over en mørk stubmark, malet i olie',
    reviews: [
      {
        header: 'Fem hektar og en hel verden',
        quote_text:
          'Johanne Lyngby har skrevet en roman, hvor der ikke sker andet end det, der sker for os alle. Jeg læste den i ét stræk og gik ud og gravede bagefter.',
        author: 'Laura Birkemose',
        publication: 'Limfjordens Bogblad',
      },
      {
        quote_text: 'Det mest bevægende er ikke dødslejet. Det er kapitlet om kartoffelsorter.',
        author: 'Simon Hald Ottesen',
        publication: 'Bogvinduet',
      },
      {
        header: 'Tæt på det tætte',
        quote_text:
          'Faderen er en af de store tavse i nyere dansk prosa, og som alle store tavse taler han hele tiden: med hunden, med radioen, med vejret.\n\nEn enkelt gang taler han med sin datter. Det fylder ni linjer. Dem får man ikke lagt fra sig.',
        author: 'Marie-Louise Thorsager',
        publication: 'Læsekredsen',
      },
      {
        quote_text: 'Lidt for mange solopgange, men hvilke.',
        author: 'Kresten Nørgaard Bloch',
      },
    ],
  },
  {
    title: 'Mosters sprog',
    year: 2025,
    category: 'skønlitteratur',
    description:
      '<p>Fjorten fortællinger fra et køkken, hvor der blev talt et sprog, som ingen andre kunne. Om kaffe, arv, salmevers og det helt særlige ord for <em>den regn, der ikke er værd at gå ind for</em>.</p>',
    purchase_link: 'https://example.dk/mosters-sprog',
    publisher: 'Morgenmarken',
    isbn: '978-87-9990-144-9',
    pages: 196,
    formats: ['Hæftet', 'E-bog'],
    extract: mostersSprog,
    extract_pdf_id: 'sample-pdf-extract',
    cover: 'cover-mosters-sprog.jpg',
    coverAlt: 'Omslag: en blå kande med røde tulipaner, klippet i papir på gul bund',
    reviews: [],
  },
  {
    title: 'Det hvide i kortet',
    year: 2021,
    category: 'skønlitteratur',
    description:
      '<p>Roman. I 1861 får landmåler Severin Holck til opgave at tegne et stykke af Vestjylland, som hans forgænger har efterladt hvidt. Han finder hurtigt ud af, at det ikke skyldes dovenskab.</p><p>En bog om at måle og om at tro, og om den kvinde, der rettede på begge dele.</p>',
    purchase_link: 'https://example.dk/det-hvide-i-kortet',
    publisher: 'Morgenmarken',
    isbn: '978-87-9990-155-5',
    pages: 412,
    formats: ['Indbundet', 'Hæftet'],
    cover: 'cover-det-hvide-i-kortet.jpg',
    coverAlt: 'Omslag: et landkort med højdekurver og et stort hvidt hul i midten',
    reviews: [
      {
        quote_text:
          'En historisk roman, der har forstået, at fortiden ikke vidste, at den var det.',
        author: 'Anna Sofie Kragelund',
        publication: 'Bogvinduet',
      },
      {
        header: 'Alt det, der ikke kan måles',
        quote_text:
          'Lyngbys sætninger har samme dyd som hendes landmåler: de går langsomt, de vender sig om, og de opdager til sidst, at de er gået ud over kanten.',
        author: 'Bent Ravnkilde',
        publication: 'Morsø Læseblad',
      },
    ],
  },
  {
    title: 'De tolv breve',
    year: 2017,
    category: 'skønlitteratur',
    description:
      '<p>Roman i breve. En enke finder tolv breve, hendes mand har skrevet til en, hun ikke kender. Hun beslutter at svare på dem.</p>',
    purchase_link: 'https://example.dk/de-tolv-breve',
    cover: 'cover-de-tolv-breve.jpg',
    coverAlt: 'Omslag: en stabel håndskrevne breve med rødt laksegl',
    reviews: [],
  },
  {
    title: 'Saltkirken',
    year: 2014,
    category: 'skønlitteratur',
    description:
      '<p>Roman. Sandet har taget landsbyen, og havet er ved at tage resten. Kun tårnet står. En ung degn bliver sat til at ringe med klokken for en menighed, der er flyttet, og han gør det, hver dag, i elleve år.</p>',
    purchase_link: 'https://example.dk/saltkirken',
    cover: 'cover-saltkirken.jpg',
    coverAlt: 'Omslag: et hvidt kirketårn alene i klitterne, malet i olie',
    reviews: [],
  },
  {
    title: 'Tørvetid',
    year: 2008,
    category: 'skønlitteratur',
    description:
      '<p>Kortroman. Tre søskende, en mose og en sommer, hvor der kommer noget op, som skulle være blevet nede. Udsolgt, men findes på biblioteket.</p>',
    reviews: [],
  },
]

const sampleNonfiction: SampleWork[] = [
  {
    title: 'Sorgens grammatik',
    year: 2023,
    category: 'faglitteratur',
    description:
      '<p>Syv kapitler om salmer og savn. Hvilke ord har vi arvet til at sørge i, og hvilke mangler? Bogen går gennem begravelsens tekster sætning for sætning og lytter efter det sted, hvor sproget holder vejret.</p><p><a href="https://example.dk/sorgens-grammatik/kapitel-4">Læs kapitel 4</a></p>',
    purchase_link: 'https://example.dk/sorgens-grammatik',
    publisher: 'Forlaget Tangkant',
    isbn: '978-87-9990-166-1',
    pages: 168,
    formats: ['Hæftet'],
    cover: 'cover-sorgens-grammatik.jpg',
    coverAlt: 'Omslag: vinrød akvarel, der er løbet ud i papiret, med hvid titelseddel',
    reviews: [
      {
        header: 'En fagbog til natbordet',
        quote_text:
          'Jeg har ikke før læst en videnskabelig bog med en kuglepen i den ene hånd og et lommetørklæde i den anden.',
        pull_quote:
          'Jeg har ikke før læst en videnskabelig bog med en kuglepen i den ene hånd og et lommetørklæde i den anden.',
        author: 'Jonna Eskelund',
        publication: 'Tidsskrift for Pleje og Ord',
      },
      {
        quote_text:
          'Den grundigste læsning af begravelsesritualet, vi har på dansk, og den eneste, man kan give til en, der lige har været igennem det.',
        author: 'Niels Aage Hvass',
        publication: 'Sogn og Sang',
      },
      {
        quote_text: 'Kapitlet om ordet »vi« burde hænge i alle våbenhuse.',
        author: 'Tove Meldgaard Skriver',
      },
    ],
  },
  {
    title: 'Tavshedens liturgi',
    year: 2016,
    category: 'faglitteratur',
    description:
      '<p>Om det, gudstjenesten siger uden ord: pausen før bønnen, skridtene op ad gulvet, lyden af firs mennesker, der sætter sig. Bygger på tre års ophold på kirkebænke i hele landet.</p>',
    purchase_link: 'https://example.dk/tavshedens-liturgi',
    cover: 'cover-tavshedens-liturgi.jpg',
    coverAlt: 'Omslag: ét lodret penselstrøg i sort blæk på lyst papir',
    reviews: [],
  },
  {
    title: 'At synge sig ind',
    year: 2010,
    category: 'faglitteratur',
    description:
      '<p>En håndbog for sangaftener, menighedsråd og mennesker med et stuklaver. Hvordan vælger man, hvordan begynder man, og hvad gør man, når ingen kan melodien? Med <strong>40 forslag til programmer</strong>.</p>',
    purchase_link: 'https://example.dk/at-synge-sig-ind',
    reviews: [],
  },
  {
    title: 'Den fjerde stemme',
    year: 2003,
    category: 'faglitteratur',
    description:
      '<p>Salmens plads i dansk hverdagsliv 1850–1950. Ph.d.-afhandlingen, let bearbejdet. Om salmen, som den blev sunget ved malkning, ved vugger, i krostuer og på skibe: alle de steder, hvor der ikke var nogen præst.</p>',
    reviews: [],
  },
]

const sampleWorkList: SampleWork[] = [
  {
    title: 'Blæk på brunt papir',
    year: 2025,
    category: 'værkliste',
    description: '<p>Udstilling, 30 arbejder. Vist i fire sognegårde og en maskinhal.</p>',
    reviews: [],
  },
  {
    title: 'Ord i islæt',
    year: 2025,
    category: 'værkliste',
    description: '<p>Tolv verselinjer til tolv vævede baner. Med væver Maren Østerbye Juhl.</p>',
    reviews: [],
  },
  {
    title: 'Syv ord til et klokketårn',
    year: 2020,
    category: 'værkliste',
    description:
      '<p>Lydværk for én klokke og én stemme. Varer fra solnedgang, til det er mørkt.</p>',
    reviews: [],
  },
  {
    title: 'Kantate til en genåbnet kirke',
    year: 2018,
    category: 'værkliste',
    description:
      '<p>For kor, orgel, strygere og håndværkere. Musik: Villads Hejn Korsbæk. Håndværkerne medvirker i sidste sats.</p>',
    reviews: [],
  },
  {
    title: 'Tolv akvareller over Højsangen',
    year: 2015,
    category: 'værkliste',
    description: '<p>Udstilling og hæfte. To af billederne hænger nu på en fødegang.</p>',
    reviews: [],
  },
  {
    title: 'Pinsekantate for børnekor, bratsch og orgel',
    year: 2011,
    category: 'værkliste',
    description: '<p>Tekst. Bestilt af et kor, hvor den yngste var fem.</p>',
    reviews: [],
  },
  {
    title: 'Messe for et sogn ved vandet',
    year: 2005,
    category: 'værkliste',
    description: '<p>Fem led for menighed, forsanger og havgus.</p>',
    reviews: [],
  },
]

/** All works, by category. */
export const sampleWorks: SampleWork[] = [
  ...sampleHymnBooks,
  ...sampleFiction,
  ...sampleNonfiction,
  ...sampleWorkList,
]
