import { data, type RouterContextProvider } from 'react-router'
import { orderingCopy } from '~/admin/rows/ordering.copy'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import {
  creditForm,
  moveToStartForm,
  selectedPicturesForm,
} from '~/domain/images/gallery/gallery.form'
import { changePictures, movePictures } from '~/domain/images/gallery/gallery-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm, arrangedToast, deletedToast, undoChange } from '~/routes/admin/answer.server'

const copy = galleryCopy.selection

type MoveResult = Awaited<ReturnType<typeof movePictures>>

export async function answerSelection(context: Readonly<RouterContextProvider>, form: FormData) {
  const { admin, backend } = signedIn(context)
  const order = {
    done: ({ former, moved }: MoveResult) => arrangedToast(former, moved),
    failed: orderingCopy.orderNotSaved,
  }
  const intent = form.get('intent')
  switch (intent) {
    case 'to-start':
      return answerForm(context, form, moveToStartForm, {
        save: ({ paths }) =>
          movePictures(backend, admin, { column: 'file_path', values: paths, end: 'first' }),
        ...order,
      })
    case 'selected-first':
    case 'selected-last': {
      const end = intent === 'selected-first' ? 'first' : 'last'
      return answerForm(context, form, selectedPicturesForm, {
        save: ({ ids }) => movePictures(backend, admin, { column: 'id', values: ids, end }),
        ...order,
      })
    }
    case 'selected-show':
    case 'selected-hide': {
      const isVisible = intent === 'selected-show'
      return answerForm(context, form, selectedPicturesForm, {
        save: ({ ids }) => changePictures(backend, admin, ids, 'is_visible', isVisible ? 1 : 0),
        done: ({ count, change }) => ({
          title: isVisible ? copy.shown(count) : copy.hidden(count),
          ...undoChange(change),
        }),
        failed: copy.notToggled,
      })
    }
    case 'selected-delete':
      return answerForm(context, form, selectedPicturesForm, {
        save: ({ ids }) => changePictures(backend, admin, ids, 'is_active', 0),
        done: ({ count, change }) => deletedToast(copy.deleted(count))(change),
        failed: copy.notDeleted,
      })
    case 'selected-credit':
      return answerForm(context, form, creditForm, {
        save: ({ ids, credit }) => changePictures(backend, admin, ids, 'credit', credit),
        done: ({ count, change }) => ({ title: copy.credited(count), ...undoChange(change) }),
        failed: copy.notCredited,
      })
    default:
      throw data(null, 400)
  }
}
