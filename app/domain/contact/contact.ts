import type { Row, RowOf } from '~/platform/db/schema'

export type ContactInfo = Pick<RowOf<'contact_content'>, 'email' | 'phone' | 'location'>

export type ContactPage = Omit<
  RowOf<'contact_content'>,
  keyof Row | 'is_active' | 'protected_contact_id'
> & { header_title: string; direct_contact_title: string }

export function phoneLink(phone: string): string {
  const number = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return number.startsWith('+') ? `tel:${number}` : `tel:+45${number}`
}
