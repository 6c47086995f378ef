import { data, href, Link } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { HistoryLink } from '~/admin/screen/history-link'
import { instantText } from '~/danish/dates'
import { eventForEditing } from '~/domain/calendar/calendar-editing.server'
import { enquiryParameter } from '~/domain/enquiries/enquiries'
import { suspicionText, enquiryCopy as text } from '~/domain/enquiries/enquiries.copy'
import { enquiryEditForm, enquiryFields } from '~/domain/enquiries/enquiries.form'
import { enquiryById } from '~/domain/enquiries/enquiries.server'
import { saveEnquiry } from '~/domain/enquiries/enquiries-commands.server'
import { type Enquiry, factsOf } from '~/domain/enquiries/enquiry-facts'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { errorCopy } from '~/forms/errors.copy'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/show'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, RadioField, TextArea } = formKit(enquiryEditForm, enquiryFields)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const row = await enquiryById(backend, params.id)
  if (!row) throw data(errorCopy.missing, 404)
  const { id, name, email, message, event_id, state, note, revision, reasons, created_at } = row
  const isAgreed = event_id !== null && (await eventForEditing(backend, event_id))
  return {
    enquiry: { id, name, email, message, eventId: isAgreed ? event_id : null },
    values: { revision, state, note },
    facts: [
      { label: text.received, value: instantText(created_at), url: undefined },
      ...factsOf(row),
    ],
    reasons: reasons.split('\n').filter(Boolean).map(suspicionText),
    reply: replyUrl(row),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerForm(context, await request.formData(), enquiryEditForm, {
    save: (value) => saveEnquiry(backend, admin, params.id, value),
    readStored: () => rowForForm(backend, 'enquiries', enquiryEditForm, params.id),
    done: text.saved,
    failed: text.notSaved,
  })
}

/** Longer URLs do not open in some mail programs. */
const maxQuoted = 1200

/** Opens the author's own mail program with the quoted message. */
function replyUrl({ email, name, subject, message, created_at }: Enquiry): string {
  const quoted = message.slice(0, maxQuoted).replaceAll(/^/gm, '> ')
  const body = `\n\n${text.answerLine(instantText(created_at), name)}\n\n${quoted}`
  const line = subject || text.general
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Sv: ${line}`)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
}

export default function EnquiryScreen({ loaderData, params }: Route.ComponentProps) {
  const { enquiry, values, facts, reasons, reply } = loaderData
  const event = enquiry.eventId
    ? href('/admin/kalender/:id', { id: enquiry.eventId })
    : `${href('/admin/kalender/:id', { id: 'ny' })}?${enquiryParameter}=${enquiry.id}`
  return (
    <AdminPage
      title={enquiry.name}
      page=""
      action={<HistoryLink noun="enquiries" id={params.id} />}
    >
      <p className="flex flex-wrap gap-3">
        <a href={reply} className="button-filled">
          {text.reply}
        </a>
        <Link to={event} className="button">
          {enquiry.eventId ? text.inCalendar : text.toCalendar}
        </Link>
      </p>
      {reasons.length > 0 && (
        <div className="notice">
          <p>{text.reasons}</p>
          <ul className="mt-1 list-disc pl-5">
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
      <FormSection title={text.facts}>
        <dl className="border-rule border-t text-small">
          {facts.map(({ label, value, url }) => (
            <div
              key={label}
              className="grid gap-x-4 border-rule border-b py-2 md:grid-cols-[15rem_1fr]"
            >
              <dt className="text-faded">{label}</dt>
              <dd className="wrap-anywhere">
                {url ? (
                  <a href={url} className="link">
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{enquiry.message}</p>
      </FormSection>
      <Form values={values} backTo={href('/admin/henvendelser')}>
        <FormSection title={text.yours}>
          <RadioField name="state" />
          <TextArea name="note" rows={3} />
        </FormSection>
      </Form>
    </AdminPage>
  )
}
