import { type JsonLdNode, withJsonLd } from './json-ld.server'

/**
 * Starts the client's code once the page has loaded, painted, has its fonts and is idle: at the latest two seconds
 * after the load event, and at once when the reader touches the page.
 */
const starterSource = `{
let begun
const begin = () => {
  if (begun) return
  begun = true
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
const start = () => {
  const { entry } = JSON.parse(document.getElementById('page-code').textContent)
  import(entry)
}
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
const idle = window.requestIdleCallback ?? setTimeout
const beginSoon = async () => {
  setTimeout(begin, 2000)
  await painted()
  await document.fonts.ready
  idle(begin)
}
if (document.readyState === 'complete') beginSoon()
else addEventListener('load', beginSoon)
for (const sign of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(sign, begin, { once: true, passive: true })
}`

/** The only inline script that runs. It is the same on all pages, so that the policy can name its hash. */
export const starter = starterSource.replaceAll(/\n\s*/g, '\n')

/** What is added to a page that React has rendered. */
interface Finish {
  /** Its JSON-LD. */
  jsonLd: readonly JsonLdNode[]
  /** The client code of the page, as JSON: see `PageCode`. */
  code: string
  /** The loader data, as the router encodes it. */
  data: string
  /** The URL of the whole stylesheet, and the CSS from it that the page needs. */
  styles: { url: string; css: Uint8Array }
}

/**
 * Turns the HTML that React rendered into the page that is sent. Client code and loader data are appended
 * as inert scripts, which the starter reads after the load event, so that they never compete with the
 * first picture (docs/quality.md, "Fast").
 * @throws Error when the page has no link to the whole stylesheet
 */
export function finishHtml(
  rendered: string,
  { jsonLd, code, data, styles }: Finish,
): Buffer<ArrayBuffer> {
  const headEnd = rendered.indexOf('</head>') + '</head>'.length
  const bodyEnd = rendered.lastIndexOf('</body>')
  const head = withJsonLd(rendered.slice(0, headEnd), jsonLd)
  return bytesOf([
    ...withStyles(head, styles),
    rendered.slice(headEnd, bodyEnd),
    `<script type="application/json" id="page-code">${inert(code)}</script>`,
    `<script type="text/plain" id="page-data">${inert(data)}</script>`,
    rendered.slice(bodyEnd),
  ])
}

/** Escapes `<`, which JSON has in strings only, so that the data cannot end its script element. */
function inert(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/**
 * Inlines the page's CSS. The link to the whole stylesheet stays where React expects it, disabled until
 * hydration (entry.client.tsx); Chromium preloads a disabled link, but not one whose media never match.
 */
function withStyles(head: string, { url, css }: Finish['styles']): Part[] {
  const at = head.indexOf(`<link rel="stylesheet" href="${url}"`)
  if (at < 0) throw new Error(`The page has no link to its stylesheet ${url}`)
  return [
    head.slice(0, at),
    '<style>',
    css,
    '</style>',
    `<script>${starter}</script>`,
    '<link disabled="" media="not all"',
    head.slice(at + '<link'.length),
  ]
}

type Part = string | Uint8Array

const scratch = Buffer.allocUnsafeSlow(512 * 1024)
/** The most bytes that UTF-8 takes for one UTF-16 unit. */
const maxBytesPerUnit = 3

/** Writes all parts into one buffer and copies it: `Buffer.from` reads each string twice. */
function bytesOf(parts: Part[]): Buffer<ArrayBuffer> {
  const maxBytes = parts.reduce((sum, { length }) => sum + length * maxBytesPerUnit, 0)
  if (maxBytes > scratch.length) {
    return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
  }
  let end = 0
  for (const part of parts) {
    if (typeof part === 'string') end += scratch.write(part, end)
    else {
      scratch.set(part, end)
      end += part.length
    }
  }
  return Buffer.from(scratch.subarray(0, end))
}
