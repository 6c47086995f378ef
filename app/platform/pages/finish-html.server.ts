import { escapeForScript, withJsonLd } from './json-ld.server'
import type { JsonLdNode } from './visit.server'

/**
 * Starts the client's code at the first user input, or when the page has loaded, is painted, has its
 * fonts and is idle. It starts two seconds after the load at the latest.
 */
const starterSource = `{
let loading
const start = () => {
  loading ??= import(JSON.parse(document.getElementById('page-code').textContent).entry)
}
const startWhenParsed = () => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
const idle = window.requestIdleCallback ?? setTimeout
addEventListener('load', async () => {
  setTimeout(start, 2000)
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  await document.fonts.ready
  idle(start)
})
for (const sign of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(sign, startWhenParsed, { once: true, passive: true })
}`

/** The one inline script, the same in all pages, so that the policy can allow it by hash. */
export const starter = starterSource.replaceAll(/\n\s*/g, '\n')

interface PageParts {
  jsonLd: readonly JsonLdNode[]
  code: string
  data: string
  styles: { url: string; css: string }
}

/**
 * The parts that differ from page to page are put at its end as inert data, which the starter reads
 * after the page has loaded, so that the client's code does not delay the first picture.
 */
export function finishHtml(rendered: string, { jsonLd, code, data, styles }: PageParts): string {
  const headEnd = rendered.indexOf('</head>') + '</head>'.length
  const bodyEnd = rendered.lastIndexOf('</body>')
  const head = withJsonLd(rendered.slice(0, headEnd), jsonLd)
  return [
    withStyles(head, styles),
    rendered.slice(headEnd, bodyEnd),
    `<script type="application/json" id="page-code">${escapeForScript(code)}</script>`,
    `<script type="text/plain" id="page-data">${escapeForScript(data)}</script>`,
    rendered.slice(bodyEnd),
  ].join('')
}

/**
 * Inlines the page's CSS. The link to the whole stylesheet stays where React expects it, disabled
 * until hydration (entry.client.tsx). Chromium preloads a disabled link, but not one with `media="not all"`.
 */
function withStyles(head: string, { url, css }: PageParts['styles']): string {
  const linkStart = head.indexOf(`<link rel="stylesheet" href="${url}"`)
  if (linkStart < 0) throw new Error(`The page has no link to its stylesheet ${url}`)
  return [
    head.slice(0, linkStart),
    `<style>${css}</style>`,
    `<script>${starter}</script>`,
    '<link disabled="" media="not all"',
    head.slice(linkStart + '<link'.length),
  ].join('')
}
