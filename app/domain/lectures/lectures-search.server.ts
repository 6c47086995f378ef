import { isPublished } from '~/domain/publishing/visibility.server'
import { listIn } from '~/platform/db/list-column'
import { writtenLines } from '~/platform/rich-text.server'
import {
  type SearchEntry,
  type SearchSource,
  versionOf,
} from '~/platform/search/search-source.server'
import { lecturePath } from './lectures'
import { lectureFields } from './lectures.form'
import { organisersCopy } from './lectures-editing.copy'
import { organisersPart, organisersPath } from './organisers'
import { hasSomething, organiserColumns } from './organisers.server'

/** Ends the id of an organisers' page, which is otherwise that of its lecture. */
const organisersEnd = `/${organisersPart}`

/** Lectures and, after each, its organisers' page. */
export const lectureSearch = {
  kind: 'lecture',
  nouns: ['lectures'],
  async list(backend) {
    const rows = await backend.db
      .selectFrom('lectures')
      .select(['id', versionOf('lectures').as('version')])
      .select(organiserColumns)
      .where(isPublished(backend, 'lectures'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.flatMap(({ id, version, ...row }) =>
      hasSomething(row)
        ? [
            { id, version },
            { id: id + organisersEnd, version },
          ]
        : [{ id, version }],
    )
  },
  async read(backend, ids) {
    const rows = await backend.db
      .selectFrom('lectures')
      .select(['id', 'title', 'slug', 'subtitle', 'description', 'themes', 'location'])
      .select(organiserColumns)
      .where(
        'id',
        'in',
        ids.map((id) => id.replace(organisersEnd, '')),
      )
      .where(isPublished(backend, 'lectures'))
      .execute()
    const entries = rows.flatMap(
      ({ id, title, slug, subtitle, description, themes, location, ...row }): SearchEntry[] => {
        const filled = organiserColumns.filter((column) => row[column])
        return [
          {
            id,
            title,
            detail: subtitle ?? '',
            text: [writtenLines(description), ...listIn(themes), location ?? ''].join('\n'),
            path: lecturePath(slug),
          },
          {
            id: id + organisersEnd,
            title: organisersCopy.pageOf(title),
            detail: '',
            text: filled.map((column) => row[column]).join('\n'),
            aliases: filled.map((column) => lectureFields[column].label).join(' '),
            path: organisersPath(slug),
          },
        ]
      },
    )
    return entries.filter(({ id }) => ids.includes(id))
  },
} satisfies SearchSource<'lecture'>
