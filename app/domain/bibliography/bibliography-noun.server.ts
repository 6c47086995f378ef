import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { openedAt } from '~/http/opened-row'
import { stemSlug } from '~/http/slug'
import { partOf, publication } from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { workPath } from './bibliography'
import { type ReviewForm, reviewFields, type WorkForm, workFields } from './bibliography.form'
import { workPages } from './bibliography-pages.server'
import { reviewSearch, workSearch } from './bibliography-search.server'

declare module '~/platform/db/schema' {
  interface Schema {
    bibliography: Published &
      FormColumns<WorkForm, Omit<typeof workFields, 'slug'>, 'formats' | 'shops' | 'extract'> & {
        image_url: string | null
        slug: string
      }
    reviews: Row &
      FormColumns<ReviewForm, typeof reviewFields> & {
        bibliography_id: string
        sort_order: number
      }
  }
}

export const workNoun = {
  words: words('et værk', 'værket'),
  nameOf: ({ title }) => title,
  columns: {
    ...workFields,
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'bibliography'),
  screen: href('/admin/bibliografi'),
  form: (id) => href('/admin/bibliografi/:id', { id }),
  // The author may write the slug, and the URL of a cover on another site.
  formValues: ({ slug, image_url }, columns) => ({
    ...columns,
    slug,
    cover_url: String(image_url ?? '').startsWith('https://') ? image_url : null,
  }),
  pathOf: workPath,
  slugOf: stemSlug,
  cardLine: ({ year, publisher }) => [publisher, year].filter(Boolean).join(', '),
  pages: [workPages],
  search: [workSearch],
} satisfies NounDescription<'bibliography'>

export const reviewNoun = {
  words: words('en anmeldelse', 'anmeldelsen af'),
  order: 'anmeldelsernes rækkefølge',
  nameOf: ({ author }) => author,
  columns: {
    bibliography_id: partOf('bibliography'),
    ...reviewFields,
    sort_order: 'Rækkefølge',
  },
  visible: alwaysVisible,
  screen: href('/admin/bibliografi'),
  form: (id, { bibliography_id }) =>
    openedAt(href('/admin/bibliografi/:id/anmeldelser', { id: String(bibliography_id) }), id),
  pages: [],
  search: [reviewSearch],
} satisfies NounDescription<'reviews'>
