import { decodePercent } from '~/http/decode-percent'
import { tryOrUndefined } from '~/http/try-or-undefined'
import { linkUrl } from './link-url'

/** Pages that mail and chat programs put in front of a link, with the parameter that has the link itself. */
const wrappers: [page: RegExp, parameter: string][] = [
  [/\.safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)\//, 'url'],
  [/^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)\/evergreen-assets\//, 'url'],
  [/\/owa\/redir\.aspx$/i, 'URL'],
  [/^(?:www\.)?google\.[a-z.]{2,6}\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z.]{2,6}\/url$/, 'url'],
  [/^translate\.google\.[a-z.]{2,6}\/(?:translate|website)$/, 'u'],
  [
    /^(?:lm?|www)\.(?:facebook|instagram|messenger|threads)\.(?:com|net)\/(?:l\.php|flx\/warn\/)?$/,
    'u',
  ],
  [/^(?:www\.)?youtube\.com\/redirect$/, 'q'],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)\/?$/, 'url'],
  [/^slack-redir\.net\/link$/, 'url'],
  [/^linkprotect\.cudasvc\.com\/url$/, 'a'],
  [/^deref-(?:gmx|web|mail)\.[a-z]{2,3}\//, 'redirectUrl'],
  [/(?:^clicktime\.symantec|\.protection\.sophos)\.com\//, 'u'],
  [/^(?:www\.)?bing\.com\/ck\/a$/, 'u'],
  [/^duckduckgo\.com\/l\/$/, 'uddg'],
  [/^out\.reddit\.com\//, 'url'],
  [/^vk\.com\/away\.php$/, 'to'],
  [/^t\.umblr\.com\/redirect$/, 'z'],
  [/^steamcommunity\.com\/linkfilter\/$/, 'u'],
]

/** Scanners of mails that write the link into their path. */
const wrapperPaths = [
  /^https:\/\/urldefense\.(?:com|us)\/v3\/__([^*]+?)__;/,
  /^https:\/\/protect\.checkpoint\.com\/v2\/(?:r\d+\/)?___(.+?)___\./,
  /^https?:\/\/secure-web\.cisco\.com\/[^/]+\/(https?%3A.+)$/i,
]

/** Returns the URL of a pasted link, undefined if visitors could not follow it. */
export function pastedLink(href: string): string | undefined {
  const unwrapped = unwrapLink(href.trim())
  if (unwrapped.startsWith('//')) return linkUrl(`https:${unwrapped}`)
  if (/^tel:/i.test(unwrapped)) return linkUrl(decodePercent(unwrapped))
  const address = /^mailto:.*<([^<>\s]+@[^<>\s]+)>/i.exec(decodePercent(unwrapped))?.[1]
  if (address) return linkUrl(address)
  return linkUrl(
    /^(?:https?|mailto):/i.test(unwrapped) ? unwrapped.replace(/[ \u00a0]/g, '%20') : unwrapped,
  )
}

/** The link behind the pages that programs put in front of it, or the link itself. */
function unwrapLink(href: string, depth = 3): string {
  if (depth === 0 || !/^https?:/i.test(href) || !URL.canParse(href)) return href
  const target = targetIn(href)
  return target === undefined ? href : unwrapLink(target, depth - 1)
}

function targetIn(href: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(href)
  const values = wrappers
    .filter(([page]) => page.test(hostname + pathname))
    .map(([, parameter]) => searchParams.get(parameter) ?? '')
  const inPath = wrapperPaths.map((path) => path.exec(href)?.[1] ?? '').map(decodePercent)
  const proofpoint = /^urldefense\.proofpoint\.com$/.test(hostname)
    ? (searchParams.get('u') ?? '')
    : ''
  const encoded = values.map((value) => decodeBase64(value.replace(/^a1/, '')))
  const written = decodePercent(proofpoint.replaceAll('-', '%').replaceAll('_', '/'))
  return [...values, ...inPath, ...encoded, written].find((url) => /^https?:\/\//i.test(url))
}

/** Bing and some scanners write the link in base64. */
function decodeBase64(text: string): string {
  return tryOrUndefined(() => atob(text.replaceAll('-', '+').replaceAll('_', '/'))) ?? ''
}
