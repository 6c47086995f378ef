import { useEffect, useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import { rowCopy } from '~/admin/copy/row.copy'
import { QuestionDialog } from '~/admin/dialogs/question-dialog'
import { OrderedList } from '~/admin/list/ordered-list'
import { Badge, ResourceRow } from '~/admin/list/resource-list'
import { UnsavedDraftList } from '~/admin/list/unsaved-draft-list'
import { DeleteButton, EditButton, RowButton, VisibilityButton } from '~/admin/rows/row-buttons'
import { ownPageEntries } from '~/admin/rows/row-menu'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { cancelledCopy } from '~/domain/calendar/calendar.copy'
import {
  arrangeEvents,
  deleteSeries,
  setShowsPast,
} from '~/domain/calendar/calendar-commands.server'
import { duplicatePath, eventSections } from '~/domain/calendar/calendar-editing'
import { eventCopy, topPictureCopy } from '~/domain/calendar/calendar-editing.copy'
import { type ListedEvent, listEvents, showsPast } from '~/domain/calendar/calendar-editing.server'
import { addedParameter, parseScope, type Scope, scopes } from '~/domain/calendar/series/repetition'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, readListing, tryRead, undoChange } from '~/routes/admin/answer.server'
import { listAction, readUnsavedDrafts } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

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
        done: ({ count, change }) => ({
          title: count > 1 ? eventCopy.deletedMany(count) : eventCopy.deleted,
          ...undoChange(change),
        }),
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

export default function EventList({ loaderData }: Route.ComponentProps) {
  const { failed, showsPast } = loaderData
  const command = useCommand()
  useParameterRemoval(addedParameter)
  return (
    <AdminPage
      title={eventCopy.title}
      error={failed}
      action={
        <div className="flex flex-wrap gap-3">
          <Link to="topbillede" className="button">
            {topPictureCopy.title}
          </Link>
          <Link to="ny" className="button-filled">
            {eventCopy.add}
          </Link>
        </div>
      }
    >
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <label className="flex items-baseline gap-3 text-small">
        <input
          type="checkbox"
          checked={showsPast}
          onChange={({ target }) => command({ past: target.checked ? 'show' : 'hide' })}
          className="size-4 shrink-0 translate-y-0.5 accent-accent"
        />
        <span>
          {eventCopy.showPast}
          <span className="block text-faded">{eventCopy.showPastHint}</span>
        </span>
      </label>
      <OrderedList
        list={loaderData}
        sections={sections}
        empty={eventCopy.none}
        nameOf={({ title }) => title}
        // Date and time define the order. The author can only arrange simultaneous events.
        groupOf={({ dateText, timeText, section }) => `${dateText} ${timeText} ${section}`}
      >
        {(event, movable) => {
          const name = `${event.title}, ${event.dateText}`
          const send = (intent: 'hide' | 'show' | 'delete') => command({ intent, id: event.id })
          return (
            <ResourceRow
              movable={movable}
              title={event.title}
              opens={event.id}
              badges={
                <>
                  {!event.isVisible && <Badge>{eventCopy.hiddenBadge}</Badge>}
                  {event.isCancelled && <Badge>{cancelledCopy}</Badge>}
                  {event.isInSeries && <Badge>{eventCopy.seriesBadge}</Badge>}
                  {event.section === 'kept' && <Badge>{eventCopy.keptBadge}</Badge>}
                </>
              }
              detail={[event.dateText, event.timeText, event.location].filter(Boolean).join(' · ')}
              dimmed={!event.isVisible || event.section === 'kept'}
              small={event.section === 'kept'}
              actions={
                <>
                  <VisibilityButton name={name} isVisible={event.isVisible} onCommand={send} />
                  <EditButton opens={event.id} name={name} />
                  {event.isInSeries ? (
                    <DeleteSeriesButton
                      name={name}
                      onDelete={(scope) =>
                        command({ intent: 'delete-series', id: event.id, scope })
                      }
                    />
                  ) : (
                    <DeleteButton name={name} copy={eventCopy} onDelete={() => send('delete')} />
                  )}
                </>
              }
              menu={{
                name,
                entries: [
                  ...ownPageEntries(event.path),
                  { label: eventCopy.duplicate, href: duplicatePath(event.id) },
                ],
              }}
            />
          )
        }}
      </OrderedList>
    </AdminPage>
  )
}

const sections = eventSections.map((section) => ({
  title: eventCopy.sections[section],
  isCollapsed: section === 'past' || section === 'kept',
  includes: (event: ListedEvent) => event.section === section,
}))

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

function DeleteSeriesButton({
  name,
  onDelete,
}: {
  name: string
  onDelete: (scope: Scope) => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const { series } = eventCopy
  return (
    <>
      <RowButton label={rowCopy.remove} name={name} onClick={() => setIsAsking(true)} />
      <QuestionDialog
        open={isAsking}
        title={series.deleteTitle(name)}
        text={series.deleteText}
        answers={scopes.map((scope) => ({
          label: series.scopes[scope],
          onChoose: () => {
            setIsAsking(false)
            onDelete(scope)
          },
        }))}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
