import type { BreadcrumbList, ItemList } from 'schema-dts'
import { breadcrumbs, listPage, type Named } from '~/domain/seo/json-ld'
import { collectionsPath } from './hymns'
import { type RegisterGroup, type RegisterName, registerPath } from './registers'
import { registerCopy } from './registers.copy'

/** A register and the hymns in it, each once, as machines read it. */
export function registerData(
  siteUrl: string,
  title: string,
  name: RegisterName,
  groups: readonly RegisterGroup[],
): (Named<BreadcrumbList> | Named<ItemList>)[] {
  const page = { name: registerCopy.names[name], path: registerPath(name) }
  const hymns = new Map(
    groups.flatMap(({ lines }) => lines).map(({ path, title, words }) => [path, title ?? words]),
  )
  const links = [...hymns].map(([path, name]) => ({ name, path }))
  const [, ...list] = listPage(siteUrl, page, links)
  return [breadcrumbs(siteUrl, { name: title, path: collectionsPath }, page), ...list]
}
