import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '~/ui/button'
import { MoveButtons } from './move-buttons'
import { orderingCopy } from './ordering.copy'
import type { RowEntry } from './row-menu'

export interface Movable {
  /** For the `<li>` of the row. */
  row: Pick<ComponentProps<'li'>, 'ref' | 'style'>
  handle: ReactNode
  buttons: ReactNode
  entries: RowEntry[]
}

interface MovableRowProps {
  id: string
  name: string
  /** The index among the loaded rows of its group. */
  index: number
  count: number
  /** Whether the rows are tiles, whose neighbours are to the left and right. */
  isTile: boolean
  /** Whether the list has no other row, loaded or not. */
  isAlone: boolean
  onMove: (to: number) => void
  /** Moves the row to an end of the list; undefined if it is already there. */
  onFirst: (() => void) | undefined
  onLast: (() => void) | undefined
  /** Renders the row with the controls that move it; undefined if it cannot be moved. */
  children: (movable: Movable | undefined) => ReactNode
}

export function MovableRow(props: MovableRowProps) {
  const { id, name, index, count, isTile, isAlone, onMove, onFirst, onLast, children } = props
  const sortable = useSortable({
    id,
    disabled: isAlone,
    attributes: { roleDescription: orderingCopy.roleDescription },
  })
  if (isAlone) return children(undefined)
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const handle = (
    <Button
      ref={setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={orderingCopy.handle(name)}
      className="relative z-1 -mx-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-faded active:cursor-grabbing"
    >
      <Grip />
    </Button>
  )
  const buttons = (
    <MoveButtons name={name} index={index} count={count} isTile={isTile} onMove={onMove} />
  )
  const entries = [
    ...(onFirst ? [{ label: orderingCopy.moveFirst, onSelect: onFirst }] : []),
    ...(onLast ? [{ label: orderingCopy.moveLast, onSelect: onLast }] : []),
  ]
  // Without a drag nothing is set: the content security policy forbids style attributes in HTML from the server.
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
    zIndex: isDragging ? 1 : undefined,
  }
  return children({ row: { ref: setNodeRef, style }, handle, buttons, entries })
}

function Grip() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
      <path d="M6 3h2v2H6zM12 3h2v2h-2zM6 9h2v2H6zM12 9h2v2h-2zM6 15h2v2H6zM12 15h2v2h-2z" />
    </svg>
  )
}
