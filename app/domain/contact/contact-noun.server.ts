import { href } from 'react-router'
import { changesAt } from '~/domain/rows/row-pages.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { flag, weakReference } from '~/platform/changes/columns'
import { type NounDescription, nounWords } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { contactDefaults } from './contact.copy'
import { type ContactForm, contactFields, contactInfoFields } from './contact.form'
import { activeContent, contactPage, isPublicContent, isPublicInfo } from './contact.server'

declare module '~/platform/db/schema' {
  interface Schema {
    contact_content: Row &
      FormColumns<
        ContactForm,
        Omit<typeof contactFields, 'image_alt'> & typeof contactInfoFields
      > & {
        image_url: string | null
        image_alt: string | null
        protected_contact_id: string | null
        is_active: Flag
      }
    protected_contact_info: Row &
      FormColumns<ContactForm, typeof contactInfoFields> & { is_active: Flag }
  }
}

export const contactPages: PageSource<'/kontakt'> = {
  pages: {
    basePath: '/kontakt',
    async share(backend, rest) {
      if (rest !== '') return undefined
      const content = await activeContent(backend)
      const title = content?.header_title || contactDefaults.header_title
      return { path: '/kontakt', title, picturePath: content?.image_url ?? null }
    },
  },
  async changes(backend) {
    const { email, phone, location, quote_text, image_url } = await contactPage(backend)
    if (![email, phone, location, quote_text, image_url].some(Boolean)) return []
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
  async read(backend) {
    const page = await contactPage(backend)
    const { header_title, location, image_url, image_alt, ...texts } = page
    const text = Object.values(texts).filter(Boolean).join('\n')
    return [{ id: contactId, title: header_title, detail: location ?? '', text, path: '/kontakt' }]
  },
} satisfies SiteSearch

export const contactNoun = {
  words: nounWords('kontaktsiden', 'kontaktsiden'),
  nameOf: () => null,
  columns: {
    ...contactFields,
    ...contactInfoFields,
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
  columns: { ...contactInfoFields, is_active: flag(null) },
  visible: () => isPublicInfo,
  screen: href('/admin/kontakt'),
  form: null,
  isPart: true,
  pages: [],
  search: [],
} satisfies NounDescription<'protected_contact_info'>
