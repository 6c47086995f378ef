import { linkUrl } from '~/forms/link-url'
import { decodePercent } from '~/http/decode-percent'

/** Hosts that mail and chat programs put in front of a link, with the parameter that has the link itself. */
const wrappers: [RegExp, string[]][] = [
  [/\.safelinks\.protection\.(outlook|office365)\.(com|us|cn)$/, ['url']],
  [/^statics\.teams\.(cdn\.office\.net|microsoft\.com)$/, ['url']],
  [/^(www\.)?google\.[a-z.]{2,6}$/, ['q', 'url']],
  [/^(l|lm)\.(facebook|instagram|messenger)\.com$/, ['u']],
  [/^(www\.)?youtube\.com$/, ['q']],
  [/^(www\.)?linkedin\.com$/, ['url']],
  [/^slack-redir\.net$/, ['url']],
]

const wrapperPaths = /^\/(?:url|redirect|redir\/redirect|link|l\.php|ap\/.*|evergreen-assets\/.*)?$/

/** Returns the URL of a pasted link, undefined if visitors could not follow it. */
export function pastedLink(href: string): string | undefined {
  const unwrapped = unwrap(href.trim(), 3)
  if (unwrapped.startsWith('//')) return linkUrl(`https:${unwrapped}`)
  return linkUrl(/^tel:/i.test(unwrapped) ? decodePercent(unwrapped) : unwrapped)
}

function unwrap(href: string, depth: number): string {
  if (depth === 0 || !/^https?:/i.test(href) || !URL.canParse(href)) return href
  const { hostname, pathname, searchParams } = new URL(href)
  if (!wrapperPaths.test(pathname)) return href
  const names = wrappers.find(([host]) => host.test(hostname))?.[1] ?? []
  const target = names
    .map((name) => searchParams.get(name))
    .find((url) => /^https?:/i.test(url ?? ''))
  return target ? unwrap(target, depth - 1) : href
}
