import { expect, test } from 'vitest'
import { pageStyles } from './page-styles.server'
import { stylePieces } from './style-pieces'

function cssOf(css: string, html: string): string {
  return pageStyles(stylePieces(css))(html).css
}

test('a page gets the CSS of its own elements and classes, in the order of the stylesheet', () => {
  const css =
    '.b{color:red}p{margin:0}.a,.c{top:0}*{left:0}table{width:1px}.a .d{right:0}.a+p{top:1px}'
  expect(cssOf(css, '<p class="a b">Hej</p>')).toBe(
    '.b{color:red}p{margin:0}.a,.c{top:0}*{left:0}.a+p{top:1px}',
  )
})

test('selectors inside :not() and :where() are not required', () => {
  const css = 'p:not(.a){top:0}p:has(.a){top:1px}:is(.a,.b):before{top:2px}:where(.a>p){top:3px}'
  expect(cssOf(css, '<p class="b">')).toBe(
    'p:not(.a){top:0}p:has(.a){top:1px}:is(.a,.b):before{top:2px}',
  )
})

test('the parts of an input are styled only in pages with an input of its type', () => {
  const css = '::-webkit-datetime-edit{padding:0}::file-selector-button{color:red}p:before{top:0}'
  expect(cssOf(css, '<p><input type="search">')).toBe('p:before{top:0}')
  expect(cssOf(css, '<p><input type="time"><input type="file">')).toBe(css)
})

test('escaped class names match those in the page', () => {
  const css = '.\\[\\&\\>p\\]\\:mt-0\\.5>p{top:0}.md\\:w-1\\/2{width:50%}.w-1{width:1px}'
  const html = '<p class="[&amp;&gt;p]:mt-0.5 md:w-1/2">'
  expect(cssOf(css, html)).toBe('.\\[\\&\\>p\\]\\:mt-0\\.5>p{top:0}.md\\:w-1\\/2{width:50%}')
})

test('empty groups are dropped, but layers keep their order', () => {
  const css =
    '@layer a{.x{top:0}}@media print{.x{top:1px}@page{margin:1cm}}@media screen{.x{top:2px}}'
  expect(cssOf(css, '<p>')).toBe('@layer a{}@media print{@page{margin:1cm}}')
})

test('global definitions are included only if used, also by another definition', () => {
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

test('a font for a character range is included only in pages with one of its characters', () => {
  const common = '@font-face{font-family:a;unicode-range:U+20-7E}'
  const rare = '@font-face{font-family:a;unicode-range:U+3C,U+3E,U+A7,U+2018-201A}'
  const css = `${common}${rare}p{font-family:a}`
  expect(cssOf(css, '<p>æ</p>')).toBe(`${common}p{font-family:a}`)
  expect(cssOf(css, '<p>§</p>')).toBe(css)
  expect(cssOf(css, '<p>’</p>')).toBe(css)
  expect(cssOf(css, '<p>3 &lt; 4</p>')).toBe(css)
  for (const attribute of ['alt', 'placeholder', 'value']) {
    expect(cssOf(css, `<p><input ${attribute}="§ 4"></p>`)).toBe(css)
  }
})

test('a font is included only in pages that use its family', () => {
  const fonts = '@font-face{font-family:"A b";src:url(a)}@font-face{font-family:C;src:url(c)}'
  const css = `${fonts}.x{--text-font:"A b", serif}.y{--text-font:C}`
  expect(cssOf(css, '<p class="x">')).toBe(
    '@font-face{font-family:"A b";src:url(a)}.x{--text-font:"A b", serif}',
  )
})

test('a bold font is included only in pages with bold text', () => {
  const fonts = '@font-face{font-family:a}@font-face{font-family:a;font-weight:600}'
  const css = `${fonts}body{font-family:a}b,strong{font-weight:bolder}.x{font-weight:600}`
  expect(cssOf(css, '<body>')).not.toContain('@font-face{font-family:a;font-weight:600}')
  expect(cssOf(css, '<body><b>')).toContain(fonts)
  expect(cssOf(css, '<body><p class="x">')).toContain(fonts)
})

test('a family with bold fonts alone is included without bold text', () => {
  const font = '@font-face{font-family:a;font-weight:600}'
  const css = `${font}body{font-family:a}b{font-weight:bolder}`
  expect(cssOf(css, '<body>')).toContain(font)
})

test('pages with the same markup share their CSS, others have a different hash', () => {
  const stylesOf = pageStyles(stylePieces('.a{top:0}.b{top:1px}'))
  expect(stylesOf('<p class="a">1</p>')).toBe(stylesOf('<p class="a">2</p>'))
  expect(stylesOf('<p class="b">').hash).not.toBe(stylesOf('<p class="a">').hash)
})
