import { Link } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/failed-action'
import type { Movable } from '~/admin/ordering/movable-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { Badge, ResourceRow } from '~/admin/resource-list'
import { DeleteButton, EditButton, VisibilityButton } from '~/admin/row-buttons'
import { pageEntries } from '~/admin/row-menu'
import { useCommand } from '~/admin/use-command'
import { hymnPath } from '~/domain/hymns/hymns'
import { arrangeHymns, deleteHymn, setHymnVisible } from '~/domain/hymns/hymns-commands.server'
import { hymnCopy } from '~/domain/hymns/hymns-editing.copy'
import { allHymns, type ListedHymn } from '~/domain/hymns/hymns-editing.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import {
  answerCommand,
  answerOrder,
  answerVisibility,
  deletedToast,
  readList,
} from '~/routes/admin/answer.server'
import type { Route } from './+types/list'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return readList(context, () => allHymns(context.get(backendContext)), hymnCopy.notLoaded)
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'arrange':
      return answerOrder(context, form, (value) => arrangeHymns(backend, admin, value))
    case 'hide':
    case 'show':
      return answerVisibility(
        context,
        form,
        (visible) => setHymnVisible(backend, admin, id, visible),
        hymnCopy,
      )
    default:
      return answerCommand(context, () => deleteHymn(backend, admin, id), {
        done: deletedToast(hymnCopy.deleted),
        failed: hymnCopy.notDeleted,
      })
  }
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function HymnList({ loaderData: { items, failed } }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage title={hymnCopy.title} failed={failed} action={<Ways />}>
      <OrderedList
        items={items}
        empty={hymnCopy.none}
        searchCopy={({ title, firstLine, themes }) => [title, firstLine, ...themes].join(' ')}
        nameOf={({ title }) => title}
      >
        {(hymn, movable) => (
          <HymnRow
            hymn={hymn}
            movable={movable}
            onCommand={(intent) => command({ intent, id: hymn.id })}
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
  onCommand: (intent: 'hide' | 'show' | 'delete') => void
}

function HymnRow({ hymn, movable, onCommand }: HymnRowProps) {
  const { id, title, slug, firstLine, themes } = hymn
  const isVisible = hymn.is_visible === 1
  const shownLine = firstLine === title ? '' : firstLine
  return (
    <ResourceRow
      movable={movable}
      title={title}
      opens={id}
      detail={[shownLine, ...themes].filter(Boolean).join(' · ')}
      badges={!isVisible && <Badge>{hymnCopy.isHidden}</Badge>}
      dimmed={!isVisible}
      actions={
        <>
          <VisibilityButton name={title} isVisible={isVisible} onCommand={onCommand} />
          <EditButton opens={id} name={title} />
          <DeleteButton name={title} copy={hymnCopy} onDelete={() => onCommand('delete')} />
        </>
      }
      menu={{ name: title, entries: pageEntries(isVisible ? hymnPath(slug) : undefined) }}
    />
  )
}
