import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type ReactNode, type RefCallback, useLayoutEffect, useRef } from 'react'
import type { RowEntry } from '~/admin/list/row-menu'
import { Button } from '~/ui/button'
import { MoveButtons } from './move-buttons'
import { orderingCopy } from './ordering.copy'

export interface Movable {
  row: RefCallback<HTMLLIElement>
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
  const { row, handle } = useSortableRow(id, name, isAlone)
  if (isAlone) return children(undefined)
  const buttons = (
    <MoveButtons name={name} index={index} count={count} isTile={isTile} onMove={onMove} />
  )
  const entries = [
    ...(onFirst ? [{ label: orderingCopy.moveFirst, onSelect: onFirst }] : []),
    ...(onLast ? [{ label: orderingCopy.moveLast, onSelect: onLast }] : []),
  ]
  return children({ row, handle, buttons, entries })
}

function Grip() {
  return (
    <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
      <path d="M6 3h2v2H6zM12 3h2v2h-2zM6 9h2v2H6zM12 9h2v2h-2zM6 15h2v2H6zM12 15h2v2h-2z" />
    </svg>
  )
}

function useSortableRow(id: string, name: string, disabled: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const sortable = useSortable({
    id,
    disabled,
    attributes: { roleDescription: orderingCopy.roleDescription },
  })
  const { transform, transition, isDragging } = sortable
  // Set by script, since the content security policy forbids style attributes.
  useLayoutEffect(() => {
    if (!row.current) return
    const { style } = row.current
    style.transform = CSS.Translate.toString(transform) ?? ''
    style.transition = transition ?? ''
    style.zIndex = isDragging ? '1' : ''
  }, [transform, transition, isDragging])
  const handle = (
    <Button
      ref={sortable.setActivatorNodeRef}
      {...sortable.attributes}
      {...sortable.listeners}
      aria-label={orderingCopy.handle(name)}
      className="relative z-1 -mx-3 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-faded active:cursor-grabbing"
    >
      <Grip />
    </Button>
  )
  return {
    row: (node: HTMLLIElement | null) => {
      row.current = node
      sortable.setNodeRef(node)
    },
    handle,
  }
}
