/** Content and details that a visitor may see. */
export const publicContact = { is_active: 1 } as const
