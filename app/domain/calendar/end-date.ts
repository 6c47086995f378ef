import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'

/**
 * The day (YYYY-MM-DD) on which something ends that begins on a day at a time: an end (HH:MM) that is not
 * later than the beginning is of the day after.
 */
export function endDate(date: string, begins: string, ends: string): string {
  return ends > begins ? date : format(addDays(parseISO(date), 1), 'yyyy-MM-dd')
}
