import type { CalendarEvent } from './calendar'
import type { Subscription } from './subscriptions'

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
