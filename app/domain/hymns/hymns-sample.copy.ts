/** What the sample hymns say of their rights. */
export const sampleHymnCopy = {
  textRights: '© Johanne Lyngby',
  melodyRights: '© komponisten',
}
