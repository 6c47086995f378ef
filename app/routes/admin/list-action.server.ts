import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import type { z } from 'zod'
import { orderingCopy } from '~/admin/rows/ordering.copy'
import type { FocusPoint } from '~/domain/images/images'
import { focusForm } from '~/domain/images/images.form'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import {
  arrangeAll,
  deleteNoun,
  type ListedForm,
  saveListedRow,
  setVisible,
} from '~/domain/rows/rows-commands.server'
import type { DraftNoun, UnsavedDraft } from '~/domain/unsaved-drafts/unsaved-drafts'
import { unsavedDrafts } from '~/domain/unsaved-drafts/unsaved-drafts.server'
import { orderForm } from '~/forms/form-fields'
import { type Listing, type ListQuery, listQueryOf } from '~/http/listing'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { ArrangedNoun, Noun } from '~/platform/changes/noun'
import { nounsWith } from '~/platform/changes/nouns'
import type { Arrangement } from '~/platform/changes/ordering'
import {
  answerCommand,
  answerForm,
  arrangedToast,
  deletedToast,
  readListing,
} from './answer.server'

interface ListActionOptions<Params, Other> {
  copy: { deleted: string; notDeleted: string }
  /** Deletes a row, if `deleteNoun` does not suffice. */
  remove?: (backend: Backend, admin: Admin, id: string) => Promise<string | undefined>
  /** Arranges rows, if the noun has several lists. Returns the previous order. */
  arrange?: (
    backend: Backend,
    admin: Admin,
    value: Arrangement,
    params: Params,
  ) => Promise<string[]>
  visibility?: { shown: string; hidden: string; notToggled: string }
  focus?: {
    copy: { focused: string; notFocused: string }
    set: (backend: Backend, admin: Admin, id: string, focus: FocusPoint) => Promise<unknown>
  }
  handleOther?: (args: ListArgs<Params>, form: FormData) => Promise<Other>
}

type ListArgs<Params> = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: Params }

export function listAction<Params = unknown, Other = never>(
  noun: Noun,
  { copy, remove, arrange, visibility, focus, handleOther }: ListActionOptions<Params, Other>,
) {
  return async (args: ListArgs<Params>) => {
    const { request, context, params } = args
    const { admin, backend } = signedIn(context)
    const form = await request.formData()
    const intent = form.get('intent')
    const id = String(form.get('id'))
    if (intent === 'delete') {
      const removeRow = () => remove?.(backend, admin, id) ?? deleteNoun(backend, admin, noun, id)
      return answerCommand(context, removeRow, {
        done: deletedToast(copy.deleted),
        failed: copy.notDeleted,
      })
    }
    const arrangedNoun = nounsWith(backend.nouns, 'sort_order').find((name) => name === noun)
    if (arrangedNoun && intent === 'arrange') {
      return answerForm(context, form, orderForm, {
        save: async (value) => {
          const previousOrder = await (arrange?.(backend, admin, value, params) ??
            arrangeAll(backend, admin, arrangedNoun, value))
          return arrangedToast(previousOrder, value.moved)
        },
        done: (toast) => toast,
        failed: orderingCopy.orderNotSaved,
      })
    }
    const hideable = nounsWith(backend.nouns, 'is_visible').find((name) => name === noun)
    if (hideable && visibility && (intent === 'show' || intent === 'hide')) {
      const { shown, hidden } = visibility
      const set = () => setVisible(backend, admin, hideable, id, intent === 'show')
      return answerCommand(context, set, {
        done: { show: shown, hide: { title: hidden, undo: { intent: 'show', id } } }[intent],
        failed: visibility.notToggled,
      })
    }
    if (focus && intent === 'focus') {
      return answerForm(context, form, focusForm, {
        save: (point) => focus.set(backend, admin, id, point),
        done: focus.copy.focused,
        failed: focus.copy.notFocused,
      })
    }
    if (handleOther) return handleOther(args, form)
    throw data(null, 400)
  }
}

export async function readUnsavedDrafts(
  context: Readonly<RouterContextProvider>,
  noun?: DraftNoun,
): Promise<UnsavedDraft[]> {
  const { admin, backend } = signedIn(context)
  try {
    return await unsavedDrafts(backend, admin, noun)
  } catch (error) {
    backend.log.error({ err: error }, 'the unsaved drafts could not be read')
    return []
  }
}

interface DialogListOptions<T> extends Omit<ListActionOptions<unknown, never>, 'handleOther'> {
  copy: Record<'notLoaded' | 'created' | 'updated' | 'notSaved' | 'deleted' | 'notDeleted', string>
  read: (backend: Backend, query: ListQuery) => Promise<Listing<T>>
}

/** The loader and the action of a list screen whose rows are edited in a dialog; the screen is `DialogList`. */
export function dialogList<T, N extends ArrangedNoun, Schema extends z.ZodType<ListedForm<N>>>(
  noun: N,
  schema: Schema,
  { read, ...options }: DialogListOptions<T>,
) {
  const { copy } = options
  async function loader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
    const { backend } = signedIn(context)
    return readListing(context, () => read(backend, listQueryOf(request)), copy.notLoaded)
  }
  async function save({ context }: Pick<ActionFunctionArgs, 'context'>, form: FormData) {
    const { admin, backend } = signedIn(context)
    const id = String(form.get('id') ?? '')
    return answerForm(context, form, schema, {
      save: (value) => saveListedRow(backend, admin, noun, id || undefined, value),
      readStored: async () => (await rowForForm(backend, noun, schema, id)) as never,
      done: id ? copy.updated : copy.created,
      failed: copy.notSaved,
    })
  }
  return { loader, action: listAction(noun, { ...options, handleOther: save }) }
}

interface PublishedListOptions<T> extends ListActionOptions<unknown, never> {
  copy: { notLoaded: string; deleted: string; notDeleted: string }
  read: (backend: Backend, query: ListQuery) => Promise<Listing<T>>
}

/** The loader and the action of a list screen whose rows can be drafts; the screen is `PublishedList`. */
export function publishedList<T>(noun: DraftNoun, { read, ...options }: PublishedListOptions<T>) {
  async function loader({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
    const { backend } = signedIn(context)
    const [list, unsaved] = await Promise.all([
      readListing(context, () => read(backend, listQueryOf(request)), options.copy.notLoaded),
      readUnsavedDrafts(context, noun),
    ])
    return { ...list, unsaved }
  }
  return { loader, action: listAction(noun, options) }
}
