import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { orderingCopy } from '~/admin/rows/ordering.copy'
import { historyScreen, trashScreen } from '~/domain/history/history.copy'
import { draftField } from '~/domain/unsaved-drafts/unsaved-drafts'
import { removeUnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts.server'
import type { FormAnswer, ToastText } from '~/forms/answer'
import { errorCopy } from '~/forms/errors.copy'
import { readForm } from '~/forms/form'
import { type FormValues, type NewValues, newRow, type StoredValues } from '~/forms/form-values'
import { emptyListing, type Listing } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { orderAround } from '~/platform/changes/ordering'
import { DomainError, statusOf } from '~/platform/runtime/domain-error'
import { faultLines, faultOf } from '~/platform/runtime/fault'

type Context = Readonly<RouterContextProvider>

/** The id of the row that an edit page edits; undefined for a new one. */
export function editedId({ id }: { id: string }): string | undefined {
  return id === newRow ? undefined : id
}

/** @throws a 404 response if the row does not exist */
export async function readForEditing<Schema extends z.ZodType>(
  _schema: Schema,
  params: { id: string },
  blank: NewValues<Schema>,
  read: (id: string) => Promise<StoredValues<Schema> | undefined>,
): Promise<{ isNew: boolean; values: FormValues<Schema> }> {
  const id = editedId(params)
  if (id === undefined) return { isNew: true, values: blank }
  const values = await read(id)
  if (!values) throw data(errorCopy.missing, 404)
  return { isNew: false, values }
}

/** Reads data of a screen; if that fails, the screen shows an error and stays usable. */
export async function tryRead<T>(
  context: Context,
  read: () => Promise<T>,
  empty: NoInfer<T>,
  message: string,
): Promise<{ value: T; failed: string | undefined }> {
  try {
    return { value: await read(), failed: undefined }
  } catch (error) {
    context.get(backendContext).log.error({ err: error }, 'data of a screen could not be read')
    return { value: empty, failed: message }
  }
}

export async function readList<T>(context: Context, read: () => Promise<T[]>, message: string) {
  const { value, failed } = await tryRead(context, read, [], message)
  return { items: value, failed }
}

export async function readListing<T>(
  context: Context,
  read: () => Promise<Listing<T>>,
  message: string,
): Promise<Listing<T> & { failed: string | undefined }> {
  const { value, failed } = await tryRead(context, read, emptyListing, message)
  return { ...value, failed }
}

type ToastInput = string | ToastText

interface FailureMessages {
  failed: string
  missing?: string
}

interface Messages<Result> extends FailureMessages {
  /** This and `failed` are specified for most screens (docs/specification.md, "Back-office"). */
  done: ToastInput | ((result: Result) => ToastInput | Promise<ToastInput>)
}

interface FormOptions<Schema extends z.ZodType, Saved> extends Messages<Saved> {
  save: (value: z.output<Schema>) => Promise<Saved>
  /** Reads the stored values, which are returned if they are newer than the form's. */
  readStored?: () => Promise<StoredValues<Schema> | undefined>
  /** The path to go to after a success, or a function of the saved row; without it the form stays. */
  goTo?: string | undefined | ((saved: Saved) => string | undefined)
  /** The path of a new row's form, to continue there what was typed while it was saved. */
  savedForm?: (saved: Saved) => string | undefined
}

export async function answerForm<Schema extends z.ZodType, Saved>(
  context: Context,
  form: FormData,
  schema: Schema,
  { save, readStored, done, goTo, savedForm, ...messages }: FormOptions<Schema, Saved>,
) {
  const { value, errors } = readForm(schema, form)
  if (errors) return data<FormAnswer>({ kind: 'refused', errors }, 422)
  try {
    const saved = await save(value)
    await removeSavedDraft(context, form)
    const toast = await toastOf(done, saved)
    const page = typeof goTo === 'function' ? goTo(saved) : goTo
    return data<FormAnswer>({ kind: 'done', toast, goTo: page, savedForm: savedForm?.(saved) })
  } catch (error) {
    const values =
      error instanceof DomainError && error.code === 'outdated' ? await readStored?.() : undefined
    if (values) {
      return data<FormAnswer>({ kind: 'outdated', revision: values.revision, values }, 409)
    }
    return answerError(context, error, messages)
  }
}

async function removeSavedDraft(context: Context, form: FormData) {
  const draft = form.get(draftField)
  if (draft === null) return
  const [id = '', revision] = String(draft).split(' ')
  const { admin, backend } = signedIn(context)
  try {
    await removeUnsavedDraft(backend, admin, id, Number(revision) || 0)
  } catch (error) {
    backend.log.error({ err: error }, 'an unsaved draft could not be removed')
  }
}

async function toastOf<T>(done: Messages<T>['done'], result: T): Promise<ToastText> {
  const toast = typeof done === 'function' ? await done(result) : done
  return typeof toast === 'string' ? { title: toast } : toast
}

export async function answerCommand<T>(
  context: Context,
  command: () => Promise<T>,
  { done, ...messages }: Messages<T>,
) {
  try {
    const toast = await toastOf(done, await command())
    return data<FormAnswer>({ kind: 'done', toast })
  } catch (error) {
    return answerError(context, error, messages)
  }
}

export function deletedToast(title: string) {
  return (change: string | undefined): ToastText =>
    change === undefined
      ? { title }
      : { title, undo: { intent: 'restore', change }, undoPath: trashScreen }
}

export function undoChange(change: string | undefined): Pick<ToastText, 'undo' | 'undoPath'> {
  return change === undefined ? {} : { undo: { intent: 'undo', change }, undoPath: historyScreen }
}

export function arrangedToast(previousOrder: readonly string[], moved: readonly string[]) {
  return {
    title: orderingCopy.orderSaved,
    undo: {
      intent: 'arrange',
      order: orderAround(previousOrder, moved).join(),
      moved: moved.join(),
    },
  }
}

function answerError(context: Context, error: unknown, { failed, missing }: FailureMessages) {
  if (error instanceof DomainError) {
    const { code, field } = error
    if (field) {
      return data<FormAnswer>(
        { kind: 'refused', errors: { [field]: errorCopy[code] } },
        statusOf[code],
      )
    }
    if (code === 'missing' && missing) return failedAnswer(missing, statusOf.missing)
    return failedAnswer(`${failed.replace(/\.$/, '')}. ${errorCopy[code]}`, statusOf[code])
  }
  const { log } = context.get(backendContext)
  const fault = faultOf(error)
  if (fault) {
    log.error(faultLines[fault])
    return failedAnswer(`${failed.replace(/\.$/, '')}. ${errorCopy[fault]}`, statusOf[fault])
  }
  log.error({ err: error }, 'a command failed')
  return failedAnswer(failed, 500)
}

function failedAnswer(description: string, status: number) {
  return data<FormAnswer>({ kind: 'failed', toast: { title: 'Fejl', description } }, status)
}
