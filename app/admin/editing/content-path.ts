/** Where texts are read and stored. */
export const textsPath = '/admin/tekst'
