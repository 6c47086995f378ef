import { href, Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { PublicationBadge, placeEntries } from '~/admin/list/publication-badge'
import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import type { Movable } from '~/admin/ordering/movable-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import {
  arrangeHymnCollections,
  deleteHymnCollection,
} from '~/domain/hymns/hymn-collections-commands.server'
import { hymnCollectionPath } from '~/domain/hymns/hymns'
import { hymnCollectionCopy, hymnCopy } from '~/domain/hymns/hymns-editing.copy'
import { allHymnCollections, type ListedHymnCollection } from '~/domain/hymns/hymns-editing.server'
import { listQueryOf, orderedListingOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { unsavedList } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/collections'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = async () => {
    const all = await allHymnCollections(context.get(backendContext))
    return orderedListingOf(all, listQueryOf(request), ({ title, collaborator }) =>
      [title, collaborator].join(' '),
    )
  }
  const [list, unsaved] = await Promise.all([
    readListing(context, read, hymnCollectionCopy.notLoaded),
    unsavedList(context, 'hymn_collections'),
  ])
  return { ...list, unsaved }
}

export const action = listAction({
  copy: hymnCollectionCopy,
  remove: deleteHymnCollection,
  arrange: arrangeHymnCollections,
})
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function CollectionList({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={hymnCollectionCopy.title}
      intro={hymnCollectionCopy.intro}
      failed={loaderData.failed}
      action={<Ways />}
    >
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <OrderedList list={loaderData} empty={hymnCollectionCopy.none} nameOf={({ title }) => title}>
        {(collection, movable) => (
          <CollectionRow
            collection={collection}
            movable={movable}
            onDelete={() => command({ intent: 'delete', id: collection.id })}
          />
        )}
      </OrderedList>
    </AdminPage>
  )
}

function Ways() {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={href('/admin/salmer')} className="button">
        {hymnCopy.title}
      </Link>
      <Link to="ny" className="button-filled">
        {hymnCollectionCopy.add}
      </Link>
    </div>
  )
}

interface CollectionRowProps {
  collection: ListedHymnCollection
  movable: Movable | undefined
  onDelete: () => void
}

function CollectionRow({ collection, movable, onDelete }: CollectionRowProps) {
  const { id, title, slug, year, collaborator, publication } = collection
  return (
    <ResourceRow
      movable={movable}
      title={title}
      opens={id}
      detail={[year, collaborator].filter(Boolean).join(' · ')}
      badges={<PublicationBadge publication={publication} />}
      dimmed={publication.state !== 'published'}
      actions={
        <>
          <EditButton opens={id} name={title} />
          <DeleteButton name={title} copy={hymnCollectionCopy} onDelete={onDelete} />
        </>
      }
      menu={{ name: title, entries: placeEntries(publication, id, hymnCollectionPath(slug)) }}
    />
  )
}
