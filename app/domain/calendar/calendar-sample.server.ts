import { samplePicture } from '~/domain/images/sample-picture.server'
import { canonicalSlug } from '~/http/slug'
import { dayFrom, sampleId, sampleRow, slugsOf } from '~/platform/sample/sample-row'
import type { SampleSource } from '~/platform/sample/sample-source.server'
import { sampleEvents } from './calendar.sample'

const pictures = sampleEvents.map(
  ({ title, picture }) => picture && samplePicture(picture, 'event', `${title}.jpg`),
)
const slugs = slugsOf(
  sampleEvents.map(({ title }) => title),
  canonicalSlug,
)

/** The events of the sample content. */
export const eventsSample: SampleSource<'calendar_events'> = {
  rows: (_tx, { now, today }) =>
    sampleEvents.map((written, number) => {
      const { daysFromToday, is_visible, keep_after_date, picture: _, lecture, ...event } = written
      return {
        ...sampleRow('event', number, now),
        ...event,
        slug: slugs[number] as string,
        date: dayFrom(today, daysFromToday),
        subject_id: lecture ? sampleId('lecture', lecture - 1) : null,
        image_url: pictures[number]?.path ?? null,
        is_visible: is_visible === false ? 0 : 1,
        keep_after_date: keep_after_date ? 1 : 0,
        is_cancelled: 0,
        sort_order: 0,
      }
    }),
  picture: 'image_url',
  pictures: pictures.filter((picture) => picture !== undefined),
}
