import { href } from 'react-router'
import { changesAt } from '~/domain/rows/row-pages.server'
import { openedRowPath } from '~/http/opened-row'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { type TestimonialForm, testimonialFields } from './testimonials.form'
import { isPublicTestimonial } from './testimonials.server'

declare module '~/platform/db/schema' {
  interface Schema {
    testimonials: Row &
      FormColumns<TestimonialForm, typeof testimonialFields> & { sort_order: number }
  }
}

/** The testimonials are part of the page of the lectures. */
const testimonialPages: PageSource = { changes: changesAt('/foredrag', 'testimonials') }

export const testimonialNoun = {
  words: nounWords('en anbefaling', 'anbefalingen fra', 'anbefalinger'),
  order: 'anbefalingernes rækkefølge',
  nameOf: ({ name }) => name,
  columns: { ...testimonialFields, sort_order: 'Rækkefølge' },
  visible: () => isPublicTestimonial,
  screen: href('/admin/anbefalinger'),
  form: (id) => openedRowPath(href('/admin/anbefalinger'), id),
  pages: [testimonialPages],
  search: [],
} satisfies NounDescription<'testimonials'>
