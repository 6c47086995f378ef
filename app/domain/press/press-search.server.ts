import type { SiteSearch } from '~/domain/sections/site-search.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { pressAliases } from './press.copy'
import { biographies } from './press-kit'
import { pressTexts } from './press-kit.server'

const id = 'presse'

export const pressSearch = {
  kind: 'press',
  name: 'presse',
  section: '/presse',
  title: 'soeg.press',
  nouns: ['editable_content'],
  list: async ({ live }) => [{ id, version: live.version }],
  async read(backend, ids) {
    if (!ids.includes(id)) return []
    const { content, facts } = await pressTexts(backend)
    const texts = [
      content['presse.intro'],
      ...biographies.map(({ text }) => mixedTextLines(content[text])),
      ...facts.map(({ name, value }) => [name, value].filter(Boolean).join(': ')),
    ]
    const text = texts.filter(Boolean).join('\n')
    return [
      {
        id,
        title: content['presse.title'],
        detail: '',
        text,
        aliases: pressAliases,
        path: '/presse',
      },
    ]
  },
} satisfies SiteSearch
