import type { Item } from '~/domain/moving/items'
import type { Reader } from '~/domain/moving/readers/reader'
import { readWxr } from '~/domain/moving/readers/wordpress/wordpress-reader.server'

/** Squarespace's WXR: pictures at `data-image`, paths without a query, events as posts of a type of their own. */
export const reader: Reader = {
  fileName: /\.xml$/i,
  async *read(source) {
    for await (const part of readWxr(source, ['event', 'events'])) {
      yield 'kind' in part ? squarespaceItem(part) : part
    }
  },
}

function squarespaceItem(item: Item): Item {
  const paths = (item.paths ?? []).filter((path) => !path.startsWith('/?'))
  const isEvent = /^events?$/.test(item.group ?? '')
  return { ...item, paths, ...(isEvent && { kind: 'event' as const }) }
}
