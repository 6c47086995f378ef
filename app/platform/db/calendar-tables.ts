import type { Generated } from 'kysely'

type Flag = 0 | 1

/** The columns of an event that the author edits. */
export interface CalendarEvents {
  title: string
  slug: Generated<string>
  date: string
  time: string | null
  /** HH:MM; a time before the start is on the next day. */
  end_time: string | null
  location: string | null
  address: string | null
  description: string | null
  event_type: 'concert' | 'lecture' | 'singing_evening' | 'other'
  is_visible: Flag
  keep_after_date: Flag
  is_cancelled: Flag
  sort_order: number
  ticket_link: string | null
  /** The original date of a moved event. */
  moved_from: string | null
  subject_id: string | null
  image_url: string | null
  /** Shared by the events of one repetition; null for a single event. */
  series_id: string | null
}
