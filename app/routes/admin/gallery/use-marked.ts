import { useState } from 'react'
import type { ListedGalleryImage } from '~/domain/images/gallery/gallery.server'

export type Marks = ReturnType<typeof useMarked>

/** The marked pictures of the list. A row that a search hides is still marked when it is shown again. */
export function useMarked(items: readonly ListedGalleryImage[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    marked: items.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    markAll: () => setIds(new Set(items.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
