/** Stored by an earlier version or an import. A list with it still shows its other rows. */
const invalidDate = 'ugyldig dato'

function formatted(format: Intl.DateTimeFormat, time: string): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? invalidDate : format.format(date)
}

const dayOnly = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'UTC' })

const weekdayOf = new Intl.DateTimeFormat('da-DK', { weekday: 'long', timeZone: 'UTC' })

/** 'tirsdag den 1. december 2026' from YYYY-MM-DD. */
export function fullDate(date: string): string {
  const day = longDate(date)
  return day === invalidDate ? day : `${formatted(weekdayOf, `${date}T00:00Z`)} den ${day}`
}

/** '1. december' from YYYY-MM-DD. */
export function dayAndMonth(date: string): string {
  return longDate(date).replace(/ \d{4}$/, '')
}

/** '21. november 2026' from YYYY-MM-DD or an ISO instant. */
export function longDate(date: string): string {
  return formatted(dayOnly, `${date.slice(0, 10)}T00:00Z`)
}

const twoDigitDay = new Intl.DateTimeFormat('da-DK', {
  day: '2-digit',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** '21 november 2026' from YYYY-MM-DD (docs/specification.md, "Dates and time"). */
export function programmeDate(date: string): string {
  return formatted(twoDigitDay, `${date.slice(0, 10)}T00:00Z`).replace('.', '')
}

/** 'kl. 19:30' from a stored time: its first five characters (docs/specification.md, "Dates and time"). */
export function clockTime(time: string): string {
  return `kl. ${time.slice(0, 5)}`
}

/** 'kl. 19.30' from a stored time: in sentences and in the lists of the back-office, as in `instantText`. */
export function timeInWords(time: string): string {
  return clockTime(time).replace(':', '.')
}

const inCopenhagen = new Intl.DateTimeFormat('da-DK', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
})

/** '21. november 2026 kl. 10.00' from an ISO instant, in Copenhagen time. */
export function instantText(instant: string): string {
  return formatted(inCopenhagen, instant)
}
