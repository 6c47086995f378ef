import { type SqlBool, sql } from 'kysely'
import type { Backend } from '~/platform/backend.server'
import type { ContactInfo, ContactPage } from './contact'
import { contactDefaults } from './contact.copy'

/** Match the public content and contact details (docs/architecture.md, "Visibility"). */
export const isPublicContent = sql<SqlBool>`contact_content.is_active = 1`
export const isPublicInfo = sql<SqlBool>`protected_contact_info.is_active = 1`

const noInfo: ContactInfo = { email: null, phone: null, location: null }

/** The contact page without content; also for when the database cannot be read. */
export const emptyContactPage: ContactPage = {
  ...contactDefaults,
  ...noInfo,
  formTitle: null,
  quoteText: null,
  quoteAuthor: null,
  imagePath: null,
  imageAlt: null,
}

/** The contact page. Blank headings have their default. */
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
 * The contact details of `publicInfo`. If there are none, those in the page's own row, unless it was ever
 * linked to details: these could be details that are no longer public.
 */
export async function contactInfo(
  backend: Backend,
  content: Content | undefined,
): Promise<ContactInfo> {
  const linkedId = content?.protected_contact_id
  const info = await publicInfo(backend, linkedId)
  const { email, phone, location } = info ?? ((!linkedId && content) || noInfo)
  return { email, phone, location }
}

/** The row of public contact details: the one that the page is linked to, otherwise the first. */
export async function publicInfo(backend: Backend, linkedId: string | null | undefined) {
  const publicRows = selectPublicInfo(backend).select(['id', 'revision'])
  const linked = linkedId
    ? await publicRows.where('id', '=', linkedId).executeTakeFirst()
    : undefined
  return linked ?? (await publicRows.executeTakeFirst())
}

/** The initial values of the form before the first save. */
const defaultContent = {
  revision: 0,
  header_title: contactDefaults.headerTitle,
  header_subtitle: contactDefaults.headerSubtitle,
  form_title: null,
  direct_contact_title: contactDefaults.directContactTitle,
  quote_text: null,
  quote_author: null,
  image_url: null,
  image_alt: null,
}

/** The stored values of the contact page and its details for their form. */
export async function contactForEditing(backend: Backend) {
  const stored = await activeContent(backend)
  const info = await publicInfo(backend, stored?.protected_contact_id)
  const content = stored ?? defaultContent
  return {
    id: stored?.id,
    revision: content.revision,
    info_revision: info?.revision ?? 0,
    header_title: content.header_title,
    header_subtitle: content.header_subtitle,
    form_title: content.form_title,
    direct_contact_title: content.direct_contact_title,
    ...(await contactInfo(backend, stored)),
    quote_text: content.quote_text,
    quote_author: content.quote_author,
    image_url: content.image_url,
    image_alt: content.image_alt,
  }
}

function selectPublicInfo({ db }: Backend) {
  return db
    .selectFrom('protected_contact_info')
    .select(['email', 'phone', 'location'])
    .where(isPublicInfo)
    .orderBy('created_at')
    .orderBy('id')
}
