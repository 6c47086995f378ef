/** An order as the author saw it after moving some rows. */
export interface Arrangement {
  order: readonly string[]
  moved: readonly string[]
}

/**
 * Merges moved rows into the current order: each goes right after the nearest preceding row that
 * still exists. A row moved to the top goes first if the author saw all rows, else right before the
 * next visible one. Rows that were added, removed or moved in another window stay as they are
 * there, and so do rows that were not visible.
 * @param present the stored order
 */
export function arranged(
  present: readonly string[],
  { order: wanted, moved }: Arrangement,
): string[] {
  const known = new Set(present)
  const seen = [...new Set(wanted)].filter((id) => known.has(id))
  const seenIds = new Set(seen)
  const taken = new Set(moved.filter((id) => seenIds.has(id)))
  const follower = new Map<string | undefined, string>()
  for (const [index, id] of seen.entries()) if (taken.has(id)) follower.set(seen[index - 1], id)

  const order: string[] = []
  const followUp = (id: string | undefined) => {
    for (let next = follower.get(id); next !== undefined; next = follower.get(next)) {
      order.push(next)
    }
  }
  const isWhole = seen.length === known.size
  const firstUnmoved = isWhole ? undefined : seen.find((id) => !taken.has(id))
  if (firstUnmoved === undefined) followUp(undefined)
  for (const id of present) {
    if (taken.has(id)) continue
    if (id === firstUnmoved) followUp(undefined)
    order.push(id)
    followUp(id)
  }
  return order
}

/** The part of an order that is needed to undo a move: the moved rows and their neighbours. */
export function orderAround(order: readonly string[], moved: readonly string[]): string[] {
  const wanted = new Set(moved)
  return order.filter((_, index) =>
    [index - 1, index, index + 1].some((near) => wanted.has(order[near] ?? '')),
  )
}
