/** What a visitor may see, in the columns' own terms: content and details that are not closed. */
export const publicContact = { is_active: 1 } as const
