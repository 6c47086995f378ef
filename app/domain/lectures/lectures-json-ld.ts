import type { BreadcrumbList, Service } from 'schema-dts'
import type { Picture } from '~/domain/images/images'
import { absolute, author, breadcrumbs, listPage, type Named } from '~/domain/seo/json-ld'
import { type Lecture, type LectureCard, lecturePath, organisersPath } from './lectures'
import { serviceTypeCopy } from './lectures.copy'

const listStep = (name: string) => ({ name, path: '/foredrag' })
const stepTo = ({ title, slug }: Pick<LectureCard, 'title' | 'slug'>) => ({
  name: title,
  path: lecturePath(slug),
})

export function lecturesData(siteUrl: string, listTitle: string, lectures: LectureCard[]) {
  return listPage(siteUrl, [listStep(listTitle)], lectures.map(stepTo))
}

export function lectureData(
  siteUrl: string,
  listTitle: string,
  lecture: Pick<Lecture, 'title' | 'slug' | 'subtitle' | 'description' | 'themes'>,
  picture: Picture | undefined,
): [Named<BreadcrumbList>, Named<Service>] {
  const { title, slug, subtitle, description, themes } = lecture
  const url = `${siteUrl}${lecturePath(slug)}`
  return [
    breadcrumbs(siteUrl, listStep(listTitle), stepTo(lecture)),
    {
      '@id': `${url}#foredrag`,
      '@type': 'Service',
      name: title,
      url,
      serviceType: serviceTypeCopy,
      provider: author(siteUrl),
      ...(subtitle && { alternateName: subtitle }),
      ...(description && { description }),
      ...(themes.length > 0 && { category: themes }),
      ...(picture && { image: absolute(siteUrl, picture.src) }),
    },
  ]
}

export function organisersData(
  siteUrl: string,
  listTitle: string,
  { title, slug }: Pick<Lecture, 'title' | 'slug'>,
  name: string,
): [Named<BreadcrumbList>] {
  const page = { name, path: organisersPath(slug) }
  return [breadcrumbs(siteUrl, listStep(listTitle), { name: title, path: lecturePath(slug) }, page)]
}
