import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useLayoutEffect, useRef } from 'react'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import { Badge, ResourceRow } from '~/admin/resource-list'
import { DeleteButton, EditLink } from '~/admin/row-buttons'
import { arrangingCopy, galleryCopy } from '~/domain/images/gallery.copy'
import type { ListedGalleryImage } from '~/domain/images/gallery.server'
import { Picture } from '~/site/picture'
import { galleryPreviews } from './gallery-previews'

interface GalleryRowProps {
  image: ListedGalleryImage
  isFirst: boolean
  isLast: boolean
  /** One place up is -1, one down 1. */
  onMove: (by: -1 | 1) => void
  command: (intent: 'delete' | 'focus', fields?: Record<string, string>) => void
}

/** A press picture in the list, and what can be done with it. */
export function GalleryRow({ image, isFirst, isLast, onMove, command }: GalleryRowProps) {
  const { id, name, isDescribed, description, picture } = image
  const { row, handle } = useMovable(id, name)
  return (
    <ResourceRow
      ref={row}
      handle={handle}
      picture={<Picture picture={{ ...picture, alt: '' }} ratio="4/3" sizes="5rem" />}
      title={name}
      detail={description}
      badges={!isDescribed && <Badge>{galleryCopy.notDescribed}</Badge>}
      actions={
        <>
          <MoveButton label={arrangingCopy.up(name)} off={isFirst} onMove={() => onMove(-1)}>
            ↑
          </MoveButton>
          <MoveButton label={arrangingCopy.down(name)} off={isLast} onMove={() => onMove(1)}>
            ↓
          </MoveButton>
          <FocusPointButton
            picture={picture}
            previews={galleryPreviews}
            label={`Fokus: ${name}`}
            onSave={({ x, y }) => command('focus', { focus_x: String(x), focus_y: String(y) })}
          />
          <EditLink to={id} name={name} />
          <DeleteButton name={name} copy={galleryCopy} onDelete={() => command('delete')} />
        </>
      }
    />
  )
}

interface MoveButtonProps {
  label: string
  /** At the end of the list. Not `disabled`, which would take the focus away from it. */
  off: boolean
  onMove: () => void
  children: string
}

function MoveButton({ label, off, onMove, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      className="button min-w-11 px-3 aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => {
        if (!off) onMove()
      }}
    >
      {children}
    </button>
  )
}

/** A row that can be dragged, and the handle it is taken by. */
function useMovable(id: string, name: string) {
  const row = useRef<HTMLLIElement>(null)
  const sortable = useSortable({ id, attributes: { roleDescription: arrangingCopy.role } })
  const { transform, transition, isDragging } = sortable
  // By script, since the page's policy forbids style attributes.
  useLayoutEffect(() => {
    if (!row.current) return
    const { style } = row.current
    style.transform = CSS.Translate.toString(transform) ?? ''
    style.transition = transition ?? ''
    style.zIndex = isDragging ? '1' : ''
  }, [transform, transition, isDragging])
  const handle = (
    <button
      type="button"
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={arrangingCopy.handle(name)}
      className="-ml-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-faded active:cursor-grabbing"
    >
      <span aria-hidden="true">⠿</span>
    </button>
  )
  return {
    row: (node: HTMLLIElement | null) => {
      row.current = node
      sortable.setNodeRef(node)
    },
    handle,
  }
}
