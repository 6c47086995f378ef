import type { ActionFunctionArgs } from 'react-router'
import type { z } from 'zod'
import type { SavedPublication } from '~/domain/publishing/publication'
import { opensSavedField } from '~/forms/answer'
import type { NewValues, StoredValues } from '~/forms/form-values'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { answerForm, editedId, readForEditing } from './answer.server'
import { findDraft, publicationToast } from './drafts.server'

interface PublishedFormOptions<Schema extends z.ZodType> {
  copy: { created: string; updated: string; notSaved: string }
  /** The values of a new row. */
  blank: (backend: Backend) => NewValues<Schema>
  readStored: (backend: Backend, id: string) => Promise<StoredValues<Schema> | undefined>
  save: (
    backend: Backend,
    admin: Admin,
    id: string | undefined,
    value: z.output<Schema>,
  ) => Promise<SavedPublication>
  /** The path to go to after a save; without it the form stays. */
  goTo?: string
}

interface EditArgs extends Pick<ActionFunctionArgs, 'request' | 'context'> {
  params: { id: string }
}

/** The loader and the action of an edit page whose row can be a draft. */
export function publishedForm<Schema extends z.ZodType>(
  noun: PublishedNoun,
  schema: Schema,
  { copy, blank, readStored, save, goTo }: PublishedFormOptions<Schema>,
) {
  async function loader({ context, params }: EditArgs) {
    const { backend } = signedIn(context)
    const [form, draft] = await Promise.all([
      readForEditing(schema, params, blank(backend), (id) => readStored(backend, id)),
      findDraft(backend, noun, params),
    ])
    return { ...form, draft }
  }

  async function answer({ context, params }: EditArgs, form: FormData) {
    const { admin, backend } = signedIn(context)
    const id = editedId(params)
    return answerForm(context, form, schema, {
      save: (value) => save(backend, admin, id, value),
      readStored: () => readStored(backend, params.id),
      done: (saved) => publicationToast(backend, noun, id ? copy.updated : copy.created, saved),
      failed: copy.notSaved,
      goTo: (saved) =>
        form.has(opensSavedField) ? backend.nouns[noun].form?.(saved.id, {}) : goTo,
    })
  }

  return {
    loader,
    answer,
    action: async (args: EditArgs) => answer(args, await args.request.formData()),
  }
}
