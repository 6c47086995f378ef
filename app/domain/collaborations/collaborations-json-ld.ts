import type { BreadcrumbList, CreativeWork } from 'schema-dts'
import type { Picture } from '~/domain/images/images'
import { absolute, author, breadcrumbs, listPage, type Named } from '~/domain/seo/json-ld'
import { type Collaboration, type CollaborationCard, collaborationPath } from './collaborations'

type TitleAndSlug = Pick<CollaborationCard, 'title' | 'slug'>

const listStep = (name: string) => ({ name, path: '/samarbejder' })
const stepTo = ({ title, slug }: TitleAndSlug) => ({ name: title, path: collaborationPath(slug) })

export function collaborationsData(siteUrl: string, listTitle: string, cards: TitleAndSlug[]) {
  return listPage(siteUrl, [listStep(listTitle)], cards.map(stepTo))
}

export function collaborationData(
  siteUrl: string,
  listTitle: string,
  collaboration: Pick<Collaboration, 'title' | 'slug' | 'text'>,
  picture: Picture | undefined,
): [Named<BreadcrumbList>, Named<CreativeWork>] {
  const { title, slug, text } = collaboration
  const url = `${siteUrl}${collaborationPath(slug)}`
  return [
    breadcrumbs(siteUrl, listStep(listTitle), stepTo(collaboration)),
    {
      '@id': `${url}#samarbejde`,
      '@type': 'CreativeWork',
      name: title,
      url,
      author: author(siteUrl),
      inLanguage: 'da',
      ...(text && { description: text }),
      ...(picture && { image: absolute(siteUrl, picture.src) }),
    },
  ]
}
