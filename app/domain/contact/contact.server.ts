import { type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { ContactInfo, ContactPage } from './contact'
import { contactDefaults } from './contact.copy'

/** Matches the content and the details that visitors may see (docs/architecture.md, "Visibility"). */
export const isPublicContent = sql<SqlBool>`contact_content.is_active = 1`
export const isPublicInfo = sql<SqlBool>`protected_contact_info.is_active = 1`

const nowhere: ContactInfo = { email: null, phone: null, location: null }

/** The contact page without content, also shown when the database cannot be read. */
export const emptyContactPage: ContactPage = {
  ...contactDefaults,
  ...nowhere,
  formTitle: null,
  quoteText: null,
  quoteAuthor: null,
  imagePath: null,
  imageAlt: null,
}

/** The contact page, with default texts for empty ones. */
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

/** The only row of the page's content, if there is one. */
export function activeContent({ db }: Backend) {
  return db.selectFrom('contact_content').selectAll().where(isPublicContent).executeTakeFirst()
}

/**
 * The public details linked to the page, else the first public ones. The copies in the page's row are used
 * only if it was never linked to details: they must not reveal details that are no longer public.
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

/** The row of details on the page: the public one linked to it, else the first public one. */
export async function shownInfo(backend: Backend, joined: string | null | undefined) {
  const open = openContactInfo(backend).select(['id', 'revision'])
  const own = joined ? await open.where('id', '=', joined).executeTakeFirst() : undefined
  return own ?? (await open.executeTakeFirst())
}

function openContactInfo({ db }: Backend) {
  return db
    .selectFrom('protected_contact_info')
    .select(['email', 'phone', 'location'])
    .where(isPublicInfo)
    .orderBy('created_at')
    .orderBy('id')
}
