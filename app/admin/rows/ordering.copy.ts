export const orderingCopy = {
  orderSaved: 'Rækkefølgen er gemt',
  orderNotSaved: 'Kunne ikke ændre rækkefølgen',
  moveFirst: 'Flyt først',
  moveLast: 'Flyt sidst',
  moveUp: (name: string) => `Flyt op: ${name}`,
  moveDown: (name: string) => `Flyt ned: ${name}`,
  handle: (name: string) => `Træk: ${name}`,
  roleDescription: 'kan flyttes',
  instructions:
    'Tryk på mellemrum for at tage rækken. Flyt den med piletasterne op og ned. Tryk på mellemrum igen for at slippe den, eller på Esc for at fortryde.',
  pickedUp: (name: string, number: number, count: number) =>
    `Du har taget ${name}. Nu nummer ${number} af ${count}.`,
  movedTo: (name: string, number: number, count: number) =>
    `${name} er nu nummer ${number} af ${count}.`,
  dropped: (name: string, number: number, count: number) =>
    `${name} er sluppet som nummer ${number} af ${count}.`,
  cancelled: (name: string, number: number, count: number) =>
    `Flytningen er fortrudt. ${name} er igen nummer ${number} af ${count}.`,
}
