import { expect, test } from 'vitest'
import { withJsonLd } from './json-ld.server'

const page = '<html><head><title>$&</title></head><body></body></html>'
const dataIn = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test('JSON-LD is in the head, as one graph', () => {
  const html = withJsonLd(page, [{ '@id': '#a' }])
  expect(html).toBe(
    '<html><head><title>$&</title><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@id":"#a"}]}</script></head><body></body></html>',
  )
  expect(withJsonLd(page, [])).toBe(page)
})

test('no text can end the script element', () => {
  const text = '</script><!--<script>&amp;\u2028\u2029$1$&$`'
  const html = withJsonLd(page, [{ '@id': '#a', name: text } as { '@id': string }])
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/)
  expect(dataIn(html)['@graph']).toEqual([{ '@id': '#a', name: text }])
})

test('nodes with the same id are merged, and the page does not depend on their order', () => {
  const things = [{ '@id': '#b' }, { '@id': '#a', name: 'A' }, { '@id': '#a', email: 'a@b.dk' }]
  const html = withJsonLd(page, things)
  expect(withJsonLd(page, things.toReversed())).toBe(html)
  expect(dataIn(html)['@graph']).toEqual([
    { '@id': '#a', name: 'A', email: 'a@b.dk' },
    { '@id': '#b' },
  ])
})
