import { href } from 'react-router'
import type { PageSource } from '~/platform/pages/page-source.server'
import type { ContentPage } from './content'
import { contentPlaceCopy } from './editing.copy'

/**
 * The section that shows a group of texts, if the group is not named after it; null for texts on every page,
 * which do not count as a change of a section.
 */
const homes: Partial<Record<string, '/' | null>> = {
  hero: '/',
  about: '/',
  facts: '/',
  forside: '/',
  footer: null,
  udseende: null,
} satisfies Partial<Record<ContentPage, '/' | null>>

/** The editable texts, by the sections that show them. */
export const contentPages: PageSource = {
  async changes({ db }) {
    const groups = await db
      .selectFrom('editable_content')
      .select(({ fn }) => ['page', fn.max('updated_at').as('at')])
      .groupBy('page')
      .execute()
    return groups.flatMap(({ page, at }) => {
      const section = page in homes ? homes[page] : `/${page}`
      return section ? [{ section, at }] : []
    })
  },
  /** Only the text about concerts can contain links. */
  async links({ db }) {
    const rows = await db
      .selectFrom('editable_content')
      .select('content_value')
      .where('content_type', '=', 'rich_text')
      .execute()
    return rows.map(({ content_value }) => ({
      place: contentPlaceCopy.concertInfo,
      editPath: href('/admin/foredrag/koncerttekst'),
      page: '/foredrag',
      html: content_value,
    }))
  },
}
