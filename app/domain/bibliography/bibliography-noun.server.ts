import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
import { labelsOf } from '~/forms/field-texts'
import { openedAt } from '~/http/opened-row'
import { stemSlug } from '~/http/slug'
import {
  choice,
  list,
  namesRow,
  partOf,
  picture,
  publication,
  richText,
} from '~/platform/changes/columns'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { workPath } from './bibliography'
import { reviewFields, workFields } from './bibliography.form'
import { categoryCopy } from './bibliography-editing.copy'
import { workPages } from './bibliography-pages.server'
import { reviewSearch, workSearch } from './bibliography-search.server'

const work = labelsOf(workFields)
const review = labelsOf(reviewFields)

export const workNoun = {
  words: words('et værk', 'værket'),
  nameOf: ({ title }) => title,
  columns: {
    ...work,
    category: choice(work.category, categoryCopy),
    description: richText(work.description),
    formats: list(work.formats),
    shops: list(work.shops),
    extract: richText(work.extract),
    extract_pdf_id: namesRow(work.extract_pdf_id),
    image_url: picture(work.image_url, 'bibliography'),
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
    ...review,
    quote_text: richText(review.quote_text),
    sort_order: 'Rækkefølge',
  },
  visible: alwaysVisible,
  screen: href('/admin/bibliografi'),
  form: (id, { bibliography_id }) =>
    openedAt(href('/admin/bibliografi/:id/anmeldelser', { id: String(bibliography_id) }), id),
  pages: [],
  search: [reviewSearch],
} satisfies NounDescription<'reviews'>
