import { Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadWhenGone } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { listedGalleryImages } from '~/domain/images/gallery/gallery.server'
import {
  arrangeGallery,
  deleteGalleryImage,
  focusGalleryImage,
} from '~/domain/images/gallery/gallery-commands.server'
import { listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'
import { GalleryRow } from './gallery-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = () => listedGalleryImages(context.get(backendContext), listQueryOf(request))
  return readListing(context, read, galleryCopy.notLoaded)
}

export const action = listAction({
  copy: galleryCopy,
  remove: deleteGalleryImage,
  arrange: arrangeGallery,
  focus: { copy: galleryCopy, set: focusGalleryImage },
})
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
