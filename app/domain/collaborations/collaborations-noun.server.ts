import { href } from 'react-router'
import { latestPdfs } from '~/domain/pdfs/pdfs.server'
import { publicChanges } from '~/domain/publishing/public-changes.server'
import { isPublished } from '~/domain/publishing/visibility.server'
import type { SiteSearch } from '~/domain/sections/site-search.server'
import { currentSlugOf } from '~/domain/slugs/slugs.server'
import { stemSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import { publication } from '~/platform/changes/columns'
import { type NounDescription, words } from '~/platform/changes/nouns'
import type { PageSource } from '~/platform/pages/page-source.server'
import { plainLines, plainText } from '~/platform/rich-text.server'
import { versionOf } from '~/platform/search/search-source.server'
import { collaborationPath } from './collaborations'
import { type CollaborationForm, collaborationFields } from './collaborations.form'
import { withImagePaths, withPictures } from './collaborations.server'
import { collaborationCopy } from './collaborations-editing.copy'

declare module '~/platform/db/schema' {
  interface Schema {
    collaborations: Published &
      FormColumns<CollaborationForm, typeof collaborationFields> & {
        image_url: string | null
        slug: string
      }
  }
}

const collaborationPages: PageSource<'/samarbejder'> = {
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
      source: collaborationCopy.linkSource(title),
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

const collaborationSearch = {
  kind: 'collaboration',
  name: 'samarbejder',
  section: '/samarbejder',
  title: 'soeg.collaborations',
  nouns: ['collaborations'],
  list: (backend) =>
    backend.db
      .selectFrom('collaborations')
      .select(['id', versionOf('collaborations').as('version')])
      .where(isPublished(backend, 'collaborations'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  async read(backend, ids) {
    const rows = await backend.db
      .selectFrom('collaborations')
      .select(['id', 'title', 'slug', 'short_text', 'description'])
      .where('id', 'in', ids)
      .where(isPublished(backend, 'collaborations'))
      .execute()
    return rows.map(({ id, title, slug, short_text, description }) => ({
      id,
      title,
      detail: '',
      text: `${short_text ?? ''}\n${plainLines(description)}`,
      path: collaborationPath(slug),
    }))
  },
} satisfies SiteSearch

export const collaborationNoun = {
  words: words('et samarbejde', 'samarbejdet'),
  nameOf: ({ title }) => title,
  columns: {
    ...collaborationFields,
    slug: 'Adresse',
    published_at: publication,
  },
  visible: (backend) => isPublished(backend, 'collaborations'),
  screen: href('/admin/samarbejder'),
  form: (id) => href('/admin/samarbejder/:id', { id }),
  pathOf: collaborationPath,
  slugOf: stemSlug,
  pages: [collaborationPages],
  search: [collaborationSearch],
} satisfies NounDescription<'collaborations'>
