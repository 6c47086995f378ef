export const toastCopy = {
  region: 'Beskeder',
  close: 'Luk',
}
