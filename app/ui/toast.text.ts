export const toastText = {
  region: 'Beskeder',
  close: 'Luk',
}
