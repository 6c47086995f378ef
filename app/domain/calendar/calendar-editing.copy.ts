import { quoted } from '~/danish/quoted'
/** Three sentences are fixed by docs/specification.md, "Calendar". */
export const eventCopy = {
  title: 'Kalender',
  notLoaded: 'Kunne ikke hente kalender begivenheder.',
  notSaved: 'Kunne ikke gemme begivenhed.',
  notDeleted: 'Kunne ikke slette begivenhed.',
  notToggled: 'Kunne ikke ændre synlighed.',
  created: 'Arrangement tilføjet',
  createdMany: (count: number) => `${count} arrangementer tilføjet`,
  duplicate: 'Lav en kopi',
  duplicateLast: 'Kopiér fra sidste',
  updated: 'Arrangement opdateret',
  updatedMany: (count: number) => `${count} arrangementer opdateret`,
  deleted: 'Arrangement slettet',
  deletedMany: (count: number) => `${count} arrangementer slettet`,
  hidden: 'Arrangement skjult',
  shown: 'Arrangement vist',
  none: 'Ingen arrangementer endnu. Tryk på »Tilføj nyt arrangement« for at komme i gang.',
  add: 'Tilføj nyt arrangement',
  edit: 'Rediger arrangement',
  seriesBadge: 'Serie',
  series: {
    saveTitle: 'Hvilke arrangementer skal rettes?',
    saveText: (count: number) =>
      `Dette er et af ${count} i en serie. De andre får kun det, du har rettet her. Dato og »Flyttet fra« rettes kun for dette.`,
    deleteTitle: (name: string) => `Slet ${quoted(name)}?`,
    deleteText: 'Arrangementet er et af flere i en serie. Hvilke skal slettes?',
    scopes: { one: 'Kun denne', following: 'Denne og de følgende', all: 'Alle' },
  },
  pastWarning: {
    title: 'Datoen er passeret. Gem alligevel?',
    text: 'Besøgende ser ikke arrangementet, med mindre tidligere arrangementer vises.',
    save: 'Gem alligevel',
  },
  deleteQuestion: 'Er du sikker på at du vil slette dette arrangement?',
  hiddenBadge: 'Skjult',
  keptBadge: 'Har været',
  sections: {
    added: 'Lige tilføjet',
    past: 'Tidligere',
    kept: 'Siden sidst',
    upcoming: 'Kommende',
  },
  showPast: 'Tidligere arrangementer',
  showPastHint: 'Vis også besøgende, hvad der har været.',
  pastShown: 'Tidligere arrangementer vises',
  pastHidden: 'Tidligere arrangementer vises ikke længere',
  pastNotToggled: 'Kunne ikke ændre visningen.',
}

export const eventFieldCopy = {
  rhythms: {
    once: 'Nej, kun denne dag',
    weekly: 'Hver uge',
    fortnightly: 'Hver anden uge',
    monthly: 'Samme ugedag hver måned',
  },
}

export const topPictureCopy = {
  title: 'Topbillede',
  intro: 'Billedet øverst på kalenderen. Der vises kun ét ad gangen.',
  image: 'Billede',
  hint: 'Anbefalet størrelse: 1920x1080, JPG eller PNG.',
  onComputer: 'På en computer',
  onPhone: 'På en telefon',
  uploaded: 'Topbillede uploadet',
  described: 'Topbillede opdateret',
  removed: 'Topbillede fjernet',
  notUploaded: 'Kunne ikke uploade topbillede.',
}
