import { Link } from 'react-router'
import { OrderedList } from '~/admin/list/ordered-list'
import { ResourceList } from '~/admin/list/resource-list'
import { acceptedPictures } from '~/admin/picture/chosen-file'
import { FileButton } from '~/admin/requests/file-button'
import type { Movable } from '~/admin/rows/movable-row'
import { AdminPage } from '~/admin/screen/admin-page'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

import { useCommand } from '~/admin/saving/use-saving'
import { galleryViewPath, galleryViews, requestedView } from '~/domain/images/gallery/gallery'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { altTextForm, newGalleryImagesForm } from '~/domain/images/gallery/gallery.form'
import {
  countUndescribed,
  type GalleryListItem,
  listGalleryImages,
} from '~/domain/images/gallery/gallery.server'
import {
  addGalleryImages,
  arrangeGallery,
  deleteGalleryImage,
  moveGalleryFocus,
  saveGalleryAltText,
} from '~/domain/images/gallery/gallery-commands.server'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm, readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import type { Route } from './+types/list'
import { GalleryTile } from './gallery-tile'
import { answerSelection } from './selection-action.server'
import { SelectionBar, useSelection } from './selection-bar'
import { UploadQueue } from './upload-queue'
import { useKeptPictures } from './use-kept-pictures'
import { useUploadQueue } from './use-upload-queue'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const view = requestedView(request)
  const read = () => listGalleryImages(backend, listQueryOf(request), view)
  const list = await readListing(context, read, galleryCopy.notLoaded)
  return { list, view, undescribed: list.failed ? 0 : await countUndescribed(backend) }
}

export const action = listAction('images', {
  copy: galleryCopy,
  remove: deleteGalleryImage,
  arrange: arrangeGallery,
  focus: { copy: galleryCopy, set: moveGalleryFocus },
  handleOther: ({ context }, form) => {
    const { admin, backend } = signedIn(context)
    const id = String(form.get('id'))
    switch (form.get('intent')) {
      case 'describe':
        return answerForm(context, form, altTextForm, {
          save: async (value) => {
            await saveGalleryAltText(backend, admin, id, value)
            return value
          },
          done: ({ alt_text, former }) =>
            alt_text === ''
              ? galleryCopy.descriptionRemoved
              : {
                  title: galleryCopy.descriptionSaved,
                  undo: { intent: 'describe', id, alt_text: former, former: alt_text },
                },
          failed: galleryCopy.descriptionNotSaved,
        })
      case 'add':
        return answerForm(context, form, newGalleryImagesForm, {
          save: async (images) => {
            await addGalleryImages(backend, admin, ...images)
            return images.length
          },
          done: galleryCopy.newPictures.added,
          failed: galleryCopy.notUploaded,
        })
      default:
        return answerSelection(context, form)
    }
  },
})

export default function Gallery({ loaderData }: Route.ComponentProps) {
  const { list, view, undescribed } = loaderData
  const command = useCommand()
  const queue = useUploadQueue()
  const kept = useKeptPictures(list.items, view === 'uden-beskrivelse')
  const shown = { ...list, items: kept.items, total: Math.max(list.total, kept.items.length) }
  const selection = useSelection(shown.items)
  const tile = (image: GalleryListItem, movable?: Movable) => (
    <GalleryTile
      key={image.id}
      image={image}
      movable={movable}
      isSelected={selection.has(image.id)}
      onToggle={() => selection.toggle(image.id)}
      command={(intent, fields) => {
        if (intent === 'describe') kept.describe(image.id, fields?.alt_text ?? '')
        command({ intent, id: image.id, ...fields })
      }}
    />
  )
  return (
    <AdminPage
      title={galleryCopy.title}
      view={view && galleryCopy.views[view]}
      intro={galleryCopy.intro}
      error={list.failed}
      action={
        <div className="flex flex-wrap items-center gap-3">
          <Link to="ny" className="link py-2 text-small">
            {galleryCopy.addWithThumbnail}
          </Link>
          <FileButton
            id="new-pictures"
            label={galleryCopy.add}
            accept={acceptedPictures}
            multiple
            isMain
            onFile={queue.add}
          />
        </div>
      }
    >
      <p className="text-faded text-small">
        {galleryCopy.types} <span className="pointer-coarse:hidden">{galleryCopy.dropHint}</span>
      </p>
      <UploadQueue
        queue={queue}
        onToStart={(paths) => command({ intent: 'to-start', paths: paths.join() })}
      />
      {undescribed > 0 && view !== 'uden-beskrivelse' && (
        <p className="flex flex-wrap items-center gap-x-4">
          {galleryCopy.undescribedCount(undescribed)}{' '}
          <Link to={galleryViewPath('uden-beskrivelse')} className="link py-2">
            {galleryCopy.showOnlyUndescribed}
          </Link>
        </p>
      )}
      {(shown.total > 0 || view) && (
        <nav aria-label={galleryCopy.viewLabel} className="-my-2 flex flex-wrap gap-x-5 text-small">
          {galleryViews.map((each) => (
            <Link
              key={each}
              to={galleryViewPath(each)}
              aria-current={each === view ? 'page' : undefined}
              className="link py-2 aria-[current=page]:font-semibold aria-[current=page]:no-underline"
            >
              {galleryCopy.views[each]}
            </Link>
          ))}
        </nav>
      )}
      {view === 'uden-beskrivelse' && undescribed === 0 && shown.total > 0 && (
        <p role="status">{galleryCopy.none[view]}</p>
      )}
      {view ? (
        <ResourceList asGrid list={shown} empty={galleryCopy.none[view]}>
          {(image) => tile(image)}
        </ResourceList>
      ) : (
        <OrderedList asGrid list={list} empty={galleryCopy.none[view]} nameOf={({ name }) => name}>
          {tile}
        </OrderedList>
      )}
      <SelectionBar
        selection={selection}
        listLength={shown.items.length}
        onCommand={(intent, fields) =>
          command({ intent, ids: selection.selected.map(({ id }) => id).join(), ...fields })
        }
      />
    </AdminPage>
  )
}
