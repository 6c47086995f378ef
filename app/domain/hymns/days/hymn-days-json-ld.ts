import type { BreadcrumbList, ItemList } from 'schema-dts'
import { collectionsPath, hymnPath } from '~/domain/hymns/hymns'
import { breadcrumbs, listPage, type Named } from '~/domain/seo/json-ld'
import { type HymnDayPage, type HymnYear, hymnDayPath, hymnYearPath } from './hymn-days'
import { hymnDaysCopy } from './hymn-days.copy'

type Data = (Named<BreadcrumbList> | Named<ItemList>)[]

const yearStep = { name: hymnDaysCopy.calendar, path: hymnYearPath }

/** JSON-LD of a day of the church year and its hymns. */
export function hymnDayData(siteUrl: string, title: string, { day, hymns }: HymnDayPage): Data {
  const page = { name: day.name, path: hymnDayPath(day.id) }
  const links = hymns.items.map(({ title: name, slug }) => ({ name, path: hymnPath(slug) }))
  const [, ...list] = listPage(siteUrl, page, links)
  return [breadcrumbs(siteUrl, { name: title, path: collectionsPath }, yearStep, page), ...list]
}

/** JSON-LD of the church year and its days. */
export function hymnYearData(siteUrl: string, title: string, { days }: HymnYear): Data {
  const links = days.map(({ day }) => ({ name: day.name, path: hymnDayPath(day.id) }))
  const [, ...list] = listPage(siteUrl, yearStep, links)
  return [breadcrumbs(siteUrl, { name: title, path: collectionsPath }, yearStep), ...list]
}
