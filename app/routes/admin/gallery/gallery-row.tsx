import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import { Badge, ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import { pageEntries } from '~/admin/list/row-menu'
import type { Movable } from '~/admin/ordering/movable-row'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import type { ListedGalleryImage } from '~/domain/images/gallery/gallery.server'
import { Picture } from '~/site/pictures/picture'
import { AltTextField } from './alt-text-field'
import { galleryPreviews } from './gallery-previews'

interface GalleryRowProps {
  image: ListedGalleryImage
  movable?: Movable | undefined
  command: (intent: 'delete' | 'focus' | 'describe', fields?: Record<string, string>) => void
}

export function GalleryRow({ image, movable, command }: GalleryRowProps) {
  const { id, name, isDescribed, description, picture } = image
  return (
    <ResourceRow
      movable={movable}
      picture={<Picture picture={{ ...picture, alt: '' }} ratio="4/3" sizes="5rem" />}
      title={name}
      opens={id}
      detail={
        <>
          {description}
          {!isDescribed && (
            <AltTextField
              name={name}
              onSave={(alt_text) => command('describe', { alt_text, former: '' })}
            />
          )}
        </>
      }
      badges={!isDescribed && <Badge>{galleryCopy.notDescribed}</Badge>}
      actions={
        <>
          <FocusPointButton
            picture={picture}
            previews={galleryPreviews}
            label={`Fokus: ${name}`}
            className="button-quiet"
            onSave={({ x, y }) => command('focus', { focus_x: String(x), focus_y: String(y) })}
          />
          <EditButton opens={id} name={name} />
          <DeleteButton name={name} copy={galleryCopy} onDelete={() => command('delete')} />
        </>
      }
      menu={{ name, entries: pageEntries('/billeder') }}
    />
  )
}
