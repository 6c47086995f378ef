import { format } from 'date-fns/format'
import { da } from 'date-fns/locale/da'
import { parseISO } from 'date-fns/parseISO'

/**
 * '21 november 2026' from YYYY-MM-DD: dd MMMM yyyy, the calendar's format (docs/specification.md, "Dates
 * and time").
 */
export function programmeDate(date: string): string {
  return format(parseISO(date), 'dd MMMM yyyy', { locale: da })
}

/** 'kl. 19:30' from a stored time: its first five characters (docs/specification.md, "Dates and time"). */
export function clockTime(time: string): string {
  return `kl. ${time.slice(0, 5)}`
}

const inCopenhagen = new Intl.DateTimeFormat('da-DK', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
})

/** '21. november 2026 kl. 10.00' from an ISO instant, in Copenhagen time. */
export function instantText(instant: string): string {
  return inCopenhagen.format(parseISO(instant))
}
