import { isPublished } from '~/domain/publishing/visibility.server'
import { listIn } from '~/platform/db/list-column'
import { writtenLines } from '~/platform/rich-text.server'
import { type SearchSource, versionOf } from '~/platform/search/search-source.server'
import { lecturePath } from './lectures'
import { organiserColumns } from './organisers.server'

export const lectureSearch = {
  kind: 'lecture',
  nouns: ['lectures'],
  list: (backend) =>
    backend.db
      .selectFrom('lectures')
      .select(['id', versionOf('lectures').as('version')])
      .where(isPublished(backend, 'lectures'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  async read(backend, ids) {
    const rows = await backend.db
      .selectFrom('lectures')
      .select(['id', 'title', 'slug', 'subtitle', 'description', 'themes', 'location'])
      .select(organiserColumns)
      .where('id', 'in', ids)
      .where(isPublished(backend, 'lectures'))
      .execute()
    return rows.map(({ id, title, slug, subtitle, description, themes, location, ...row }) => ({
      id,
      title,
      detail: subtitle ?? '',
      text: [
        ...[writtenLines(description), ...listIn(themes), location ?? ''],
        ...organiserColumns.flatMap((column) => row[column] ?? []),
      ].join('\n'),
      path: lecturePath(slug),
    }))
  },
} satisfies SearchSource<'lecture'>
