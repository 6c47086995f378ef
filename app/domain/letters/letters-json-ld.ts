import type { BlogPosting, BreadcrumbList } from 'schema-dts'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { letterPath } from './letters'
import type { LetterEntry } from './letters.server'

export function letterArticleData(
  siteUrl: string,
  listTitle: string,
  { title, slug, date, summary, text }: LetterEntry & { text: string },
): [Named<BreadcrumbList>, Named<BlogPosting>] {
  const url = absolute(siteUrl, letterPath(slug))
  return [
    breadcrumbs(
      siteUrl,
      { name: listTitle, path: '/brev' },
      { name: title, path: letterPath(slug) },
    ),
    {
      '@id': `${url}#brev`,
      '@type': 'BlogPosting',
      headline: title,
      url,
      datePublished: date,
      author: author(siteUrl),
      inLanguage: 'da',
      articleBody: text,
      description: summary,
    },
  ]
}
