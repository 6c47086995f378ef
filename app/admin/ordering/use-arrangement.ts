import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useSaving } from '~/admin/saving/use-saving'
import { formOf } from '~/forms/form'
import type { Ends } from '~/http/listing'

interface Shown {
  /** The rows that are shown, and the ends of the list past which some were moved. */
  order: string[]
  /** Everything that was moved since the list was last read. */
  moved: string[]
}

/**
 * The order of a list that is moved by hand: shown at once, sent to the screen's action, and taken
 * back when that fails. Moves in quick succession go together: the last one brings the others along.
 * @param stored the rows that are shown, which may be a part of them
 * @param hasGaps others stand between them
 */
export function useArrangement(stored: string[], hasGaps: boolean) {
  const [shown, setShown] = useState<Shown>()
  const { send } = useSaving(() => setShown(undefined))
  const known = shown ? [...new Set([...shown.order, ...stored])] : stored
  // What came or went since then is there, or is not.
  const order = known.filter((id) => stored.includes(id))

  function arrange(id: string, next: string[]) {
    const moved = [...new Set([...(shown?.moved ?? []), id])]
    setShown({ order: next, moved })
    // What goes up goes right before what it was moved past, and not after what was found before that.
    const isUp = next.indexOf(id) < known.indexOf(id)
    const order = hasGaps && isUp ? next.slice(next.indexOf(id)) : next
    send(formOf({ intent: 'arrange', order: order.join(), moved: moved.join() }))
  }

  /** @param place of the row that is there now, among those that are shown */
  function move(id: string, place: number) {
    arrange(id, arrayMove(known, known.indexOf(id), known.indexOf(order[place] ?? id)))
  }

  /** Moves it past an end of the list that is not shown, which is given by its id. */
  function moveBeyond(id: string, end: keyof Ends, far: string) {
    const rest = known.filter((each) => each !== id && each !== far)
    arrange(id, end === 'first' ? [id, far, ...rest] : [...rest, far, id])
  }

  return { order, move, moveBeyond }
}
