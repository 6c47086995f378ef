import { Link } from 'react-router'
import { PublishedList } from '~/admin/publishing/published-list'
import { workPath } from '~/domain/bibliography/bibliography'
import { categoryCopy, reviewCopy, workCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { listWorks } from '~/domain/bibliography/bibliography-editing.server'
import { withPictureOf } from '~/domain/images/images.server'
import { publishedList } from '~/routes/admin/list-action.server'
import { Picture } from '~/site/pictures/picture'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const list = publishedList('bibliography', {
  copy: workCopy,
  read: async (backend, query) => {
    const works = await listWorks(backend, query)
    const items = await withPictureOf(backend, works.items, ({ imageUrl }) => imageUrl)
    return { ...works, items }
  },
})

export const loader = list.loader
export const action = list.action

export default function WorkList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={workCopy}
      list={loaderData}
      pathOf={workPath}
      picture={({ picture }) =>
        picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" ratio="natural" />
      }
      detail={({ year, category }) => `${year} · ${categoryCopy[category]}`}
      actions={({ id, title, reviews }) => (
        <Link
          to={`${id}/anmeldelser`}
          className="button-quiet"
          aria-label={reviewCopy.countOfWork(reviews, title)}
        >
          {reviewCopy.count(reviews)}
        </Link>
      )}
    />
  )
}
