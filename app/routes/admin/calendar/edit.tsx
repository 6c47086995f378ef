import { useContext } from 'react'
import { href, Link, redirect, useLocation } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import type { SaveQuestion } from '~/admin/form/record-form-props'
import { TodayContext } from '~/admin/screen/contexts'
import { EditPage } from '~/admin/screen/edit-page'
import { eventFields, eventForm } from '~/domain/calendar/calendar.form'
import { type EventChange, saveEvent } from '~/domain/calendar/calendar-commands.server'
import {
  duplicateParameter,
  duplicatePath,
  subjectParameter,
} from '~/domain/calendar/calendar-editing'
import { eventCopy } from '~/domain/calendar/calendar-editing.copy'
import {
  eventForEditing,
  knownLocations,
  lastAddedEvent,
} from '~/domain/calendar/calendar-editing.server'
import { addedParameter, scopes } from '~/domain/calendar/series/repetition'
import { countInSeries } from '~/domain/calendar/series/series.server'
import { enquiryParameter } from '~/domain/enquiries/enquiries'
import { enquiryCopy } from '~/domain/enquiries/enquiries.copy'
import { enquiryById, enquiryOfEvent } from '~/domain/enquiries/enquiries.server'
import { agreeEvent } from '~/domain/enquiries/enquiries-commands.server'
import { withPicture } from '~/domain/images/picture-values.server'
import { eventValuesOf, subjectChoices } from '~/domain/subjects/subject-choices.server'
import type { ToastText } from '~/forms/answer'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { answerForm, editedId, readForEditing, undoChange } from '~/routes/admin/answer.server'
import { findPublicPath } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'
import { EventFields } from './event-fields'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form } = formKit(eventForm, eventFields)

const list = '/admin/kalender'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const initialValues = { revision: 0 as const, ...(await readInitialValues(backend, request.url)) }
  const form = await readForEditing(eventForm, params, initialValues, (id) =>
    readStoredValues(backend, id),
  )
  const [subjects, locations, seriesCount, lastAdded, agreed] = await Promise.all([
    subjectChoices(backend),
    knownLocations(backend),
    form.isNew ? 1 : countInSeries(backend, params.id),
    form.isNew && !new URL(request.url).search ? lastAddedEvent(backend) : undefined,
    form.isNew ? undefined : enquiryOfEvent(backend, params.id),
  ])
  return { ...form, subjects, locations, seriesCount, lastAdded, agreed }
}

async function readStoredValues(backend: Backend, id: string) {
  return withPicture(backend, 'image_url', await eventForEditing(backend, id), 'event')
}

async function readInitialValues(backend: Backend, url: string) {
  const { searchParams } = new URL(url)
  const idParameter = (name: string) => searchParams.get(name)?.match(/^[\w-]+$/)?.[0]
  const enquiry = idParameter(enquiryParameter)
  if (enquiry) return eventOfEnquiry(backend, enquiry)
  const subject = idParameter(subjectParameter)
  if (subject) return eventValuesOf(backend, subject)
  const event = idParameter(duplicateParameter)
  const values = event && (await readStoredValues(backend, event))
  // A duplicate is neither cancelled nor moved.
  return values && { ...values, revision: 0 as const, is_cancelled: 0, moved_from: null }
}

/** A hidden event with the lecture, the wished date and the place, unless the enquiry has one already. */
async function eventOfEnquiry(backend: Backend, id: string) {
  const row = await enquiryById(backend, id)
  if (!row) return undefined
  const { event_id, lecture_id, subject, organisation, name, wished_date, place } = row
  if (event_id && (await eventForEditing(backend, event_id))) {
    throw redirect(href('/admin/kalender/:id', { id: event_id }))
  }
  const values = lecture_id ? await eventValuesOf(backend, lecture_id) : undefined
  return {
    title: subject || organisation || name,
    ...values,
    ...(wished_date && { date: wished_date }),
    location: place,
    is_visible: 0,
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const id = editedId(params)
  const form = await request.formData()
  const enquiry = String(form.get(enquiryParameter) ?? '')
  return answerForm(context, form, eventForm, {
    save: async (value) => {
      const saved = await saveEvent(backend, admin, id, value)
      if (enquiry && saved.id) await agreeEvent(backend, admin, enquiry, saved.id)
      return saved
    },
    readStored: () => readStoredValues(backend, params.id),
    done: (saved) => savedToast(backend, id, saved),
    failed: eventCopy.notSaved,
    savedForm: (saved) =>
      id || !saved.id ? undefined : backend.nouns.calendar_events.form?.(saved.id, {}),
    goTo: ({ series }) => (series ? `${list}?${addedParameter}=${series}` : list),
  })
}

async function savedToast(
  backend: Backend,
  id: string | undefined,
  saved: EventChange,
): Promise<ToastText> {
  const { created, createdMany, updated, updatedMany } = eventCopy
  if (saved.count === 1 && saved.id) {
    const share = await findPublicPath(backend, 'calendar_events', saved.id)
    return { title: id ? updated : created, sharePath: share }
  }
  return { title: (id ? updatedMany : createdMany)(saved.count), ...undoChange(saved.change) }
}

const { pastWarning, series } = eventCopy

const pastQuestion = { ...pastWarning, answers: [{ label: pastWarning.save }] }

function seriesQuestion(count: number): SaveQuestion {
  return {
    title: series.saveTitle,
    text: series.saveText(count),
    answers: scopes.map((scope) => ({ label: series.scopes[scope], fields: { scope } })),
  }
}

function isNewlyPast(entries: FormData, stored: unknown, today: string): boolean {
  const date = String(entries.get('date'))
  return date < today && date !== stored
}

export default function EventEdit({
  loaderData: { values, isNew, seriesCount, lastAdded, agreed, ...choices },
}: Route.ComponentProps) {
  const today = useContext(TodayContext)
  const { search } = useLocation()
  const enquiry = new URLSearchParams(search).get(enquiryParameter)
  return (
    <EditPage
      noun="calendar_events"
      copy={eventCopy}
      hasLetter
      links={
        lastAdded && (
          <Link to={duplicatePath(lastAdded)} replace className="button">
            {eventCopy.duplicateLast}
          </Link>
        )
      }
    >
      <Form
        key={search}
        values={values}
        saveQuestions={(entries) => [
          ...(isNewlyPast(entries, values.date, today) ? [pastQuestion] : []),
          ...(seriesCount > 1 ? [seriesQuestion(seriesCount)] : []),
        ]}
        backTo={list}
      >
        {agreed && <AgreedWith enquiry={agreed} />}
        {enquiry && <input type="hidden" name={enquiryParameter} value={enquiry} />}
        <EventFields isNew={isNew} {...choices} />
      </Form>
    </EditPage>
  )
}

/** The contact of an event that came of an enquiry. */
function AgreedWith({
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
