export const hymnsCopy = {
  count: (hymns: number) => (hymns === 1 ? '1 salme' : `${hymns} salmer`),
}

/** What kind of music a hymn is, for machines that read the page. */
export const hymnGenre = 'Salmer'
