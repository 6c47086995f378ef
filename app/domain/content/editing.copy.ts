export const contentLinkCopy = { concertInfo: 'Koncertteksten' }

/** The wording of docs/specification.md, "Editing on the page". */
export const editingCopy = {
  more: 'Flere tekster på siden',
  empty: '(tom)',
  edit: (label: string) => `Ret: ${label}`,
  saved: 'Teksten er gemt',
  notSaved: 'Kunne ikke gemme teksten',
  unsavedText: {
    title: 'Gem eller annuller først',
    description: 'Der er en tekst, som ikke er gemt.',
  },
  outdated: {
    text: 'Der er gemt en nyere udgave i mellemtiden, i et andet vindue eller på en anden enhed:',
  },
}
