import { href } from 'react-router'
import { PublishedList } from '~/admin/publishing/published-list'
import { hymnCollectionPath } from '~/domain/hymns/hymns'
import { hymnCollectionCopy, hymnCopy } from '~/domain/hymns/hymns-editing.copy'
import { listHymnCollections } from '~/domain/hymns/hymns-editing.server'
import { orderedListingOf } from '~/http/listing'
import { publishedList } from '~/routes/admin/list-action.server'
import type { Route } from './+types/collections'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const list = publishedList('hymn_collections', {
  copy: hymnCollectionCopy,
  read: async (backend, query) =>
    orderedListingOf(await listHymnCollections(backend), query, ({ title, collaborator }) =>
      [title, collaborator].join(' '),
    ),
})

export const loader = list.loader
export const action = list.action

export default function CollectionList({ loaderData }: Route.ComponentProps) {
  return (
    <PublishedList
      copy={hymnCollectionCopy}
      intro={hymnCollectionCopy.intro}
      relatedScreen={{ to: href('/admin/salmer'), title: hymnCopy.title }}
      list={loaderData}
      isOrdered
      pathOf={hymnCollectionPath}
      detail={({ year, collaborator }) => [year, collaborator].filter(Boolean).join(' · ')}
    />
  )
}
