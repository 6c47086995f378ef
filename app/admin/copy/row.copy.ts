import { quoted } from '~/danish/quoted'
export const rowCopy = {
  edit: 'Rediger',
  remove: 'Slet',
  hide: 'Skjul',
  show: 'Vis',
  removeQuestion: (name: string) => `Slet ${quoted(name)}?`,
  moreActions: (name: string) => `Flere muligheder: ${name}`,
  copyLink: 'Kopiér link',
  linkCopied: 'Linket er kopieret',
  linkNotCopied: 'Linket kunne ikke kopieres. Her er det:',
}
