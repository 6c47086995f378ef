type Flag = 0 | 1

/** What the author edits of an event, beside the columns of every row. */
export interface CalendarEvents {
  title: string
  date: string
  time: string | null
  location: string | null
  description: string | null
  event_type: 'concert' | 'lecture' | 'singing_evening' | 'other'
  is_visible: Flag
  keep_after_date: Flag
  is_cancelled: Flag
  sort_order: number
}
