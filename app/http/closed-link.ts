/** What a 404 is given for a link that was closed, or has expired. */
export const closedLink = 'closed link'
