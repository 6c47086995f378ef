import type { ReactNode } from 'react'
import type { ContactInfo } from '~/domain/contact/contact'
import type { WithLinks } from '~/http/linked-text'
import { Content } from '~/site/text/content'
import { PlainText } from '~/site/text/plain-text'

type ContactWithLinks = WithLinks<ContactInfo, 'location'>

export function ContactCard({
  info: { email, phone, phone_url, location },
}: {
  info: ContactWithLinks
}) {
  return (
    <dl className="border-rule border-t">
      {email && (
        <Line name={<Content of="kontakt.email" />}>
          <a href={`mailto:${email}`} className="link inline-block py-1 wrap-anywhere">
            {email}
          </a>
        </Line>
      )}
      {phone && (
        <Line name={<Content of="kontakt.phone" />}>
          <a href={phone_url ?? undefined} className="link inline-block py-1">
            {phone}
          </a>
        </Line>
      )}
      {location && (
        <Line name={<Content of="kontakt.residence" />}>
          <span className="inline-block whitespace-pre-line py-1">
            <PlainText text={location} />
          </span>
        </Line>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-x-6 border-rule border-b py-4 lg:grid-cols-[7rem_1fr]">
      <dt className="label">{name}</dt>
      <dd className="font-lead text-lead leading-snug">{children}</dd>
    </div>
  )
}
