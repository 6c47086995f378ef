import { shorten } from '~/danish/excerpt'
import { attachedPdfs } from '~/domain/files/files.server'
import { pathsOfImages } from '~/domain/images/images.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { richTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { resolveSlug } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import { readPage } from '~/platform/db/listing.server'
import { plainText } from '~/platform/rich-text.server'

export async function collaborationCards(backend: Backend, page: number) {
  const query = withPictures(backend)
    .select(['collaborations.id', 'title', 'slug'])
    .select(['short_text', 'collaborations.description'])
    .where(isPublished(backend, 'collaborations'))
    .orderBy('collaborations.created_at', 'desc')
    .orderBy('collaborations.id', 'desc')
  const { items, ...rest } = await readPage(query, page)
  const cards = (await withImagePaths(backend, items)).map(
    ({ short_text, description, ...card }) => ({
      ...card,
      text: cardText({ short_text, description }),
    }),
  )
  return { items: cards, ...rest }
}

/** The public collaboration with this slug or id, which the sitemap uses, or the slug to redirect to. */
export async function collaborationAt(backend: Backend, requested: string) {
  const match = await resolveSlug(backend, 'collaborations', requested)
  if (match && 'redirect' in match) return match
  // PostgreSQL rejects queries with some characters, which no id has.
  if (!match && !idForm.test(requested)) return undefined
  const shown = await readCollaboration(backend, match?.id ?? requested)
  return shown && { collaboration: shown }
}

const idForm = /^[\w-]+$/

export async function readCollaboration(backend: Backend, id: string) {
  const rows = await withPictures(backend)
    .select(['title', 'slug', 'link', 'short_text', 'collaborations.description'])
    .where('collaborations.id', '=', id)
    .where(isPublished(backend, 'collaborations'))
    .execute()
  const [row] = await withImagePaths(backend, rows)
  if (!row) return undefined
  const [description, files] = await Promise.all([
    richTextHtml(backend, row.description),
    attachedPdfs(backend, id),
  ])
  const { short_text, ...shown } = row
  return { ...shown, text: cardText(row), description, files }
}

export function withPictures({ db }: Backend) {
  return db
    .selectFrom('collaborations')
    .leftJoin('collaboration_images as link_to', (join) =>
      join
        .onRef('link_to.collaboration_id', '=', 'collaborations.id')
        .on('link_to.is_primary', '=', 1),
    )
    .select(['link_to.image_id as primaryImage', 'collaborations.image_url'])
}

export async function withImagePaths<
  Row extends { primaryImage: string | null; image_url: string | null },
>(backend: Backend, rows: Row[]) {
  const ids = rows.flatMap(({ primaryImage }) => primaryImage ?? [])
  const paths = await pathsOfImages(backend, ids)
  return rows.map(({ primaryImage, image_url, ...row }) => ({
    ...row,
    imagePath: paths.get(primaryImage ?? '') ?? image_url,
  }))
}

const maxCardTextLength = 320

/** Plain text: the short text, else the beginning of the description; may be empty. */
function cardText(row: { short_text: string | null; description: string }): string {
  return shorten(row.short_text?.trim() || plainText(row.description), maxCardTextLength)
}

/** The paths of a collaboration's pictures, the primary first (docs/specification.md, "Collaborations"). */
export async function picturePaths(backend: Backend, id: string): Promise<string[]> {
  const { db } = backend
  const linked = await db
    .selectFrom('collaboration_images')
    .select('image_id')
    .where('collaboration_id', '=', id)
    .orderBy('is_primary', 'desc')
    .orderBy('image_id')
    .execute()
  const own = await db
    .selectFrom('collaborations')
    .select('image_url')
    .where('id', '=', id)
    .executeTakeFirst()
  const ids = linked.map(({ image_id }) => image_id)
  const paths = await pathsOfImages(backend, ids)
  return [...new Set([...ids.map((image) => paths.get(image)), own?.image_url])].filter(
    (path) => typeof path === 'string',
  )
}
