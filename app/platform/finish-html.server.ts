const modulePreload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const styleSheet = /<link rel="stylesheet" href="([^"]*)"[^>]*>/g
const clientEntry = /<script type="module"[^>]*>(?=import)/

/**
 * Runs the client's code when the page has loaded, is painted and idle, at the latest a second after
 * it has loaded, or at the first sign of use.
 */
const starter = `{
let begun
const begin = () => {
  if (begun) return
  begun = true
  const entry = document.getElementById('client-entry')
  for (const href of entry.dataset.needs.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  const code = document.createElement('script')
  code.type = 'module'
  code.textContent = entry.textContent
  document.head.append(code)
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
const starterCode = starter.replaceAll(/\n\s*/g, '\n')

/**
 * Turns what React rendered into the page that is sent: the client's code is put aside until the
 * page has loaded, so that it never competes with the first picture (docs/quality.md, "Fast").
 */
export function finishHtml(rendered: string): string {
  const needs = [...rendered.matchAll(modulePreload)].map(([, address]) => address).join(' ')
  return rendered
    .replaceAll(modulePreload, '')
    .replace(clientEntry, `<script type="text/plain" id="client-entry" data-needs="${needs}">`)
    .replace('</body>', `<script>${starterCode}</script></body>`)
}

/** What a stylesheet of the build says, and its hash for the content security policy. */
export interface StyleSheet {
  rules: string
  hash: string
}

/**
 * Puts the stylesheets into the page, which so is shown without asking for anything more. The last
 * step, since they are half of the page and nothing else has to look through them.
 * @param styleSheetAt by its address
 */
export function withStyles(html: string, styleSheetAt: (address: string) => StyleSheet) {
  const styleHashes: string[] = []
  const page = html.replace(styleSheet, (link, address) => {
    const { rules, hash } = styleSheetAt(address)
    styleHashes.push(hash)
    return `<style>${rules}</style>${idle(link)}`
  })
  return { page, styleHashes }
}

/** React finds the link where it left it, and the browser does not fetch it. */
function idle(link: string): string {
  return link.replace('<link ', '<link disabled="" ')
}
