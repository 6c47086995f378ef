import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { stemSlug } from '~/http/slug'
import { picture, publication, richText } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { collaborationPath } from './collaborations'
import { collaborationPages } from './collaborations-pages.server'
import { collaborationSearch } from './collaborations-search.server'

export const collaborationNoun = {
  words: words('et samarbejde', 'samarbejdet'),
  nameOf: ({ title }) => title,
  columns: {
    title: 'Titel',
    short_text: 'Kort tekst',
    description: richText('Lang beskrivelse'),
    link: 'Link',
    slug: 'Adresse',
    image_url: picture('Billede', 'collaboration'),
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'collaborations'),
  screen: href('/admin/samarbejder'),
  form: (id) => href('/admin/samarbejder/:id', { id }),
  pathOf: collaborationPath,
  slugOf: stemSlug,
  pages: [collaborationPages],
  search: [collaborationSearch],
} satisfies NounDescription<'collaborations'>
