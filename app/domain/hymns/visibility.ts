/** What a visitor may see, in the columns' own terms: a hymn or a collection that is not hidden. */
export const publicHymn = { is_visible: 1 } as const
