export interface SampleLecture {
  title: string
  subtitle?: string
  /** Plain text; a blank line starts a new paragraph. */
  description: string
  themes: string[]
  duration?: string
  date?: string
  time?: string
  location?: string
  link?: string
  intro_short?: string
  intro_middle?: string
  intro_long?: string
  technical_needs?: string
  fee?: string
  /** File name in sample/pictures. */
  picture: string
  alt: string
}

export const sampleLectures: SampleLecture[] = [
  {
    title: 'Salmen på natbordet',
    subtitle: 'Om ord, der skal holde til at blive brugt',
    description:
      'En salme er den eneste slags digt, der er beregnet til at blive slidt. Den skal kunne synges af en, der er hæs, huskes af en, der er bange, og fremsiges baglæns ved en seng klokken fire om natten. Hvad gør det ved sproget, når det skal kunne bære så meget?\n\nI dette foredrag fortæller jeg om vejen fra den første linje til den dag, hvor en fremmed stemme synger den tilbage til mig. Vi ser på tre gamle salmer og én ny, og vi ser dem i arbejdstøjet: rimene, der knirker, versene, der blev slettet, og den ene bisætning, som hele salmen hænger i.\n\nUndervejs synger vi. Der kræves ingen forudsætninger, men det er en fordel at have været vågen om natten.',
    themes: ['Salmer', 'Sprog og tro', 'Fællessang'],
    duration: 'Halvanden time med pause og sang',
    intro_short:
      'En salme er det eneste digt, der er lavet til at blive slidt. Johanne Lyngby fortæller om ord, der skal holde klokken fire om natten, og vi synger undervejs.',
    intro_middle:
      'Hvad gør det ved et sprog, at det skal kunne synges af en, der er hæs, og huskes af en, der er bange? Salmedigteren Johanne Lyngby fortæller om vejen fra den første linje til den dag, en fremmed synger den tilbage til hende. Vi ser på tre gamle salmer og én ny, og vi ser dem i arbejdstøjet. Undervejs synger vi, og der kræves ingen forudsætninger.',
    intro_long:
      'I aften skal vi høre om ord, der er beregnet til at blive slidt. Johanne Lyngby er salmedigter, forfatter og billedkunstner og bor på Mors ved Limfjorden. Hun er ph.d. i religionsvidenskab, har udgivet fem salmesamlinger og begyndte, fortæller hun selv, fordi hun manglede en salme og ikke kunne finde den i bogen.\n\nForedraget hedder »Salmen på natbordet«. Det handler om tre gamle salmer og én ny og om alt det, man ikke ser, når man synger dem: rimene, der knirkede, versene, der blev slettet, og den ene bisætning, som det hele hænger i.\n\nVi kommer til at synge, så find gerne bogen frem allerede nu. Velkommen til Johanne Lyngby.',
    technical_needs:
      'En mikrofon, hvis vi er flere end fyrre. Et klaver eller orgel og en, der kan spille fire salmer; noder sendes i forvejen. Intet lærred. Et glas vand og en læselampe.',
    fee: '8.500 kr. plus rejse. Små menigheder skriver bare, så finder vi ud af det.',
    picture: 'lecture-1.jpg',
    alt: 'Maleri af en opslået salmebog og et tændt lys på et bord',
  },
  {
    title: 'Sort sol og små bønner',
    subtitle: 'Hvad stærene kan lære en menighed',
    description:
      'Hver aften i træktiden samler stærene sig over rørskoven og skriver noget på himlen, som ingen har lært dem. De har ingen anfører. Hver fugl følger de syv, der er nærmest.\n\nJeg har i mange år gået og set på dem, og jeg er begyndt at tro, at det er et billede på, hvordan en menighed hænger sammen, når den gør det bedst: ikke ved enighed, men ved at holde øje med dem, der er inden for rækkevidde.\n\nForedraget er en vandring i tre dele. Den første handler om fuglene. Den anden om bønnen, som den ser ud hos mennesker, der ikke ved, om de beder. Den tredje om at turde dreje med, når de andre drejer.\n\nKan holdes udendørs ved solnedgang, hvis vejret og stærene er til det.',
    themes: ['Natur og tro', 'Fællesskab', 'Bøn'],
    duration: 'En time',
    link: 'https://example.dk/sort-sol',
    picture: 'lecture-2.jpg',
    alt: 'Akvarel af en stor flok stære over rørskov i solnedgang',
  },
  {
    title: 'I tåge ser man bedst det nære',
    subtitle: 'Om håb uden overblik',
    description:
      'Fyret ved kysten har én opgave: at lyse for dem, det ikke selv kan se. Det er en beskeden opgave, og den er blevet mit bedste billede på håb.\n\nVi er vant til at tænke håb som en udsigt. Men den, der har været syg længe, eller som har ventet på nyt om en, der er borte, ved, at håbet sjældent har noget at se på. Det har til gengæld en retning.\n\nMed hjælp fra en fyrpasser, to profeter og min egen oldemor taler jeg om at finde vej, når man kun kan se til det næste hegn.',
    themes: ['Håb', 'Livsmod', 'Fortælling'],
    duration: 'En time og et kvarter',
    picture: 'lecture-3.jpg',
    alt: 'Akvarel af et fyrtårn i tåge med en bred lysstråle',
  },
  {
    title: 'Mosters sprog',
    subtitle: 'Dialekt, slægt og det, der aldrig blev skrevet ned',
    description:
      'Min moster havde et ord for den slags regn, der ikke er værd at gå ind for. Hun havde et ord for at blive ved bordet, efter at man burde være gået. Da hun døde, var der ingen, der brugte dem mere, og jeg opdagede, at jeg ikke længere kunne mærke forskel på den ene slags regn og den anden.\n\nForedraget bygger på fortællingerne i bogen af samme navn og handler om, hvad der forsvinder, når et sprog dør i et køkken. Det handler også om at arve: om opskrifter, vredesudbrud, salmevers og måder at tie på.\n\nTag gerne et ord med, som du ikke har hørt andre sige. Vi samler dem ind i pausen.',
    themes: ['Slægt', 'Dialekt', 'Fortællekunst', 'Erindring'],
    duration: 'Halvanden time med pause',
    picture: 'lecture-4.jpg',
    alt: 'Collage af et træ med blade klippet af breve, noder og bogsider',
  },
  {
    title: 'Ringe i vandet',
    subtitle: 'En lille grammatik for sorgen',
    description:
      'Sorgen har sin egen grammatik. Den taler i datid om en, man elsker i nutid. Den mangler bydemåde. Den kan ikke bøje ordet »vi«.\n\nJeg var religionsforsker i mange år, før jeg selv mistede, og jeg måtte begynde forfra med alt det, jeg troede, jeg vidste. Foredraget er skrevet i forlængelse af bogen »Sorgens grammatik« og handler om de former, vi har arvet til at sørge i: begravelsen, salmen, kaffen bagefter, stilheden i bilen på vej hjem.\n\nDet er ikke et foredrag om at komme videre. Det er et foredrag om at komme med.',
    themes: ['Sorg', 'Ritual', 'Salmer'],
    duration: 'En time, gerne med samtale bagefter',
    link: 'https://example.dk/sorgens-grammatik',
    picture: 'lecture-5.jpg',
    alt: 'Blæktegning af ringe i blåt vand omkring en mørkerød sten',
  },
  {
    title: 'Når rummet tier',
    description:
      'En middelalderkirke siger noget, allerede før præsten har åbnet munden. Den siger det med lofter, der var dyre, og vinduer, der er små; med en dør mod nord, som blev muret til, og en trappe, der ikke fører nogen steder hen.\n\nVi går gennem kirken fra våbenhus til alter og standser de steder, hvor rummet tier stærkest. Deltagerne skal regne med at stå op, sidde ned, lægge hånden på en mur og til sidst synge én salme uden ledsagelse, så vi kan høre, hvem der synger med.\n\nForedraget tilpasses den enkelte kirke, og jeg kommer gerne dagen før for at lytte.',
    themes: ['Kirkerum', 'Stilhed', 'Kunst'],
    duration: 'En time, stående og siddende',
    location: 'Holdes i jeres egen kirke',
    picture: 'lecture-6.jpg',
    alt: 'Maleri af et hvidkalket kirkerum med bue bag bue mod et lyst vindue',
  },
]
