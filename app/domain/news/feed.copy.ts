/** The description of the news in page heads and feeds. */
export const newsDescription = 'Nyt om bøger, salmer, foredrag og udstillinger.'
