import { PublishedList } from '~/admin/list/published-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { newsPath } from '~/domain/news/news'
import { newsCopy } from '~/domain/news/news.copy'
import { listNews } from '~/domain/news/news.server'
import { publishedList } from '~/routes/admin/published-list.server'
import type { Route } from './+types/list'

const list = publishedList('news', { copy: newsCopy, read: listNews })

export const loader = list.loader
export const action = list.action
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function NewsList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={newsCopy}
      list={loaderData}
      pathOf={newsPath}
      detail={({ dateText }) => dateText}
    />
  )
}
