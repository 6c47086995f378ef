import { type SqlBool, sql } from 'kysely'
import { phoneUrl } from '~/forms/phone-url'
import type { Backend } from '~/platform/backend.server'
import type { ContactPage } from './contact'
import { contactDefaults } from './contact.copy'

export const isPublicContent = sql<SqlBool>`contact_content.is_active = 1`
export const isPublicInfo = sql<SqlBool>`protected_contact_info.is_active = 1`

export const emptyContactPage: ContactPage = {
  ...contactDefaults,
  form_title: null,
  quote_text: null,
  quote_author: null,
  image_url: null,
  image_alt: null,
  email: null,
  phone: null,
  phone_url: null,
  location: null,
}

export async function contactPage(backend: Backend): Promise<ContactPage> {
  const { id, revision, info_revision, ...page } = await contactForEditing(backend)
  return {
    ...page,
    phone_url: phoneUrl(page.phone ?? '') ?? null,
    header_title: page.header_title || contactDefaults.header_title,
    direct_contact_title: page.direct_contact_title || contactDefaults.direct_contact_title,
  }
}

export function activeContent({ db }: Backend) {
  return db.selectFrom('contact_content').selectAll().where(isPublicContent).executeTakeFirst()
}

export async function contactForEditing(backend: Backend) {
  const stored = await activeContent(backend)
  const linkedId = stored?.protected_contact_id
  const info = await publicInfo(backend, linkedId)
  // The page's own row has copies of the details. Once it was linked, they may no longer be public.
  const { email, phone, location } = info ?? ((!linkedId && stored) || emptyContactPage)
  const { header_title, header_subtitle, form_title, ...content } = stored ?? emptyContactPage
  return {
    id: stored?.id,
    revision: stored?.revision ?? 0,
    info_revision: info?.revision ?? 0,
    header_title,
    header_subtitle,
    form_title,
    direct_contact_title: content.direct_contact_title,
    email,
    phone,
    location,
    quote_text: content.quote_text,
    quote_author: content.quote_author,
    image_url: content.image_url,
    image_alt: content.image_alt,
  }
}

export async function publicInfo({ db }: Backend, linkedId: string | null | undefined) {
  const publicRows = db
    .selectFrom('protected_contact_info')
    .select(['id', 'revision', 'email', 'phone', 'location'])
    .where(isPublicInfo)
    .orderBy('created_at')
    .orderBy('id')
  const linked = linkedId
    ? await publicRows.where('id', '=', linkedId).executeTakeFirst()
    : undefined
  return linked ?? (await publicRows.executeTakeFirst())
}
