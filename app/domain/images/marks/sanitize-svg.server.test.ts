import { expect, test } from 'vitest'
import { sanitizeSvg } from './sanitize-svg.server'

const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

const line = '<path d="M1 1L9 9" stroke="#000" fill="none"/>'

test.each([
  '<script>alert(1)</script>',
  '<script href="https://example.com/a.js"/>',
  '<a xlink:href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<image href="file:///etc/passwd" width="10" height="10"/>',
  '<image xlink:href="https://example.com/a.png" width="10" height="10"/>',
  '<foreignObject><iframe src="https://example.com"/></foreignObject>',
  '<use href="https://example.com/a.svg#a"/>',
  '<filter id="f"><feImage href="/etc/passwd"/></filter>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<style>@import url(https://example.com/a.css);</style>',
  '<path d="M0 0h1" onload="alert(1)" onclick="alert(1)"/>',
  '<path d="M0 0h1" style="fill:url(https://example.com/a)"/>',
  '<path d="M0 0h1" class="a"/><style>.a{fill:url(https://example.com/a)}</style>',
  '<text>secret</text><title>secret</title><metadata>secret</metadata>',
])('only the shapes of %s are left', (hostile) => {
  const redrawn = sanitizeSvg(svg(hostile + line, 'viewBox="0 0 10 10" onload="alert(1)"')) ?? ''
  expect(redrawn).toContain('M1 1L9 9')
  expect(redrawn).not.toMatch(
    /script|javascript|example|passwd|href|onload|onclick|style>|iframe|url\(|secret|<(?:use|image|a)\b/i,
  )
})

test('entities, files without shapes and other files are refused', () => {
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  expect(sanitizeSvg(entities + svg(line))).toBeUndefined()
  expect(sanitizeSvg(svg('<text>Johanne</text>'))).toBeUndefined()
  expect(sanitizeSvg('<html><body onload="alert(1)"></body></html>')).toBeUndefined()
  expect(sanitizeSvg(svg(line.repeat(2001)))).toBeUndefined()
  expect(sanitizeSvg('<svg><g>'.repeat(100_000))).toBeUndefined()
})

test('shapes keep their geometry, and the classes of drawing programs', () => {
  const drawn = `<defs><style type="text/css">.st0,.st1{fill:none;stroke:#123456;stroke-width:2px}</style></defs>
    <g transform="translate(1 2)"><path class="st1" d="M0 0h1"/><circle cx="5" cy="5" r="2" style="fill:#fff"/></g>`
  expect(sanitizeSvg(`<?xml version="1.0"?>${svg(drawn)}`)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g transform="translate(1 2)">' +
      '<path d="M0 0h1" style="fill:none;stroke:#123456;stroke-width:2px"></path>' +
      '<circle cx="5" cy="5" r="2" style="fill:#fff"></circle></g></svg>',
  )
})

test.each([
  ['fill', '#1a2b3c'],
  ['fill', 'currentColor'],
  ['stroke', 'rgb(1, 2, 3)'],
  ['fill-rule', 'evenodd'],
  ['fill-rule', 'nonzero'],
  ['fill-opacity', '0.5'],
  ['stroke-opacity', '50%'],
  ['stroke-width', '1.5px'],
  ['stroke-linecap', 'round'],
  ['stroke-linejoin', 'bevel'],
  ['stroke-miterlimit', '10'],
  ['opacity', '.8'],
  ['display', 'none'],
])('a shape keeps its %s of %s, as an attribute and as a style', (name, value) => {
  const path = '<path d="M0 0h1"'
  expect(sanitizeSvg(svg(`${path} ${name}="${value}"/>`))).toContain(`${name}="${value}"`)
  expect(sanitizeSvg(svg(`${path} style="${name}:${value}"/>`))).toContain(`${name}:${value}`)
})

test('the rules of a class in several places are joined, and the last value of a property is used', () => {
  const css = '.a,.b{fill:none;stroke:#123}.a{stroke:#456}.b{opacity:.5}.c{d:path("M0 0")}'
  const drawn = `<style>${css}</style><path class="a b c" d="M0 0h1"/><path class="b" d="M0 0h2"/>`
  const cleaned = sanitizeSvg(svg(drawn))
  expect(cleaned).toContain('<path d="M0 0h1" style="fill:none;stroke:#123;opacity:.5"></path>')
  expect(cleaned).toContain('<path d="M0 0h2" style="fill:none;stroke:#123;opacity:.5"></path>')
})

const inTheStyle = (css: string, shapes = '<path class="a" d="M0 0h1"/>') =>
  svg(`<style>${css}</style>${shapes}`)

test.each([
  [
    'a class that is named often',
    inTheStyle('.a{fill:red}', `<path class="${'a '.repeat(8000)}" d="M0 0h1"/>`),
  ],
  ['a rule that is repeated', inTheStyle('.a{fill:red;stroke:blue}'.repeat(800))],
  [
    'rules for one class of many shapes',
    inTheStyle(`.a{${'fill:red;'.repeat(100)}}`, line.repeat(500)),
  ],
])('the result for %s is not much longer than its source', (_, source) => {
  const cleaned = sanitizeSvg(source) ?? ''
  expect(cleaned).toContain('<path')
  expect(cleaned.length).toBeLessThanOrEqual(source.length * 1.2)
})

test.each([
  ['too much CSS', inTheStyle('.a{b}'.repeat(4001))],
  ['too much CSS in several elements', svg('<style>.a{b}</style>'.repeat(4001) + line)],
  [
    'too many styles of all shapes',
    inTheStyle(`.a{fill:${'r'.repeat(4000)}}`, '<path class="a" d=""/>'.repeat(70)),
  ],
  ['too many styles of one shape', svg(`<path style="${'fill:red;'.repeat(600)}" d="M0 0h1"/>`)],
  [
    'too many attributes',
    svg(`<path ${Array.from({ length: 20_001 }, (_, at) => `a${at}=""`)}/>${line}`),
  ],
])('a file with %s is refused', (_, source) => {
  expect(sanitizeSvg(source)).toBeUndefined()
})
