import ICAL from 'ical.js'
import { letOthersIn } from '~/platform/runtime/event-loop'

const maxOccurrences = 1000
/** The largest number of occurrences of a repetition without an end, from a year ago to five years ahead. */
const maxEndless = 104
const yearsBack = 1
const yearsAhead = 5
/** In search of the next time: more than the rule of any real event takes, in less than 200 ms. */
const maxSteps = 5000
/** For all times together: more than a daily event takes in eighty years. */
const maxAllSteps = 100_000
/** ical.js tries each day of a year, and counts each day of an interval. */
const stepsOfYear = 10
const daysOfStep = 30

export interface Occurrences {
  times: ICAL.Time[]
  isEndless: boolean
  isCut: boolean
}

/** The times of a repeated event. @throws Error for a rule with too many steps */
export async function occurrencesOf(event: ICAL.Event, today: string): Promise<Occurrences> {
  const rules = limitedRules(event.component)
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

export function limitedRules(component: ICAL.Component): ICAL.Recur[] {
  const rules = component
    .getAllProperties('rrule')
    .map((property) => property.getFirstValue() as ICAL.Recur)
  for (const rule of rules) rule.iterator = (dtstart) => new LimitedIterator({ rule, dtstart })
  return rules
}

/** ical.js searches for a day that does not exist, such as 30 February, for long or for ever, unless a step throws. */
class LimitedIterator extends ICAL.RecurIterator {
  /** Undefined while the constructor of ical.js searches for the first time. */
  declare private steps: number | undefined
  declare private allSteps: number | undefined

  override next(again?: boolean) {
    this.steps = 0
    return super.next(again)
  }

  override check_contracting_rules() {
    this.count(1)
    return super.check_contracting_rules()
  }

  override increment_monthday(days: number) {
    this.count(days / daysOfStep)
    super.increment_monthday(days)
  }

  override increment_month() {
    this.count(1)
    super.increment_month()
  }

  override increment_year(years: number) {
    this.count(stepsOfYear)
    super.increment_year(years)
  }

  private count(steps: number) {
    this.steps = (this.steps ?? 0) + steps
    this.allSteps = (this.allSteps ?? 0) + steps
    const isAllowed = this.steps <= maxSteps && this.allSteps <= maxAllSteps
    if (!isAllowed) throw new Error('too many steps')
  }
}
