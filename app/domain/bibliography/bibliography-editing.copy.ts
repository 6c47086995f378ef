import { quoted } from '~/danish/quoted'
/** Some sentences are fixed by docs/specification.md, "Bibliography". */
export const workCopy = {
  linkSource: (title: string) => `Værket ${quoted(title)}`,
  title: 'Bibliografi',
  notLoaded: 'Kunne ikke hente bibliografi',
  notSaved: 'Kunne ikke gemme værk',
  notDeleted: 'Kunne ikke slette værk',
  created: 'Værk tilføjet',
  updated: 'Værk opdateret',
  deleted: 'Værk slettet',
  none: 'Ingen værker endnu. Tryk på »Tilføj nyt værk« for at komme i gang.',
  add: 'Tilføj nyt værk',
  edit: 'Rediger værk',
  noCategory: 'Vælg en kategori',
  extractsIntro: 'Nogle sider af bogen at læse. De står på værkets egen side, sat som i en bog.',
  deleteQuestion: 'Er du sikker på at du vil slette dette værk? Dets anmeldelser slettes også.',
}

export const categoryCopy = {
  salmer_sange: 'Salmer & Sange',
  skønlitteratur: 'Skønlitteratur',
  faglitteratur: 'Faglitteratur',
  værkliste: 'Værkliste',
}

export const reviewCopy = {
  linkSource: (title: string) => `En anmeldelse af ${quoted(title)}`,
  heading: 'Anmeldelser',
  title: (work: string) => `Anmeldelser af ${work}`,
  count: (number: number) => (number > 0 ? `Anmeldelser (${number})` : 'Anmeldelser'),
  countOfWork: (number: number, work: string) => `${reviewCopy.count(number)} af ${work}`,
  back: 'Tilbage til bibliografi',
  none: 'Ingen anmeldelser endnu. Tryk på »Tilføj anmeldelse« for at komme i gang.',
  add: 'Tilføj anmeldelse',
  edit: 'Rediger anmeldelse',
  created: 'Anmeldelse tilføjet',
  updated: 'Anmeldelse opdateret',
  deleted: 'Anmeldelse slettet',
  notAdded: 'Kunne ikke tilføje anmeldelse',
  notUpdated: 'Kunne ikke gemme anmeldelse',
  notDeleted: 'Kunne ikke slette anmeldelse',
  deleteQuestion: 'Er du sikker på at du vil slette denne anmeldelse?',
  sentencesHeading: 'Sætninger i citatet',
  nameless: 'Uden navn',
  linkedName: (by: string) => (by ? `anmeldelsen af ${by}` : 'anmeldelsen'),
}
