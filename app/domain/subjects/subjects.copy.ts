export const subjectCopy = {
  none: 'Ikke noget bestemt',
  kinds: { lecture: 'Foredrag', work: 'Værk' },
}
