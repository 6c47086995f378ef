import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.server'
import { finishHtml, starter } from './finish-html.server'

const rendered =
  '<!DOCTYPE html><html><head>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body><p>Hej</p></body></html>'
const css = "p{content:'$&æ'}"
const styles = { url: '/assets/a.css', css }
const code = '{"entry":"/entry.js"}'

const finished = (data: string, page = rendered) =>
  finishHtml(page, { jsonLd: [], code, data, styles })

test('the data for hydration is inert, at the end of the page', () => {
  const html = finished('["hej"]')
  expect(html).toMatch(/^<!DOCTYPE html><html>[\s\S]*<p>Hej<\/p><script type="application\/json"/)
  expect(html).toContain(`id="page-code">${code}</script>`)
  expect(html).toContain('<script type="text/plain" id="page-data">["hej"]</script>')
  expect(html.match(/<script>/g)).toHaveLength(1)
  expect(html).toMatch(/<\/script><\/body><\/html>$/)
})

test('loader data cannot end its script element', () => {
  const data = JSON.stringify(['</script><script>alert(1)</script><!--', '$&', '</body>'])
  const html = finished(data)
  const shown = /id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(shown).not.toContain('<')
  expect(JSON.parse(shown)).toEqual(JSON.parse(data))
})

test('the CSS is inline, and the link to the stylesheet fetches nothing', () => {
  const [before, after] = finished('').split(`<script>${starter}</script>`)
  expect(before).toContain(`<style>${css}</style>`)
  expect(after).toMatch(
    /^<link disabled="" media="not all" rel="stylesheet" href="\/assets\/a.css"/,
  )
})

test('a page without a link to the stylesheet is an error', () => {
  const without = rendered.replace('/assets/a.css', '/assets/b.css')
  expect(() => finished('', without)).toThrow('no link to its stylesheet /assets/a.css')
})

test('an external cover is allowed from exactly its host', () => {
  const policy = contentSecurityPolicy('')
  expect(policy('', ['https://boger.example', 'https://b.example:8443'])).toContain(
    "; img-src 'self' data: blob: https://boger.example https://b.example:8443; ",
  )
  for (const host of ['https://*.example', 'https://a;script-src', 'http://a.example', '*']) {
    expect(policy('', [host])).toContain("; img-src 'self' data: blob:; ")
  }
})
