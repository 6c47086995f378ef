import { href } from 'react-router'
import { openedAt } from '~/http/opened-row'
import { alwaysVisible, type NounDescription, words } from '~/platform/changes/nouns'
import { seoPageChanges } from './seo-pages.server'

declare module '~/platform/db/schema' {
  interface Schema {
    seo_settings: Row & { page_slug: string; meta_title: string; meta_description: string }
  }
}

export const seoNoun = {
  words: words('SEO indstillingerne', 'SEO indstillingerne for'),
  nameOf: ({ page_slug }) => page_slug,
  columns: { page_slug: null, meta_title: 'Meta titel', meta_description: 'Meta beskrivelse' },
  visible: alwaysVisible,
  screen: href('/admin/seo'),
  form: (id) => openedAt(href('/admin/seo'), id),
  pages: [seoPageChanges],
  search: [],
} satisfies NounDescription<'seo_settings'>
