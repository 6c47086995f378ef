import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useSaving } from '~/admin/saving/use-saving'
import { toFormData } from '~/forms/form'
import type { Ends } from '~/http/listing'

interface Shown {
  /** The shown rows, and the ends of the list past which rows were moved. */
  order: string[]
  /** All rows that were moved since the list was last read. */
  moved: string[]
}

/**
 * The order of a manually ordered list: updated optimistically, sent to the screen's action, and
 * reverted on failure. Quick successive moves are sent together: the last one includes the others.
 * @param stored the shown rows, possibly a part of the list
 * @param hasGaps whether other rows are between them
 */
export function useArrangement(stored: string[], hasGaps: boolean) {
  const [shown, setShown] = useState<Shown>()
  const { send } = useSaving(() => setShown(undefined))
  const known = shown ? [...new Set([...shown.order, ...stored])] : stored
  // Rows may have been added or deleted since the list was read.
  const order = known.filter((id) => stored.includes(id))

  function sendOrder(id: string, next: string[]) {
    const moved = [...new Set([...(shown?.moved ?? []), id])]
    setShown({ order: next, moved })
    // A row moved up goes directly before the row it passed, since hidden rows may precede that one.
    const isUp = next.indexOf(id) < known.indexOf(id)
    const order = hasGaps && isUp ? next.slice(next.indexOf(id)) : next
    send(toFormData({ intent: 'arrange', order: order.join(), moved: moved.join() }))
  }

  /** @param index the new index among the shown rows */
  function move(id: string, index: number) {
    sendOrder(id, arrayMove(known, known.indexOf(id), known.indexOf(order[index] ?? id)))
  }

  /**
   * Moves a row to an end of the list that is not shown.
   * @param far the id of the row at that end
   */
  function moveBeyond(id: string, end: keyof Ends, far: string) {
    const rest = known.filter((each) => each !== id && each !== far)
    sendOrder(id, end === 'first' ? [id, far, ...rest] : [...rest, far, id])
  }

  return { order, move, moveBeyond }
}
