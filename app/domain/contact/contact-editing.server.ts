import type { Backend } from '~/platform/backend.server'
import { contactDefaults } from './contact.copy'
import { activeContent, contactInfo, shownInfo } from './contact.server'

/** The form's initial values. */
const blank = {
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
  const info = await shownInfo(backend, stored?.protected_contact_id)
  const content = stored ?? blank
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
