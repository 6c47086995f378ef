export const searchCopy = {
  region: 'Søg på siden',
  label: 'Søg efter',
  submit: 'Søg',
  open: 'Søg',
  kinds: 'Vis kun',
  count: (found: number) => (found === 1 ? '1 resultat' : `${found} resultater`),
}
