import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { labelsOf } from '~/forms/field-texts'
import { canonicalSlug } from '~/http/slug'
import { list, picture, publication, writtenText } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { lecturePath } from './lectures'
import { lectureFields } from './lectures.form'
import { lecturePages } from './lectures-pages.server'
import { lectureSearch } from './lectures-search.server'

const labels = labelsOf(lectureFields)

export const lectureNoun = {
  words: words('et foredrag', 'foredraget'),
  nameOf: ({ title }) => title,
  columns: {
    ...labels,
    description: writtenText(labels.description),
    themes: list(labels.themes),
    image_url: picture(labels.image_url, 'lecture'),
    slug: 'Adresse',
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'lectures'),
  screen: href('/admin/foredrag'),
  form: (id) => href('/admin/foredrag/:id', { id }),
  pathOf: lecturePath,
  slugOf: canonicalSlug,
  pages: [lecturePages],
  search: [lectureSearch],
} satisfies NounDescription<'lectures'>
