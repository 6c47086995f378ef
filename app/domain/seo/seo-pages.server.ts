import { isSection, type SectionPath } from '~/domain/sections/sections'
import type { PageSource } from '~/platform/pages/page-source.server'

export const seoPageChanges: PageSource<SectionPath> = {
  async changes({ db }) {
    const rows = await db.selectFrom('seo_settings').select(['page_slug', 'updated_at']).execute()
    return rows.flatMap(({ page_slug, updated_at }) =>
      isSection(page_slug) ? [{ section: page_slug, at: updated_at }] : [],
    )
  },
}
