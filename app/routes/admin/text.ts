import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { editingText } from '~/domain/texts/editing.text'
import { textForm } from '~/domain/texts/text.form'
import { textForEditing } from '~/domain/texts/texts.server'
import { saveText } from '~/domain/texts/texts-commands.server'
import { allTextsForEditing } from '~/domain/texts/texts-editing.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { readForm } from '~/text/form'
import type { Route } from './+types/text'
import { answerForm } from './answer.server'

/** Every text with its revision: what editing on the public pages begins with. */
export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { texts: await allTextsForEditing(context.get(backendContext)) }
}

/** Where it cannot be read, such as after the session ended, the page keeps what it has. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ texts: undefined }))
}

/** `POST /admin/tekst` with key, value and revision: stores one text (section 6: upsert). */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  return answerForm(context, form, textForm, {
    save: ({ key, value, revision }) => saveText(backend, admin, key, value, revision),
    stored: async () => {
      const { value: read } = readForm(textForm, form)
      return read && textForEditing(backend, read.key)
    },
    done: editingText.saved,
    failed: editingText.notSaved,
  })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave
