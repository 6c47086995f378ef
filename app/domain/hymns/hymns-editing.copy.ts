export const hymnCopy = {
  title: 'Salmer & Sange',
  notLoaded: 'Kunne ikke hente salmer',
  notSaved: 'Kunne ikke gemme salmen',
  notDeleted: 'Kunne ikke slette salmen',
  created: 'Salme tilføjet',
  updated: 'Salme opdateret',
  deleted: 'Salme slettet',
  none: 'Ingen salmer endnu. Tryk på »Tilføj ny salme« for at komme i gang.',
  add: 'Tilføj ny salme',
  edit: 'Rediger salme',
  deleteQuestion:
    'Er du sikker på at du vil slette denne salme? Dens noder og indspilninger slettes også.',
  collections: 'Samlinger',
}

export const suggestedOccasions = [
  'dåb',
  'konfirmation',
  'bryllup',
  'begravelse',
  'nadver',
  'morgen',
  'aften',
  'høst',
  'advent',
  'jul',
  'nytår',
  'faste',
  'påske',
  'pinse',
  'Sankt Hans',
  'allehelgen',
]

export const occasionAmongDaysText = (occasion: string) =>
  `»${occasion}« er ikke en dag i kirkeåret. Skriv det under »Anledninger«.`

export const hymnCollectionCopy = {
  title: 'Samlinger',
  intro: 'De bøger og hæfter, salmerne står i.',
  notLoaded: 'Kunne ikke hente samlinger',
  notSaved: 'Kunne ikke gemme samlingen',
  notDeleted: 'Kunne ikke slette samlingen',
  created: 'Samling tilføjet',
  updated: 'Samling opdateret',
  deleted: 'Samling slettet',
  none: 'Ingen samlinger endnu. Tryk på »Tilføj ny samling« for at komme i gang.',
  add: 'Tilføj ny samling',
  edit: 'Rediger samling',
  deleteQuestion: 'Er du sikker på at du vil slette denne samling? Dens salmer bliver stående.',
  deletedHymn: 'En slettet salme',
  unknownHymn: (typed: string) => `Der er ingen salme, der hedder »${typed}«.`,
  noWork: 'Ingen',
}
