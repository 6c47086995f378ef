import type { EventType } from './calendar'
import type { Subscription } from './subscriptions'

export const eventTypeText: Record<EventType, string> = {
  concert: 'Koncert',
  lecture: 'Foredrag',
  singing_evening: 'Sangaften',
  other: 'Arrangement',
}

export const cancelledText = 'Aflyst'

/** Said in readers' own calendars, which need an end where the site knows of none. */
export const assumedEndText = 'Sluttidspunktet er et skøn.'

export const subscriptionText: Record<Subscription['of'], string> = {
  all: 'Alle arrangementer',
  concert: 'Koncerter',
  lecture: 'Foredrag',
  singing_evening: 'Sangaftener',
  other: 'Andre arrangementer',
}
