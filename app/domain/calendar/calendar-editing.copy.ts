/** What the screen says. Three sentences are fixed by docs/specification.md, "Calendar". */
export const eventCopy = {
  title: 'Kalender',
  notLoaded: 'Kunne ikke hente kalender begivenheder.',
  notSaved: 'Kunne ikke gemme begivenhed.',
  notDeleted: 'Kunne ikke slette begivenhed.',
  notToggled: 'Kunne ikke ændre synlighed.',
  created: 'Arrangement tilføjet',
  updated: 'Arrangement opdateret',
  deleted: 'Arrangement slettet',
  hidden: 'Arrangement skjult',
  shown: 'Arrangement vist',
  none: 'Ingen arrangementer endnu. Klik på »Tilføj nyt arrangement« for at komme i gang.',
  add: 'Tilføj nyt arrangement',
  edit: 'Rediger arrangement',
  deleteQuestion: 'Er du sikker på at du vil slette dette arrangement?',
  isHidden: 'Skjult',
  isKept: 'Har været',
  upcoming: 'Kommende',
  past: 'Tidligere',
  showPast: 'Tidligere arrangementer',
  showPastHint: 'Vis også besøgende, hvad der har været.',
  pastShown: 'Tidligere arrangementer vises',
  pastHidden: 'Tidligere arrangementer vises ikke længere',
  pastNotToggled: 'Kunne ikke ændre visningen.',
}

export const eventFieldCopy = {
  title: 'Titel',
  date: 'Dato',
  time: 'Klokkeslæt',
  location: 'Sted',
  description: 'Beskrivelse',
  type: 'Type',
  visible: 'Vis i kalenderen',
  keep: 'Vis stadig efter datoen',
  keepHint: 'Ellers tages arrangementet af kalenderen dagen efter.',
  cancelled: 'Aflyst',
  cancelledHint: 'Arrangementet bliver stående, med besked på siden og i kalendere, der abonnerer.',
  order: 'Rækkefølge',
  orderHint: 'Et helt tal. Af dem, der er samme dag, står det med det laveste tal først.',
}

export const topPictureCopy = {
  title: 'Topbillede',
  intro: 'Billedet øverst på kalenderen. Der vises kun ét ad gangen.',
  image: 'Billede',
  /** docs/specification.md, "Calendar". */
  hint: 'Anbefalet størrelse: 1920x1080, JPG eller PNG.',
  onComputer: 'På en computer',
  onPhone: 'På en telefon',
  uploaded: 'Topbillede uploadet',
  described: 'Topbillede opdateret',
  removed: 'Topbillede fjernet',
  /** docs/specification.md, "Calendar". */
  notUploaded: 'Kunne ikke uploade topbillede.',
}
