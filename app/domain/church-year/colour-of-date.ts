import type { LiturgicalColour } from './church-days'
import { churchYear, churchYearOf } from './church-year'

/** Days whose colour is not that of the week after them. */
const singleDays = ['anden-juledag', 'skaertorsdag', 'langfredag']

/** The colour of a date (YYYY-MM-DD): that of its own day, or of the last one before it. */
export function colourOfDate(date: string): LiturgicalColour {
  const days = churchYear(churchYearOf(date)).filter((each) => each.date <= date)
  const current = days.findLast(({ day, date: on }) => on === date || !singleDays.includes(day.id))
  return current?.day.colour ?? 'white'
}
