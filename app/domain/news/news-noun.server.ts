import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { canonicalSlug } from '~/http/slug'
import { picture, publication, writtenText } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { newsPath } from './news'
import { newsPages } from './news-pages.server'
import { newsSearch } from './news-search.server'

export const newsNoun = {
  words: words('en nyhed', 'nyheden'),
  nameOf: ({ title }) => title,
  columns: {
    title: 'Titel',
    content: writtenText('Indhold'),
    published_date: 'Dato',
    link: 'Link',
    summary: 'Kort beskrivelse',
    listed_paragraphs: 'Afsnit i listen',
    slug: 'Adresse',
    image_url: picture('Billede', 'news'),
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
