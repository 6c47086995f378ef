import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { stemSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { collaborationPath } from './collaborations'
import { type CollaborationForm, collaborationFields } from './collaborations.form'
import { collaborationPages } from './collaborations-pages.server'
import { collaborationSearch } from './collaborations-search.server'

declare module '~/platform/db/schema' {
  interface Schema {
    collaborations: Published &
      FormColumns<CollaborationForm, typeof collaborationFields> & {
        image_url: string | null
        slug: string
      }
  }
}

export const collaborationNoun = {
  words: words('et samarbejde', 'samarbejdet'),
  nameOf: ({ title }) => title,
  columns: {
    ...collaborationFields,
    slug: 'Adresse',
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
