import type { Blog, BreadcrumbList } from 'schema-dts'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { type NewsItem, newsAnchor, newsUrl } from './news'

/** The news that the page shows, as the posts of a blog. */
export function newsData(
  siteUrl: string,
  name: string,
  items: Pick<NewsItem, 'id' | 'title' | 'publishedDate'>[],
): (Named<BreadcrumbList> | Named<Blog>)[] {
  const way = breadcrumbs(siteUrl, { name, path: '/nyheder' })
  if (items.length === 0) return [way]
  const page = `${siteUrl}/nyheder`
  return [
    way,
    {
      '@id': `${page}#nyheder`,
      '@type': 'Blog',
      name,
      url: page,
      inLanguage: 'da',
      author: author(siteUrl),
      blogPost: items.map(({ id, title, publishedDate }) => ({
        '@id': `${page}#${newsAnchor(id)}`,
        '@type': 'BlogPosting',
        headline: title,
        url: absolute(siteUrl, newsUrl(id)),
        datePublished: publishedDate,
        author: author(siteUrl),
      })),
    },
  ]
}
