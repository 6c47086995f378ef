/**
 * Puts the moved ones where the author saw them, into the order as it is now: what was added, removed
 * or moved in another window in the meantime stays as it is there.
 * @param present the order as it is stored
 * @param wanted the order as the author saw it after moving
 * @param moved what was moved; each comes right after the nearest one before it that still exists
 */
export function arranged(
  present: readonly string[],
  wanted: readonly string[],
  moved: readonly string[],
): string[] {
  const known = new Set(present)
  const seen = [...new Set(wanted)].filter((id) => known.has(id))
  const taken = new Set(moved.filter((id) => seen.includes(id)))
  const order = present.filter((id) => !taken.has(id))
  for (const id of seen) {
    if (!taken.has(id)) continue
    const before = seen[seen.indexOf(id) - 1]
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}
