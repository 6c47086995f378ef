/**
 * What a visitor may see of the calendar, in the columns' own terms: an event that is not hidden. Those
 * that have been are more than that: see `isPublic`.
 */
export const publicEvent = { is_visible: 1 } as const
