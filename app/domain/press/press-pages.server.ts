import { workPages } from '~/domain/bibliography/bibliography-noun.server'
import { contactPages } from '~/domain/contact/contact-noun.server'
import { textChangeTimes } from '~/domain/content/content.server'
import { imagePages } from '~/domain/images/images-pages.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { biographies } from './press-kit'

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
