import type { Backend } from '~/platform/backend.server'
import type { ContactInfo, ContactPage } from './contact'
import { contactDefaults } from './contact.copy'
import { publicContact } from './visibility'

const nowhere: ContactInfo = { email: null, phone: null, location: null }

/** Says what stands on the contact page while nothing was written or nothing can be read. */
export const emptyContactPage: ContactPage = {
  ...contactDefaults,
  ...nowhere,
  formTitle: null,
  quoteText: null,
  quoteAuthor: null,
  imagePath: null,
  imageAlt: null,
}

/** The contact page as the author wrote it, with the defaults where nothing was written. */
export async function contactPage(backend: Backend): Promise<ContactPage> {
  const content = await activeContent(backend)
  const info = await contactInfo(backend, content)
  if (!content) return { ...emptyContactPage, ...info }
  return {
    ...info,
    headerTitle: content.header_title || contactDefaults.headerTitle,
    headerSubtitle: content.header_subtitle,
    formTitle: content.form_title,
    directContactTitle: content.direct_contact_title || contactDefaults.directContactTitle,
    quoteText: content.quote_text,
    quoteAuthor: content.quote_author,
    imagePath: content.image_url,
    imageAlt: content.image_alt,
  }
}

type Content = NonNullable<Awaited<ReturnType<typeof activeContent>>>

/** What the author wrote about the page; there is one such row, or none yet. */
export function activeContent({ db }: Backend) {
  return db
    .selectFrom('contact_content')
    .selectAll()
    .where((eb) => eb.and(publicContact))
    .executeTakeFirst()
}

/**
 * The details that the page is joined with, else the first open ones. The page's own copies count
 * only where it was never joined: they must not show what has been closed to the public.
 */
export async function contactInfo(
  backend: Backend,
  content: Content | undefined,
): Promise<ContactInfo> {
  const joined = content?.protected_contact_id
  const open = await shownInfo(backend, joined)
  const { email, phone, location } = open ?? ((!joined && content) || nowhere)
  return { email, phone, location }
}

/** The row of details that the page shows: the open one it is joined with, else the first open one. */
export async function shownInfo(backend: Backend, joined: string | null | undefined) {
  const open = openContactInfo(backend).select(['id', 'revision'])
  const own = joined ? await open.where('id', '=', joined).executeTakeFirst() : undefined
  return own ?? (await open.executeTakeFirst())
}

function openContactInfo({ db }: Backend) {
  return db
    .selectFrom('protected_contact_info')
    .select(['email', 'phone', 'location'])
    .where((eb) => eb.and(publicContact))
    .orderBy('created_at')
    .orderBy('id')
}
