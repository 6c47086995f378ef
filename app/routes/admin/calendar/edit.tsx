import { useNavigate } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/failed-action'
import { formKit } from '~/admin/form-kit'
import { HistoryLink } from '~/admin/history-link'
import { eventTypes } from '~/domain/calendar/calendar'
import { eventTypeCopy } from '~/domain/calendar/calendar.copy'
import { eventForm } from '~/domain/calendar/calendar.form'
import { saveEvent } from '~/domain/calendar/calendar-commands.server'
import { eventCopy, eventFieldCopy } from '~/domain/calendar/calendar-editing.copy'
import { eventForEditing } from '~/domain/calendar/calendar-editing.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerForm, idOf, readForEditing } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'

const { Form, TextField, TextArea, SelectField, Checkbox, DateField } = formKit(eventForm)

const list = '/admin/kalender'

/** The defaults of docs/specification.md, "Calendar". */
const blank = {
  ...{ revision: 0, event_type: 'other', sort_order: 0 },
  ...{ is_visible: 1, keep_after_date: 0, is_cancelled: 0 },
}

const types = eventTypes.map((value) => ({ value, label: eventTypeCopy[value] }))

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  return readForEditing(params, blank, (id) => eventForEditing(backend, id))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const id = idOf(params)
  return answerForm(context, await request.formData(), eventForm, {
    save: (value) => saveEvent(backend, admin, id, value),
    stored: () => eventForEditing(backend, params.id),
    done: id ? eventCopy.updated : eventCopy.created,
    failed: eventCopy.notSaved,
    goTo: list,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function EventEdit({ loaderData: { values, isNew }, params }: Route.ComponentProps) {
  const navigate = useNavigate()
  const text = eventFieldCopy
  return (
    <AdminPage
      title={isNew ? eventCopy.add : eventCopy.edit}
      action={!isNew && <HistoryLink noun="calendar_events" id={params.id} />}
    >
      <Form values={values} onCancel={() => void navigate(list)}>
        <TextField name="title" label={text.title} required />
        <div className="grid items-start gap-6 md:grid-cols-[16rem_minmax(0,16rem)]">
          <DateField name="date" label={text.date} required coming />
          <TextField name="time" label={text.time} type="time" />
        </div>
        <TextField name="location" label={text.location} />
        <TextArea name="description" label={text.description} rows={6} />
        <SelectField name="event_type" label={text.type} options={types} />
        <Checkbox name="is_visible" label={text.visible} />
        <Checkbox name="keep_after_date" label={text.keep} hint={text.keepHint} />
        <Checkbox name="is_cancelled" label={text.cancelled} hint={text.cancelledHint} />
        <TextField name="sort_order" label={text.order} hint={text.orderHint} type="number" />
      </Form>
    </AdminPage>
  )
}
