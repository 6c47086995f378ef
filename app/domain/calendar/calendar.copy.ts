import type { CalendarEvent, EventType } from './calendar'
import type { Subscription } from './subscriptions'

export const eventTypeCopy: Record<EventType, string> = {
  concert: 'Koncert',
  lecture: 'Foredrag',
  singing_evening: 'Sangaften',
  other: 'Arrangement',
}

export const cancelledCopy = 'Aflyst'

export const movedCopy = (date: string) => `Flyttet fra ${date}`

/** 'Aflyst', or the date an event was moved from; undefined when it takes place as announced. */
export function changeOfPlan(event: Pick<CalendarEvent, 'isCancelled' | 'movedFromText'>) {
  if (event.isCancelled) return cancelledCopy
  return event.movedFromText ? movedCopy(event.movedFromText) : undefined
}

/** Said in readers' own calendars, which need an end where the site knows of none. */
export const assumedEndCopy = 'Sluttidspunktet er et skøn.'

export const subscriptionCopy: Record<Subscription['of'], string> = {
  all: 'Alle arrangementer',
  concert: 'Koncerter',
  lecture: 'Foredrag',
  singing_evening: 'Sangaftener',
  other: 'Andre arrangementer',
}
