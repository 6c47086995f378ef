import { type Cover, coverOf, coverPaths } from '~/domain/bibliography/covers'
import { coversOfWorks } from '~/domain/bibliography/covers.server'
import { picturesByPath } from '~/domain/images/images.server'
import type { Backend } from '~/platform/backend.server'
import type { SmallCover } from './hymn-view'

/** The covers of collections, by collection id. A collection without a cover gets that of its public work. */
export async function collectionCovers(
  backend: Backend,
  ids: readonly string[],
): Promise<Map<string, Cover>> {
  if (ids.length === 0) return new Map()
  const collections = await backend.db
    .selectFrom('hymn_collections')
    .select(['id', 'image_url as imageUrl', 'bibliography_id as workId'])
    .where('id', 'in', [...ids])
    .execute()
  const works = await coversOfWorks(
    backend,
    collections.flatMap(({ workId }) => workId ?? []),
  )
  const pictures = await picturesByPath(backend, coverPaths([...collections, ...works]))
  return new Map(
    collections.flatMap(({ id, imageUrl, workId }) => {
      const url = imageUrl ?? works.find((work) => work.id === workId)?.imageUrl ?? null
      const cover = coverOf(url, pictures)
      return cover ? [[id, cover]] : []
    }),
  )
}

/** The image elements of a cover for a list. The size of an external cover is assumed. */
export function smallCover(cover: Cover): SmallCover {
  const loading = 'lazy'
  if (!('picture' in cover)) {
    const img = { loading, src: cover.url, width: 400, height: 600 } as const
    return { img, source: { srcSet: cover.url } }
  }
  const { src, sources, width, height } = cover.picture
  const { type, srcset } = sources[0] ?? { srcset: src }
  return { img: { loading, src, width, height }, source: { type, srcSet: srcset, sizes: '7rem' } }
}
