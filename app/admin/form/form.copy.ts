export const formCopy = {
  save: 'Gem',
  required: '* skal udfyldes',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  undo: 'Fortryd',
  takenBack: 'En tidligere udgave er sat ind. Se den igennem, og gem, hvis den skal gælde.',
  history: 'Historik',
  sections: 'Gå til …',
  unsaved: 'Der er ændringer, som ikke er gemt',
  failed: {
    title: 'Fejl',
    description: 'Der kom intet svar. Det, du har skrevet, står her stadig.',
  },
  stillHere: 'Det, du har skrevet, står her stadig.',
  leave: {
    title: 'Forlad uden at gemme?',
    text: 'Du har ændringer, som ikke er gemt. De går tabt, hvis du forlader siden.',
    confirm: 'Forlad siden',
    cancel: 'Bliv her',
  },
  outdated: {
    title: 'Der er gemt en nyere udgave i mellemtiden',
    text: 'Den er gemt i et andet vindue eller på en anden enhed. Det, du har skrevet, står her stadig.',
    changed: 'Forskelligt fra det, du begyndte med:',
    yours: (text: string) => `, din udgave »${text}«`,
    onlyYours:
      '»Gem min udgave alligevel« gemmer kun det, du har rettet. Resten bliver, som det er gemt.',
    reload: 'Hent den nyere udgave',
    overwrite: 'Gem min udgave alligevel',
  },
}
