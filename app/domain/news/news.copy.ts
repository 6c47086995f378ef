export const newsCopy = {
  title: 'Nyheder',
  loading: 'Indlæser nyheder...',
  notLoaded: 'Kunne ikke hente nyheder',
  notSaved: 'Kunne ikke gemme nyhed',
  notDeleted: 'Kunne ikke slette nyhed',
  created: 'Nyhed tilføjet',
  updated: 'Nyhed opdateret',
  deleted: 'Nyhed slettet',
  none: 'Ingen nyheder endnu. Tryk på »Tilføj ny nyhed« for at komme i gang.',
  add: 'Tilføj ny nyhed',
  edit: 'Rediger nyhed',
  picture: 'Billede',
  more: 'Mere',
  deleteQuestion: 'Er du sikker på at du vil slette denne nyhed?',
}

export const listedChoices = [
  'Vis hele nyheden',
  'Vis første afsnit',
  'Vis de to første afsnit',
  'Vis de tre første afsnit',
]

export const dateQuestionCopy = {
  title: 'Skal datoen følge med?',
  text: (day: string, date: string) =>
    `Nyheden udgives den ${day}, men dens dato er den ${date}. Datoen står på siden og bestemmer rækkefølgen.`,
  confirmDate: (day: string) => `Ja, brug ${day}`,
  keepDate: (date: string) => `Nej, behold ${date}`,
}
