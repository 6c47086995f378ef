export const eventTypes = ['concert', 'lecture', 'singing_evening', 'other'] as const

export type EventType = (typeof eventTypes)[number]

/** An event as the calendar shows it (docs/specification.md, "Calendar"). */
export interface CalendarEvent {
  id: string
  title: string
  /** YYYY-MM-DD, a day in Copenhagen. */
  date: string
  /** dd MMMM yyyy in Danish. */
  dateText: string
  weekday: string
  /** 'kl. HH:MM'. */
  timeText: string | null
  location: string | null
  /** Plain text; line breaks are kept. */
  description: string | null
  type: EventType
  /** Of today or later: what is kept in the programme after its day is not. */
  isToCome: boolean
  /** Called off; it stays where it was and says so. */
  isCancelled: boolean
}

/** Where an event stands on its page. */
export function eventAnchor(id: string): string {
  return `begivenhed-${id}`
}
