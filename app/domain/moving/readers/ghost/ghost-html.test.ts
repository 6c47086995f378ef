import { expect, test } from 'vitest'
import { htmlOfPost, withoutPlayers } from './ghost-html'

const lexical = (...children: object[]) => htmlOfPost(JSON.stringify({ root: { children } }), null)
const text = (words: string, format = 0) => ({ type: 'text', text: words, format })
const of = (type: string, ...children: object[]) => ({ type, children })

test.each([
  [[of('paragraph', text('a <b'), { type: 'linebreak' }, text('c'))], '<p>a &lt;b<br>c</p>'],
  [
    [of('paragraph', text('f', 1), text('k', 2), text('b', 3))],
    '<p><strong>f</strong><em>k</em><em><strong>b</strong></em></p>',
  ],
  [[of('extended-heading', text('H'))], '<h2>H</h2>'],
  [[{ ...of('list', of('listitem', text('1'))), listType: 'number' }], '<ol><li>1</li></ol>'],
  [[{ ...of('list', of('listitem', text('1'))), listType: 'bullet' }], '<ul><li>1</li></ul>'],
  [
    [of('aside', text('q')), of('quote', text('r'))],
    '<blockquote>q</blockquote><blockquote>r</blockquote>',
  ],
  [
    [{ ...of('link', text('x')), url: 'https://a.dk/?a&b' }],
    '<a href="https://a.dk/?a&amp;b">x</a>',
  ],
  [[{ type: 'html', html: '<p>rå</p>' }], '<p>rå</p>'],
  [[{ type: 'bookmark', url: 'https://a.dk' }], '<p><a href="https://a.dk">https://a.dk</a></p>'],
])('the Lexical nodes %j become HTML', (nodes, html) => expect(lexical(...nodes)).toBe(html))

test('pictures keep their description and caption', () => {
  const picture = { src: '/b.jpg', alt: 'Alt', caption: 'Under' }
  const shown = /src="\/b\.jpg".*alt="Alt".*<figcaption>Under<\/figcaption>/
  expect(lexical({ type: 'image', ...picture })).toMatch(shown)
  expect(htmlOfPost(null, JSON.stringify({ cards: [['image', picture]] }))).toMatch(shown)
})

test('of a Mobiledoc the cards with HTML or Markdown are taken, in their order', () => {
  const cards = [
    ['html', { html: '<p>1</p>' }],
    ['markdown', { markdown: 'to' }],
  ]
  expect(htmlOfPost('', JSON.stringify({ cards }))).toBe('<p>1</p>\nto')
  expect([htmlOfPost(null, null), htmlOfPost(null, '{'), htmlOfPost('{', null)]).toEqual([
    '',
    '',
    '',
  ])
})

test.each([
  [
    '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/f.mp4"></video><div class="kg-video-overlay"><button></button></div><div class="kg-video-player-container"><div class="kg-video-player"><span>0:00</span><input><div>/0:12</div></div></div></div><figcaption>Film</figcaption></figure>',
    '<figure class="kg-card kg-video-card"><div class="kg-video-container"><video src="/f.mp4"></video></div><figcaption>Film</figcaption></figure>',
  ],
  [
    '<div class="kg-audio-player-container"><audio src="/t.mp3"></audio><div class="kg-audio-title">Tale</div><div class="kg-audio-player"><span>0:00</span></div></div>',
    '<div class="kg-audio-player-container"><audio src="/t.mp3"></audio><div class="kg-audio-title">Tale</div></div>',
  ],
  [
    '<a href="https://a.dk"><div class="kg-bookmark-title">Bog</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.dk/i.ico"></div><div class="kg-bookmark-thumbnail"><img src="https://a.dk/t.jpg"></div></a>',
    '<a href="https://a.dk"><div class="kg-bookmark-title">Bog</div></a>',
  ],
  ['<p>1</p><div class="kg-card kg-signup-card kg-width-wide "><h2>Få brevet</h2>', '<p>1</p>'],
])('of a card, only its text, pictures and links are taken: %s', (html, text) =>
  expect(withoutPlayers(html)).toBe(text),
)
