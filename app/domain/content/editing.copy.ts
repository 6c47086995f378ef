export const contentLinkCopy = { concertInfo: 'Koncertteksten' }

/** The wording of docs/specification.md, "Editing on the page". */
export const editingCopy = {
  draftKind: 'Tekst på siden',
  region: 'Redigering af siden',
  hint: 'Tryk på en tekst for at ændre den.',
  loading: 'Henter teksterne …',
  notLoaded: 'Teksterne kunne ikke hentes.',
  retry: 'Prøv igen',
  more: 'Flere tekster på siden',
  moreHint: 'Tekster, der ikke står synligt på siden lige nu, eller som er tomme.',
  none: 'Alle sidens tekster kan ændres, hvor de står.',
  empty: '(tom)',
  done: 'Færdig',
  close: 'Luk',
  edit: (label: string) => `Ret: ${label}`,
  save: 'Gem',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  keysHint: 'Enter gemmer, Esc fortryder.',
  paragraphKeysHint: 'Ctrl+Enter gemmer, Esc fortryder.',
  saved: 'Teksten er gemt',
  notSaved: 'Kunne ikke gemme teksten',
  unsavedText: {
    title: 'Gem eller annuller først',
    description: 'Der er en tekst, som ikke er gemt.',
  },
  outdated: {
    text: 'Der er gemt en nyere udgave i mellemtiden, i et andet vindue eller på en anden enhed:',
    takeNewer: 'Hent den nyere udgave',
    overwrite: 'Gem min udgave alligevel',
  },
}
