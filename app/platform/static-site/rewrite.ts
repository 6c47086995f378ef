import { decodeHTML, escapeAttribute } from 'entities'
import { Parser } from 'htmlparser2'
import { fileNameOf, internalPath, relativeLink } from './file-name'

interface PageFile {
  file: string
  siteUrl: string
}

const linkAttribute = /(\s(?:href|src|srcset|imagesrcset|poster)=")([^"]*)"/gi
const cssUrl = /url\((['"]?)(\/[^'")]*)\1\)/g

/** Relative links, no scripts or search, and the whole stylesheet as a file. */
export function rewritePage(html: string, page: PageFile) {
  const paths = new Set<string>()
  let text = ''
  let copiedUntil = 0
  let skippedElement: { name: string; depth: number } | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (skippedElement) {
        skippedElement.depth += name === skippedElement.name ? 1 : 0
        return
      }
      text += html.slice(copiedUntil, parser.startIndex)
      copiedUntil = parser.endIndex + 1
      if (shouldSkip(name, attributes)) skippedElement = { name, depth: 1 }
      else text += rewriteTag(html.slice(parser.startIndex, copiedUntil), { ...page, name, paths })
    },
    onclosetag(name) {
      if (skippedElement?.name !== name) return
      skippedElement.depth -= 1
      if (skippedElement.depth > 0) return
      skippedElement = undefined
      copiedUntil = parser.endIndex + 1
    },
  })
  parser.end(html)
  return { text: text + html.slice(copiedUntil), paths }
}

export function rewriteStyles(css: string, { file, siteUrl }: PageFile) {
  const paths = new Set<string>()
  const text = css.replaceAll(cssUrl, (whole, quote: string, link: string) => {
    const path = internalPath(link, siteUrl)
    if (path === undefined) return whole
    paths.add(path)
    return `url(${quote}${relativeLink(file, fileNameOf(path))}${quote})`
  })
  return { text, paths }
}

export function redirectPage(target: string, { file }: Pick<PageFile, 'file'>): string {
  const link = escapeAttribute(relativeLink(file, fileNameOf(target)))
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${link}"><a href="${link}">${link}</a>\n`
}

function shouldSkip(name: string, attributes: Record<string, string>): boolean {
  if ('data-needs-server' in attributes) return true
  if (name === 'script') return attributes.type !== 'application/ld+json'
  return name === 'style'
}

function rewriteTag(
  tag: string,
  { name, file, siteUrl, paths }: PageFile & { name: string; paths: Set<string> },
): string {
  // The canonical link keeps pointing to the original site.
  if (name === 'link' && /rel="canonical"/.test(tag)) return tag
  const rewriteLink = (link: string): string => {
    const path = internalPath(link, siteUrl)
    if (path === undefined) return link.startsWith('/') ? siteUrl + link : link
    paths.add(path)
    const fragment = link.includes('#') ? link.slice(link.indexOf('#')) : ''
    return relativeLink(file, fileNameOf(path)) + fragment
  }
  const rewritten = tag.replaceAll(linkAttribute, (_, before: string, value: string) => {
    const decoded = decodeHTML(value)
    const links = /srcset="$/i.test(before)
      ? rewriteSrcset(decoded, rewriteLink)
      : rewriteLink(decoded)
    return `${before}${escapeAttribute(links)}"`
  })
  return name === 'link' ? rewritten.replace(' disabled=""', '') : rewritten
}

function rewriteSrcset(set: string, rewriteLink: (link: string) => string): string {
  return set
    .split(/,\s+/)
    .map((candidate) => {
      const [link = '', ...size] = candidate.trim().split(/\s+/)
      return [rewriteLink(link), ...size].join(' ')
    })
    .join(', ')
}
