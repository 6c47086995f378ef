import { PublishedList } from '~/admin/publishing/published-list'
import { newsPath } from '~/domain/news/news'
import { newsCopy } from '~/domain/news/news.copy'
import { listNews } from '~/domain/news/news.server'
import { publishedList } from '~/routes/admin/list-action.server'
import { Picture } from '~/site/pictures/picture'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const list = publishedList('news', { copy: newsCopy, read: listNews })

export const loader = list.loader
export const action = list.action

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={newsCopy}
      list={loaderData}
      pathOf={newsPath}
      picture={({ picture }) =>
        picture && <Picture picture={{ ...picture, alt: '' }} sizes="5rem" ratio="4/3" />
      }
      detail={({ dateText }) => dateText}
    />
  )
}
