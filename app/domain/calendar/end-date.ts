import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'

/** The end date (YYYY-MM-DD) of an event: the next day if it ends (HH:MM) no later than it begins. */
export function endDate(date: string, begins: string, ends: string): string {
  return ends > begins ? date : format(addDays(parseISO(date), 1), 'yyyy-MM-dd')
}
