import { PublishedList } from '~/admin/publishing/published-list'
import { hymnPath } from '~/domain/hymns/hymns'
import { hymnCopy } from '~/domain/hymns/hymns-editing.copy'
import { type ListedHymn, listHymns } from '~/domain/hymns/hymns-editing.server'
import { publishedList } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const list = publishedList('hymns', { copy: hymnCopy, read: listHymns })

export const loader = list.loader
export const action = list.action

export default function HymnList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={hymnCopy}
      relatedScreen={{ to: 'samlinger', title: hymnCopy.collections }}
      list={loaderData}
      isOrdered
      pathOf={hymnPath}
      detail={detailOf}
    />
  )
}

function detailOf({ title, firstLine, themes }: ListedHymn): string {
  const shownLine = firstLine === title ? '' : firstLine
  return [shownLine, ...themes].filter(Boolean).join(' · ')
}
