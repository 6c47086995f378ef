import { decodePercent } from '~/http/decode-percent'

/** Paths that need a server. Links to them point to the original site. */
const needsServerPattern = /^\/(admin|soeg|haendelser|salmer\/sangark)(\/|\?|$)/

/** Without its fragment; undefined for external links and paths that cannot be a file. */
export function internalPath(link: string, siteUrl: string): string | undefined {
  const isAbsolute = link.startsWith(`${siteUrl}/`) || link === siteUrl
  const isPath = link.startsWith('/') && !link.startsWith('//')
  if (!(isAbsolute || isPath) || !URL.canParse(link, siteUrl)) return undefined
  const { origin, pathname, search } = new URL(link, siteUrl)
  if (origin !== siteUrl || needsServerPattern.test(pathname)) return undefined
  return pathname + search
}

/** `nyheder/index.html` for `/nyheder`, `nyheder/_side-2/index.html` for `/nyheder?side=2`. */
export function fileNameOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site')
  const folders = pathname
    .split('/')
    .filter(Boolean)
    .map((segment) => decodePercent(segment).replaceAll(/[/\\:*?"<>|]/g, '-'))
  const query = [...searchParams].map(([name, value]) => `_${name}-${value}`).join('')
  if (query !== '') folders.push(query.replaceAll(/[^\w-]/g, '-'))
  const isFile = query === '' && /\.\w{1,10}$/.test(pathname)
  return [...folders, ...(isFile ? [] : ['index.html'])].join('/')
}

export function relativeLink(from: string, to: string): string {
  const up = from.split('/').slice(0, -1)
  const down = to.split('/')
  while (up.length > 0 && down.length > 1 && up[0] === down[0]) {
    up.shift()
    down.shift()
  }
  return [...up.map(() => '..'), ...down.map(encodeURIComponent)].join('/')
}
