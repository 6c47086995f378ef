export const toastCopy = {
  region: 'Beskeder',
  close: 'Luk',
  keys: 'Tryk F6 for at nå knapperne.',
}
