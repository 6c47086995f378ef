import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { labelsOf } from '~/forms/field-texts'
import { canonicalSlug } from '~/http/slug'
import { namesRow, picture, publication, writtenText } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { newsPath } from './news'
import { newsFields } from './news.form'
import { newsPages } from './news-pages.server'
import { newsSearch } from './news-search.server'

const labels = labelsOf(newsFields)

export const newsNoun = {
  words: words('en nyhed', 'nyheden'),
  nameOf: ({ title }) => title,
  columns: {
    ...labels,
    content: writtenText(labels.content),
    image_url: picture(labels.image_url, 'news'),
    subject_id: namesRow(labels.subject_id),
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
