import type { CalendarEvent } from './calendar.server'
import type { Subscription } from './subscriptions'

export const cancelledCopy = 'Aflyst'

export function changeText(event: Pick<CalendarEvent, 'isCancelled' | 'movedFromText'>) {
  if (event.isCancelled) return cancelledCopy
  return event.movedFromText ? `Flyttet fra ${event.movedFromText}` : undefined
}

export const assumedEndCopy = 'Sluttidspunktet er et skøn.'

export const subscriptionCopy: Record<Subscription['eventType'], string> = {
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
