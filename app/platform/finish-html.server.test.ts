import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, policyHash } from './content-security-policy.server'
import { finishHtml, withStyles } from './finish-html.server'

const rendered =
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="stylesheet" href="/assets/a.css"/></head><body>' +
  '<script>window.a = 1</script>' +
  '<script type="module" async="">import "/assets/manifest.js"</script></body></html>'

const rules = 'p{color:red}'

test('the client entry is put aside, with what it needs, and nothing is preloaded', () => {
  const html = finishHtml(rendered)
  expect(html).toMatch(/^<!DOCTYPE html><html>/)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).toContain(
    '<script type="text/plain" id="client-entry" data-needs="/assets/a.js">import "/assets/manifest.js"</script>',
  )
  expect(html).toContain("addEventListener('load'")
})

test('the stylesheet stands in the page, and its link fetches nothing', () => {
  const html = finishHtml(rendered)
  const { page, styleHashes } = withStyles(html, () => ({ rules, hash: policyHash(rules) }))
  expect(page).toContain('<style>p{color:red}</style><link disabled="" rel="stylesheet"')
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(contentSecurityPolicy(html, styleHashes)).toContain(`style-src 'self' 'sha256-${hash}';`)
})

test('the policy names every inline script by its hash and allows no other', () => {
  const policy = contentSecurityPolicy(
    '<script>window.a = 1</script><script src="/b.js"></script>',
    [],
  )
  const hash = createHash('sha256').update('window.a = 1').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
})

test('a cover from elsewhere is allowed from exactly its host', () => {
  const policy = contentSecurityPolicy(
    '<meta name="picture-host" content="https://boger.example"/>',
    [],
  )
  expect(policy).toContain("img-src 'self' data: blob: https://boger.example;")
})
