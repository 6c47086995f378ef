const modulePreload = /<link rel="modulepreload"[^>]*>/g
const clientEntry = /<script type="module"[^>]*>(?=import)/

/** Runs the client's code when the page has loaded and is idle, or at the first sign of use. */
const starter = `{
let begun
const begin = () => {
  if (begun) return
  begun = true
  const code = document.createElement('script')
  code.type = 'module'
  code.textContent = document.getElementById('client-entry').textContent
  document.head.append(code)
}
const idle = window.requestIdleCallback ?? setTimeout
if (document.readyState === 'complete') idle(begin)
else addEventListener('load', () => idle(begin))
for (const sign of ['pointerdown', 'pointerover', 'keydown', 'touchstart'])
  addEventListener(sign, begin, { once: true, passive: true })
}`

/**
 * Turns what React rendered into the page that is sent: the client's code is put aside until the
 * page has loaded, so that it never competes with the first picture (quality.md, "Fast").
 */
export function finishHtml(rendered: string): string {
  return rendered
    .replaceAll(modulePreload, '')
    .replace(clientEntry, '<script type="text/plain" id="client-entry">')
    .replace('</body>', `<script>${starter.replaceAll(/\n\s*/g, '\n')}</script></body>`)
}
