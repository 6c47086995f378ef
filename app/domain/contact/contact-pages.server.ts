import type { PageSource } from '~/platform/pages/page-source.server'
import { contactDefaults } from './contact.copy'
import { activeContent } from './contact.server'
import { publicContact } from './visibility'

/** The contact page with its own text and picture. */
export const contactPages: PageSource<'/kontakt'> = {
  pages: {
    below: '/kontakt',
    async share(backend, rest) {
      if (rest !== '') return undefined
      const content = await activeContent(backend)
      const title = content?.header_title || contactDefaults.headerTitle
      return { path: '/kontakt', title, picturePath: content?.image_url ?? null }
    },
  },
  async changes({ db }) {
    const content = db
      .selectFrom('contact_content')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicContact))
    const details = db
      .selectFrom('protected_contact_info')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where((eb) => eb.and(publicContact))
    const changes = [
      await content.executeTakeFirstOrThrow(),
      await details.executeTakeFirstOrThrow(),
    ]
    return changes.map(({ at }) => ({ section: '/kontakt', at }))
  },
}
