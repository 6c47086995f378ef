import type { Generated } from 'kysely'
import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { canonicalSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { newsPath } from './news'
import { type NewsForm, newsFields } from './news.form'
import { newsPages } from './news-pages.server'
import { newsSearch } from './news-search.server'

declare module '~/platform/db/schema' {
  interface Schema {
    news: Published &
      FormColumns<NewsForm, typeof newsFields> & {
        image_url: string | null
        slug: Generated<string>
      }
  }
}

export const newsNoun = {
  words: words('en nyhed', 'nyheden'),
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
