import type { SeoForm } from '~/domain/seo/seo.form'
import { seoForEditing } from '~/domain/seo/seo-editing.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { recordAudit } from '~/platform/changes/audit.server'
import { commitChange } from '~/platform/changes/rows.server'
import { plainText } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { robotsTxt } from './sitemap'

/** Milliseconds. */
const longestWaitMs = 8_000

/**
 * Brings the main domain and what is stored into agreement, and makes sure of it: every page is made
 * anew, then the domain is asked, as a search engine would, for its robots.txt, its sitemap and each
 * page the author wrote settings for.
 * @throws DomainError domain-silent when it does not answer, or another site does; domain-outdated
 *   when it answers with something else than is stored.
 */
export async function syncWithDomain(backend: Backend, admin: Admin): Promise<void> {
  const pages = await seoForEditing(backend)
  await commitChange(backend, ['seo_settings'], (tx) =>
    recordAudit(tx, admin, { action: 'synchronise', noun: 'seo_settings' }),
  )
  const { siteUrl } = backend
  const [robots, sitemap, ...answers] = await Promise.all([
    served(backend, '/robots.txt'),
    served(backend, '/sitemap.xml'),
    ...pages.map(({ page_slug }) => served(backend, page_slug)),
  ])
  if (robots !== robotsTxt(siteUrl)) throw new DomainError('domain-outdated')
  if (!sitemap.includes(`<loc>${siteUrl}/</loc>`)) throw new DomainError('domain-outdated')
  if (!pages.every((page, index) => shows(answers[index] ?? '', page))) {
    throw new DomainError('domain-outdated')
  }
}

async function served({ siteUrl, log }: Backend, path: string): Promise<string> {
  const url = new URL(path, siteUrl)
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(longestWaitMs),
    })
    if (!answer.ok) throw new Error(`It was answered with ${answer.status}`)
    return await answer.text()
  } catch (error) {
    log.warn({ err: error, url: url.href }, 'the domain did not answer')
    throw new DomainError('domain-silent')
  }
}

/** Whether a page's head carries what the author wrote for it. */
function shows(html: string, { meta_title, meta_description }: SeoForm): boolean {
  const title = /<title>([^<]*)</.exec(html)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
  return agrees(title, meta_title) && agrees(description, meta_description)
}

function agrees(shown: string | undefined, written: string): boolean {
  return !written || plainText(shown ?? '') === written.replace(/\s+/g, ' ').trim()
}
