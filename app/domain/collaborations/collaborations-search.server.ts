import { isPublished } from '~/domain/publishing/visibility.server'
import { plainLines } from '~/platform/rich-text.server'
import { type SearchSource, versionOf } from '~/platform/search/search-source.server'
import { collaborationPath } from './collaborations'

export const collaborationSearch = {
  kind: 'collaboration',
  nouns: ['collaborations'],
  list: (backend) =>
    backend.db
      .selectFrom('collaborations')
      .select(['id', versionOf('collaborations').as('version')])
      .where(isPublished(backend, 'collaborations'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  async read(backend, ids) {
    const rows = await backend.db
      .selectFrom('collaborations')
      .select(['id', 'title', 'slug', 'short_text', 'description'])
      .where('id', 'in', ids)
      .where(isPublished(backend, 'collaborations'))
      .execute()
    return rows.map(({ id, title, slug, short_text, description }) => ({
      id,
      title,
      detail: '',
      text: `${short_text ?? ''}\n${plainLines(description)}`,
      path: collaborationPath(slug),
    }))
  },
} satisfies SearchSource<'collaboration'>
