import { type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { openedAt } from '~/http/opened-row'
import { flag } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { testimonialPages } from './testimonials-pages.server'

export const testimonialNoun = {
  words: words('en anbefaling', 'anbefalingen fra'),
  nameOf: ({ name }) => name,
  columns: {
    name: 'Navn',
    title: 'Titel',
    quote: 'Citat',
    is_visible: flag('Vis anbefalingen på siden'),
    sort_order: 'Rækkefølge',
  },
  visible: () => sql<SqlBool>`testimonials.is_visible = 1`,
  screen: href('/admin/anbefalinger'),
  form: (id) => openedAt(href('/admin/anbefalinger'), id),
  pages: [testimonialPages],
  search: [],
} satisfies NounDescription<'testimonials'>
