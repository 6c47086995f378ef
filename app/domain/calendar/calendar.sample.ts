export interface SampleEvent {
  title: string
  /** Days from the day the content is put in; negative = past. */
  daysFromToday: number
  /** HH:MM */
  time?: string
  location: string
  description?: string
  event_type: 'concert' | 'lecture' | 'singing_evening' | 'other'
  /** HH:MM */
  end_time?: string
  address?: string
  ticket_link?: string
  /** File name in sample/pictures. */
  picture?: { picture: string; alt: string }
  /** The number of the lecture it is about. */
  lecture?: number
  is_visible?: false
  keep_after_date?: true
}

const sampleComingEvents: SampleEvent[] = [
  {
    title: 'Sangaften: Tag en nabo med',
    daysFromToday: 4,
    time: '19:30',
    location: 'Sognegården, Nykøbing Mors',
    description:
      'Halvanden time, gratis adgang, kaffe bagefter. Man skal ikke kunne synge, men man skal tage en med, der heller ikke kan.',
    event_type: 'singing_evening',
  },
  {
    title: 'Tættere på jorden: oplæsning og samtale',
    daysFromToday: 9,
    time: '17:00',
    location: 'Biblioteket, Thisted',
    description: 'Johanne Lyngby læser af sin nye roman og svarer på spørgsmål, også om kartofler.',
    event_type: 'other',
  },
  {
    title: 'Lyset bliver længere: salmekoncert',
    daysFromToday: 16,
    time: '20:00',
    end_time: '21:30',
    location: 'Vestervig Kirke',
    address: 'Klostergade 1, 7770 Vestervig',
    ticket_link: 'https://example.dk/billetter',
    picture: {
      picture: 'press-06.jpg',
      alt: 'Otte tændte lys af forskellig højde i et mørkt rum',
    },
    description:
      'Salmer af Johanne Lyngby og Villads Hejn Korsbæk for kor, orgel og menighed. Forfatteren læser imellem.',
    event_type: 'concert',
  },
  {
    title: 'I tåge ser man bedst det nære',
    daysFromToday: 23,
    time: '19:00',
    end_time: '20:30',
    address: 'Vesterhavsvej 1, 7770 Vestervig',
    lecture: 3,
    location: 'Agger Kirke',
    description: 'Foredrag om håb uden overblik. Tag varmt tøj på.',
    event_type: 'lecture',
  },
  {
    title: 'Nattens små sange for små og store',
    daysFromToday: 31,
    time: '16:30',
    location: 'Budolfi Kirke, Aalborg',
    description: 'Familiekoncert. Nattøj er velkomment, og det er tilladt at falde i søvn.',
    event_type: 'concert',
  },
  {
    title: 'Skriv en salme på en dag',
    daysFromToday: 44,
    time: '10:00',
    location: 'Sognegården, Skive',
    description:
      'Værksted for alle over femten. Medbring blyant, viskelæder og en melodi, du holder af.',
    event_type: 'other',
  },
  {
    title: 'Ringe i vandet',
    daysFromToday: 58,
    time: '19:30',
    location: 'Vor Frue Kirke, Svendborg',
    event_type: 'lecture',
  },
  {
    title: 'Syng dig gennem fjorden',
    daysFromToday: 79,
    time: '19:00',
    location: 'Løgstør Kirke',
    description: 'Fjordsalmer fra vest mod øst. Vi når hele vejen til Hals, hvis vinden er med os.',
    event_type: 'singing_evening',
  },
  {
    title: 'Generalprøve på en ny kantate',
    daysFromToday: 93,
    time: '14:00',
    location: 'Viborg Domkirke',
    description: 'Endnu ikke offentliggjort.',
    event_type: 'concert',
    is_visible: false,
  },
  {
    title: 'Mosters sprog',
    daysFromToday: 121,
    time: '19:30',
    location: 'Forsamlingshuset, Ærøskøbing',
    description: 'Foredrag med pause, hvor vi samler glemte ord ind.',
    event_type: 'lecture',
  },
]

