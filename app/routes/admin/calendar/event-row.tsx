import { Badge, ResourceRow } from '~/admin/resource-list'
import { DeleteButton, EditLink, VisibilityButton } from '~/admin/row-buttons'
import { cancelledCopy } from '~/domain/calendar/calendar.copy'
import { eventCopy } from '~/domain/calendar/calendar-editing.copy'
import type { ListedEvent } from '~/domain/calendar/calendar-editing.server'

interface EventRowProps {
  event: ListedEvent
  onCommand: (intent: 'hide' | 'show' | 'delete') => void
}

/** An event in the list, and what can be done with it. */
export function EventRow({ event, onCommand }: EventRowProps) {
  const { id, title, dateText, timeText, location, isVisible, isKept, isCancelled } = event
  return (
    <ResourceRow
      title={title}
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
          <VisibilityButton
            name={`${title}, ${dateText}`}
            isVisible={isVisible}
            onCommand={onCommand}
          />
          <EditLink to={id} name={`${title}, ${dateText}`} />
          <DeleteButton
            name={`${title}, ${dateText}`}
            copy={eventCopy}
            onDelete={() => onCommand('delete')}
          />
        </>
      }
    />
  )
}
