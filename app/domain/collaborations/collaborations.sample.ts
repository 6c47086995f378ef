export interface SampleCollaboration {
  title: string
  short_text?: string
  /** Rich text; a PDF is linked by `data-pdf-id`. */
  description: string
  link?: string
  /** File name in sample/pictures. */
  picture: string
  alt: string
  /** Where the picture's motif is, 0..1 from the left and from the top. */
  focus_x: number
  focus_y: number
}

export const sampleCollaborations: SampleCollaboration[] = [
  {
    title: 'Orgelskoven',
    short_text:
      'Salmer skrevet til et orgel, der skulle have været skrottet. Sammen med organist Signe Ravnholt Toft.',
    description:
      '<p>Orgelet fra 1911 var dømt ude. Tre af stemmerne hylede, bælgen havde været hjem for mus, og menighedsrådet havde indhentet tilbud på et digitalt. Så spillede <strong>Signe Ravnholt Toft</strong> på det en hel nat og ringede til mig klokken seks: »Det er ikke i stykker. Det er bare hæst.«</p><p>Sammen skrev vi ni salmer til de stemmer, der stadig kunne. Nogle bruger kun fire toner. Én er skrevet til en pibe, der ikke kan holde op igen, når først den er begyndt, og menigheden lærte at synge, indtil den var færdig.</p><p>Orgelet står der endnu. Det er stadig hæst, og der kommer folk langvejs fra for at høre det.</p>',
    link: 'https://example.dk/orgelskoven',
    picture: 'collaboration-1.jpg',
    alt: 'Maleri af orgelpiber i lys og skygge',
    focus_x: 0.5,
    focus_y: 0.48,
  },
  {
    title: 'Fjordsalmer på dæk',
    short_text:
      'Hvert år sejler vi en strækning af Limfjorden og synger os i land, hvor nogen står på molen.',
    description:
      '<p>Komponisten <strong>Villads Hejn Korsbæk</strong> har sejlet, siden han var seks, og han skriver melodier på samme måde: med vinden ind skråt bagfra. Da »Fjordsalmer« var færdig, sagde han, at den skulle prøves til søs.</p><p>Siden har vi hvert år sejlet en strækning med et gammelt sildefartøj, femten sangere og en skipper, der påstår, at han er tonedøv. Vi lægger til, hvor der står nogen på molen. Det gør der næsten altid.</p><p>Vil jeres by have besøg? Det praktiske står i <a data-pdf-id="sample-pdf-collaboration">folderen om Fjordsalmer på dæk</a>: dybgang, antal kaffekopper og den slags.</p>',
    link: 'https://example.dk/fjordsalmer-paa-daek',
    picture: 'collaboration-2.jpg',
    alt: 'Akvarel af tre sejlbåde med brune sejl på fjorden',
    focus_x: 0.54,
    focus_y: 0.58,
  },
  {
    title: 'Lys i vinduerne',
    description:
      '<p>I et sogn med 43 huse satte skolens ældste elever hver en strofe i et vindue, håndskrevet og med et lys bag. Man skulle gå hele vejen rundt for at læse salmen til ende, og man skulle gå i den rigtige rækkefølge, ellers blev det en anden salme.</p><p>Det blev det for de fleste. Vi fik fotografier af syv forskellige udgaver, og mindst to af dem var bedre end min.</p><p>Ideen er fri, og jeg hjælper gerne med teksten, hvis I selv har husene.</p>',
    picture: 'collaboration-3.jpg',
    alt: 'Maleri af en landsby i sne om natten med lys i vinduerne',
    focus_x: 0.5,
    focus_y: 0.52,
  },
  {
    title: 'Ord i islæt',
    short_text: 'Tolv vævede baner med én verselinje i hver. Sammen med væver Maren Østerbye Juhl.',
    description:
      '<p><strong>Maren Østerbye Juhl</strong> væver i uld fra får, hun kender ved navn. Hun skrev til mig for at spørge, om en salme kunne tåle at blive skåret i tolv, og om linjerne måtte komme til at stå på hovedet.</p><p>Det måtte de. Hver bane har sin linje skudt ind i islættet med en tråd, der er en anelse lysere end resten. Man ser den først, når man står skråt for lyset, og man mærker den med fingeren, før man kan læse den.</p><p>Værket rejser. Det fylder én kuffert, vejer elleve kilo og kan hænges op på en eftermiddag af to personer, der er gode venner.</p>',
    link: 'https://example.dk/ord-i-islaet',
    picture: 'collaboration-4.jpg',
    alt: 'Akvarel af et vævet mønster i blå, vinrøde, okker og grønne strimler',
    focus_x: 0.5,
    focus_y: 0.5,
  },
]
