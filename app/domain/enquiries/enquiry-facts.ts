import { fullDate } from '~/danish/dates'
import { phoneUrl } from '~/forms/phone-url'
import type { RowOf } from '~/platform/db/schema'
import { enquiryCopy as copy } from './enquiries.copy'
import { visitorFields as labels } from './visitor-fields.copy'

export type Enquiry = RowOf<'enquiries'>

interface Fact {
  label: string
  value: string
  url?: string | undefined
}

/** The fields that a visitor filled in, besides the message. */
export function factsOf(row: Enquiry): Fact[] {
  const facts: (Omit<Fact, 'value'> & { value: string | null })[] = [
    { label: copy.about, value: row.subject || copy.general },
    { label: labels.wished_date, value: row.wished_date && fullDate(row.wished_date) },
    { label: labels.dates, value: row.dates },
    { label: labels.place, value: row.place },
    { label: labels.people, value: row.people },
    { label: labels.name, value: row.name },
    { label: labels.organisation, value: row.organisation },
    { label: labels.email, value: row.email, url: `mailto:${row.email}` },
    { label: labels.phone, value: row.phone, url: phoneUrl(row.phone ?? '') },
  ]
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))
}
