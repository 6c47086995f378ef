import type { CalendarEvent, EventType } from './calendar'
import type { Subscription } from './subscriptions'

export const eventTypeCopy = {
  concert: 'Koncert',
  lecture: 'Foredrag',
  singing_evening: 'Sangaften',
  other: 'Arrangement',
}

/** The type of an event as visitors see it; undefined for the type 'other'. */
export function shownType(type: EventType): string | undefined {
  return type === 'other' ? undefined : eventTypeCopy[type]
}

export const cancelledCopy = 'Aflyst'

const movedCopy = (date: string) => `Flyttet fra ${date}`

/** 'Aflyst', or the original date of a moved event; undefined if nothing changed. */
export function changeOfPlan(event: Pick<CalendarEvent, 'isCancelled' | 'movedFromText'>) {
  if (event.isCancelled) return cancelledCopy
  return event.movedFromText ? movedCopy(event.movedFromText) : undefined
}

/** Added to calendar files, which need an end time even if the site has none. */
export const assumedEndCopy = 'Sluttidspunktet er et skøn.'

export const subscriptionCopy: Record<Subscription['of'], string> = {
  all: 'Alle arrangementer',
  concert: 'Koncerter',
  lecture: 'Foredrag',
  singing_evening: 'Sangaftener',
  other: 'Andre arrangementer',
}

export const addressCopy = {
  copy: 'Kopiér adresse',
  copied: 'Adressen er kopieret',
  notCopied: 'Adressen kunne ikke kopieres',
}
