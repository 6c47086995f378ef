const dayOnly = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'UTC' })

const weekdayOf = new Intl.DateTimeFormat('da-DK', { weekday: 'long', timeZone: 'UTC' })

/** 'tirsdag den 1. december 2026' from YYYY-MM-DD. */
export function fullDate(date: string): string {
  return `${weekdayOf.format(new Date(`${date}T00:00Z`))} den ${longDate(date)}`
}

/** '1. december' from YYYY-MM-DD. */
export function dayAndMonth(date: string): string {
  return longDate(date).replace(/ \d{4}$/, '')
}

/** Cached: formatting takes a hundred times as long as a look-up, and a list has twenty dates. */
const cache = new Map<string, string>()
const maxCached = 1000

/** '21. november 2026' from YYYY-MM-DD or an ISO instant. */
export function longDate(date: string): string {
  const day = date.slice(0, 10)
  const known = cache.get(day)
  if (known !== undefined) return known
  const text = dayOnly.format(new Date(`${day}T00:00Z`))
  if (cache.size >= maxCached) cache.clear()
  cache.set(day, text)
  return text
}
