import { data, Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import {
  arrangeEvents,
  deleteEvent,
  setEventVisible,
  setPastShown,
} from '~/domain/calendar/calendar-commands.server'
import { eventCopy, topPictureCopy } from '~/domain/calendar/calendar-editing.copy'
import {
  type ListedEvent,
  listedEvents,
  showsPast,
} from '~/domain/calendar/calendar-editing.server'
import { listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { answerCommand, readList, readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'
import { EventRow } from './event-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const [events, past] = await Promise.all([
    readListing(context, () => listedEvents(backend, listQueryOf(request)), eventCopy.notLoaded),
    readList(context, async () => [await showsPast(backend)], eventCopy.notLoaded),
  ])
  return { ...events, showsPast: past.items[0] === true }
}

export const action = listAction({
  copy: eventCopy,
  remove: deleteEvent,
  arrange: arrangeEvents,
  visibility: { copy: eventCopy, set: setEventVisible },
  other: async ({ context }, form, admin) => {
    if (!form.has('past')) throw data(null, 400)
    const shown = form.get('past') === 'show'
    return answerCommand(context, () => setPastShown(context.get(backendContext), admin, shown), {
      done: shown ? eventCopy.pastShown : eventCopy.pastHidden,
      failed: eventCopy.pastNotToggled,
    })
  },
})
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function EventList({ loaderData }: Route.ComponentProps) {
  const { failed, showsPast } = loaderData
  const command = useCommand()
  return (
    <AdminPage title={eventCopy.title} failed={failed} action={<Ways />}>
      <PastSwitch isOn={showsPast} onChange={(on) => command({ past: on ? 'show' : 'hide' })} />
      <OrderedList
        list={loaderData}
        sections={sections}
        empty={eventCopy.none}
        nameOf={({ title }) => title}
        // Date and time define the order; it is set by hand only among simultaneous events.
        groupOf={({ dateText, timeText }) => `${dateText} ${timeText}`}
      >
        {(event, movable) => (
          <EventRow
            event={event}
            movable={movable}
            onCommand={(intent) => command({ intent, id: event.id })}
          />
        )}
      </OrderedList>
    </AdminPage>
  )
}

interface PastSwitchProps {
  isOn: boolean
  onChange: (on: boolean) => void
}

function PastSwitch({ isOn, onChange }: PastSwitchProps) {
  return (
    <label className="flex items-baseline gap-3 text-small">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 translate-y-0.5 accent-accent"
      />
      <span>
        {eventCopy.showPast}
        <span className="block text-faded">{eventCopy.showPastHint}</span>
      </span>
    </label>
  )
}

/** Past events are in a collapsed section. */
const sections = [
  { title: eventCopy.past, folded: true, has: ({ hasPassed }: ListedEvent) => hasPassed },
  { title: eventCopy.upcoming, has: ({ hasPassed }: ListedEvent) => !hasPassed },
]

function Ways() {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="topbillede" className="button">
        {topPictureCopy.title}
      </Link>
      <Link to="ny" className="button-filled">
        {eventCopy.add}
      </Link>
    </div>
  )
}
