import type { ActionFunctionArgs, RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { saveTexts } from '~/domain/content/content-commands.server'
import type { ChangedText } from '~/domain/content/texts.form'
import type { StoredValues } from '~/forms/form-values'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { answerForm } from './answer.server'

type Context = Readonly<RouterContextProvider>

/** The loader and the action of a screen that edits texts of the site. */
export function textsScreen<
  Schema extends z.ZodType<ChangedText[]>,
  Values extends StoredValues<Schema>,
>(
  schema: Schema,
  read: (backend: Backend) => Promise<Values>,
  copy: { saved: string; notSaved: string },
) {
  async function answer(context: Context, form: FormData) {
    const { admin, backend } = signedIn(context)
    return answerForm(context, form, schema, {
      save: (changes) => saveTexts(backend, admin, changes),
      readStored: () => read(backend),
      done: copy.saved,
      failed: copy.notSaved,
    })
  }

  return {
    loader: async ({ context }: { context: Context }) => ({
      values: await read(signedIn(context).backend),
    }),
    answer,
    action: async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) =>
      answer(context, await request.formData()),
  }
}
