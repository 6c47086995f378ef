export const lecturesText = {
  loading: 'Indlæser foredrag...',
}
