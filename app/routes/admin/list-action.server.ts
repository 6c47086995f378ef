import type { ActionFunctionArgs } from 'react-router'
import type { Admin } from '~/platform/auth/session.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { answerCommand, answerOrder, deletedToast } from './answer.server'

interface ListCommands {
  copy: { deleted: string; notDeleted: string }
  /** Returns the change that deleted the row, if it existed. */
  remove: (backend: Backend, admin: Admin, id: string) => Promise<string | undefined>
  /** Returns the previous order; left out for a list without a manual order. */
  arrange?: (backend: Backend, admin: Admin, value: Arrangement) => Promise<string[]>
}

/** The action of a list screen whose rows can only be deleted and reordered. */
export function listAction({ copy, remove, arrange }: ListCommands) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const admin = requireAdmin(context)
    const backend = context.get(backendContext)
    const form = await request.formData()
    if (arrange && form.get('intent') === 'arrange') {
      return answerOrder(context, form, (value) => arrange(backend, admin, value))
    }
    return answerCommand(context, () => remove(backend, admin, String(form.get('id'))), {
      done: deletedToast(copy.deleted),
      failed: copy.notDeleted,
    })
  }
}
