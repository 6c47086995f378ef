import { replacePicture } from '~/domain/images/images-commands.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { commitChange, insertRow, updateRow } from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import type { ContactForm } from './contact.form'
import { activeContent, publicInfo } from './contact.server'

const nouns = ['contact_content', 'protected_contact_info', 'images'] as const

/** @throws DomainError outdated; missing, when an uploaded picture is no longer stored */
export async function saveContact(backend: Backend, admin: Admin, form: ContactForm) {
  await commitChange(backend, nouns, async (tx) => {
    const stored = await activeContent(tx)
    const { revision, info_revision, picture, ...texts } = form
    const former = stored?.image_url
    const image = await replacePicture(tx, admin, former, picture, { assignment: 'contact' })
    const content = {
      ...texts,
      image_url: image?.path ?? null,
      image_alt: picture?.alt || null,
      protected_contact_id: await saveInfo(tx, admin, stored?.protected_contact_id, form),
    }
    if (stored) await updateRow(tx, admin, 'contact_content', { id: stored.id, revision }, content)
    else await insertRow(tx, admin, 'contact_content', { ...content, is_active: 1 })
  })
}

/** Saves the contact details if they changed. Returns the id of their row; null if all are blank. */
async function saveInfo(
  tx: Backend,
  admin: Admin,
  linkedId: string | null | undefined,
  { info_revision, email, phone, location }: ContactForm,
): Promise<string | null> {
  const details = { email, phone, location }
  const stored = await publicInfo(tx, linkedId)
  if (!stored) {
    if (info_revision > 0) throw new DomainError('outdated')
    if (!email && !phone && !location) return null
    return insertRow(tx, admin, 'protected_contact_info', { ...details, is_active: 1 })
  }
  const { id } = stored
  const names = ['email', 'phone', 'location'] as const
  if (names.some((name) => stored[name] !== details[name])) {
    await updateRow(tx, admin, 'protected_contact_info', { id, revision: info_revision }, details)
  }
  return id
}
