import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/confirm-button'
import { Badge, ResourceRow } from '~/admin/resource-list'
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
  const toggle = isVisible ? 'Skjul' : 'Vis'
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
      dimmed={!isVisible}
      actions={
        <>
          <button
            type="button"
            className="button"
            aria-label={`${toggle} ${title}, ${dateText}`}
            onClick={() => onCommand(isVisible ? 'hide' : 'show')}
          >
            {toggle}
          </button>
          <Link to={id} className="button" aria-label={`Rediger ${title}, ${dateText}`}>
            Rediger
          </Link>
          <ConfirmButton
            label={`Slet ${title}, ${dateText}`}
            title={eventCopy.deleteTitle}
            text={eventCopy.deleteQuestion}
            confirm="Slet"
            onConfirm={() => onCommand('delete')}
          >
            Slet
          </ConfirmButton>
        </>
      }
    />
  )
}
