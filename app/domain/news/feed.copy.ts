/** What the news are about, for page heads and feed readers. */
export const newsDescription = 'Nyt om bøger, salmer, foredrag og udstillinger.'
