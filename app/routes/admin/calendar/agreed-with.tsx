import { href, Link } from 'react-router'
import { enquiryCopy } from '~/domain/enquiries/enquiries.copy'
import type { enquiryOfEvent } from '~/domain/enquiries/enquiries.server'

/** The contact of an event that came of an enquiry. */
export function AgreedWith({
  enquiry: { id, name, organisation, email, phone },
}: {
  enquiry: NonNullable<Awaited<ReturnType<typeof enquiryOfEvent>>>
}) {
  return (
    <p className="text-small">
      {enquiryCopy.agreedWith}{' '}
      <Link to={href('/admin/henvendelser/:id', { id })} className="link">
        {[name, organisation].filter(Boolean).join(', ')}
      </Link>{' '}
      · <a href={`mailto:${email}`}>{email}</a>
      {phone && ` · ${phone}`}
    </p>
  )
}
