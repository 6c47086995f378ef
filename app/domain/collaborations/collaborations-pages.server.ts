import { href } from 'react-router'
import { latestPdfs } from '~/domain/pdfs/pdfs.server'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'
import type { PageSource } from '~/platform/pages/page-source.server'
import { plainText } from '~/platform/rich-text.server'
import { collaborationPath } from './collaborations'
import { withImagePaths, withPictures } from './collaborations.server'
import { collaborationCopy } from './collaborations-editing.copy'

export const collaborationPages: PageSource<'/samarbejder'> = {
  pages: {
    below: '/samarbejder',
    listed: { changeFrequency: 'yearly', priority: 0.5, list },
    async find(backend, rest) {
      const slug = await currentSlugOf(backend, 'collaborations', rest)
      if (slug !== undefined) return collaborationPath(slug)
      return (await isId(backend, rest)) ? collaborationPath(rest) : undefined
    },
    /** Also accepts the id, which the sitemap uses (docs/specification.md, "Routes"). */
    async share(backend, part) {
      const rows = await withPictures(backend)
        .select(['slug', 'title', 'description'])
        .where((eb) => eb.or([eb('slug', '=', part), eb('collaborations.id', '=', part)]))
        .where(isPublished(backend, 'collaborations'))
        .limit(1)
        .execute()
      const [row] = await withImagePaths(backend, rows)
      if (!row) return undefined
      return {
        path: collaborationPath(row.slug),
        title: row.title,
        picturePath: row.imagePath,
        text: plainText(row.description),
      }
    },
  },
  changes: async (backend) =>
    (await publicChanges(backend, 'collaborations')).map((at) => ({ section: '/samarbejder', at })),
  async links({ db }) {
    const rows = await db
      .selectFrom('collaborations')
      .select(['id', 'title', 'slug', 'description', 'link'])
      .execute()
    return rows.map(({ id, title, slug, description, link }) => ({
      place: collaborationCopy.linkPlace(title),
      editPath: href('/admin/samarbejder/:id', { id }),
      page: collaborationPath(slug),
      html: description,
      link,
    }))
  },
}

/**
 * The sitemap lists the path with the id, whose page names the canonical URL (docs/specification.md,
 * "Routes").
 */
async function list(backend: Backend) {
  const rows = await backend.db
    .selectFrom('collaborations')
    .select(['id', 'slug', 'title', 'updated_at', 'published_at'])
    .where(isPublished(backend, 'collaborations'))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
  const attached = await latestPdfs(backend)
  return rows.map(({ id, slug, title, updated_at, published_at }) => ({
    path: collaborationPath(slug),
    sitemapPath: collaborationPath(id),
    title,
    changedAt: [updated_at, published_at, attached.get(id) ?? null],
  }))
}

async function isId(backend: Backend, id: string): Promise<boolean> {
  // PostgreSQL rejects queries with some characters, which no id has.
  if (!/^[\w-]+$/.test(id)) return false
  const query = backend.db
    .selectFrom('collaborations')
    .select('id')
    .where('id', '=', id)
    .where(isPublished(backend, 'collaborations'))
  return (await query.executeTakeFirst()) !== undefined
}
