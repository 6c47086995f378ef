export const formCopy = {
  save: 'Gem',
  requiredNote: '* skal udfyldes',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  undo: 'Fortryd',
  earlierVersion: 'En tidligere udgave er sat ind. Se den igennem, og gem, hvis den skal gælde.',
  history: 'Historik',
  sections: 'Gå til …',
  unsavedChanges: 'Der er ændringer, som ikke er gemt',
  typedDuringSave: 'Det, du skrev, mens der blev gemt, er ikke gemt endnu',
  failed: {
    title: 'Fejl',
    description: 'Der kom intet svar. Det, du har skrevet, står her stadig.',
  },
  inputPreserved: 'Det, du har skrevet, står her stadig.',
  leave: {
    title: 'Forlad uden at gemme?',
    text: 'Du har ændringer, som ikke er gemt. De går tabt, hvis du forlader siden.',
    confirm: 'Forlad siden',
    cancel: 'Bliv her',
  },
  outdated: {
    title: 'Der er gemt en nyere udgave i mellemtiden',
    text: 'Den er gemt i et andet vindue eller på en anden enhed. Det, du har skrevet, står her stadig.',
    differences: 'Forskelligt fra det, du begyndte med:',
    yourVersion: (text: string) => `, din udgave »${text}«`,
    overwriteHint:
      '»Gem min udgave alligevel« gemmer kun det, du har rettet. Resten bliver, som det er gemt.',
    reload: 'Hent den nyere udgave',
    overwrite: 'Gem min udgave alligevel',
  },
}
