/** Some sentences are fixed by docs/specification.md, "Collaborations". */
export const collaborationCopy = {
  linkPlace: (title: string) => `Samarbejdet »${title}«`,
  title: 'Administrer Samarbejder',
  notLoaded: 'Kunne ikke hente samarbejder',
  notUploaded: 'Kunne ikke uploade billede',
  notSaved: 'Kunne ikke gemme samarbejde',
  notDeleted: 'Kunne ikke slette samarbejde',
  notFocused: 'Kunne ikke opdatere fokuspunkt',
  created: 'Samarbejde tilføjet',
  updated: 'Samarbejde opdateret',
  deleted: 'Samarbejde slettet',
  focused: 'Fokuspunkt opdateret',
  none: 'Ingen samarbejder endnu. Klik på "Tilføj nyt samarbejde" for at komme i gang.',
  add: 'Tilføj nyt samarbejde',
  edit: 'Rediger samarbejde',
  save: 'Gem',
  update: 'Opdater',
  visit: 'Besøg samarbejdspartner',
  noImage: 'Intet billede',
  deleteQuestion: 'Er du sikker på at du vil slette dette samarbejde?',
}

export const collaborationFieldCopy = {
  title: 'Titel',
  shortText: 'Kort tekst',
  shortTextHint: 'Vises i oversigten. Uden den vises begyndelsen af den lange beskrivelse.',
  description: 'Lang beskrivelse',
  image: 'Billede',
  crop: 'Tilpas samarbejdsbillede',
  link: 'Link',
  linkHint: 'Vises som »Besøg samarbejdspartner«.',
}
