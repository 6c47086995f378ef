/** Where texts are read and stored. */
export const contentPath = '/admin/tekst'
