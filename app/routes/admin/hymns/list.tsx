import { Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { PublicationBadge, placeEntries } from '~/admin/list/publication-badge'
import { ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import type { Movable } from '~/admin/ordering/movable-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import { hymnPath } from '~/domain/hymns/hymns'
import { arrangeHymns, deleteHymn } from '~/domain/hymns/hymns-commands.server'
import { hymnCopy } from '~/domain/hymns/hymns-editing.copy'
import { type ListedHymn, listedHymns } from '~/domain/hymns/hymns-editing.server'
import { listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { unsavedList } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/list'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = () => listedHymns(context.get(backendContext), listQueryOf(request))
  const [list, unsaved] = await Promise.all([
    readListing(context, read, hymnCopy.notLoaded),
    unsavedList(context, 'hymns'),
  ])
  return { ...list, unsaved }
}

export const action = listAction({ copy: hymnCopy, remove: deleteHymn, arrange: arrangeHymns })
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function HymnList({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage title={hymnCopy.title} failed={loaderData.failed} action={<Ways />}>
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <OrderedList list={loaderData} empty={hymnCopy.none} nameOf={({ title }) => title}>
        {(hymn, movable) => (
          <HymnRow
            hymn={hymn}
            movable={movable}
            onDelete={() => command({ intent: 'delete', id: hymn.id })}
          />
        )}
      </OrderedList>
    </AdminPage>
  )
}

function Ways() {
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="samlinger" className="button">
        {hymnCopy.collections}
      </Link>
      <Link to="ny" className="button-filled">
        {hymnCopy.add}
      </Link>
    </div>
  )
}

interface HymnRowProps {
  hymn: ListedHymn
  movable: Movable | undefined
  onDelete: () => void
}

function HymnRow({ hymn, movable, onDelete }: HymnRowProps) {
  const { id, title, slug, firstLine, themes, publication } = hymn
  const shownLine = firstLine === title ? '' : firstLine
  return (
    <ResourceRow
      movable={movable}
      title={title}
      opens={id}
      detail={[shownLine, ...themes].filter(Boolean).join(' · ')}
      badges={<PublicationBadge publication={publication} />}
      dimmed={publication.state !== 'published'}
      actions={
        <>
          <EditButton opens={id} name={title} />
          <DeleteButton name={title} copy={hymnCopy} onDelete={onDelete} />
        </>
      }
      menu={{ name: title, entries: placeEntries(publication, id, hymnPath(slug)) }}
    />
  )
}
