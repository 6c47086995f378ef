export const lecturesCopy = {
  loading: 'Indlæser foredrag...',
}
