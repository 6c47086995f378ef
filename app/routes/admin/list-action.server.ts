import { type ActionFunctionArgs, data } from 'react-router'
import type { FocusPoint } from '~/domain/images/images'
import { focusForm } from '~/domain/images/images.form'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/changes/ordering'
import {
  answerCommand,
  answerForm,
  answerOrder,
  answerVisibility,
  deletedToast,
} from './answer.server'

export interface ListCommands<Params, Other> {
  copy: { deleted: string; notDeleted: string }
  /** Returns the change that deleted the row, if it existed. */
  remove: (backend: Backend, admin: Admin, id: string) => Promise<string | undefined>
  /** Returns the previous order; left out for a list without a manual order. */
  arrange?: (
    backend: Backend,
    admin: Admin,
    value: Arrangement,
    params: Params,
  ) => Promise<string[]>
  /** Shows or hides a row. */
  visibility?: {
    copy: { shown: string; hidden: string; notToggled: string }
    set: (backend: Backend, admin: Admin, id: string, visible: boolean) => Promise<unknown>
  }
  /** Sets the focus point of a row's picture. */
  focus?: {
    copy: { focused: string; notFocused: string }
    set: (backend: Backend, admin: Admin, id: string, focus: FocusPoint) => Promise<unknown>
  }
  /** Handles any other intent. */
  other?: (args: ListArgs<Params>, form: FormData) => Promise<Other>
}

type ListArgs<Params> = Pick<ActionFunctionArgs, 'request' | 'context'> & { params: Params }

/** The action of a list screen, by the intent of its form. */
export function listAction<Params = unknown, Other = never>({
  copy,
  remove,
  arrange,
  visibility,
  focus,
  other,
}: ListCommands<Params, Other>) {
  return async (args: ListArgs<Params>) => {
    const { request, context, params } = args
    const { admin, backend } = signedIn(context)
    const form = await request.formData()
    const intent = form.get('intent')
    const id = String(form.get('id'))
    if (intent === 'delete') {
      return answerCommand(context, () => remove(backend, admin, id), {
        done: deletedToast(copy.deleted),
        failed: copy.notDeleted,
      })
    }
    if (arrange && intent === 'arrange') {
      return answerOrder(context, form, (value) => arrange(backend, admin, value, params))
    }
    if (visibility && (intent === 'show' || intent === 'hide')) {
      const set = (visible: boolean) => visibility.set(backend, admin, id, visible)
      return answerVisibility(context, form, set, visibility.copy)
    }
    if (focus && intent === 'focus') {
      return answerForm(context, form, focusForm, {
        save: (point) => focus.set(backend, admin, id, point),
        done: focus.copy.focused,
        failed: focus.copy.notFocused,
      })
    }
    if (other) return other(args, form)
    throw data(null, 400)
  }
}
