import type { ContactInfo } from '~/domain/contact/contact'
import { Section } from '~/site/layout/section'
import { Content } from '~/site/text/content'

export interface BookingProps {
  title: string
  contact: Pick<ContactInfo, 'email' | 'phone' | 'phone_url'>
  className: string
}

export function Booking({ title, contact: { email, phone, phone_url }, className }: BookingProps) {
  if (!email && !phone) return null
  const subject = encodeURIComponent(`Foredraget »${title}«`)
  return (
    <Section id="spoerg" title="foredrag.ask" className={className}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
        {email && (
          <a
            href={`mailto:${email}?subject=${subject}`}
            className="button-filled print:border-0 print:bg-transparent print:p-0 print:text-ink"
          >
            <Content of="foredrag.ask_by_mail" as="span" className="print:hidden" />
            <span className="hidden print:inline">{email}</span>
          </a>
        )}
        {phone && (
          <a href={phone_url ?? undefined} className="link inline-block py-2">
            {phone}
          </a>
        )}
      </p>
    </Section>
  )
}
