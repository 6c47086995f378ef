import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.server'
import { stylePieces } from './style-pieces'

function rulesOf(css: string, html: string): string {
  return pageStyles(stylePieces(css))(html).rules.toString()
}

test('a page gets the CSS of its own elements and classes, in the order of the stylesheet', () => {
  const css =
    '.b{color:red}p{margin:0}.a,.c{top:0}*{left:0}table{width:1px}.a .d{right:0}.a+p{top:1px}'
  expect(rulesOf(css, '<p class="a b">Hej</p>')).toBe(
    '.b{color:red}p{margin:0}.a,.c{top:0}*{left:0}.a+p{top:1px}',
  )
})

test('selectors inside :not() and :where() are not required', () => {
  const css = 'p:not(.a){top:0}p:has(.a){top:1px}:is(.a,.b):before{top:2px}:where(.a>p){top:3px}'
  expect(rulesOf(css, '<p class="b">')).toBe(
    'p:not(.a){top:0}p:has(.a){top:1px}:is(.a,.b):before{top:2px}',
  )
})

test('escaped class names match those in the page', () => {
  const css = '.\\[\\&\\>p\\]\\:mt-0\\.5>p{top:0}.md\\:w-1\\/2{width:50%}.w-1{width:1px}'
  const html = '<p class="[&amp;&gt;p]:mt-0.5 md:w-1/2">'
  expect(rulesOf(css, html)).toBe('.\\[\\&\\>p\\]\\:mt-0\\.5>p{top:0}.md\\:w-1\\/2{width:50%}')
})

test('empty groups are dropped, but layers keep their order', () => {
  const css =
    '@layer a{.x{top:0}}@media print{.x{top:1px}@page{margin:1cm}}@media screen{.x{top:2px}}'
  expect(rulesOf(css, '<p>')).toBe('@layer a{}@media print{@page{margin:1cm}}')
})

test('global definitions are included only if used, also by another definition', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px;color:red}@property --d{syntax:"*"}@property --c{syntax:"*"}' +
    '.x{top:var(--a,var(--d))}.y{top:var(--c)}@keyframes k{to{top:0}}.z{animation:1s k}'
  expect(rulesOf(css, '<p class="x">')).toBe(
    ':root{--a:var(--b);--b:1px;color:red;}@property --d{syntax:"*"}.x{top:var(--a,var(--d))}',
  )
  expect(rulesOf(css, '<p class="z">')).toBe(
    ':root{color:red;}@keyframes k{to{top:0}}.z{animation:1s k}',
  )
})

test('a font for a character range is included only in pages with one of its characters', () => {
  const css =
    '@font-face{font-family:a;unicode-range:U+20-7E}@font-face{font-family:b;unicode-range:U+A7,U+2018-201A}'
  expect(rulesOf(css, '<p>æ</p>')).toBe('@font-face{font-family:a;unicode-range:U+20-7E}')
  expect(rulesOf(css, '<p>§</p>')).toBe(css)
  expect(rulesOf(css, '<p>’</p>')).toBe(css)
})

test('downloaded fonts are separate, local ones are not', () => {
  const fetched = '@font-face{font-family:a;src:url(a.woff2)format("woff2")}'
  const local = '@font-face{font-family:b;src:local(b)}'
  const { rules, faces } = pageStyles(stylePieces(`${fetched}${local}p{top:0}`))('<p>')
  expect(rules.toString()).toBe(`${local}p{top:0}`)
  expect(faces.toString()).toBe(fetched)
})

test('pages with the same markup share their CSS, others have a different hash', () => {
  const stylesOf = pageStyles(stylePieces('.a{top:0}.b{top:1px}'))
  expect(stylesOf('<p class="a">1</p>')).toBe(stylesOf('<p class="a">2</p>'))
  expect(stylesOf('<p class="b">').hashes).not.toBe(stylesOf('<p class="a">').hashes)
})
