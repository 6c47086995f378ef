import { expect, test } from 'vitest'
import { paragraphsBeforeMore, withoutPlugins, wordpressHtml } from './wordpress-html'

const attachments = new Map(
  ['1', '2', '3'].map((id) => [
    id,
    { url: `https://a.dk/${id}.jpg`, alt: `Alt ${id}`, caption: id === '2' ? 'Tekst to' : '' },
  ]),
)

const html = (text: string) => wordpressHtml(text, attachments).replaceAll(/\s*\n\s*/g, '')

test('a text without paragraphs has one for each blank line', () => {
  expect(html('Et\r\nto\r\n \r\nTre\n\n<h2>Fire</h2>')).toBe(
    '<p>Et<br>to</p><p>Tre</p><h2>Fire</h2>',
  )
  expect(html('<p>Et</p>\n\nTo')).toBe('<p>Et</p>To')
  expect(html('<!-- wp:html -->\n\nTo')).toBe('<!-- wp:html -->To')
})

test('a gallery has its pictures in its order, with their descriptions and captions', () => {
  const [first = '', second = '', ...more] = html('[gallery columns="2" ids="3, 2,9"]').split(
    '</figure>',
  )
  expect(first).toMatch(/src="https:\/\/a\.dk\/3\.jpg".*alt="Alt 3"/)
  expect(first).toContain('<figcaption></figcaption>')
  expect(second).toMatch(/src="https:\/\/a\.dk\/2\.jpg".*<figcaption>Tekst to<\/figcaption>/)
  expect(more).toEqual([''])
  expect(html('[gallery]')).toBe('')
})

test.each([
  [
    '[caption id="a"]<a href="/s"><img src="b.jpg"></a> Ved fjorden [/caption]',
    '<figure><a href="/s"><img src="b.jpg"></a><figcaption>Ved fjorden</figcaption></figure>',
  ],
  [
    '[embed width="3"] https://youtu.be/1 [/embed]',
    '<p><a href="https://youtu.be/1">https://youtu.be/1</a></p>',
  ],
  [
    '[audio mp3="https://a.dk/a.mp3"][/audio]',
    '<p><a href="https://a.dk/a.mp3">https://a.dk/a.mp3</a></p>',
  ],
  [
    '[video width="6" mp4=https://a.dk/a.mp4]',
    '<p><a href="https://a.dk/a.mp4">https://a.dk/a.mp4</a></p>',
  ],
])('%s becomes %s', (text, shown) => expect(html(text)).toBe(shown))

test.each([
  ['Et\n\nTo\n\n<!--more-->Tre', 2],
  ['<p>Et</p><p>To</p><p>Tre</p><!-- more -->', 3],
  ['<!--more-->Et', 1],
  ['Et\n\nTo', undefined],
])('the part of %j before the mark has %s paragraphs', (text, count) => {
  expect(paragraphsBeforeMore(text)).toBe(count)
})

test.each([
  ['Før [contact-form-7 id="12" title="Kontakt"] efter', 'Før  efter', ['contact-form-7']],
  ['[vc_row][vc_column width="1/2"]Ord[/vc_column][/vc_row]', 'Ord', ['vc_row', 'vc_column']],
  ['[knap]Køb[/knap]', 'Køb', ['knap']],
  ['<!-- wp:shortcode -->\n[kontakt]\n<!-- /wp', '\n<!-- /wp', ['kontakt']],
  ['[gallery ids="1"] [caption id="a"]B[/caption]', undefined, []],
  ['[red.] [sic] [1] [Dalgas-Jensen] [[et_kodeord]] [se https://a.dk/?a=b]', undefined, []],
])('without plugins %j is %j', (text, rest, removed) => {
  const names: string[] = []
  expect(withoutPlugins(text, (name) => names.push(name))).toBe(rest ?? text)
  expect(names).toEqual(removed)
})
