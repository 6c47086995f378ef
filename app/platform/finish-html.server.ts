import type { PageCode } from './page-code'

/**
 * Runs the client's code when the page has loaded, is painted and idle, at the latest a second after
 * it has loaded, or at the first sign of use.
 */
const starterSource = `{
let begun
const begin = () => {
  if (begun) return
  begun = true
  const { entry } = JSON.parse(document.getElementById('page-code').textContent)
  import(entry)
}
const idle = window.requestIdleCallback ?? setTimeout
const beginSoon = () => {
  requestAnimationFrame(() => setTimeout(() => idle(begin)))
  setTimeout(begin, 1000)
}
if (document.readyState === 'complete') beginSoon()
else addEventListener('load', beginSoon)
for (const sign of ['pointerdown', 'keydown', 'touchstart'])
  addEventListener(sign, begin, { once: true, passive: true })
}`

/** The one script that stands in a page. It is the same in all, so that the policy can name it. */
export const starter = starterSource.replaceAll(/\n\s*/g, '\n')

/**
 * Turns what React rendered into the page that is sent. What differs from page to page is put at its
 * end as data that no browser runs: which code takes the page over, and what the loaders answered. The
 * starter begins with it when the page has loaded, so that it never competes with the first picture
 * (docs/quality.md, "Fast").
 * @param data what the loaders answered, as the router encodes it
 * @param styles where the whole stylesheet is, and the rules of it that the page needs
 */
export function finishHtml(
  rendered: string,
  code: PageCode,
  data: string,
  styles: { url: string; rules: string },
): string {
  const end = rendered.lastIndexOf('</body>')
  const page = [
    rendered.slice(0, end),
    `<script type="application/json" id="page-code">${inert(JSON.stringify(code))}</script>`,
    `<script type="text/plain" id="page-data">${inert(data)}</script>`,
    `<script>${starter}</script>`,
    rendered.slice(end),
  ].join('')
  return withStyles(page, styles)
}

/** JSON, of which no part ends the script it stands in: `<` occurs in its strings only. */
function inert(json: string): string {
  return json.replaceAll('<', '\\u003c')
}

/**
 * Puts its rules into the page, which so is shown without asking for anything more. The link to all
 * rules stays where React expects it, and rests until React takes the page over (entry.client.tsx).
 * Chromium, looking ahead, fetches what is disabled all the same, but not what is for no medium.
 */
function withStyles(html: string, { url, rules }: { url: string; rules: string }): string {
  const link = `<link rel="stylesheet" href="${url}"`
  const idle = link.replace('<link ', '<link disabled="" media="not all" ')
  return html.replace(link, () => `<style>${rules}</style>${idle}`)
}
