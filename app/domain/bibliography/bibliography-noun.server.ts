import { href } from 'react-router'
import { isPublished } from '~/domain/publishing/visibility.server'
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
import { workPages } from './bibliography-pages.server'
import { reviewSearch, workSearch } from './bibliography-search.server'

export const workNoun = {
  words: words('et værk', 'værket'),
  nameOf: ({ title }) => title,
  columns: {
    title: 'Titel',
    year: 'År',
    category: choice('Kategori', {
      salmer_sange: 'Salmer & Sange',
      skønlitteratur: 'Skønlitteratur',
      faglitteratur: 'Faglitteratur',
      værkliste: 'Værkliste',
    }),
    description: richText('Beskrivelse'),
    publisher: 'Forlag',
    isbn: 'ISBN',
    pages: 'Sider',
    formats: list('Fås som'),
    translator: 'Oversætter',
    purchase_link: 'Købslink',
    shops: list('Andre boghandlere'),
    extract: richText('Uddrag'),
    extract_pdf_id: namesRow('Uddrag som PDF'),
    slug: 'Adresse',
    image_url: picture('Omslag', 'bibliography'),
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
  pages: [workPages],
  search: [workSearch],
} satisfies NounDescription<'bibliography'>

export const reviewNoun = {
  words: words('en anmeldelse', 'anmeldelsen af'),
  nameOf: ({ author }) => author,
  columns: {
    bibliography_id: partOf('bibliography'),
    header: 'Overskrift',
    quote_text: richText('Citat'),
    author: 'Anmelder',
    publication: 'Avis eller medie',
    pull_quote: 'Sætning til at citere',
    sort_order: 'Rækkefølge',
  },
  visible: alwaysVisible,
  screen: href('/admin/bibliografi'),
  form: (id, { bibliography_id }) =>
    openedAt(href('/admin/bibliografi/:id/anmeldelser', { id: String(bibliography_id) }), id),
  pages: [],
  search: [reviewSearch],
} satisfies NounDescription<'reviews'>
