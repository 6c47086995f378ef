/** The name of each list in the screen's URL. */
export const lists = { missing: 'savnede', redirects: 'videre', dead: 'doede' } as const
