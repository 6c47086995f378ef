/** How the screen's URL names each of its lists. */
export const lists = { missing: 'savnede', redirects: 'videre', dead: 'doede' } as const
