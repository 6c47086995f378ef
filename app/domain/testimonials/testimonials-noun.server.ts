import { type SqlBool, sql } from 'kysely'
import { href } from 'react-router'
import { labelsOf } from '~/forms/field-texts'
import { openedAt } from '~/http/opened-row'
import { flag } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import { testimonialFields } from './testimonials.form'
import { testimonialPages } from './testimonials-pages.server'

const labels = labelsOf(testimonialFields)

export const testimonialNoun = {
  words: words('en anbefaling', 'anbefalingen fra'),
  order: 'anbefalingernes rækkefølge',
  nameOf: ({ name }) => name,
  columns: { ...labels, is_visible: flag(labels.is_visible), sort_order: 'Rækkefølge' },
  visible: () => sql<SqlBool>`testimonials.is_visible = 1`,
  screen: href('/admin/anbefalinger'),
  form: (id) => openedAt(href('/admin/anbefalinger'), id),
  pages: [testimonialPages],
  search: [],
} satisfies NounDescription<'testimonials'>
