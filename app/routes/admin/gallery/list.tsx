import { data, Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadWhenGone } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { galleryCopy } from '~/domain/images/gallery.copy'
import { listedGalleryImages } from '~/domain/images/gallery.server'
import {
  arrangeGallery,
  deleteGalleryImage,
  focusGalleryImage,
} from '~/domain/images/gallery-commands.server'
import { focusForm } from '~/domain/images/images.form'
import { askedList } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import {
  answerCommand,
  answerForm,
  answerOrder,
  deletedToast,
  readListing,
} from '~/routes/admin/answer.server'
import type { Route } from './+types/list'
import { GalleryRow } from './gallery-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = () => listedGalleryImages(context.get(backendContext), askedList(request))
  return readListing(context, read, galleryCopy.notLoaded)
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const id = String(form.get('id'))
  switch (form.get('intent')) {
    case 'arrange':
      return answerOrder(context, form, (value) => arrangeGallery(backend, admin, value))
    case 'focus':
      return answerForm(context, form, focusForm, {
        save: (focus) => focusGalleryImage(backend, admin, id, focus),
        done: galleryCopy.focused,
        failed: galleryCopy.notFocused,
      })
    case 'delete':
      return answerCommand(context, () => deleteGalleryImage(backend, admin, id), {
        done: deletedToast(galleryCopy.deleted),
        failed: galleryCopy.notDeleted,
      })
    default:
      throw data(null, 400)
  }
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadWhenGone

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={galleryCopy.title}
      intro={galleryCopy.intro}
      failed={loaderData.failed}
      action={
        <Link to="ny" className="button-filled">
          {galleryCopy.add}
        </Link>
      }
    >
      <OrderedList list={loaderData} empty={galleryCopy.none} nameOf={({ name }) => name}>
        {(image, movable) => (
          <GalleryRow
            image={image}
            movable={movable}
            command={(intent, fields) => command({ intent, id: image.id, ...fields })}
          />
        )}
      </OrderedList>
    </AdminPage>
  )
}
