import { addDays } from 'date-fns/addDays'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'

/** The end date (YYYY-MM-DD) of an event: the next day if the end time (HH:MM) is not after the start time. */
export function endDate(date: string, startTime: string, endTime: string): string {
  const isValidDate = isValid(parseISO(date))
  return endTime > startTime || !isValidDate
    ? date
    : format(addDays(parseISO(date), 1), 'yyyy-MM-dd')
}
