import type { SearchSource } from '~/platform/search/search-source.server'
import { contactPage } from './contact.server'

const id = 'kontakt'

export const contactSearch = {
  kind: 'contact',
  nouns: ['contact_content', 'protected_contact_info'],
  list: async ({ live }) => [{ id, version: live.version }],
  async read(backend, ids) {
    if (!ids.includes(id)) return []
    const { headerTitle, headerSubtitle, location, ...page } = await contactPage(backend)
    const own = [headerSubtitle, page.formTitle, page.directContactTitle, page.email, page.phone]
    const text = [...own, page.quoteText, page.quoteAuthor].filter(Boolean).join('\n')
    return [{ id, title: headerTitle, detail: location ?? '', text, path: '/kontakt' }]
  },
} satisfies SearchSource<'contact'>
