import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.server'
import { stylePieces } from './style-pieces'

function cssOf(css: string, html: string): string {
  return pageStyles(stylePieces(css))(html).css.toString()
}

test('a page has the CSS of its own elements and classes, in the order of the stylesheet', () => {
  const css =
    '.b{color:red}p{margin:0}.a,.c{top:0}*{left:0}table{width:1px}.a .d{right:0}.a+p{top:1px}'
  expect(cssOf(css, '<p class="a b">Hej</p>')).toBe(
    '.b{color:red}p{margin:0}.a,.c{top:0}*{left:0}.a+p{top:1px}',
  )
})

test('what only a condition names is not asked for', () => {
  const css = 'p:not(.a){top:0}p:has(.a){top:1px}:is(.a,.b):before{top:2px}:where(.a>p){top:3px}'
  expect(cssOf(css, '<p class="b">')).toBe(
    'p:not(.a){top:0}p:has(.a){top:1px}:is(.a,.b):before{top:2px}',
  )
})

test('classes are found as they are written in pages and in stylesheets', () => {
  const css = '.\\[\\&\\>p\\]\\:mt-0\\.5>p{top:0}.md\\:w-1\\/2{width:50%}.w-1{width:1px}'
  const html = '<p class="[&amp;&gt;p]:mt-0.5 md:w-1/2">'
  expect(cssOf(css, html)).toBe('.\\[\\&\\>p\\]\\:mt-0\\.5>p{top:0}.md\\:w-1\\/2{width:50%}')
})

test('groups without rules go, but layers keep their rank', () => {
  const css =
    '@layer a{.x{top:0}}@media print{.x{top:1px}@page{margin:1cm}}@media screen{.x{top:2px}}'
  expect(cssOf(css, '<p>')).toBe('@layer a{}@media print{@page{margin:1cm}}')
})

test('what is defined for all pages stands where something uses it, be it another definition', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px;color:red}@property --d{syntax:"*"}@property --c{syntax:"*"}' +
    '.x{top:var(--a,var(--d))}.y{top:var(--c)}@keyframes k{to{top:0}}.z{animation:1s k}'
  expect(cssOf(css, '<p class="x">')).toBe(
    ':root{--a:var(--b);--b:1px;color:red;}@property --d{syntax:"*"}.x{top:var(--a,var(--d))}',
  )
  expect(cssOf(css, '<p class="z">')).toBe(
    ':root{color:red;}@keyframes k{to{top:0}}.z{animation:1s k}',
  )
})

test('a font for some characters comes with the pages that have one of them', () => {
  const css =
    '@font-face{font-family:a;unicode-range:U+20-7E}@font-face{font-family:b;unicode-range:U+A7,U+2018-201A}'
  expect(cssOf(css, '<p>æ</p>')).toBe('@font-face{font-family:a;unicode-range:U+20-7E}')
  expect(cssOf(css, '<p>§</p>')).toBe(css)
  expect(cssOf(css, '<p>’</p>')).toBe(css)
})

test('pages with the same markup share their CSS, and others have another hash', () => {
  const stylesOf = pageStyles(stylePieces('.a{top:0}.b{top:1px}'))
  expect(stylesOf('<p class="a">1</p>')).toBe(stylesOf('<p class="a">2</p>'))
  expect(stylesOf('<p class="b">').hash).not.toBe(stylesOf('<p class="a">').hash)
})
