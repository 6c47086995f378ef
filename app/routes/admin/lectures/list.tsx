import { PublishedList } from '~/admin/publishing/published-list'
import { newEventPath } from '~/domain/calendar/calendar-editing'
import { withPictureOf } from '~/domain/images/images.server'
import { lecturePath } from '~/domain/lectures/lectures'
import { concertInfoCopy, lectureCopy } from '~/domain/lectures/lectures-editing.copy'
import { listLectures } from '~/domain/lectures/lectures-editing.server'
import { listingOf } from '~/http/listing'
import { publishedList } from '~/routes/admin/list-action.server'
import { Picture } from '~/site/pictures/picture'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const list = publishedList('lectures', {
  copy: lectureCopy,
  read: async (backend, query) => {
    const lectures = await listLectures(backend)
    const rows = await withPictureOf(backend, lectures, ({ image_url }) => image_url)
    return listingOf(rows, query, ({ title }) => title)
  },
})

export const loader = list.loader
export const action = list.action

export default function LectureList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={lectureCopy}
      relatedScreen={{ to: 'koncerttekst', title: concertInfoCopy.title }}
      list={loaderData}
      pathOf={lecturePath}
      picture={({ picture }) =>
        picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" ratio="4/3" />
      }
      detail={({ subtitle, dateText }) => [subtitle, dateText].filter(Boolean).join(' · ')}
      entries={({ id }) => [{ label: lectureCopy.addToCalendar, href: newEventPath(id) }]}
    />
  )
}
