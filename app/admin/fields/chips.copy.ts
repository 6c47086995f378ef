export const chipsCopy = {
  remove: (word: string) => `Fjern ${word}`,
  up: (word: string) => `Flyt ${word} op`,
  down: (word: string) => `Flyt ${word} ned`,
  added: (word: string) => `${word} er tilføjet`,
  removed: (word: string) => `${word} er fjernet`,
  add: 'Tilføj',
}
