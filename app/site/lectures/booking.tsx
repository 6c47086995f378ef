import type { ContactInfo } from '~/domain/contact/contact'
import { AskLink } from '~/site/enquiries/ask-link'
import { Section } from '~/site/layout/section'
import { Content } from '~/site/text/content'

export interface BookingProps {
  title: string
  contact: Pick<ContactInfo, 'email' | 'phone' | 'phone_url'>
  /** The path of the form, if enquiries are switched on. */
  ask?: string | undefined
  className: string
}

export function Booking({
  title,
  contact: { email, phone, phone_url },
  ask,
  className,
}: BookingProps) {
  if (!ask && !email && !phone) return null
  const subject = encodeURIComponent(`Foredraget »${title}«`)
  return (
    <Section id="spoerg" title="foredrag.ask" className={className}>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
        {ask && <AskLink to={ask}>Spørg her</AskLink>}
        {email && (
          <>
            <a
              href={`mailto:${email}?subject=${subject}`}
              className={`${ask ? 'button' : 'button-filled'} print:hidden`}
            >
              <Content of="foredrag.ask_by_mail" />
            </a>
            <span className="hidden print:inline">{email}</span>
          </>
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