const samplePastEvents: SampleEvent[] = [
  {
    title: 'Udgivelsesaften: Tættere på jorden',
    daysFromToday: -4,
    time: '19:00',
    location: 'Sognegården, Nykøbing Mors',
    description: 'Tak, fordi I kom så mange. Optagelsen af oplæsningen kan høres ved henvendelse.',
    event_type: 'other',
    keep_after_date: true,
  },
  {
    title: 'Orgelskoven: koncert for hæse piber',
    daysFromToday: -12,
    time: '20:00',
    location: 'Thisted Kirke',
    description: 'Signe Ravnholt Toft, orgel. Koncerten gentages, når bælgen er tætnet.',
    event_type: 'concert',
    keep_after_date: true,
  },
  {
    title: 'Salmen på natbordet',
    daysFromToday: -20,
    time: '19:30',
    location: 'Hurup Kirke',
    event_type: 'lecture',
  },
  {
    title: 'Sangaften ved det lange bord',
    daysFromToday: -33,
    time: '18:00',
    location: 'Forsamlingshuset, Vils',
    description: 'Suppe, sang og afrydning.',
    event_type: 'singing_evening',
  },
  {
    title: 'Sort sol og små bønner',
    daysFromToday: -47,
    time: '18:15',
    location: 'Tønder Kristkirke',
    description: 'Foredraget fortsatte ude ved rørskoven.',
    event_type: 'lecture',
  },
  {
    title: 'Lyset bliver længere: salmekoncert',
    daysFromToday: -61,
    time: '20:00',
    location: 'Haderslev Domkirke',
    event_type: 'concert',
  },
  {
    title: 'Åbent værksted',
    daysFromToday: -74,
    time: '11:00',
    location: 'Skrivestuen, Nykøbing Mors',
    description: 'Der var kaffe på kanden og blæk på gulvet.',
    event_type: 'other',
  },
  {
    title: 'Ord i islæt: ophængning og læsning',
    daysFromToday: -97,
    time: '15:00',
    location: 'Sankt Catharinæ Kirke, Hjørring',
    event_type: 'other',
  },
  {
    title: 'Ringe i vandet',
    daysFromToday: -112,
    time: '19:00',
    location: 'Sankt Marie Kirke, Sønderborg',
    event_type: 'lecture',
  },
  {
    title: 'Fjordsalmer på dæk: Nykøbing til Løgstør',
    daysFromToday: -131,
    time: '09:00',
    location: 'Havnen, Nykøbing Mors',
    description: 'Fire anløb, femten sangere, én blæst.',
    event_type: 'concert',
  },
  {
    title: 'Aftensang under åben himmel',
    daysFromToday: -149,
    time: '21:30',
    location: 'Vorupør Kirke',
    event_type: 'singing_evening',
  },
  {
    title: 'Når rummet tier',
    daysFromToday: -168,
    time: '19:30',
    location: 'Vestervig Kirke',
    event_type: 'lecture',
  },
  {
    title: 'Mosters sprog: oplæsning i et køkken',
    daysFromToday: -190,
    time: '14:00',
    location: 'Gammel skole, Flade',
    description: 'Der var plads til tolv. Vi blev nitten.',
    event_type: 'other',
  },
  {
    title: 'Du kom i blæst: salmekoncert',
    daysFromToday: -214,
    time: '19:30',
    location: 'Klitmøller Kirke',
    event_type: 'concert',
  },
  {
    title: 'Syng nyt: tolv salmer på halvanden time',
    daysFromToday: -236,
    time: '19:00',
    location: 'Lemvig Kirke',
    event_type: 'singing_evening',
  },
  {
    title: 'I tåge ser man bedst det nære',
    daysFromToday: -259,
    time: '17:00',
    location: 'Sankt Nicolai Kirke, Rønne',
    event_type: 'lecture',
  },
  {
    title: 'Akvareller i sakristiet',
    daysFromToday: -296,
    location: 'Sankt Clemens Kirke, Nykøbing Mors',
    description: 'Tolv akvareller, ingen fernisering, kaffe efter gudstjenesten.',
    event_type: 'other',
  },
  {
    title: 'Salmemaraton: 31 salmer i træk',
    daysFromToday: -322,
    time: '12:00',
    location: 'Løgstør Kirke',
    description: 'Alle 31 fjordsalmer fra ende til anden. Pause ved Aggersund.',
    event_type: 'singing_evening',
  },
  {
    title: 'Kantate til en genåbnet kirke',
    daysFromToday: -366,
    time: '16:00',
    location: 'Holstebro Kirke',
    event_type: 'concert',
  },
  {
    title: 'Salmen på natbordet',
    daysFromToday: -389,
    time: '19:30',
    location: 'Ribe Domkirke',
    event_type: 'lecture',
  },
  {
    title: 'Nattens små sange',
    daysFromToday: -418,
    time: '17:00',
    location: 'Skive Kirke',
    event_type: 'concert',
  },
  {
    title: 'Lys i vinduerne: vandring med sang',
    daysFromToday: -470,
    time: '17:30',
    location: 'Øster Jølby',
    description: 'Vi gik salmen igennem hus for hus.',
    event_type: 'other',
  },
  {
    title: 'Sangaften for folk, der ikke synger',
    daysFromToday: -503,
    time: '19:30',
    location: 'Sognegården, Lemvig',
    event_type: 'singing_evening',
  },
  {
    title: 'Siloindspilningen: lyttekoncert',
    daysFromToday: -529,
    time: '20:00',
    location: 'Kornsiloen ved havnen, Skive',
    description: 'Efterklang: ni sekunder.',
    event_type: 'concert',
  },
  {
    title: 'Ringe i vandet',
    daysFromToday: -561,
    time: '19:00',
    location: 'Viborg Domkirke',
    event_type: 'lecture',
  },
  {
    title: 'Fire aftener i Sønderjylland',
    daysFromToday: -590,
    time: '19:30',
    location: 'Ribe, Tønder, Sønderborg og Haderslev',
    event_type: 'concert',
  },
  {
    title: 'Det hvide i kortet: aftenvandring',
    daysFromToday: -637,
    time: '20:30',
    location: 'Højene ved Ydby Hede',
    description: 'Oplæsning undervejs. Vi fandt stien igen.',
    event_type: 'other',
  },
  {
    title: 'Syng dig gennem natten',
    daysFromToday: -704,
    time: '22:00',
    location: 'Budolfi Kirke, Aalborg',
    event_type: 'singing_evening',
  },
]

/** Coming and past events, in all four types. */
export const sampleEvents: SampleEvent[] = [...sampleComingEvents, ...samplePastEvents]
