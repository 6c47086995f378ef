import type { BreadcrumbList, ItemList } from 'schema-dts'
import { breadcrumbs, listPage, type Named } from '~/domain/seo/json-ld'
import { type HymnDayPage, type HymnYear, hymnDayPath, hymnYearPath } from './hymn-days'
import { hymnDaysCopy } from './hymn-days.copy'
import { collectionsPath, hymnPath } from './hymns'

type Data = (Named<BreadcrumbList> | Named<ItemList>)[]

const yearStep = { name: hymnDaysCopy.calendar, path: hymnYearPath }

/** A day of the church year and its hymns, as machines read it. */
export function hymnDayData(siteUrl: string, title: string, { day, hymns }: HymnDayPage): Data {
  const page = { name: day.name, path: hymnDayPath(day.id) }
  const links = hymns.items.map(({ title: name, slug }) => ({ name, path: hymnPath(slug) }))
  const [, ...list] = listPage(siteUrl, page, links)
  return [breadcrumbs(siteUrl, { name: title, path: collectionsPath }, yearStep, page), ...list]
}

/** The church year and its days. */
export function hymnYearData(siteUrl: string, title: string, { days }: HymnYear): Data {
  const links = days.map(({ day }) => ({ name: day.name, path: hymnDayPath(day.id) }))
  const [, ...list] = listPage(siteUrl, yearStep, links)
  return [breadcrumbs(siteUrl, { name: title, path: collectionsPath }, yearStep), ...list]
}
