import { useState } from 'react'
import { href } from 'react-router'
import { QuestionDialog } from '~/admin/form/question-dialog'
import { Badge, ResourceRow } from '~/admin/list/resource-list'
import { rowCopy } from '~/admin/list/row.copy'
import { DeleteButton, EditButton, RowButton, VisibilityButton } from '~/admin/list/row-buttons'
import { ownPageEntries } from '~/admin/list/row-menu'
import type { Movable } from '~/admin/ordering/movable-row'
import { copyParameter } from '~/domain/calendar/calendar'
import { cancelledCopy } from '~/domain/calendar/calendar.copy'
import { eventCopy } from '~/domain/calendar/calendar-editing.copy'
import type { ListedEvent } from '~/domain/calendar/calendar-editing.server'
import { type Scope, scopes } from '~/domain/calendar/series/repetition'

interface EventRowProps {
  event: ListedEvent
  movable: Movable | undefined
  onCommand: (intent: 'hide' | 'show' | 'delete') => void
  onDeleteSeries: (scope: Scope) => void
}

export function EventRow({ event, movable, onCommand, onDeleteSeries }: EventRowProps) {
  const {
    id,
    title,
    dateText,
    timeText,
    location,
    isVisible,
    section,
    isCancelled,
    isInSeries,
    path,
  } = event
  const name = `${title}, ${dateText}`
  return (
    <ResourceRow
      movable={movable}
      title={title}
      opens={id}
      badges={
        <>
          {!isVisible && <Badge>{eventCopy.hiddenBadge}</Badge>}
          {isCancelled && <Badge>{cancelledCopy}</Badge>}
          {isInSeries && <Badge>{eventCopy.seriesBadge}</Badge>}
          {section === 'kept' && <Badge>{eventCopy.keptBadge}</Badge>}
        </>
      }
      detail={[dateText, timeText, location].filter(Boolean).join(' · ')}
      dimmed={!isVisible || section === 'kept'}
      small={section === 'kept'}
      actions={
        <>
          <VisibilityButton name={name} isVisible={isVisible} onCommand={onCommand} />
          <EditButton opens={id} name={name} />
          {isInSeries ? (
            <DeleteSeriesButton name={name} onDelete={onDeleteSeries} />
          ) : (
            <DeleteButton name={name} copy={eventCopy} onDelete={() => onCommand('delete')} />
          )}
        </>
      }
      menu={{
        name,
        entries: [...ownPageEntries(path), { label: eventCopy.copy, href: copyPath(id) }],
      }}
    />
  )
}

interface DeleteSeriesButtonProps {
  name: string
  onDelete: (scope: Scope) => void
}

/** Deletes an event of a series, after asking which of the others to delete too. */
function DeleteSeriesButton({ name, onDelete }: DeleteSeriesButtonProps) {
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

function copyPath(id: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${copyParameter}=${id}`
}
