import { Link, Outlet } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import {
  deleteCollaboration,
  moveCollaborationFocus,
} from '~/domain/collaborations/collaborations-commands.server'
import { collaborationCopy } from '~/domain/collaborations/collaborations-editing.copy'
import { listCollaborations } from '~/domain/collaborations/collaborations-editing.server'
import { withPictureOf } from '~/domain/images/images.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { readList } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { readUnsavedDrafts } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/list'
import { CollaborationCards } from './collaboration-cards'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = () => collaborationsWithPictures(backend)
  const [list, unsaved] = await Promise.all([
    readList(context, read, collaborationCopy.notLoaded),
    readUnsavedDrafts(context, 'collaborations'),
  ])
  return { ...list, unsaved }
}

async function collaborationsWithPictures(backend: Backend) {
  const rows = await listCollaborations(backend)
  return withPictureOf(backend, rows, ({ imagePath }) => imagePath)
}

export const action = listAction('collaborations', {
  copy: collaborationCopy,
  remove: deleteCollaboration,
  focus: { copy: collaborationCopy, set: moveCollaborationFocus },
})
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

/** The cards of all collaborations. The form of one is a dialog over them with its own path. */
export default function CollaborationList({ loaderData }: Route.ComponentProps) {
  const { items, unsaved, failed } = loaderData
  const command = useCommand()
  return (
    <AdminPage
      title={collaborationCopy.title}
      error={failed}
      action={
        <Link to="ny" preventScrollReset className="button-filled">
          {collaborationCopy.add}
        </Link>
      }
    >
      <UnsavedDraftList drafts={unsaved} />
      <CollaborationCards
        collaborations={items}
        command={(intent, id, fields) => command({ intent, id, ...fields })}
      />
      <Outlet />
    </AdminPage>
  )
}
