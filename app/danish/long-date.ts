const dayOnly = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'UTC' })

const weekdayOf = new Intl.DateTimeFormat('da-DK', { weekday: 'long', timeZone: 'UTC' })

/** 'tirsdag den 1. december 2026' from YYYY-MM-DD. */
export function fullDate(date: string): string {
  return `${weekdayOf.format(new Date(`${date}T00:00Z`))} den ${longDate(date)}`
}

/** To write one takes a hundred times as long as to look it up, and a list has twenty. */
const written = new Map<string, string>()
const most = 1000

/** '21. november 2026' from YYYY-MM-DD or an ISO instant: the Danish long format. */
export function longDate(date: string): string {
  const day = date.slice(0, 10)
  const known = written.get(day)
  if (known !== undefined) return known
  const text = dayOnly.format(new Date(`${day}T00:00Z`))
  if (written.size >= most) written.clear()
  written.set(day, text)
  return text
}
