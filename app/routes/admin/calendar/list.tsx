import { useEffect } from 'react'
import { data, Link, useLocation } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import { eventSections } from '~/domain/calendar/calendar'
import {
  arrangeEvents,
  deleteSeries,
  setShowsPast,
} from '~/domain/calendar/calendar-commands.server'
import { eventCopy, topPictureCopy } from '~/domain/calendar/calendar-editing.copy'
import { type ListedEvent, listEvents, showsPast } from '~/domain/calendar/calendar-editing.server'
import { addedParameter, parseScope } from '~/domain/calendar/series/repetition'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, readListing, tryRead, undoChange } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { readUnsavedDrafts } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/list'
import { EventRow } from './event-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const addedSeries = new URL(request.url).searchParams.get(addedParameter)?.match(/^[\w-]+$/)?.[0]
  const [events, past, unsaved] = await Promise.all([
    readListing(
      context,
      () => listEvents(backend, listQueryOf(request), addedSeries),
      eventCopy.notLoaded,
    ),
    tryRead(context, () => showsPast(backend), false, eventCopy.notLoaded),
    readUnsavedDrafts(context, 'calendar_events'),
  ])
  return { ...events, unsaved, showsPast: past.value }
}

export const action = listAction('calendar_events', {
  copy: eventCopy,
  visibility: eventCopy,
  arrange: arrangeEvents,
  handleOther: async ({ context }, form) => {
    const { admin, backend } = signedIn(context)
    if (form.get('intent') === 'delete-series') {
      const [id, scope] = [String(form.get('id')), parseScope(form.get('scope'))]
      return answerCommand(context, () => deleteSeries(backend, admin, id, scope), {
        done: (deleted) => ({ title: deletedTitle(deleted.count), ...undoChange(deleted.change) }),
        failed: eventCopy.notDeleted,
      })
    }
    if (!form.has('past')) throw data(null, 400)
    const isShown = form.get('past') === 'show'
    return answerCommand(context, () => setShowsPast(backend, admin, isShown), {
      done: isShown ? eventCopy.pastShown : eventCopy.pastHidden,
      failed: eventCopy.pastNotToggled,
    })
  },
})

function deletedTitle(count: number): string {
  return count > 1 ? eventCopy.deletedMany(count) : eventCopy.deleted
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function EventList({ loaderData }: Route.ComponentProps) {
  const { failed, showsPast } = loaderData
  const command = useCommand()
  useParameterRemoval(addedParameter)
  return (
    <AdminPage title={eventCopy.title} error={failed} action={<Links />}>
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <PastSwitch isOn={showsPast} onChange={(on) => command({ past: on ? 'show' : 'hide' })} />
      <OrderedList
        list={loaderData}
        sections={sections}
        empty={eventCopy.none}
        nameOf={({ title }) => title}
        // Date and time define the order. The author can only arrange simultaneous events.
        groupOf={({ dateText, timeText, section }) => `${dateText} ${timeText} ${section}`}
      >
        {(event, movable) => (
          <EventRow
            event={event}
            movable={movable}
            onCommand={(intent) => command({ intent, id: event.id })}
            onDeleteSeries={(scope) => command({ intent: 'delete-series', id: event.id, scope })}
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

/** Past events are in collapsed sections. */
const sections = eventSections.map((section) => ({
  title: eventCopy.sections[section],
  isCollapsed: section === 'past' || section === 'kept',
  includes: (event: ListedEvent) => event.section === section,
}))

function Links() {
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

/** Removes a parameter from the URL, so that a reload shows the list without it. */
function useParameterRemoval(parameter: string) {
  const { search } = useLocation()
  useEffect(() => {
    if (!new URLSearchParams(search).has(parameter)) return
    const url = new URL(window.location.href)
    url.searchParams.delete(parameter)
    // A navigation by the router would read the list again.
    window.history.replaceState(window.history.state, '', url)
  }, [parameter, search])
}
