import { gzipSync } from 'node:zlib'
import type { HostileUpload } from './hostile-uploads.ts'

const megabyte = 1024 * 1024

const repeat = (piece: string, size: number) => piece.repeat(Math.floor(size / piece.length))

export function drawings(): HostileUpload[] {
  const path = '<path d="M0 0h9v9z"/>'
  const svg = (inside: string, attributes = 'viewBox="0 0 9 9"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
  const styled = (css: string, element = '<path class="a" d="M0 0h9v9z"/>') =>
    svg(`<style>${css}</style>${element}`)
  const entities = Array.from(
    { length: 12 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  )
  const sources: Record<string, string> = {
    'a class named 8,000 times with 800 rules': styled(
      '.a{fill:red;stroke:blue}'.repeat(800),
      `<path class="${'a '.repeat(8000)}" d="M0 0h9v9z"/>`,
    ),
    '97,500 rules': styled('.a{b}'.repeat(97_500)),
    'rules without braces': styled(repeat('.a,', 500_000)),
    '7,000 elements of ten classes': styled(
      Array.from({ length: 10 }, (_, n) => `.c${n}{fill:red;stroke:blue}`).join(''),
      `<path class="${Array.from({ length: 10 }, (_, n) => `c${n}`).join(' ')}" d="M0 0"/>`.repeat(
        7000,
      ),
    ),
    'entities in entities': `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities.join('')}]>${svg('&e12;')}`,
    'nested groups': svg(`${'<g>'.repeat(3900)}${path}${'</g>'.repeat(3900)}`),
    'unclosed groups': svg('<g>'.repeat(7900)),
    'nested drawings': `${'<svg>'.repeat(7900)}${path}`,
    'uses of uses': svg(
      `<defs>${Array.from(
        { length: 30 },
        (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`,
      ).join('')}</defs><use href="#u30"/>`,
    ),
    'one path of 500 kB': svg(`<path d="M0 0${repeat('l1 1', 500_000)}"/>`),
    'a stroke with 200,000 corners': svg(
      `<path stroke-width="900" stroke="red" d="M0 0${repeat('l9-9l-9 9', 480_000)}"/>`,
    ),
    '19,000 attributes': svg(`<path ${repeat('a="" ', 95_000)} d="M0 0h9v9z"/>`),
    'one style of 500 kB': svg(`<path style="${repeat('fill:red;', 500_000)}" d="M0 0h9v9z"/>`),
    'a viewBox of 1e9': svg(path, 'viewBox="0 0 1e9 1e9" width="1e9" height="1e9"'),
    '20,000 pixels wide': svg(path, 'width="20000" height="20000"'),
    'a filter': svg(
      '<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter><rect filter="url(#f)" width="9" height="9"/>',
    ),
    'a pattern in a pattern': svg(
      '<pattern id="p" width="1e-9" height="1e-9"><rect fill="url(#p)" width="9" height="9"/></pattern><rect fill="url(#p)" width="9" height="9"/>',
    ),
    'a file of this machine': `<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>${svg('<text>&f;</text>')}`,
    '500 kB of <': `<svg ${repeat('<', 500_000)}`,
    '500 kB of quotes': `<svg a=${repeat(`"'`, 500_000)}`,
    '500 kB of comments': svg(repeat('<!--', 500_000)),
  }
  const mark = '/admin/upload/billede?place=mark'
  return [
    ...Object.entries(sources).map(([name, source]) => ({
      name: `drawing, ${name}`,
      path: mark,
      body: () => Buffer.from(source),
    })),
    {
      name: 'drawing, packed to a thousandth',
      path: mark,
      body: () => gzipSync(Buffer.from(svg(repeat(path, 50 * megabyte)))),
    },
  ]
}
