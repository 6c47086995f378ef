export const richTextCopy = {
  insert: 'Indsæt',
  pictureDialog: {
    picture: 'Billede',
    remove: 'Fjern billede',
  },
  mediaDialog: {
    edit: 'Rediger video eller lyd',
    remove: 'Fjern video eller lyd',
  },
}

export const leftOutCopy = {
  pictures: 'billeder',
  films: 'film og lyd',
  tables: 'tabeller (teksten er med)',
  colours: 'farver',
  underlines: 'understregninger',
  strikes: 'gennemstregninger',
  numbering: 'listernes bogstaver og romertal',
  links: 'links, der ikke kan bruges her',
  comments: 'kommentarer',
  deletions: 'slettede ord',
  hidden: 'skjult tekst',
  checks: 'afkrydsninger',
  rules: 'skillelinjer',
  smallCaps: 'kapitæler',
  alignment: 'tekstens justering',
  symbols: 'tegn i symbolskrift',
}
