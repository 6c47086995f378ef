export const lecturesCopy = {
  loading: 'Indlæser foredrag...',
}

/** The type of service in the JSON-LD of a lecture. */
export const serviceTypeCopy = 'Foredrag'
