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

/** '21. november 2026' from YYYY-MM-DD or an ISO instant. */
export function longDate(date: string): string {
  return dayOnly.format(new Date(`${date.slice(0, 10)}T00:00Z`))
}
