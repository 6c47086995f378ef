import type { Row, RowOf } from '~/platform/db/schema'

export type ContactInfo = Pick<RowOf<'contact_content'>, 'email' | 'phone' | 'location'> & {
  /** Null if the number cannot be dialled. */
  phone_url: string | null
}

export type ContactPage = Omit<
  RowOf<'contact_content'>,
  keyof Row | 'is_active' | 'protected_contact_id'
> &
  ContactInfo & { header_title: string; direct_contact_title: string }
