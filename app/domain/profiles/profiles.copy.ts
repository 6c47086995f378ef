/** The sentences are fixed by docs/specification.md, "Profiles". */
export const profilesCopy = {
  title: 'Profiler',
  notLoaded: 'Kunne ikke hente profiler',
  notSaved: 'Kunne ikke gemme profil',
  notDeleted: 'Kunne ikke slette profil',
  created: 'Profil tilføjet',
  updated: 'Profil opdateret',
  deleted: 'Profil slettet',
  none: 'Ingen profiler endnu. Tryk på »Tilføj profil«, og indsæt adressen på en af dine.',
  add: 'Tilføj profil',
  edit: 'Rediger profil',
  deleteQuestion: 'Er du sikker på, at du vil slette denne profil?',
  shownAt: 'De står i sidefoden, på /kontakt og på /presse.',
}
