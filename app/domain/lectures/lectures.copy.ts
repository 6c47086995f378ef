export const lecturesCopy = {
  loading: 'Indlæser foredrag...',
}

/** A lecture as a kind of service, for search engines. */
export const serviceTypeCopy = 'Foredrag'
