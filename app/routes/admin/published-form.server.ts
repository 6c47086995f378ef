import type { ActionFunctionArgs } from 'react-router'
import type { z } from 'zod'
import { eventPath } from '~/domain/calendar/calendar'
import { draftPreview } from '~/domain/pages/draft-preview.server'
import type { DraftPreview, SavedPublication } from '~/domain/publishing/publication'
import { publishingCopy, savedToast } from '~/domain/publishing/publishing.copy'
import { sharedPage } from '~/domain/share-pictures/shared-page.server'
import { opensSavedField, type ToastText } from '~/forms/answer'
import type { NewValues, StoredValues } from '~/forms/form-values'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { PublishedNoun } from '~/platform/changes/noun'
import { storedRow } from '~/platform/changes/rows.server'
import { answerForm, editedId, readForEditing, undoChange } from './answer.server'

interface PublishedFormOptions<Schema extends z.ZodType> {
  copy: { created: string; updated: string; notSaved: string }
  blank?: (backend: Backend) => NewValues<Schema>
  readStored: (backend: Backend, id: string) => Promise<StoredValues<Schema> | undefined>
  save: (
    backend: Backend,
    admin: Admin,
    id: string | undefined,
    value: z.output<Schema>,
  ) => Promise<SavedPublication>
  goTo?: string
}

const newValues = () => ({ revision: 0 }) as never

interface EditArgs extends Pick<ActionFunctionArgs, 'request' | 'context'> {
  params: { id: string }
}

/** The loader and the action of an edit page whose row can be a draft. */
export function publishedForm<Schema extends z.ZodType>(
  noun: PublishedNoun,
  schema: Schema,
  { copy, blank = newValues, readStored, save, goTo }: PublishedFormOptions<Schema>,
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
    const formOf = (saved: SavedPublication) => backend.nouns[noun].form?.(saved.id, {})
    return answerForm(context, form, schema, {
      save: (value) => save(backend, admin, id, value),
      readStored: () => readStored(backend, params.id),
      done: (saved) => publicationToast(backend, noun, id ? copy.updated : copy.created, saved),
      failed: copy.notSaved,
      goTo: (saved) => (form.has(opensSavedField) ? formOf(saved) : goTo),
      savedForm: id ? undefined : formOf,
    })
  }

  return {
    loader,
    answer,
    action: async (args: EditArgs) => answer(args, await args.request.formData()),
  }
}

export async function findDraft(
  backend: Backend,
  noun: PublishedNoun,
  params: { id: string },
): Promise<DraftPreview | undefined> {
  const id = editedId(params)
  return id === undefined ? undefined : draftPreview(backend, noun, id)
}

/** Offers to share a public row. For a draft it links to the preview, since no public page shows it. */
async function publicationToast(
  backend: Backend,
  noun: PublishedNoun,
  title: string,
  saved: SavedPublication,
): Promise<ToastText> {
  const toast = withSampleRemoval(savedToast(title, saved), saved.sampleRemoval)
  const draft = await draftPreview(backend, noun, saved.id)
  if (draft) return { ...toast, viewLink: { label: publishingCopy.viewDraft, href: draft.path } }
  return { ...toast, sharePath: await findPublicPath(backend, noun, saved.id) }
}

function withSampleRemoval(toast: ToastText, change: string | undefined): ToastText {
  if (change === undefined) return toast
  const description = [toast.description, publishingCopy.sampleRemoved].filter(Boolean).join(' ')
  return { ...toast, description, ...undoChange(change) }
}

/** The path of a row's page; undefined if visitors do not see it. */
export async function findPublicPath(
  backend: Backend,
  noun: PublishedNoun | 'calendar_events',
  id: string,
): Promise<string | undefined> {
  const row = await storedRow(backend, noun, id)
  if (!row) return undefined
  const slug = String(row.slug)
  const path = noun === 'calendar_events' ? eventPath(slug) : backend.nouns[noun].pathOf(slug)
  return (await sharedPage(backend, path))?.path
}
