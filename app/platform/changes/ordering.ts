export interface Arrangement {
  order: readonly string[]
  moved: readonly string[]
}

/**
 * Merges moved rows into the current order: each goes right after the nearest preceding row that
 * still exists. A row moved to the top goes first if the author saw all rows, else right before the
 * next visible one. Rows that were added, removed or moved in another window stay as they are
 * there, and so do rows that were not visible.
 * @param storedOrder the stored order
 */
export function arranged(
  storedOrder: readonly string[],
  { order: shownOrder, moved }: Arrangement,
): string[] {
  const storedIds = new Set(storedOrder)
  const shown = [...new Set(shownOrder)].filter((id) => storedIds.has(id))
  const shownIds = new Set(shown)
  const movedIds = new Set(moved.filter((id) => shownIds.has(id)))
  const nextMoved = new Map<string | undefined, string>()
  for (const [index, id] of shown.entries())
    if (movedIds.has(id)) nextMoved.set(shown[index - 1], id)

  const order: string[] = []
  const insertMovedAfter = (id: string | undefined) => {
    for (let next = nextMoved.get(id); next !== undefined; next = nextMoved.get(next)) {
      order.push(next)
    }
  }
  const isComplete = shown.length === storedIds.size
  const firstUnmoved = isComplete ? undefined : shown.find((id) => !movedIds.has(id))
  if (firstUnmoved === undefined) insertMovedAfter(undefined)
  for (const id of storedOrder) {
    if (movedIds.has(id)) continue
    if (id === firstUnmoved) insertMovedAfter(undefined)
    order.push(id)
    insertMovedAfter(id)
  }
  return order
}

/** The part of an order that is needed to undo a move: the moved rows and their neighbours. */
export function orderAround(order: readonly string[], moved: readonly string[]): string[] {
  const movedIds = new Set(moved)
  return order.filter((_, index) =>
    [index - 1, index, index + 1].some((neighbour) => movedIds.has(order[neighbour] ?? '')),
  )
}
