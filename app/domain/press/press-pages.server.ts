import { workPages } from '~/domain/bibliography/bibliography-noun.server'
import { contactPages } from '~/domain/contact/contact-noun.server'
import { imagePages } from '~/domain/images/images-pages.server'
import type { PageSource } from '~/platform/pages/page-source.server'

/** Other sections that the press kit shows; it changes with them. */
const shown: PageSource[] = [imagePages, workPages, contactPages]
const sections = ['/billeder', '/bibliografi', '/kontakt']

/** The press kit: its own texts and content of other sections. */
export const pressPages: PageSource<'/presse'> = {
  async changes(backend) {
    const changes = await Promise.all(shown.map((source) => source.changes?.(backend)))
    return changes
      .flatMap((each) => each ?? [])
      .filter(({ section }) => sections.includes(section))
      .map(({ at }) => ({ section: '/presse', at }))
  },
}
