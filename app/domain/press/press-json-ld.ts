import type { AboutPage, BreadcrumbList, Person } from 'schema-dts'
import { author, breadcrumbs, type Named } from '~/domain/seo/json-ld'

interface PressPage {
  title: string
  /** The shortest biography that exists; may be empty. */
  biography: string
}

export function pressData(
  siteUrl: string,
  { title, biography }: PressPage,
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
