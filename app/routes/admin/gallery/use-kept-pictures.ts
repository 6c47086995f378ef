import { useState } from 'react'
import type { GalleryListItem } from '~/domain/images/gallery/gallery.server'

/**
 * The pictures of a list that loses those which are described: they stay at their place until the list is left, so
 * that the field of the next one does not move while something is typed.
 */
export function useKeptPictures(stored: GalleryListItem[], isKeeping: boolean) {
  const [shown, setShown] = useState({ items: stored, isKeeping })
  const [described, setDescribed] = useState<ReadonlyMap<string, string>>(new Map())
  const isSameList = shown.isKeeping === isKeeping
  const items = isKeeping && isSameList ? merge(shown.items, stored, described) : stored
  const isChanged =
    items.length !== shown.items.length || items.some((item, at) => item !== shown.items[at])
  if (isChanged || !isSameList) setShown({ items, isKeeping })
  if (!isSameList && described.size > 0) setDescribed(new Map())
  return {
    items,
    describe: (id: string, text: string) => setDescribed(new Map(described).set(id, text)),
  }
}

function merge(
  shown: GalleryListItem[],
  stored: GalleryListItem[],
  described: ReadonlyMap<string, string>,
): GalleryListItem[] {
  const byId = new Map(stored.map((item) => [item.id, item]))
  const shownIds = new Set(shown.map(({ id }) => id))
  const old = shown.flatMap((item) => {
    const current = byId.get(item.id)
    if (current) return current
    const name = described.get(item.id)
    if (!name) return []
    return item.isDescribed && item.name === name ? item : { ...item, name, isDescribed: true }
  })
  return [...stored.filter(({ id }) => !shownIds.has(id)), ...old]
}
