import { deviceName } from '~/domain/admins/device-name'
import { storeUnsavedDraft } from '~/domain/unsaved-drafts/store-unsaved-draft.server'
import { sentDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDraftsCopy as copy } from '~/domain/unsaved-drafts/unsaved-drafts.copy'
import {
  discardUnsavedDraft,
  openUnsavedDraft,
  restoreUnsavedDraft,
  unsavedDrafts,
} from '~/domain/unsaved-drafts/unsaved-drafts.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/unsaved-drafts'
import { answerCommand } from './answer.server'

export { clientAction } from '~/admin/saving/failed-action'

const headers = { 'Cache-Control': 'no-store' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const id = new URL(request.url).searchParams.get('id')
  if (id === null) return Response.json(await unsavedDrafts(backend, admin), { headers })
  const draft = await openUnsavedDraft(backend, admin, id)
  return draft ? Response.json(draft, { headers }) : new Response(null, { status: 404, headers })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const id = String(form.get('id'))
  switch (form.get('intent')) {
    case 'keep': {
      const { success, data: sent } = sentDraft.safeParse(Object.fromEntries(form))
      if (!success) return new Response(null, { status: 422, headers })
      const device = deviceName(request.headers.get('user-agent'))
      return Response.json(await storeUnsavedDraft(backend, admin, { ...sent, device }), {
        headers,
      })
    }
    case 'discard':
      return answerCommand(context, () => discardUnsavedDraft(backend, admin, id), {
        done: { title: copy.discarded, undo: { intent: 'restore', id } },
        failed: copy.notDiscarded,
      })
    case 'restore':
      return answerCommand(context, () => restoreUnsavedDraft(backend, admin, id), {
        done: copy.restored,
        failed: copy.notRestored,
      })
    default:
      return new Response(null, { status: 400 })
  }
}
