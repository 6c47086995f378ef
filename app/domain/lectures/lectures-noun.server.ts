import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { canonicalSlug } from '~/http/slug'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { lecturePath } from './lectures'
import { type LectureForm, lectureFields } from './lectures.form'
import { lecturePages } from './lectures-pages.server'
import { lectureSearch } from './lectures-search.server'

declare module '~/platform/db/schema' {
  interface Schema {
    lectures: Published &
      FormColumns<LectureForm, typeof lectureFields> & {
        image_url: string | null
        slug: string
      }
  }
}

export const lectureNoun = {
  words: words('et foredrag', 'foredraget'),
  nameOf: ({ title }) => title,
  columns: {
    ...lectureFields,
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
