import { samplePicture } from '~/domain/images/sample-picture.server'
import { sampleId, sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleContact, sampleContactPicture } from './contact.sample'

const picture = samplePicture(sampleContactPicture, 'contact', sampleContactPicture.original_name)

/** How the author of the sample content is reached. */
export const contactInfoSample: SampleSource<'protected_contact_info'> = {
  rows: (_tx, { now }) => {
    const { email, phone, location } = sampleContact
    return [{ ...sampleRow('contact-info', 0, now), email, phone, location, is_active: 1 }]
  },
}

/** The contact page of the sample content. */
export const contactSample: SampleSource<'contact_content'> = {
  rows: (_tx, { now }) => [
    {
      ...sampleRow('contact', 0, now),
      ...sampleContact,
      image_url: picture.path,
      image_alt: picture.alt,
      protected_contact_id: sampleId('contact-info', 0),
      is_active: 1,
    },
  ],
  keeps: { protected_contact_id: 'protected_contact_info' },
  picture: 'image_url',
  pictures: [picture],
}
