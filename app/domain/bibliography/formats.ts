/** The suggested formats, by their schema.org types. The author may use others. */
export const suggestedFormats = {
  Indbundet: 'Hardcover',
  Hæftet: 'Paperback',
  'E-bog': 'EBook',
  Lydbog: 'AudiobookFormat',
} as const
