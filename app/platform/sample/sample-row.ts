import { addDays } from 'date-fns/addDays'
import { formatISO } from 'date-fns/formatISO'
import { parseISO } from 'date-fns/parseISO'
import { subMinutes } from 'date-fns/subMinutes'
import { firstFree } from '~/http/slug'

/** The columns that every row has, for one of the sample content. Its number counts from 0, its id from 1. */
export function sampleRow(thing: string, number: number, created: Date) {
  const at = created.toISOString()
  return { id: sampleId(thing, number), created_at: at, updated_at: at, revision: 1 }
}

/** The id of a row of the sample content, such as 'sample-work-1' for number 0. */
export function sampleId(thing: string, number: number): string {
  return `sample-${thing}-${number + 1}`
}

/** Lists that show the youngest first keep the order in which the content is written. */
export function earlier(now: Date, number: number): Date {
  return subMinutes(now, number)
}

/** The date so many days after another, both YYYY-MM-DD. */
export function dayFrom(today: string, days: number): string {
  return formatISO(addDays(parseISO(today), days), { representation: 'date' })
}

/** The slugs of a list of titles by a rule, kept apart by -2, -3 … */
export function slugsOf(titles: string[], rule: (title: string) => string): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const slug = firstFree(rule(title), taken)
    taken.add(slug)
    return slug
  })
}
