import { z } from 'zod'
import { gatherPicture, pictureFields, pictureInput } from '~/domain/images/images.form'
import type { FieldTexts } from '~/forms/field-texts'
import {
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
  revision,
} from '~/forms/form-fields'
import { picture } from '~/platform/changes/columns'

const textOrNull = optionalText.transform((value) => value || null)

export const contactForm = z
  .object({
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
  .transform((form) => ({
    ...gatherPicture('image_url')(form),
    picture: pictureInput(form, 'image_url', 'image_alt'),
  }))

export type ContactForm = z.infer<typeof contactForm>

export const contactFields = {
  header_title: { label: 'Overskrift', hint: 'Uden overskrift står der »Kontakt«.' },
  header_subtitle: 'Tekst under overskriften',
  form_title: 'Linjen over kontaktoplysningerne',
  direct_contact_title: {
    label: 'Overskrift over kontaktoplysningerne',
    hint: 'Uden overskrift står der »Direkte kontakt«.',
  },
  quote_text: 'Citat',
  quote_author: 'Hvem citatet er af',
  image_url: picture('Billede', 'contact'),
  image_alt: 'Beskrivelse af billedet',
} satisfies FieldTexts

export const contactInfoFields = {
  email: 'E-mail',
  phone: {
    label: 'Telefon',
    hint: 'Uden landekode bliver det til et dansk nummer (+45).',
  },
  location: { label: 'Bopæl', hint: 'F.eks. byen, du bor i.' },
} satisfies FieldTexts
