/** Names in the files of an export. */
export const exportCopy = {
  author: 'forfatteren',
  lectures: 'Foredrag',
  collaborations: 'Samarbejder',
  works: 'Værker',
}
