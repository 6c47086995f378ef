import { isElsewhere } from '~/domain/bibliography/covers'
import { contactDefaults } from '~/domain/contact/contact.copy'
import { publicContact } from '~/domain/contact/visibility'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import type { PageAssignment } from '~/domain/images/images'
import { isPublicImage } from '~/domain/images/public-image.server'
import { isSection, type SectionShare, sections } from '~/domain/sections/sections'
import type { Backend } from '~/platform/backend.server'
import { readRenditions } from '~/platform/pictures/rendition'
import type { SharedImage, SharedPage } from './sharing'

/** What a page says of itself, and where its picture is. */
interface Said {
  path?: string
  part?: ContentKey
  title: ContentKey | { text: string }
  subtitle?: ContentKey | { text: string }
  image?: { path: string | null } | { assignment: PageAssignment | null }
  isCover?: boolean
}

/**
 * What is shared of the page at a path: its own title and picture, and only what a visitor may see.
 * Undefined where there is no page, or only a way to another path.
 */
export async function sharedPage(backend: Backend, asked: string): Promise<SharedPage | undefined> {
  const path = asked.replace(/(?<!\/)\/+$/, '') || '/'
  const share = isSection(path) ? sections[path].share : null
  const said = share ? saidBySection(share) : await saidByRow(backend, path)
  if (!said) return undefined
  const [words, picture] = await Promise.all([wordsOf(backend, said), imageOf(backend, said)])
  return { path: said.path ?? path, ...words, ...(picture && { picture }) }
}

function saidBySection({ title, subtitle, picture }: SectionShare): Said {
  return { title, ...(subtitle && { subtitle }), ...(picture && { image: picture }) }
}

function saidByRow(backend: Backend, path: string): Promise<Said | undefined> {
  if (path === '/kontakt') return contact(backend)
  const [, part, slug = ''] = /^\/(foredrag|bibliografi|samarbejder)\/([\w-]+)$/.exec(path) ?? []
  if (part === 'foredrag') return lecture(backend, slug)
  if (part === 'bibliografi') return work(backend, slug)
  if (part === 'samarbejder') return collaboration(backend, slug)
  return Promise.resolve(undefined)
}

async function contact({ db }: Backend): Promise<Said> {
  const content = await db
    .selectFrom('contact_content')
    .select(['header_title', 'image_url'])
    .where((eb) => eb.and(publicContact))
    .executeTakeFirst()
  return {
    title: { text: content?.header_title || contactDefaults.headerTitle },
    image: { path: content?.image_url ?? null },
  }
}

async function lecture({ db }: Backend, slug: string): Promise<Said | undefined> {
  const row = await db
    .selectFrom('lectures')
    .select(['title', 'subtitle', 'image_url'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return (
    row && {
      part: 'foredrag.title',
      title: { text: row.title },
      subtitle: { text: row.subtitle ?? '' },
      image: { path: row.image_url },
    }
  )
}

async function work({ db }: Backend, slug: string): Promise<Said | undefined> {
  const row = await db
    .selectFrom('bibliography')
    .select(['title', 'year', 'image_url'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return (
    row && {
      part: 'bibliografi.title',
      title: { text: row.title },
      subtitle: { text: String(row.year) },
      image: { path: row.image_url && isElsewhere(row.image_url) ? null : row.image_url },
      isCover: true,
    }
  )
}

/** Also found by its id, which the sitemap names (docs/specification.md, "Routes"). */
async function collaboration({ db }: Backend, part: string): Promise<Said | undefined> {
  const row = await db
    .selectFrom('collaborations')
    .leftJoin('collaboration_images as link_to', (join) =>
      join
        .onRef('link_to.collaboration_id', '=', 'collaborations.id')
        .on('link_to.is_primary', '=', 1),
    )
    .leftJoin('images', 'images.id', 'link_to.image_id')
    .select(['slug', 'collaborations.title', 'collaborations.image_url', 'images.file_path'])
    .where((eb) => eb.or([eb('slug', '=', part), eb('collaborations.id', '=', part)]))
    .executeTakeFirst()
  return (
    row && {
      path: `/samarbejder/${row.slug}`,
      part: 'samarbejder.title',
      title: { text: row.title },
      image: { path: row.file_path ?? row.image_url },
    }
  )
}

async function wordsOf({ db }: Backend, { part, title, subtitle }: Said) {
  const keys = ['hero.name', part, title, subtitle].filter((key) => typeof key === 'string')
  const rows = await db
    .selectFrom('editable_content')
    .select(['page', 'element_key', 'content_value'])
    .where((eb) => eb.or(keys.map((key) => eb.and(placeOf(key as ContentKey)))))
    .execute()
  const stored = new Map(rows.map((row) => [`${row.page}.${row.element_key}`, row.content_value]))
  const text = (of: Said['title'] | undefined): string => {
    if (of === undefined) return ''
    return typeof of === 'string' ? (stored.get(of) ?? contentEntries[of].fallback) : of.text
  }
  return {
    siteName: text('hero.name'),
    part: text(part),
    title: text(title),
    subtitle: text(subtitle),
  }
}

function placeOf(key: ContentKey): { page: string; element_key: string } {
  const [page = '', element_key = ''] = key.split('.')
  return { page, element_key }
}

async function imageOf(
  { db }: Backend,
  { image, isCover = false }: Said,
): Promise<SharedImage | undefined> {
  if (!image || ('path' in image && !image.path)) return undefined
  const images = db
    .selectFrom('images')
    .innerJoin('stored_pictures', 'stored_pictures.path', 'images.file_path')
    .select(['alt_text', 'focus_x', 'focus_y', 'content_hash', 'renditions'])
    .where(isPublicImage)
    .orderBy('sort_order')
    .orderBy('images.id')
  const row = await ('path' in image
    ? images.where('images.file_path', '=', image.path as string)
    : images.where('page_assignment', image.assignment === null ? 'is' : '=', image.assignment)
  ).executeTakeFirst()
  return (
    row && {
      alt: row.alt_text,
      focus: { x: row.focus_x, y: row.focus_y },
      contentHash: row.content_hash,
      renditions: readRenditions(row.renditions),
      isCover,
    }
  )
}
