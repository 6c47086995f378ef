import { contentKeys } from '~/domain/content/content'
import { textForm } from '~/domain/content/content.form'
import { entriesForEditing, entryForEditing } from '~/domain/content/content.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { editingCopy } from '~/domain/content/editing.copy'
import { readForm } from '~/forms/form'
import { signedIn } from '~/platform/auth/session.server'
import type { Route } from './+types/content'
import { answerForm } from './answer.server'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return { content: await entriesForEditing(backend, contentKeys) }
}

/** Returns no texts if they cannot be read, for example without a session; the page then keeps its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ content: undefined }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  return answerForm(context, form, textForm, {
    save: ({ key, value, revision }) => saveEntry(backend, admin, key, value, revision),
    readStored: async () => {
      const { value: input } = readForm(textForm, form)
      const entry = input && (await entryForEditing(backend, input.key))
      return entry && { ...entry, key: input.key }
    },
    done: editingCopy.saved,
    failed: editingCopy.notSaved,
  })
}
