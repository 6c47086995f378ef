/** An order as the author saw it after moving some rows. */
export interface Arrangement {
  order: readonly string[]
  moved: readonly string[]
}

/**
 * Puts the moved ones where the author saw them, into the order as it is now: each right after the
 * nearest one before it that still exists. What was added, removed or moved in another window in the
 * meantime stays as it is there.
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
  followUp(undefined)
  for (const id of present) {
    if (taken.has(id)) continue
    order.push(id)
    followUp(id)
  }
  return order
}
