import { workPages } from '~/domain/bibliography/bibliography-noun.server'
import { contactPages } from '~/domain/contact/contact-noun.server'
import { textChangeTimes } from '~/domain/content/content.server'
import { imagePages } from '~/domain/images/images-noun.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { pressAliases } from './press.copy'
import { biographies } from './press-kit'
import { pressTexts } from './press-kit.server'

const sources: PageSource[] = [imagePages, workPages, contactPages]
const sections = ['/billeder', '/bibliografi', '/kontakt']

const textsBlankByDefault = [...biographies.map(({ text }) => text), 'presse.facts'] as const

export const pressPages: PageSource<'/presse'> = {
  async changes(backend) {
    const changes = await Promise.all(sources.map((source) => source.changes?.(backend)))
    const ofSections = changes
      .flatMap((each) => each ?? [])
      .filter(({ section }) => sections.includes(section))
      .map(({ at }) => at)
    const instants = [...ofSections, ...(await textChangeTimes(backend, textsBlankByDefault))]
    return instants.map((at) => ({ section: '/presse', at }))
  },
}

const searchId = 'presse'

export const pressSearch = {
  kind: 'press',
  name: 'presse',
  section: '/presse',
  title: 'soeg.press',
  nouns: ['editable_content'],
  list: async ({ live }) => [{ id: searchId, version: live.version }],
  async read(backend) {
    const { content, facts } = await pressTexts(backend)
    const texts = [
      content['presse.intro'],
      ...biographies.map(({ text }) => mixedTextLines(content[text])),
      ...facts.map(({ name, value }) => [name, value].filter(Boolean).join(': ')),
    ]
    const text = texts.filter(Boolean).join('\n')
    return [
      {
        id: searchId,
        title: content['presse.title'],
        detail: '',
        text,
        aliases: pressAliases,
        path: '/presse',
      },
    ]
  },
} satisfies SiteSearch
