import { runInNewContext } from 'node:vm'
import type ICAL from 'ical.js'

const maxOccurrences = 1000
/** The largest number of occurrences of a repetition without an end, from a year ago to five years ahead. */
const maxEndless = 104
const yearsBack = 1
const yearsAhead = 5
const maxMs = 2000

export interface Occurrences {
  times: ICAL.Time[]
  isEndless: boolean
  isCut: boolean
}

/** The times of a repeated event. @throws Error after two seconds: some rules, such as 30 February, are searched for ever */
export function occurrencesOf(event: ICAL.Event, today: string): Occurrences {
  const collect = () => collected(event, Number(today.slice(0, 4)), today.slice(4))
  return runInNewContext('collect()', { collect }, { timeout: maxMs }) as Occurrences
}

function collected(event: ICAL.Event, year: number, day: string): Occurrences {
  const isEndless = isWithoutEnd(event)
  const max = isEndless ? maxEndless : maxOccurrences
  const times: ICAL.Time[] = []
  const iterator = event.iterator()
  for (let time = iterator.next(); time; time = iterator.next()) {
    const text = time.toString()
    if (isEndless && text < `${year - yearsBack}${day}`) continue
    if (times.length === max || (isEndless && text > `${year + yearsAhead}${day}`))
      return { times, isEndless, isCut: true }
    times.push(time.clone())
  }
  return { times, isEndless, isCut: false }
}

function isWithoutEnd({ component }: ICAL.Event): boolean {
  return component
    .getAllProperties('rrule')
    .some((property) => !(property.getFirstValue() as ICAL.Recur).isFinite())
}
