import { type ActionFunctionArgs, data } from 'react-router'
import { orderingCopy } from '~/admin/ordering/ordering.copy'
import type { FocusPoint } from '~/domain/images/images'
import { focusForm } from '~/domain/images/images.form'
import type { ToastText } from '~/forms/answer'
import { orderForm } from '~/forms/order.form'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Arrangement } from '~/platform/changes/ordering'
import { answerCommand, answerForm, arrangedToast, deletedToast } from './answer.server'

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
      return answerForm(context, form, orderForm, {
        save: async (value) => {
          const former = await arrange(backend, admin, value, params)
          return arrangedToast(former, value.moved)
        },
        done: (toast) => toast,
        failed: orderingCopy.notArranged,
      })
    }
    if (visibility && (intent === 'show' || intent === 'hide')) {
      const isShown = intent === 'show'
      return answerCommand(context, () => visibility.set(backend, admin, id, isShown), {
        done: visibilityToast(visibility.copy, isShown, id),
        failed: visibility.copy.notToggled,
      })
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

function visibilityToast(
  { shown, hidden }: { shown: string; hidden: string },
  isShown: boolean,
  id: string,
): ToastText {
  return isShown ? { title: shown } : { title: hidden, undo: { intent: 'show', id } }
}
