import { href } from 'react-router'
import { Badge, ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton, VisibilityButton } from '~/admin/list/row-buttons'
import { pageEntries } from '~/admin/list/row-menu'
import type { Movable } from '~/admin/ordering/movable-row'
import { copyParameter } from '~/domain/calendar/calendar'
import { cancelledCopy } from '~/domain/calendar/calendar.copy'
import { eventCopy } from '~/domain/calendar/calendar-editing.copy'
import type { ListedEvent } from '~/domain/calendar/calendar-editing.server'

interface EventRowProps {
  event: ListedEvent
  movable: Movable | undefined
  onCommand: (intent: 'hide' | 'show' | 'delete') => void
}

export function EventRow({ event, movable, onCommand }: EventRowProps) {
  const { id, title, dateText, timeText, location, isVisible, isKept, isCancelled, path } = event
  const name = `${title}, ${dateText}`
  return (
    <ResourceRow
      movable={movable}
      title={title}
      opens={id}
      badges={
        <>
          {!isVisible && <Badge>{eventCopy.isHidden}</Badge>}
          {isCancelled && <Badge>{cancelledCopy}</Badge>}
          {isKept && <Badge>{eventCopy.isKept}</Badge>}
        </>
      }
      detail={[dateText, timeText, location].filter(Boolean).join(' · ')}
      dimmed={!isVisible || isKept}
      small={isKept}
      actions={
        <>
          <VisibilityButton name={name} isVisible={isVisible} onCommand={onCommand} />
          <EditButton opens={id} name={name} />
          <DeleteButton name={name} copy={eventCopy} onDelete={() => onCommand('delete')} />
        </>
      }
      menu={{
        name,
        entries: [...pageEntries(path), { label: eventCopy.copy, href: copyPath(id) }],
      }}
    />
  )
}

function copyPath(id: string): string {
  return `${href('/admin/kalender/:id', { id: 'ny' })}?${copyParameter}=${id}`
}
