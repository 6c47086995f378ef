import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { labelsOf } from '~/forms/field-texts'
import { stemSlug } from '~/http/slug'
import { picture, publication, richText } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { collaborationPath } from './collaborations'
import { collaborationFields } from './collaborations.form'
import { collaborationPages } from './collaborations-pages.server'
import { collaborationSearch } from './collaborations-search.server'

const labels = labelsOf(collaborationFields)

export const collaborationNoun = {
  words: words('et samarbejde', 'samarbejdet'),
  nameOf: ({ title }) => title,
  columns: {
    ...labels,
    description: richText(labels.description),
    image_url: picture(labels.image_url, 'collaboration'),
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
