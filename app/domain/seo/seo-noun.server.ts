import { href } from 'react-router'
import { isSection, type SectionPath } from '~/domain/sections/sections'
import { openedRowPath } from '~/http/opened-row'
import { alwaysVisible, type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'

declare module '~/platform/db/schema' {
  interface Schema {
    seo_settings: Row & { page_slug: string; meta_title: string; meta_description: string }
  }
}

const seoPageChanges: PageSource<SectionPath> = {
  async changes({ db }) {
    const rows = await db.selectFrom('seo_settings').select(['page_slug', 'updated_at']).execute()
    return rows.flatMap(({ page_slug, updated_at }) =>
      isSection(page_slug) ? [{ section: page_slug, at: updated_at }] : [],
    )
  },
}

export const seoNoun = {
  words: nounWords('SEO indstillingerne', 'SEO indstillingerne for'),
  nameOf: ({ page_slug }) => page_slug,
  columns: { page_slug: null, meta_title: 'Meta titel', meta_description: 'Meta beskrivelse' },
  visible: alwaysVisible,
  screen: href('/admin/seo'),
  form: (id) => openedRowPath(href('/admin/seo'), id),
  pages: [seoPageChanges],
  search: [],
} satisfies NounDescription<'seo_settings'>
