import { workPages } from '~/domain/bibliography/bibliography-noun.server'
import { contactPages } from '~/domain/contact/contact-noun.server'
import { textChangeTimes } from '~/domain/content/content.server'
import { imagePages } from '~/domain/images/images-pages.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { biographies } from './press-kit'

/** Other sections that the press kit shows; it changes with them. */
const shown: PageSource[] = [imagePages, workPages, contactPages]
const sections = ['/billeder', '/bibliografi', '/kontakt']

/** The texts that are blank until the author writes them. */
const blankAtFirst = [...biographies.map(({ text }) => text), 'presse.facts'] as const

/** The press kit: its own texts and content of other sections. Biographies and facts are content too. */
export const pressPages: PageSource<'/presse'> = {
  async changes(backend) {
    const changes = await Promise.all(shown.map((source) => source.changes?.(backend)))
    const ofSections = changes
      .flatMap((each) => each ?? [])
      .filter(({ section }) => sections.includes(section))
      .map(({ at }) => at)
    const instants = [...ofSections, ...(await textChangeTimes(backend, blankAtFirst))]
    return instants.map((at) => ({ section: '/presse', at }))
  },
}
