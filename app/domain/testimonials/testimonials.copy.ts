/** Some sentences are fixed by docs/specification.md, "Testimonials". */
export const testimonialsCopy = {
  title: 'Administrer Anbefalinger',
  notLoaded: 'Kunne ikke hente anbefalinger',
  notSaved: 'Kunne ikke gemme anbefaling',
  notDeleted: 'Kunne ikke slette anbefaling',
  notToggled: 'Kunne ikke ændre synlighed',
  created: 'Anbefaling tilføjet',
  updated: 'Anbefaling opdateret',
  deleted: 'Anbefaling slettet',
  hidden: 'Anbefaling skjult',
  shown: 'Anbefaling vist',
  none: 'Ingen anbefalinger endnu. Klik på "Tilføj ny anbefaling" for at komme i gang.',
  add: 'Tilføj ny anbefaling',
  edit: 'Rediger anbefaling',
  deleteQuestion: 'Er du sikker på at du vil slette denne anbefaling?',
  hiddenBadge: 'Skjult',
}
