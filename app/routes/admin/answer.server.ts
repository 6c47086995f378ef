import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { orderingCopy } from '~/admin/ordering/ordering.copy'
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
export function idOf({ id }: { id: string }): string | undefined {
  return id === newRow ? undefined : id
}

/**
 * The values that fill an edit page's form.
 * @throws a 404 response if the row does not exist
 */
export async function readForEditing<Schema extends z.ZodType>(
  _schema: Schema,
  params: { id: string },
  blank: NewValues<Schema>,
  read: (id: string) => Promise<StoredValues<Schema> | undefined>,
): Promise<{ isNew: boolean; values: FormValues<Schema> }> {
  const id = idOf(params)
  if (id === undefined) return { isNew: true, values: blank }
  const values = await read(id)
  if (!values) throw data(errorCopy.missing, 404)
  return { isNew: false, values }
}

/** Reads data of a screen; if that fails, the screen shows an error and stays usable. */
export async function readOr<T>(
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

/** The same for a whole list. */
export async function readList<T>(context: Context, read: () => Promise<T[]>, message: string) {
  const { value, failed } = await readOr(context, read, [], message)
  return { items: value, failed }
}

/** The same for a list that is read in parts. */
export async function readListing<T>(
  context: Context,
  read: () => Promise<Listing<T>>,
  message: string,
): Promise<Listing<T> & { failed: string | undefined }> {
  const { value, failed } = await readOr(context, read, emptyListing, message)
  return { ...value, failed }
}

/** A toast, or only its title. */
type Done = string | ToastText

interface Words {
  /**
   * The toast of a success, and the specified message of a failure (docs/specification.md,
   * "Back-office").
   */
  done: Done
  failed: string
  /** The message for a missing row, if one is specified. */
  missing?: string
}

interface FormOptions<Schema extends z.ZodType, Saved> extends Omit<Words, 'done'> {
  save: (value: z.output<Schema>) => Promise<Saved>
  /** The toast of a success, or a function of the saved row. */
  done: Done | ((saved: Saved) => Done | Promise<Done>)
  /** Reads the stored values, which are returned if they are newer than the form's. */
  stored?: () => Promise<StoredValues<Schema> | undefined>
  /** The path to go to after a success, or a function of the saved row; without it the form stays. */
  goTo?: string | undefined | ((saved: Saved) => string | undefined)
}

/** Parses the form with its schema, runs the command, and answers with the result. */
export async function answerForm<Schema extends z.ZodType, Saved>(
  context: Context,
  form: FormData,
  schema: Schema,
  { save, stored, done, goTo, ...words }: FormOptions<Schema, Saved>,
) {
  const { value, errors } = readForm(schema, form)
  if (errors) return data<FormAnswer>({ kind: 'refused', errors }, 422)
  try {
    const saved = await save(value)
    await removeSavedDraft(context, form)
    const toast = toastOf(typeof done === 'function' ? await done(saved) : done)
    const page = typeof goTo === 'function' ? goTo(saved) : goTo
    return data<FormAnswer>({ kind: 'done', toast, goTo: page })
  } catch (error) {
    const values = isOutdated(error) ? await stored?.() : undefined
    if (values) {
      return data<FormAnswer>({ kind: 'outdated', revision: values.revision, values }, 409)
    }
    return refusal(context, error, words)
  }
}

/** Removes the unsaved draft that the form names, if any. */
async function removeSavedDraft(context: Context, form: FormData) {
  const id = form.get(draftField)
  if (id === null) return
  const { admin, backend } = signedIn(context)
  try {
    await removeUnsavedDraft(backend, admin, String(id))
  } catch (error) {
    backend.log.error({ err: error }, 'an unsaved draft could not be removed')
  }
}

function toastOf(done: Done): ToastText {
  return typeof done === 'string' ? { title: done } : done
}

interface CommandWords<T> extends Omit<Words, 'done'> {
  /** The toast of a success, or a function of the result. */
  done: Done | ((result: T) => Done)
}

/** Runs a command without form fields, such as hiding or deleting. */
export async function answerCommand<T>(
  context: Context,
  command: () => Promise<T>,
  { done, ...words }: CommandWords<T>,
) {
  try {
    const result = await command()
    const toast = toastOf(typeof done === 'function' ? done(result) : done)
    return data<FormAnswer>({ kind: 'done', toast })
  } catch (error) {
    return refusal(context, error, words)
  }
}

/** The toast of a deletion, with undo if a row was deleted. */
export function deletedToast(title: string) {
  return (change: string | undefined): ToastText =>
    change === undefined
      ? { title }
      : { title, undo: { intent: 'restore', change }, undoPath: trashScreen }
}

/** The undo of a whole change. */
export function undoOf(change: string | undefined): Pick<ToastText, 'undo' | 'undoPath'> {
  return change === undefined ? {} : { undo: { intent: 'undo', change }, undoPath: historyScreen }
}

/** The toast of a new order, with undo. */
export function arrangedToast(former: readonly string[], moved: readonly string[]): ToastText {
  return {
    title: orderingCopy.orderSaved,
    undo: { intent: 'arrange', order: orderAround(former, moved).join(), moved: moved.join() },
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'outdated'
}

function refusal(context: Context, error: unknown, { failed, missing }: Omit<Words, 'done'>) {
  if (error instanceof DomainError) {
    const { code, field } = error
    if (field) {
      return data<FormAnswer>(
        { kind: 'refused', errors: { [field]: errorCopy[code] } },
        statusOf[code],
      )
    }
    if (code === 'missing' && missing) return failure(missing, statusOf.missing)
    return failure(`${failed.replace(/\.$/, '')}. ${errorCopy[code]}`, statusOf[code])
  }
  const { log } = context.get(backendContext)
  const fault = faultOf(error)
  if (fault) {
    log.error(faultLines[fault])
    return failure(`${failed.replace(/\.$/, '')}. ${errorCopy[fault]}`, statusOf[fault])
  }
  log.error({ err: error }, 'a command failed')
  return failure(failed, 500)
}

function failure(description: string, status: number) {
  return data<FormAnswer>({ kind: 'failed', toast: { title: 'Fejl', description } }, status)
}
