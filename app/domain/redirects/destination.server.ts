import { isPublicImage } from '~/domain/images/public-image.server'
import { isSection } from '~/domain/sections/sections'
import { resolveSlug, type SlugNoun } from '~/domain/slugs/slugs.server'
import type { Backend } from '~/platform/backend.server'

const moved: Record<string, string> = { '/om': '/' }

/** What stands below a page of the site, one page each. */
const nouns: Record<string, SlugNoun> = {
  foredrag: 'lecture',
  bibliografi: 'work',
  samarbejder: 'collaboration',
}

/** Feeds, calendars and the like: there as long as their page is. */
const machineReadable = /^\/[a-z-]+(\/[\w-]+){0,2}\.(xml|json|ics|txt|svg)$/

/** The URL on this site, or undefined where it is on another. */
export function ownUrl({ siteUrl }: Backend, written: string, page = '/'): URL | undefined {
  if (!URL.canParse(written, new URL(page, siteUrl))) return undefined
  const url = new URL(written, new URL(page, siteUrl))
  const isOurs = /^https?:$/.test(url.protocol) && url.host === new URL(siteUrl).host
  return isOurs ? url : undefined
}

/**
 * Where a URL of the site leads today, as its one canonical path; undefined where a visitor finds
 * nothing there. Nothing is fetched: it is worked out from the pages, the slugs and the files.
 */
export async function destination(backend: Backend, url: URL): Promise<string | undefined> {
  const page = await pageAt(backend, url.pathname)
  return page && `${page}${url.search}${url.hash}`
}

async function pageAt(backend: Backend, path: string): Promise<string | undefined> {
  const plain = path.toLowerCase().replace(/(?<=[^/])\/+$/, '')
  if (isSection(plain)) return plain
  if (moved[plain] !== undefined) return moved[plain]
  const [, section = '', ...rest] = plain.split('/')
  const noun = nouns[section]
  if (noun && rest.length > 0) return slugPage(backend, noun, section, rest.join('/'))
  if (section === 'filer')
    return (await isFile(backend, path.split('/').slice(2))) ? path : undefined
  if (section === 'nyheder' && rest[0]) return (await isNews(backend, rest[0])) ? path : undefined
  return machineReadable.test(plain) ? path : undefined
}

async function slugPage(backend: Backend, noun: SlugNoun, section: string, requested: string) {
  const found = await resolveSlug(backend, noun, requested)
  if (found && 'redirect' in found) return `/${section}/${encodeURIComponent(found.redirect)}`
  if (found) return `/${section}/${requested}`
  // The sitemap knows collaborations by their ids.
  const isId = noun === 'collaboration' && (await isCollaboration(backend, requested))
  return isId ? `/${section}/${requested}` : undefined
}

const idForm = /^[\w-]+$/

async function isCollaboration({ db }: Backend, id: string): Promise<boolean> {
  if (!idForm.test(id)) return false
  const query = db.selectFrom('collaborations').select('id').where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

async function isNews({ db }: Backend, id: string): Promise<boolean> {
  if (!idForm.test(id)) return /^[\w-]+\.(xml|json)$/.test(id)
  const query = db.selectFrom('news').select('id').where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** A PDF, a press picture, or a picture as a page shows it. */
async function isFile({ db, files }: Backend, [kind, id = '', name]: string[]): Promise<boolean> {
  if (!idForm.test(id)) return false
  if (kind === 'pdf') {
    const query = db.selectFrom('collaboration_files').select('file_path').where('id', '=', id)
    const row = await query.executeTakeFirst()
    return row !== undefined && (await files.exists(row.file_path))
  }
  if (kind === 'pressebillede') {
    const active = db.selectFrom('images').select('id').where('id', '=', id)
    return (await active.where(isPublicImage).executeTakeFirst()) !== undefined
  }
  return kind === 'derived' && /^[\w.-]+$/.test(name ?? '') && files.exists(`derived/${id}/${name}`)
}
