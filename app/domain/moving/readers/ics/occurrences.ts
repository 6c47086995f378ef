import type ICAL from 'ical.js'
import { letOthersIn } from '~/platform/runtime/event-loop'

const maxOccurrences = 1000
/** The largest number of occurrences of a repetition without an end, from a year ago to five years ahead. */
const maxEndless = 104
const yearsBack = 1
const yearsAhead = 5
/** More than a daily event has in eighty years. */
const maxSteps = 30_000
const maxInterval = 1000

export interface Occurrences {
  times: ICAL.Time[]
  isEndless: boolean
  isCut: boolean
}

/** The times of a repeated event. @throws Error for a rule with too many steps */
export async function occurrencesOf(event: ICAL.Event, today: string): Promise<Occurrences> {
  const rules = event.component
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue() as ICAL.Recur)
  for (const rule of rules) limitSteps(rule)
  const isEndless = rules.some((rule) => !rule.isFinite())
  const max = isEndless ? maxEndless : maxOccurrences
  const day = Number(today.replaceAll('-', ''))
  const times: ICAL.Time[] = []
  const iterator = event.iterator()
  for (let time = iterator.next(); time; time = iterator.next()) {
    await letOthersIn()
    const found = time.year * 10_000 + time.month * 100 + time.day
    if (isEndless && found < day - yearsBack * 10_000) continue
    if (times.length === max || (isEndless && found > day + yearsAhead * 10_000))
      return { times, isEndless, isCut: true }
    times.push(time.clone())
  }
  return { times, isEndless, isCut: false }
}

/** ical.js searches for a day that does not exist, such as 30 February, until a check throws. */
function limitSteps(rule: ICAL.Recur): void {
  // Each day of an interval is counted.
  if (rule.interval > maxInterval) throw new Error('too long an interval')
  const { iterator } = rule
  rule.iterator = (start) => {
    const steps = iterator.call(rule, start)
    const { check_contracting_rules: check } = steps
    let count = 0
    steps.check_contracting_rules = () => {
      if (++count > maxSteps) throw new Error('too many steps')
      return check.call(steps)
    }
    return steps
  }
}
