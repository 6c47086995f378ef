/** The sentences of docs/specification.md, "Press pictures", and what else the screen says. */
export const galleryCopy = {
  title: 'Billeder',
  intro: 'Billederne vises på siden „Billeder til pressebrug“ i den rækkefølge, de har her.',
  notLoaded: 'Kunne ikke indlæse billeder',
  notDeleted: 'Kunne ikke slette billedet',
  notArranged: 'Kunne ikke ændre rækkefølgen',
  notUploaded: 'Kunne ikke uploade billedet',
  notFocused: 'Kunne ikke opdatere fokuspunkt',
  notSaved: 'Kunne ikke gemme billedet',
  notRestored: 'Kunne ikke gendanne billedet',
  uploaded: 'Billede tilføjet',
  updated: 'Billede opdateret',
  deleted: 'Billede slettet',
  restored: 'Billede gendannet',
  focused: 'Fokuspunkt opdateret',
  arranged: 'Rækkefølgen er gemt',
  none: 'Ingen billeder endnu. Klik på "Tilføj nyt billede" for at komme i gang.',
  add: 'Tilføj nyt billede',
  edit: 'Rediger billede',
  image: 'Billede',
  description: 'Billedtekst',
  descriptionHint: 'Vises under billedet. Uden billedtekst vises beskrivelsen af billedet.',
  thumbnail: 'Miniature',
  thumbnailHint: 'Vises i oversigten i stedet for billedet selv. Pressen henter stadig billedet.',
  notDescribed: 'Mangler beskrivelse',
  deleteTitle: 'Slet billede',
  deleteQuestion: 'Er du sikker på, at du vil slette dette billede? Handlingen kan ikke fortrydes.',
}

/** How the order is changed: with the buttons, by dragging, with the keyboard. */
export const arrangingCopy = {
  up: (name: string) => `Flyt op: ${name}`,
  down: (name: string) => `Flyt ned: ${name}`,
  handle: (name: string) => `Træk: ${name}`,
  role: 'kan flyttes',
  instructions:
    'Tryk på mellemrum for at tage billedet. Flyt det med piletasterne op og ned. Tryk på mellemrum igen for at slippe det, eller på Esc for at fortryde.',
  taken: (name: string, place: number, count: number) =>
    `Du har taget ${name}. Det er nummer ${place} af ${count}.`,
  over: (name: string, place: number, count: number) =>
    `${name} er nu nummer ${place} af ${count}.`,
  dropped: (name: string, place: number, count: number) =>
    `${name} er sluppet som nummer ${place} af ${count}.`,
  cancelled: (name: string, place: number, count: number) =>
    `Flytningen er fortrudt. ${name} er igen nummer ${place} af ${count}.`,
}
