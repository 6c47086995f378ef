import { useState } from 'react'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { redirectsCopy as text } from '~/domain/redirects/redirects.copy'
import { redirectForm } from '~/domain/redirects/redirects.form'
import {
  deleteRedirect,
  saveRedirect,
  setDismissed,
} from '~/domain/redirects/redirects-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm, deletedToast } from '~/routes/admin/answer.server'
import type { Route } from './+types/list'
import { RedirectDialog } from './redirect-dialog'
import { DeadLinks, MissingPaths, Redirects } from './redirect-lists'
import { readRedirectLists } from './redirect-lists.server'

export async function loader({ request, context }: Route.LoaderArgs) {
  return readRedirectLists(context, request)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'dismiss': {
      const done = { title: text.dismissed, undo: { intent: 'restore', id } }
      const { notDismissed: failed } = text
      return answerCommand(context, () => setDismissed(backend, admin, id, 1), { done, failed })
    }
    case 'restore': {
      const { restored: done, notDismissed: failed } = text
      return answerCommand(context, () => setDismissed(backend, admin, id, 0), { done, failed })
    }
    case 'remove':
      return answerCommand(context, () => deleteRedirect(backend, admin, id), {
        done: deletedToast(text.removed),
        failed: text.notRemoved,
      })
    default:
      return answerForm(context, form, redirectForm, {
        save: (value) => saveRedirect(backend, admin, value),
        done: text.saved,
        failed: text.notSaved,
      })
  }
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function RedirectsScreen({ loaderData }: Route.ComponentProps) {
  const { missing, redirects, dead, pages, failed } = loaderData
  const command = useCommand()
  // The state is here, since the path's row disappears before the dialog has shown the result.
  const [editedPath, setEditedPath] = useState<string>()
  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      failed={failed}
      action={
        <button type="button" className="button-filled" onClick={() => setEditedPath('')}>
          {text.add}
        </button>
      }
    >
      <MissingPaths
        missing={missing}
        onRedirect={setEditedPath}
        onDismiss={(id) => command({ intent: 'dismiss', id })}
      />
      <Redirects redirects={redirects} onRemove={(id) => command({ intent: 'remove', id })} />
      <DeadLinks dead={dead} />
      {editedPath !== undefined && (
        <RedirectDialog path={editedPath} pages={pages} onClose={() => setEditedPath(undefined)} />
      )}
    </AdminPage>
  )
}
