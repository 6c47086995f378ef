/** Some sentences are fixed by docs/specification.md, "Lectures". */
export const lectureCopy = {
  title: 'Foredrag',
  notLoaded: 'Kunne ikke hente foredrag',
  notSaved: 'Kunne ikke gemme foredrag',
  notDeleted: 'Kunne ikke slette foredrag',
  created: 'Foredrag tilføjet',
  updated: 'Foredrag opdateret',
  deleted: 'Foredrag slettet',
  none: 'Ingen foredrag endnu. Tryk på »Tilføj nyt foredrag« for at komme i gang.',
  picture: 'Billede',
  more: 'Temaer, tid og sted',
  add: 'Tilføj nyt foredrag',
  edit: 'Rediger foredrag',
  deleteQuestion: 'Er du sikker på at du vil slette dette foredrag?',
  addToCalendar: 'Sæt i kalenderen',
}

export const organisersCopy = {
  section: {
    title: 'Til arrangører',
    intro: 'Vises på en side for sig, til at udskrive eller kopiere fra. Tomme felter vises ikke.',
  },
  pageTitle: (title: string) => `${title}, til arrangører`,
}

export const concertInfoCopy = {
  title: 'Koncerttekst',
  saved: 'Koncerttekst opdateret',
  notSaved: 'Kunne ikke gemme koncert tekst',
}
