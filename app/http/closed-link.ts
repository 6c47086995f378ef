/** The data of the 404 response to a preview link that was closed or has expired. */
export const closedLink = 'closed link'
