/** The data of the 404 for a preview link that was closed or has expired. */
export const closedLink = 'closed link'
