import { z } from 'zod'
import { type PictureInput, pictureFields, pictureInput } from '~/domain/images/images.form'
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  revision,
} from '~/forms/form-fields'

const textOrNull = optionalText.transform((value) => value || null)

/** The form of the contact page and the contact details (docs/specification.md, "Contact"). */
export const contactForm = z.object({
  revision,
  /** The revision of the contact details, which are in another row. */
  info_revision: revision,
  header_title: optionalLine,
  header_subtitle: textOrNull,
  form_title: optionalLine,
  direct_contact_title: optionalLine,
  email: optionalEmail,
  phone: optionalPhone,
  location: optionalLine,
  quote_text: textOrNull,
  quote_author: optionalLine,
  ...pictureFields('image_url', { altName: 'image_alt' }),
})

export type ContactForm = z.infer<typeof contactForm>

export function contactPicture(form: ContactForm): PictureInput | undefined {
  return pictureInput(form, 'image_url', 'image_alt')
}
