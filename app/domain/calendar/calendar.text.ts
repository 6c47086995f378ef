import type { EventType } from './calendar'

export const eventTypeText: Record<EventType, string> = {
  concert: 'Koncert',
  lecture: 'Foredrag',
  singing_evening: 'Sangaften',
  other: 'Arrangement',
}

export const cancelledText = 'Aflyst'
