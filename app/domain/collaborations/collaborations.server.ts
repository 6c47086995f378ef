import { fileSize } from '~/danish/file-size'
import type { Backend } from '~/platform/backend.server'
import { plainText, shownRichText } from '~/platform/rich-text.server'
import { resolveSlug } from '~/platform/slugs.server'
import type { AttachedPdf, Collaboration, CollaborationCard } from './collaborations'

/** All collaborations, newest first. */
export async function collaborationCards(backend: Backend): Promise<CollaborationCard[]> {
  const rows = await withPictures(backend)
    .select(['collaborations.id', 'title', 'slug'])
    .select(['short_text', 'collaborations.description'])
    .orderBy('collaborations.created_at', 'desc')
    .orderBy('collaborations.id', 'desc')
    .execute()
  return rows.map(({ id, title, slug, ...row }) => ({
    id,
    title,
    slug,
    text: cardText(row),
    imagePath: row.primaryPath ?? row.image_url,
  }))
}

export type FoundCollaboration = { collaboration: Collaboration } | { redirect: string } | undefined

/**
 * The collaboration of a path, which ends in its slug or, in the sitemap, its id; or the slug to
 * redirect to where it is an earlier or differently spelt one; undefined where there is none
 * (docs/specification.md, "Slugs").
 */
export async function collaborationAt(
  backend: Backend,
  requested: string,
): Promise<FoundCollaboration> {
  const found = await resolveSlug(backend, 'collaboration', requested)
  if (found && 'redirect' in found) return found
  // PostgreSQL refuses to look for some characters, which no id has.
  if (!found && !idForm.test(requested)) return undefined
  const shown = await collaboration(backend, found?.id ?? requested)
  return shown && { collaboration: shown }
}

const idForm = /^[\w-]+$/

async function collaboration(backend: Backend, id: string): Promise<Collaboration | undefined> {
  const row = await withPictures(backend)
    .select(['title', 'slug', 'link', 'short_text', 'collaborations.description'])
    .where('collaborations.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const [description, files] = await Promise.all([
    shownRichText(backend, row.description),
    attachedPdfs(backend, id),
  ])
  return {
    title: row.title,
    slug: row.slug,
    text: cardText(row),
    description,
    link: row.link,
    imagePath: row.primaryPath ?? row.image_url,
    files,
  }
}

/** Collaborations, each with its primary image (docs/specification.md, "Collaborations"). */
export function withPictures({ db }: Backend) {
  return db
    .selectFrom('collaborations')
    .leftJoin('collaboration_images as link_to', (join) =>
      join
        .onRef('link_to.collaboration_id', '=', 'collaborations.id')
        .on('link_to.is_primary', '=', 1),
    )
    .leftJoin('images as primary', 'primary.id', 'link_to.image_id')
    .select(['primary.file_path as primaryPath', 'collaborations.image_url'])
}

const longestCardText = 320

function cardText(row: { short_text: string | null; description: string }): string {
  const text = row.short_text?.trim() || plainText(row.description)
  if (text.length <= longestCardText) return text
  return `${text.slice(0, longestCardText).replace(/\s+\S*$/, '')} …`
}

async function attachedPdfs({ db, files }: Backend, id: string): Promise<AttachedPdf[]> {
  const rows = await db
    .selectFrom('collaboration_files')
    .select(['id', 'original_name', 'file_path', 'file_size'])
    .where('collaboration_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async ({ id, original_name: name, file_path, file_size }) => {
      const reachable = await files.exists(file_path).catch(() => false)
      const url = `/filer/pdf/${id}/${encodeURIComponent(name)}`
      return { id, name, size: fileSize(file_size), ...(reachable && { url }) }
    }),
  )
}
