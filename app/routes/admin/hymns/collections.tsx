import { href, Link } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/failed-action'
import type { Movable } from '~/admin/ordering/movable-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { Badge, ResourceRow } from '~/admin/resource-list'
import { DeleteButton, EditButton, VisibilityButton } from '~/admin/row-buttons'
import { pageEntries } from '~/admin/row-menu'
import { useCommand } from '~/admin/use-command'
import {
  arrangeHymnCollections,
  deleteHymnCollection,
  setHymnCollectionVisible,
} from '~/domain/hymns/hymn-collections-commands.server'
import { hymnCollectionPath } from '~/domain/hymns/hymns'
import { hymnCollectionCopy, hymnCopy } from '~/domain/hymns/hymns-editing.copy'
import { allHymnCollections, type ListedHymnCollection } from '~/domain/hymns/hymns-editing.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import {
  answerCommand,
  answerOrder,
  answerVisibility,
  deletedToast,
  readList,
} from '~/routes/admin/answer.server'
import type { Route } from './+types/collections'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  return readList(context, () => allHymnCollections(backend), hymnCollectionCopy.notLoaded)
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  if (form.get('intent') === 'arrange') {
    return answerOrder(context, form, (value) => arrangeHymnCollections(backend, admin, value))
  }
  if (form.get('intent') !== 'delete') {
    const set = (visible: boolean) => setHymnCollectionVisible(backend, admin, id, visible)
    return answerVisibility(context, form, set, hymnCollectionCopy)
  }
  return answerCommand(context, () => deleteHymnCollection(backend, admin, id), {
    done: deletedToast(hymnCollectionCopy.deleted),
    failed: hymnCollectionCopy.notDeleted,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function CollectionList({ loaderData: { items, failed } }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={hymnCollectionCopy.title}
      intro={hymnCollectionCopy.intro}
      failed={failed}
      action={<Ways />}
    >
      <OrderedList
        items={items}
        empty={hymnCollectionCopy.none}
        searchCopy={({ title, collaborator }) => `${title} ${collaborator ?? ''}`}
        nameOf={({ title }) => title}
      >
        {(collection, movable) => (
          <CollectionRow
            collection={collection}
            movable={movable}
            onCommand={(intent) => command({ intent, id: collection.id })}
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
  onCommand: (intent: 'hide' | 'show' | 'delete') => void
}

function CollectionRow({ collection, movable, onCommand }: CollectionRowProps) {
  const { id, title, slug, year, collaborator } = collection
  const isVisible = collection.is_visible === 1
  return (
    <ResourceRow
      movable={movable}
      title={title}
      opens={id}
      detail={[year, collaborator].filter(Boolean).join(' · ')}
      badges={!isVisible && <Badge>{hymnCopy.isHidden}</Badge>}
      dimmed={!isVisible}
      actions={
        <>
          <VisibilityButton name={title} isVisible={isVisible} onCommand={onCommand} />
          <EditButton opens={id} name={title} />
          <DeleteButton
            name={title}
            copy={hymnCollectionCopy}
            onDelete={() => onCommand('delete')}
          />
        </>
      }
      menu={{ name: title, entries: pageEntries(isVisible ? hymnCollectionPath(slug) : undefined) }}
    />
  )
}
