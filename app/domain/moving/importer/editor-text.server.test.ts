import { expect, test } from 'vitest'
import { editorText, type TextResolver } from './editor-text.server'

const resolver: TextResolver = {
  picture: async ({ url = '' }) => (url.includes('vaek') ? undefined : `images/${url.slice(-1)}`),
  pdf: async (url) => (url.includes('vaek') ? undefined : 'pdf1'),
  link: async (url) => (url.startsWith('javascript') ? '' : url.replace('https://gammel.dk', '')),
}

test.each([
  [
    '<h3>Om <em>mig</em></h3><div>Tekst</div>',
    '<p><strong>Om <em>mig</em></strong></p><p>Tekst</p>',
  ],
  ['<b><p>Et</p><p>To</p></b>', '<p>Et</p><p>To</p>'],
  [
    '<p>a<b>fed</b> <cite>værk</cite> x<sup>2</sup></p>',
    '<p>a<strong>fed</strong> <em>værk</em> x<sup>2</sup></p>',
  ],
  [
    '<a href="https://gammel.dk/x">x</a> <a href="javascript:1">y</a>',
    '<p><a href="/x">x</a> y</p>',
  ],
  ['<a href="/a.pdf?v=2">Noder</a>', '<p><a data-pdf-id="pdf1">Noder</a></p>'],
  ['<a href="/vaek.pdf">Noder</a>', '<p><a href="/vaek.pdf">Noder</a></p>'],
  [
    '<a href="/a.pdf"><div><h4>Program</h4><p>Forår</p></div></a>',
    '<p><a data-pdf-id="pdf1"><strong>Program</strong></a></p><p>Forår</p>',
  ],
  [
    '<ul><li>Et<ol><li>To</li></ol></li><p>Tre</p></ul>',
    '<ul><li><p>Et</p><ol><li><p>To</p></li></ol></li><li><p>Tre</p></li></ul>',
  ],
  ['<ol start="4"><li>Fire</li><li> </li></ol>', '<ol start="4"><li><p>Fire</p></li></ol>'],
  ['<pre>Nu lægger\nsig</pre>Ord', '<p>Nu lægger<br />sig</p><p>Ord</p>'],
  ['<blockquote>Ord</blockquote><blockquote> </blockquote>', '<blockquote><p>Ord</p></blockquote>'],
  [
    '<table><tr><th>Dag</th><td>Kl.\n <b>19</b></td><td> </td></tr><tr><td>Fri</td></tr></table>',
    '<p>Dag | Kl. <strong>19</strong></p><p>Fri</p>',
  ],
  [
    '<table><tr><td><figure><img src="a"></figure>Ord</td></tr></table>',
    '<figure data-picture="images/a" data-alt></figure><p>Ord</p>',
  ],
  [
    '<iframe src="//vimeo.com/1"></iframe><iframe src="/egen"></iframe>',
    '<figure data-media="https://vimeo.com/1"><figcaption>Video fra Vimeo</figcaption></figure>',
  ],
  [
    '<figure><div>\nhttps://youtu.be/dQw4w9WgXcQ?a=1&amp;t=2\n</div><figcaption>Lyset</figcaption></figure>',
    '<figure data-media="https://www.youtube.com/watch?v=dQw4w9WgXcQ"><figcaption>Lyset</figcaption></figure>',
  ],
  [
    '<p><a href="https://open.spotify.com/x">https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC</a></p>',
    '<figure data-media="https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC"><figcaption>Lyd fra Spotify</figcaption></figure>',
  ],
  ['<p>Se https://vimeo.com/1</p>', '<p>Se https://vimeo.com/1</p>'],
  [
    '<video controls><source src="https://gammel.dk/f.mp4"></video><audio src="/t.mp3"></audio>',
    '<p><a href="https://gammel.dk/f.mp4">https://gammel.dk/f.mp4</a></p><p><a href="/t.mp3">/t.mp3</a></p>',
  ],
  ['<object data="https://a.dk/f"></object>', '<p><a href="https://a.dk/f">https://a.dk/f</a></p>'],
  ['<script>1</script><style>x</style><p>&nbsp;</p><p><br>Ord<br></p>', '<p>Ord</p>'],
  [
    '<figure><a href="/b"><img src="b" alt="Fjord"></a><figcaption>Ved <i>fjorden</i></figcaption></figure>',
    '<figure data-picture="images/b" data-alt="Fjord"><figcaption>Ved fjorden</figcaption></figure>',
  ],
  ['<figure><img src="vaek"><figcaption>Under</figcaption></figure>', '<p>Under</p>'],
  [
    '<figure><img src="a"><img src="b"><figcaption>To</figcaption></figure>',
    '<figure data-picture="images/a" data-alt></figure><figure data-picture="images/b" data-alt></figure><p>To</p>',
  ],
  [
    '<img src="lille-s" data-src="stor-t" data-image="hel-u">',
    '<figure data-picture="images/u" data-alt></figure>',
  ],
  ['<img src="lille-s" data-src="stor-t">', '<figure data-picture="images/t" data-alt></figure>'],
])('%s becomes %s', async (html, text) => {
  expect(await editorText(html, resolver)).toBe(text)
})
