export const rowCopy = {
  edit: 'Rediger',
  remove: 'Slet',
  hide: 'Skjul',
  show: 'Vis',
  removeQuestion: (name: string) => `Slet »${name}«?`,
  more: (name: string) => `Flere muligheder: ${name}`,
  copyLink: 'Kopiér link',
  copied: 'Linket er kopieret',
  notCopied: 'Linket kunne ikke kopieres. Her er det:',
}
