import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useSaving } from '~/admin/saving/use-saving'
import { toFormData } from '~/forms/form'
import type { Ends } from '~/http/listing'

interface PendingOrder {
  /** The loaded rows, and the ends of the list past which rows were moved. */
  order: string[]
  /** All rows that were moved since the list was last read. */
  moved: string[]
}

/**
 * The order is updated optimistically, and reverted if the save fails. A move before the response includes the moves
 * before it.
 * @param hasGaps whether rows between the loaded ones are not loaded
 */
export function useArrangement(stored: string[], hasGaps: boolean) {
  const [pending, setPending] = useState<PendingOrder>()
  const { send } = useSaving(() => setPending(undefined))
  const knownRows = pending ? [...new Set([...pending.order, ...stored])] : stored
  // Rows may have been added or deleted since the list was read.
  const order = knownRows.filter((id) => stored.includes(id))

  function sendOrder(id: string, next: string[]) {
    const moved = [...new Set([...(pending?.moved ?? []), id])]
    setPending({ order: next, moved })
    // A row that moved up is sent with only the rows after it, so that it is placed directly before the next
    // one: rows that are not loaded may be between that one and the previous one.
    const isUp = next.indexOf(id) < knownRows.indexOf(id)
    const order = hasGaps && isUp ? next.slice(next.indexOf(id)) : next
    send(toFormData({ intent: 'arrange', order: order.join(), moved: moved.join() }))
  }

  /** @param index the new index among the loaded rows */
  function move(id: string, index: number) {
    sendOrder(
      id,
      arrayMove(knownRows, knownRows.indexOf(id), knownRows.indexOf(order[index] ?? id)),
    )
  }

  /**
   * Moves a row to an end of the list that is not loaded.
   * @param endRow the id of the row at that end
   */
  function moveToEnd(id: string, end: keyof Ends, endRow: string) {
    const rest = knownRows.filter((each) => each !== id && each !== endRow)
    sendOrder(id, end === 'first' ? [id, endRow, ...rest] : [...rest, endRow, id])
  }

  return { order, move, moveToEnd }
}
