import type { Blog, BlogPosting, BreadcrumbList } from 'schema-dts'
import type { Picture } from '~/domain/images/images'
import { absolute, author, breadcrumbs, type Named } from '~/domain/seo/json-ld'
import { type Subject, subjectData } from '~/domain/subjects/subject'
import { newsPath } from './news'
import type { NewsArticle, NewsItem } from './news.server'

const listStep = (name: string) => ({ name, path: '/nyheder' })

type Post = Pick<NewsItem, 'title' | 'slug' | 'publishedDate'>

function postData(siteUrl: string, { title, slug, publishedDate }: Post) {
  const url = absolute(siteUrl, newsPath(slug))
  return {
    '@id': `${url}#nyhed`,
    '@type': 'BlogPosting',
    headline: title,
    url,
    datePublished: publishedDate,
    author: author(siteUrl),
  } as const
}

export function newsData(
  siteUrl: string,
  name: string,
  items: Post[],
): (Named<BreadcrumbList> | Named<Blog>)[] {
  const trail = breadcrumbs(siteUrl, listStep(name))
  if (items.length === 0) return [trail]
  const page = `${siteUrl}/nyheder`
  return [
    trail,
    {
      '@id': `${page}#nyheder`,
      '@type': 'Blog',
      name,
      url: page,
      inLanguage: 'da',
      author: author(siteUrl),
      blogPost: items.map((item) => postData(siteUrl, item)),
    },
  ]
}

export function newsArticleData(
  siteUrl: string,
  listTitle: string,
  article: Omit<NewsArticle, 'content' | 'imagePath' | 'subjectId'> & { text: string },
  { subject, picture }: { subject: Subject | undefined; picture: Picture | undefined },
): [Named<BreadcrumbList>, Named<BlogPosting>] {
  const { title, slug, summary, text } = article
  return [
    breadcrumbs(siteUrl, listStep(listTitle), { name: title, path: newsPath(slug) }),
    {
      ...postData(siteUrl, article),
      inLanguage: 'da',
      articleBody: text,
      ...(summary && { description: summary }),
      ...(subject && { about: subjectData(siteUrl, subject) }),
      ...(picture && { image: absolute(siteUrl, picture.src) }),
    },
  ]
}
