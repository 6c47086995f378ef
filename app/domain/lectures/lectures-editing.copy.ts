/**
 * The sentences of docs/specification.md, "Lectures", and what else the screens of the lectures
 * say.
 */
export const lectureCopy = {
  linkPlace: (title: string) => `Foredraget »${title}«`,
  notLoaded: 'Kunne ikke hente foredrag',
  notSaved: 'Kunne ikke gemme foredrag',
  notDeleted: 'Kunne ikke slette foredrag',
  notUploaded: 'Kunne ikke uploade billede',
  created: 'Foredrag tilføjet',
  updated: 'Foredrag opdateret',
  deleted: 'Foredrag slettet',
  none: 'Ingen foredrag endnu. Klik på »Tilføj nyt foredrag« for at komme i gang.',
  add: 'Tilføj nyt foredrag',
  edit: 'Rediger foredrag',
  deleteQuestion: 'Er du sikker på at du vil slette dette foredrag?',
}

export const lectureFieldCopy = {
  title: 'Titel',
  subtitle: 'Undertitel',
  description: 'Beskrivelse',
  descriptionHint: 'En tom linje begynder et nyt afsnit.',
  duration: 'Varighed',
  durationHint: 'F.eks. »En time og et kvarter«.',
  date: 'Dato',
  dateHint: 'Vælg en dag, eller skriv f.eks. »efter aftale«.',
  time: 'Tid',
  timeHint: 'F.eks. 19:30, eller i ord.',
  location: 'Sted',
  link: 'Link',
  linkHint: 'Vises som »Læs mere om foredraget«.',
  image: 'Billede',
}

export const themesCopy = {
  label: 'Temaer',
  hint: 'Et eller få ord ad gangen.',
  nth: (number: number) => `Tema ${number}`,
  add: 'Tilføj tema',
  remove: (theme: string) => `Fjern ${theme || 'tomt tema'}`,
}

export const concertInfoCopy = {
  title: 'Koncerttekst',
  intro: 'Teksten om koncerter under foredragene. Den kan rumme links til PDF-filer.',
  saved: 'Koncert tekst opdateret',
  /** docs/specification.md, "Lectures". */
  notSaved: 'Kunne ikke gemme koncert tekst',
}
