import type { SearchSource } from '~/platform/search/search-source.server'
import { readContent } from './content.server'

const id = 'forside'

/** Searches the texts about the author on the front page. */
export const homeSearch = {
  kind: 'home',
  nouns: ['editable_content'],
  list: async ({ live }) => [{ id, version: live.version }],
  async read(backend, ids) {
    if (!ids.includes(id)) return []
    const content = await readContent(backend, 'hero', 'about', 'facts')
    const { 'hero.name': title, 'hero.description': detail, ...texts } = content
    return [{ id, title, detail, text: Object.values(texts).join('\n'), path: '/' }]
  },
} satisfies SearchSource<'home'>
