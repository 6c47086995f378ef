import { dayFrom, sampleRow } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleEvents } from './calendar.sample'

/** The events of the sample content. */
export const eventsSample: SampleSource<'calendar_events'> = {
  rows: (_tx, { now, today }) =>
    sampleEvents.map(({ daysFromToday, is_visible, keep_after_date, ...event }, number) => ({
      ...sampleRow('event', number, now),
      ...event,
      date: dayFrom(today, daysFromToday),
      is_visible: is_visible === false ? 0 : 1,
      keep_after_date: keep_after_date ? 1 : 0,
      is_cancelled: 0,
      sort_order: 0,
    })),
}
