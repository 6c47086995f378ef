export const searchChoiceCopy = {
  search: 'Søg',
  none: 'Intet passer.',
}
