import { canonicalSlug } from '~/http/slug'
import type { Backend } from '~/platform/backend.server'
import source from '/docs/for-forfatteren.md?raw'

/** Placeholder in the guide, replaced by the domain of the site. */
const domainPlace = 'dit-domæne.dk'

/** The author's guide as HTML, without its title, which the screen shows. Each part is folded. */
export async function guideHtml({ siteUrl }: Pick<Backend, 'siteUrl'>): Promise<string> {
  const { marked } = await import('marked')
  const domain = new URL(siteUrl).hostname.replace(/^www\./, '')
  const body = source
    .slice(source.indexOf('\n'))
    .replaceAll('(../public/', '(/')
    .replaceAll(domainPlace, domain)
  const [intro = '', ...parts] = marked.parse(body, { async: false }).split(/(?=<h2>)/)
  return intro + parts.map(foldedPart).join('')
}

function foldedPart(html: string): string {
  const [heading = '', ...rest] = html.split(/(?<=<\/h2>)/)
  const id = canonicalSlug(heading.replace(/<[^>]*>/g, ''))
  return `<details id="${id}"><summary>${heading}</summary>${rest.join('')}</details>`
}
