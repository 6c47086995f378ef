import { workPages } from '~/domain/bibliography/bibliography-pages.server'
import { contactPages } from '~/domain/contact/contact-pages.server'
import { imagePages } from '~/domain/images/images-pages.server'
import type { PageSource } from '~/platform/pages/page-source.server'

/** What the press kit shows that is of other sections: what changes there changes it. */
const shown: PageSource[] = [imagePages, workPages, contactPages]
const sections = ['/billeder', '/bibliografi', '/kontakt']

/** The press kit, which is made of what stands elsewhere but for its own texts. */
export const pressPages: PageSource<'/presse'> = {
  async changes(backend) {
    const changes = await Promise.all(shown.map((source) => source.changes?.(backend)))
    return changes
      .flatMap((each) => each ?? [])
      .filter(({ section }) => sections.includes(section))
      .map(({ at }) => ({ section: '/presse', at }))
  },
}
