export const appearanceCopy = {
  title: 'Udseende',
  saved: 'Udseendet er gemt',
  undone: 'Udseendet er som før',
  notSaved: 'Kunne ikke gemme udseendet.',
  unknownFace: 'Vælg et af udtrykkene.',
  unknownChoice: 'Vælg en af mulighederne.',
  unknownMark: 'Vælg et af mærkerne.',
  face: { title: 'Udtryk', intro: 'Skrift, farver og opbygning, der passer sammen.' },
  details: { title: 'Farver og åbning', intro: 'Kan blandes, hvis du vil.' },
  identity: {
    title: 'Navn og mærke',
    intro:
      'Mærket følger farverne. Det står i toppen og bunden af siden og på alt, der deles og printes.',
  },
  ownMark: 'Dit mærke',
  uploadMarkHint:
    'En underskrift eller en vignet: PNG, JPG eller SVG, mørk på lys bund. Den vises i sidens farve.',
  markDeleted: 'Mærket er slettet',
  markNotDeleted: 'Kunne ikke slette mærket.',
  churchYearOff: 'Vis den ikke',
  churchYearOn: 'Følg kirkeåret',
  front: {
    title: 'Forsiden',
    intro: 'Det, der står under præsentationen. En del uden indhold vises ikke.',
  },
  frontParts: {
    work: 'Den nyeste bog',
    dates: 'De næste datoer',
    hymn: 'Søndagens salme',
    news: 'De seneste nyheder',
  },
  sections: {
    title: 'Sidens dele',
    intro:
      'Det, du slår fra, står hverken i menuen, sidefoden, søgningen eller hos søgemaskinerne. Det samme gælder dele uden indhold.',
  },
  followFace: 'Som udtrykket',
  preview: {
    show: 'Vis',
    title: 'Sådan kommer det til at se ud',
    intro: 'Vises kun for dig, indtil du gemmer.',
    page: 'Side',
    screen: 'Skærm',
    scheme: 'Lys',
    pages: {
      '/': 'Forside',
      '/nyheder': 'Nyheder',
      '/bibliografi': 'Bibliografi',
      '/salmer': 'Salmer',
    },
    screens: { phone: 'Telefon', desktop: 'Computer' },
    schemes: { light: 'Lyst', dark: 'Mørkt' },
    failed: 'Kunne ikke vise siden. Prøv igen.',
  },
}
