/** Texts of the page of one hymn alone, which no other page loads. */
export const hymnPageCopy = {
  metre: 'Versemål',
  collections: 'Står i',
  themes: 'Temaer',
  scripture: 'Skriftsteder',
  days: 'Kirkeårets dage',
  occasions: 'Anledninger',
  copyHymn: 'Kopiér salmen',
  hymnCopied: 'Salmen er kopieret',
  hymnNotCopied: 'Salmen kunne ikke kopieres',
  copy: 'Kopiér rettigheder',
  copied: 'Rettighederne er kopieret',
  notCopied: 'Rettighederne kunne ikke kopieres. Markér teksten, og kopiér den selv.',
}
