/** An order as the author saw it after moving some rows. */
export interface Arrangement {
  order: readonly string[]
  moved: readonly string[]
}

/**
 * Puts the moved ones where the author saw them, into the order as it is now: each right after the
 * nearest one before it that still exists. What she moved to the top goes there if she saw all there is,
 * and else right before the next she saw: her order may be a part of it. What was added, removed or moved in
 * another window in the meantime stays as it is there, and so does what she did not see.
 * @param present the order as it is stored
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

/** As much of an order as puts some back where they stood: each between its neighbours. */
export function orderAround(order: readonly string[], moved: readonly string[]): string[] {
  const wanted = new Set(moved)
  return order.filter((_, place) =>
    [place - 1, place, place + 1].some((near) => wanted.has(order[near] ?? '')),
  )
}
