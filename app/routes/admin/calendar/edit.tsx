import { useNavigate } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { copyParameter, eventTypes } from '~/domain/calendar/calendar'
import { eventTypeCopy } from '~/domain/calendar/calendar.copy'
import { eventForm } from '~/domain/calendar/calendar.form'
import { saveEvent } from '~/domain/calendar/calendar-commands.server'
import { eventCopy, eventFieldCopy } from '~/domain/calendar/calendar-editing.copy'
import { eventForEditing } from '~/domain/calendar/calendar-editing.server'
import { rhythms } from '~/domain/calendar/repetition'
import { withPicture } from '~/domain/images/picture-values.server'
import { subjects } from '~/domain/subjects/subjects.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { answerForm, idOf, readForEditing } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'

const { Form, TextField, RichTextField, SelectField, Checkbox, DateField, ImageField } =
  formKit(eventForm)

const list = '/admin/kalender'

/** The defaults in docs/specification.md, "Calendar". */
const blank = {
  revision: 0,
  event_type: 'other',
  sort_order: 0,
  is_visible: 1,
  keep_after_date: 0,
  is_cancelled: 0,
} as const

const repetitions = [
  { value: '', label: eventFieldCopy.rhythms.once },
  ...rhythms.map((value) => ({ value, label: eventFieldCopy.rhythms[value] })),
]

const types = eventTypes.map((value) => ({ value, label: eventTypeCopy[value] }))

export async function loader({ context, params, request }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const begun = { ...blank, ...(await copied(backend, request.url)) }
  const form = await readForEditing(eventForm, params, begun, (id) => storedValues(backend, id))
  const about = await subjects(backend)
  return { ...form, about: about.map(({ kind, id, title }) => ({ kind, id, title })) }
}

async function storedValues(backend: Backend, id: string) {
  return withPicture(backend, 'image_url', await eventForEditing(backend, id), 'event')
}

/** The values of the event to copy, without its cancellation or move. */
async function copied(backend: Backend, url: string) {
  const id = new URL(url).searchParams.get(copyParameter) ?? ''
  const values = /^[\w-]+$/.test(id) ? await storedValues(backend, id) : undefined
  return values && { ...values, revision: 0 as const, is_cancelled: 0, moved_from: null }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const id = idOf(params)
  return answerForm(context, await request.formData(), eventForm, {
    save: (value) => saveEvent(backend, admin, id, value),
    stored: () => storedValues(backend, params.id),
    done: (count) => doneCopy(id, count),
    failed: eventCopy.notSaved,
    goTo: list,
  })
}

function doneCopy(id: string | undefined, count: number): string {
  if (id) return eventCopy.updated
  return count === 1 ? eventCopy.created : eventCopy.createdMany(count)
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function EventEdit({
  loaderData: { values, isNew, about },
  params,
}: Route.ComponentProps) {
  const navigate = useNavigate()
  const text = eventFieldCopy
  return (
    <AdminPage
      title={isNew ? eventCopy.add : eventCopy.edit}
      action={!isNew && <HistoryLink noun="calendar_events" id={params.id} />}
    >
      <Form values={values} onCancel={() => void navigate(list)}>
        <TextField name="title" label={text.title} required />
        <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[16rem_minmax(0,10rem)_minmax(0,10rem)]">
          <DateField name="date" label={text.date} required coming />
          <TextField name="time" label={text.time} type="time" />
          <TextField name="end_time" label={text.endTime} type="time" />
        </div>
        {isNew && (
          // Aligned at the end, as one hint is longer than the other.
          <div className="grid items-end gap-6 md:grid-cols-2 lg:grid-cols-[16rem_minmax(0,16rem)]">
            <SelectField
              name="repeat"
              label={text.repeat}
              hint={text.repeatHint}
              options={repetitions}
            />
            <DateField name="repeat_until" label={text.repeatUntil} coming />
          </div>
        )}
        <TextField name="location" label={text.location} />
        <TextField name="address" label={text.address} hint={text.addressHint} />
        <RichTextField mayBePlain name="description" label={text.description} />
        <SelectField name="event_type" label={text.type} options={types} />
        <TextField name="ticket_link" label={text.ticketLink} type="url" />
        <SelectField
          name="subject_id"
          label={text.subject}
          hint={text.subjectHint}
          options={[
            { value: '', label: text.noSubject },
            ...about.map(({ kind, id, title }) => ({
              value: id,
              label: `${text.subjectKinds[kind]}: ${title}`,
            })),
          ]}
        />
        <ImageField
          name="image_url"
          label={text.image}
          place="event"
          ratio="natural"
          gallery
          failed={eventCopy.notUploaded}
        />
        <Checkbox name="is_visible" label={text.visible} />
        <Checkbox name="keep_after_date" label={text.keep} hint={text.keepHint} />
        <Checkbox name="is_cancelled" label={text.cancelled} hint={text.cancelledHint} />
        <DateField name="moved_from" label={text.movedFrom} hint={text.movedFromHint} />
        <TextField name="sort_order" label={text.order} hint={text.orderHint} type="number" />
      </Form>
    </AdminPage>
  )
}
