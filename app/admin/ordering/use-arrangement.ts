import { arrayMove } from '@dnd-kit/sortable'
import { useState } from 'react'
import { useSaving } from '~/admin/use-saving'
import { formOf } from '~/forms/form'

interface Shown {
  order: string[]
  /** Everything that was moved since the list was last read. */
  moved: string[]
}

/**
 * The order of a list that is moved by hand: shown at once, sent to the screen's action, and taken
 * back when that fails. Moves in quick succession go together: the last one brings the others along.
 */
export function useArrangement(stored: string[]) {
  const [shown, setShown] = useState<Shown>()
  const { send } = useSaving(() => setShown(undefined))
  const order = shown ? inOrder(stored, shown.order) : stored

  function move(id: string, place: number) {
    const next = arrayMove(order, order.indexOf(id), place)
    const moved = [...new Set([...(shown?.moved ?? []), id])]
    setShown({ order: next, moved })
    send(formOf({ intent: 'arrange', order: next.join(), moved: moved.join() }))
  }

  return { order, move }
}

/** What came or went since then is there, or is not. */
function inOrder(stored: string[], order: string[]): string[] {
  const arranged = order.filter((id) => stored.includes(id))
  return [...arranged, ...stored.filter((id) => !order.includes(id))]
}
