import type { SeoForm } from '~/domain/seo/seo.form'
import { seoForEditing } from '~/domain/seo/seo.server'
import { robotsTxt } from '~/domain/sitemap/sitemap'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { commitChange } from '~/platform/changes/rows.server'
import { plainText } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'

const timeoutMs = 8_000

/**
 * Checks that the main domain serves the stored settings.
 * @throws DomainError domain-silent, when it does not answer; domain-outdated, when it serves other content
 */
export async function syncWithDomain(backend: Backend, admin: Admin): Promise<void> {
  const pages = await seoForEditing(backend)
  await commitChange(backend, ['seo_settings'], (tx) =>
    recordAudit(tx, admin, { action: 'synchronise', noun: 'seo_settings' }),
  )
  const { siteUrl } = backend
  const [robots, sitemap, ...pageTexts] = await Promise.all([
    fetchText(backend, '/robots.txt'),
    fetchText(backend, '/sitemap.xml'),
    ...pages.map(({ page_slug }) => fetchText(backend, page_slug)),
  ])
  if (robots !== robotsTxt(siteUrl)) throw new DomainError('domain-outdated')
  if (!sitemap.includes(`<loc>${siteUrl}/</loc>`)) throw new DomainError('domain-outdated')
  if (!pages.every((page, index) => hasSeoSettings(pageTexts[index] ?? '', page))) {
    throw new DomainError('domain-outdated')
  }
}

async function fetchText({ siteUrl, log }: Backend, path: string): Promise<string> {
  const url = new URL(path, siteUrl)
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`The status is ${answer.status}`)
    return await answer.text()
  } catch (error) {
    log.warn({ err: error, url: url.href }, 'the domain did not answer')
    throw new DomainError('domain-silent')
  }
}

function hasSeoSettings(html: string, { meta_title, meta_description }: SeoForm): boolean {
  const title = /<title>([^<]*)</.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  return matches(title, meta_title) && matches(description, meta_description)
}

function matches(shown: string | undefined, written: string): boolean {
  return !written || plainText(shown ?? '') === written.replace(/\s+/g, ' ').trim()
}
