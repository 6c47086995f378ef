import { data, Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { ResourceList } from '~/admin/list/resource-list'
import type { Movable } from '~/admin/ordering/movable-row'
import { OrderedList } from '~/admin/ordering/ordered-list'
import { catchFailedAction, reloadWhenGone } from '~/admin/saving/failed-action'
import { useCommandQueue } from '~/admin/saving/use-command-queue'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { altTextForm } from '~/domain/images/gallery/gallery.form'
import {
  countUndescribed,
  type ListedGalleryImage,
  listedGalleryImages,
} from '~/domain/images/gallery/gallery.server'
import {
  arrangeGallery,
  deleteGalleryImage,
  describeGalleryImage,
  focusGalleryImage,
} from '~/domain/images/gallery/gallery-commands.server'
import { undescribedPictures } from '~/domain/images/gallery/undescribed-pictures'
import { listQueryOf } from '~/http/listing'
import { type Admin, requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { answerForm, readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'
import { GalleryRow } from './gallery-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const onlyUndescribed = new URL(request.url).searchParams.has('mangler')
  const read = () => listedGalleryImages(backend, listQueryOf(request), onlyUndescribed)
  const list = await readListing(context, read, galleryCopy.notLoaded)
  return { list, onlyUndescribed, undescribed: list.failed ? 0 : await countUndescribed(backend) }
}

export const action = listAction({
  copy: galleryCopy,
  remove: deleteGalleryImage,
  arrange: arrangeGallery,
  focus: { copy: galleryCopy, set: focusGalleryImage },
  other: ({ context }, form, admin) => describe(context, form, admin),
})

function describe(context: Route.ActionArgs['context'], form: FormData, admin: Admin) {
  if (form.get('intent') !== 'describe') throw data(null, 400)
  const id = String(form.get('id'))
  return answerForm(context, form, altTextForm, {
    save: async (value) => {
      await describeGalleryImage(context.get(backendContext), admin, id, value)
      return value
    },
    done: ({ alt_text, former }) =>
      alt_text === ''
        ? galleryCopy.descriptionRemoved
        : {
            title: galleryCopy.described,
            undo: { intent: 'describe', id, alt_text: former, former: alt_text },
          },
    failed: galleryCopy.notDescribedNow,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadWhenGone

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { list, onlyUndescribed, undescribed } = loaderData
  const command = useCommandQueue()
  const row = (image: ListedGalleryImage, movable?: Movable) => (
    <GalleryRow
      key={image.id}
      image={image}
      movable={movable}
      command={(intent, fields) => command({ intent, id: image.id, ...fields })}
    />
  )
  return (
    <AdminPage
      title={galleryCopy.title}
      intro={galleryCopy.intro}
      failed={list.failed}
      action={
        <Link to="ny" className="button-filled">
          {galleryCopy.add}
        </Link>
      }
    >
      {(undescribed > 0 || onlyUndescribed) && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span>{undescribed > 0 && galleryCopy.undescribed(undescribed)}</span>
          <Link
            to={onlyUndescribed ? '/admin/billeder' : undescribedPictures}
            className="link py-2"
          >
            {onlyUndescribed ? galleryCopy.all : galleryCopy.onlyUndescribed}
          </Link>
        </p>
      )}
      {onlyUndescribed ? (
        <ResourceList list={list} empty={galleryCopy.allDescribed}>
          {(image) => row(image)}
        </ResourceList>
      ) : (
        <OrderedList list={list} empty={galleryCopy.none} nameOf={({ name }) => name}>
          {row}
        </OrderedList>
      )}
    </AdminPage>
  )
}
