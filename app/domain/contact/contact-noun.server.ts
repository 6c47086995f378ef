import { href } from 'react-router'
import { changesAt } from '~/domain/rows/row-pages.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { flag, picture, weakReference } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { hasContent } from './contact'
import { contactDefaults } from './contact.copy'
import { activeContent, contactPage, isPublicContent, isPublicInfo } from './contact.server'

declare module '~/platform/db/schema' {
  interface Schema {
    contact_content: Row & {
      header_title: string | null
      header_subtitle: string | null
      form_title: string | null
      direct_contact_title: string | null
      quote_text: string | null
      quote_author: string | null
      image_url: string | null
      image_alt: string | null
      protected_contact_id: string | null
      email: string | null
      phone: string | null
      location: string | null
      is_active: Flag
    }
    protected_contact_info: Row & {
      email: string | null
      phone: string | null
      location: string | null
      is_active: Flag
    }
  }
}

/** The contact page with its own text and picture. */
export const contactPages: PageSource<'/kontakt'> = {
  pages: {
    basePath: '/kontakt',
    async share(backend, rest) {
      if (rest !== '') return undefined
      const content = await activeContent(backend)
      const title = content?.header_title || contactDefaults.headerTitle
      return { path: '/kontakt', title, picturePath: content?.image_url ?? null }
    },
  },
  async changes(backend) {
    if (!hasContent(await contactPage(backend))) return []
    const nouns = ['contact_content', 'protected_contact_info'] as const
    const changes = nouns.map((noun) => changesAt('/kontakt', noun)(backend))
    return (await Promise.all(changes)).flat()
  },
}

const contactId = 'kontakt'

const contactSearch = {
  kind: 'contact',
  name: 'kontakt',
  section: '/kontakt',
  title: 'soeg.contact',
  nouns: ['contact_content', 'protected_contact_info'],
  list: async ({ live }) => [{ id: contactId, version: live.version }],
  async read(backend, ids) {
    if (!ids.includes(contactId)) return []
    const { headerTitle, headerSubtitle, location, ...page } = await contactPage(backend)
    const own = [headerSubtitle, page.formTitle, page.directContactTitle, page.email, page.phone]
    const text = [...own, page.quoteText, page.quoteAuthor].filter(Boolean).join('\n')
    return [{ id: contactId, title: headerTitle, detail: location ?? '', text, path: '/kontakt' }]
  },
} satisfies SiteSearch

const details = { email: 'E-mail', phone: 'Telefon', location: 'Bopæl' }

export const contactNoun = {
  words: nounWords('kontaktsiden', 'kontaktsiden'),
  nameOf: () => null,
  columns: {
    header_title: 'Overskrift',
    header_subtitle: 'Tekst under overskriften',
    form_title: 'Linjen over kontaktoplysningerne',
    direct_contact_title: 'Overskrift over kontaktoplysningerne',
    ...details,
    quote_text: 'Citat',
    quote_author: 'Hvem citatet er af',
    image_url: picture('Billede', 'contact'),
    image_alt: 'Beskrivelse af billedet',
    protected_contact_id: weakReference(null),
    is_active: flag(null),
  },
  visible: () => isPublicContent,
  screen: href('/admin/kontakt'),
  form: () => href('/admin/kontakt'),
  pages: [contactPages],
  search: [contactSearch],
} satisfies NounDescription<'contact_content'>

export const contactInfoNoun = {
  words: nounWords('kontaktoplysningerne', 'kontaktoplysningerne'),
  nameOf: () => null,
  columns: { ...details, is_active: flag(null) },
  visible: () => isPublicInfo,
  screen: href('/admin/kontakt'),
  form: null,
  isPart: true,
  pages: [],
  search: [],
} satisfies NounDescription<'protected_contact_info'>
