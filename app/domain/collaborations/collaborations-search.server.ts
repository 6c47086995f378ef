import { plainLines } from '~/platform/rich-text.server'
import type { SearchSource } from '~/platform/search/search-source.server'
import { collaborationPath } from './collaborations'

/** Collaborations as they are searched for. */
export const collaborationSearch = {
  kind: 'collaboration',
  nouns: ['collaborations'],
  list: ({ db }) =>
    db
      .selectFrom('collaborations')
      .select(['id', 'revision as version'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  async read({ db }, ids) {
    const rows = await db
      .selectFrom('collaborations')
      .select(['id', 'title', 'slug', 'short_text', 'description'])
      .where('id', 'in', ids)
      .execute()
    return rows.map(({ id, title, slug, short_text, description }) => ({
      ...{ id, title, detail: '' },
      text: `${short_text ?? ''}\n${plainLines(description)}`,
      path: collaborationPath(slug),
    }))
  },
} satisfies SearchSource<'collaboration'>
