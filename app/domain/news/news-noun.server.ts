import type { Generated } from 'kysely'
import { href } from 'react-router'
import { longDate } from '~/danish/dates'
import { isPublished } from '~/domain/publishing/visibility.server'
import { rowPages } from '~/domain/rows/row-pages.server'
import { rowSearch } from '~/domain/rows/row-search.server'
import { canonicalSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import { mixedTextLines } from '~/platform/rich-text.server'
import { feeds } from './feeds'
import { newsPath } from './news'
import { type NewsForm, newsFields } from './news.form'

declare module '~/platform/db/schema' {
  interface Schema {
    news: Published &
      FormColumns<NewsForm, typeof newsFields> & {
        image_url: string | null
        slug: Generated<string>
      }
  }
}

const newsPages = rowPages('news', '/nyheder', {
  changeFrequency: 'yearly',
  priority: 0.5,
  redirectsIds: true,
  async findOther(_, rest) {
    return feeds.find(({ path }) => path === `/nyheder/${rest}`)?.path
  },
  share: ({ title, published_date, image_url, content }) => ({
    title,
    subtitle: longDate(published_date),
    picturePath: image_url,
    text: mixedTextLines(content),
  }),
})

const newsSearch = rowSearch('news', {
  kind: 'news',
  name: 'nyheder',
  section: '/nyheder',
  title: 'soeg.news',
  order: [
    ['published_date', 'desc'],
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  entry: ({ content, published_date }) => ({
    detail: longDate(published_date),
    text: mixedTextLines(content),
  }),
})

export const newsNoun = {
  words: nounWords('en nyhed', 'nyheden'),
  nameOf: ({ title }) => title,
  columns: {
    ...newsFields,
    slug: 'Adresse',
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'news'),
  screen: href('/admin/nyheder'),
  form: (id) => href('/admin/nyheder/:id', { id }),
  pathOf: newsPath,
  slugOf: canonicalSlug,
  pages: [newsPages],
  search: [newsSearch],
} satisfies NounDescription<'news'>
