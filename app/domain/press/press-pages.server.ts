import { workPages } from '~/domain/bibliography/bibliography-noun.server'
import { contactPages } from '~/domain/contact/contact-noun.server'
import { textChangeTimes } from '~/domain/content/content.server'
import { imagePages } from '~/domain/images/images-pages.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { biographies } from './press-kit'

/** The sources and paths of the sections that the press kit shows. */
const sources: PageSource[] = [imagePages, workPages, contactPages]
const sections = ['/billeder', '/bibliografi', '/kontakt']

/** The texts that are blank by default. */
const textsBlankByDefault = [...biographies.map(({ text }) => text), 'presse.facts'] as const

/** The changes of the press kit: those of its texts and of the sections that it shows. */
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
