import type { DatedDay } from '~/domain/church-year/church-year'
import { hymnPath } from '~/domain/hymns/hymns'
import { listStep } from '~/domain/hymns/hymns-json-ld'
import { listPage } from '~/domain/seo/json-ld'
import { type HymnDayPage, hymnDayPath, hymnYearPath } from './hymn-days'
import { hymnDaysCopy } from './hymn-days.copy'

const yearStep = { name: hymnDaysCopy.calendar, path: hymnYearPath }

/** JSON-LD of a day of the church year and its hymns. */
export function hymnDayData(
  siteUrl: string,
  title: string,
  { day, hymns }: Pick<HymnDayPage, 'day' | 'hymns'>,
) {
  const page = { name: day.name, path: hymnDayPath(day.id) }
  const links = hymns.items.map(({ title: name, slug }) => ({ name, path: hymnPath(slug) }))
  return listPage(siteUrl, [listStep(title), yearStep, page], links)
}

/** JSON-LD of the church year and its days. */
export function hymnYearData(
  siteUrl: string,
  title: string,
  { days }: { days: readonly Pick<DatedDay, 'day'>[] },
) {
  const links = days.map(({ day }) => ({ name: day.name, path: hymnDayPath(day.id) }))
  return listPage(siteUrl, [listStep(title), yearStep], links)
}
