export const lecturesCopy = {
  loading: 'Indlæser foredrag...',
}

export const serviceTypeCopy = 'Foredrag'
