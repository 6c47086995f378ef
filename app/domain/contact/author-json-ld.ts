import type {
  BreadcrumbList,
  ContactPage as ContactPageData,
  Person,
  ProfilePage,
} from 'schema-dts'
import type { ContentOf } from '~/domain/content/content'
import type { Picture } from '~/domain/images/images'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import type { ContactInfo } from './contact'

export function authorProfile(
  siteUrl: string,
  content: ContentOf<'hero' | 'facts'>,
  portrait: Picture | undefined,
): [Named<ProfilePage>, Named<Person>] {
  const [birthYear] = /\b(1[89]|20)\d\d\b/.exec(content['facts.birth_year']) ?? []
  const residence = content['facts.residence']
  return [
    {
      '@id': `${siteUrl}/#profil`,
      '@type': 'ProfilePage',
      url: `${siteUrl}/`,
      inLanguage: 'da',
      mainEntity: author(siteUrl),
    },
    {
      ...author(siteUrl),
      '@type': 'Person',
      name: content['hero.name'],
      ...(content['hero.description'] && { description: content['hero.description'] }),
      ...(portrait && { image: absolute(siteUrl, portrait.src) }),
      ...(birthYear && { birthDate: birthYear }),
      ...(residence && { homeLocation: { '@type': 'Place', name: residence } }),
    },
  ]
}

export function authorContact(
  siteUrl: string,
  { header_title, email, phone_url, location }: ContactInfo & { header_title: string },
): [Named<BreadcrumbList>, Named<ContactPageData>, Named<Person>] {
  return [
    breadcrumbs(siteUrl, { name: header_title, path: '/kontakt' }),
    {
      '@id': `${siteUrl}/kontakt#side`,
      '@type': 'ContactPage',
      url: `${siteUrl}/kontakt`,
      inLanguage: 'da',
      mainEntity: author(siteUrl),
    },
    {
      ...author(siteUrl),
      '@type': 'Person',
      ...(email && { email }),
      ...(phone_url && { telephone: phone_url.slice('tel:'.length) }),
      ...(location && { homeLocation: { '@type': 'Place', name: location } }),
    },
  ]
}
