import type { Generated } from 'kysely'

type Flag = 0 | 1

/** What the author edits of an event, beside the columns of every row. */
export interface CalendarEvents {
  title: string
  slug: Generated<string>
  date: string
  time: string | null
  /** HH:MM; earlier than it begins is of the day after. */
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
  /** The day on which it was to be. */
  moved_from: string | null
  subject_id: string | null
  image_url: string | null
}
