import type {
  BreadcrumbList,
  ItemList,
  Person,
  SearchAction,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { sections } from '~/domain/sections/sections'

/** A thing of schema.org with an @id, by which all pages can refer to it. */
export type Named<T> = Exclude<T, string> & { '@id': string }

export function author(siteUrl: string): { '@id': string } {
  return { '@id': `${siteUrl}/#person` }
}

export function siteData(
  siteUrl: string,
  authorName: string,
  siteName: string,
  profiles: readonly { url: string }[] = [],
): [Named<Person>, Named<WebSite>] {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/soeg?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return [
    {
      ...author(siteUrl),
      '@type': 'Person',
      name: authorName,
      url: `${siteUrl}/`,
      ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    },
    {
      '@id': `${siteUrl}/#website`,
      '@type': 'WebSite',
      name: siteName,
      url: `${siteUrl}/`,
      inLanguage: 'da',
      author: author(siteUrl),
      potentialAction: search,
    },
  ]
}

interface BreadcrumbStep {
  name: string
  path: string
}

export function breadcrumbs(
  siteUrl: string,
  ...steps: [BreadcrumbStep, ...BreadcrumbStep[]]
): Named<BreadcrumbList> {
  const trail = [{ name: sections['/'].name, path: '/' }, ...steps]
  return {
    '@id': `${absolute(siteUrl, trail.at(-1)?.path ?? '/')}#sti`,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(siteUrl, path),
    })),
  }
}

/** @param steps the last one is the page */
export function listPage(
  siteUrl: string,
  steps: [BreadcrumbStep, ...BreadcrumbStep[]],
  links: BreadcrumbStep[],
): (Named<BreadcrumbList> | Named<ItemList>)[] {
  const trail = breadcrumbs(siteUrl, ...steps)
  if (links.length === 0) return [trail]
  return [
    trail,
    {
      '@id': `${absolute(siteUrl, steps.at(-1)?.path ?? '/')}#liste`,
      '@type': 'ItemList',
      itemListElement: links.map((link, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: link.name,
        url: absolute(siteUrl, link.path),
      })),
    },
  ]
}

export function absolute(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}
