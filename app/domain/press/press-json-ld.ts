import type { AboutPage, BreadcrumbList, Person } from 'schema-dts'
import { author, breadcrumbs, type Named } from '~/domain/seo/json-ld'

export function pressData(
  siteUrl: string,
  { title, biography }: { title: string; biography: string },
): [Named<BreadcrumbList>, Named<AboutPage>, ...Named<Person>[]] {
  const url = `${siteUrl}/presse`
  const page: Named<AboutPage> = {
    '@id': `${url}#side`,
    '@type': 'AboutPage',
    url,
    inLanguage: 'da',
    mainEntity: author(siteUrl),
  }
  const trail = breadcrumbs(siteUrl, { name: title, path: '/presse' })
  if (!biography) return [trail, page]
  return [trail, page, { ...author(siteUrl), '@type': 'Person', description: biography }]
}
