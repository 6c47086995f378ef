import { expect, test } from 'vitest'
import {
  cleanMixedText,
  cleanRichText,
  findLinks,
  findPictures,
  firstBlocks,
  mixedTextLines,
  plainLines,
  plainText,
} from './rich-text.server'

test('the links of a text are read as in a browser', () => {
  const html = `<p><A HREF='/a?x=&quot;1&quot;&amp;y=2'>En<br>link</A> <a data-pdf-id="p"> to </a></p>`
  expect(findLinks(html)).toEqual([
    { text: 'En link', href: '/a?x="1"&y=2', pdfId: undefined },
    { text: 'to', href: undefined, pdfId: 'p' },
  ])
})

test('the plain text has no entities', () => {
  expect(plainText('<p>1 &lt; 2 &amp;amp; &quot;3&quot;</p><p>&eacute;</p>')).toBe(
    '1 < 2 &amp; "3" é',
  )
  expect(plainLines('<p>en</p><ul><li>to</li></ul>')).toBe('en\nto\n')
})

test('a text from the editor has a blank line between paragraphs, and plain text is unchanged', () => {
  const html =
    '<p>Ét<br>og et halvt</p><blockquote><p>To</p></blockquote><ul><li><p>a</p></li><li><p>b</p></li></ul><p>&lt;3</p>'
  expect(mixedTextLines(html)).toBe('Ét\nog et halvt\n\nTo\n\na\nb\n\n<3')
  expect(mixedTextLines('<3 & <b>tegn</b>\n\n\nTo')).toBe('<3 & <b>tegn</b>\n\n\nTo')
})

test('only a text from the editor is cleaned: plain text is escaped when it is shown', () => {
  expect(cleanMixedText('<p onclick="a()">A & B</p>')).toBe('<p>A &amp; B</p>')
  expect(cleanMixedText('A & B <3')).toBe('A & B <3')
})

test('the first blocks of a text are whole', () => {
  const html = '<p>Ét</p><ul><li><p>a</p></li><li><p>b</p></li></ul><p>To</p>'
  expect(firstBlocks(html, 2)).toBe('<p>Ét</p><ul><li><p>a</p></li><li><p>b</p></li></ul>')
  expect(firstBlocks(html, 3)).toBe(html)
})

const figure =
  '<figure data-picture="images/texts/text_1.jpg" data-alt="En &quot;kirke&quot;" data-credit="Foto: M">' +
  '<figcaption>Ved fjorden</figcaption></figure>'

test('pictures stay with their texts, and captions are part of the plain text', () => {
  const html = `<p>Ét</p>${figure}<p>To</p>`
  expect(cleanRichText(html)).toBe(html)
  expect(cleanMixedText(`${figure}<p onclick="a()">To</p>`)).toBe(`${figure}<p>To</p>`)
  expect(findPictures(html)).toEqual(['images/texts/text_1.jpg'])
  expect(mixedTextLines(html)).toBe('Ét\n\nVed fjorden\n\nTo')
  expect(plainText(html)).toBe('Ét Ved fjorden To')
})

test('the first blocks include the pictures between them', () => {
  expect(firstBlocks(`${figure}<p>Ét</p>${figure}<p>To</p>`, 1)).toBe(`${figure}<p>Ét</p>${figure}`)
})

test('letters and accents that are entities are combined', () => {
  expect(cleanRichText('<p>P&#97;&#778; &AElig;r&oslash;, 1 &lt;&#824; 2</p>')).toBe(
    '<p>På Ærø, 1 &lt;\u0338 2</p>',
  )
})

/** Harmful markup, and the result after sanitizing. */
const hostile: [harm: string, html: string, left: string][] = [
  ['a script', '<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  [
    'a script in a script',
    '<p><scr<script>ipt>alert(1)</scr</script>ipt></p>',
    '<p>ipt&gt;alert(1)ipt&gt;</p>',
  ],
  ['a style', '<style>p { color: red }</style><p style="color: red">a</p>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)"><b onmouseover=alert(1)>a</b></p>', '<p><b>a</b></p>'],
  ['a picture', '<p>a<img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
  [
    'a picture that is drawn',
    '<svg onload=alert(1)><a href="javascript:x">a</a></svg>',
    '<a>a</a>',
  ],
  [
    'a picture of another site',
    '<p>a</p><figure data-picture="https://evil.example/x.jpg"><p>b</p></figure>',
    '<p>a</p>',
  ],
  ['a card of no row', '<aside data-card="../etc" class="x"><p>a</p></aside><p>b</p>', '<p>b</p>'],
  ['a picture outside the store', '<figure data-picture="images/../../etc/passwd"></figure>', ''],
  [
    'a picture with a handler',
    '<figure data-picture="images/a.jpg" onclick="a()" style="x"></figure>',
    '<figure data-picture="images/a.jpg"></figure>',
  ],
  ['a page within', '<iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>', '<p>a</p>'],
  ['a form', '<form action="//evil.example"><input name="a"><p>a</p></form>', '<p>a</p>'],
  ['a new base', '<base href="//evil.example/"><p>a</p>', '<p>a</p>'],
  ['a class and an id', '<p class="sr-only" id="main">a</p>', '<p>a</p>'],
  ['a link with a frame', '<a href="/a" target="_blank" ping="/b">a</a>', '<a href="/a">a</a>'],
  ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one in capitals', '<a href=" JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['one that is broken', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['one in signs', '<a href="&#106;avascript&colon;alert(1)">a</a>', '<a>a</a>'],
  ['one behind a no-break space', '<a href="&nbsp;javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one behind an ideographic space', '<a href="\u3000javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one behind a zero-width space', '<a href="\u200bjavascript:alert(1)">a</a>', '<a>a</a>'],
  ['one around a zero-width space', '<a href="java\u200bscript:alert(1)">a</a>', '<a>a</a>'],
  ['one behind a word joiner', '<a href="\u2060javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one behind a soft hyphen', '<a href="&shy;javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one behind a byte order mark', '<a href="\ufeffjavascript:alert(1)">a</a>', '<a>a</a>'],
  ['one behind a filler', '<a href="\u3164javascript:alert(1)">a</a>', '<a>a</a>'],
  ['one that holds a page', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['another program', '<a href="vbscript:a">a</a><a href="file:///etc">b</a>', '<a>a</a><a>b</a>'],
  ['a host without a scheme', '<a href="//evil.example/a">a</a>', '<a>a</a>'],
  ['one behind backslashes', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
  ['one behind both', '<a href="\\/evil.example">a</a>', '<a>a</a>'],
  ['one behind a tab', '<a href="/\t/evil.example">a</a>', '<a>a</a>'],
  ['a comment', '<!-- <script>alert(1)</script> --><p>a</p>', '<p>a</p>'],
  ['a comment that ends oddly', '<p><!--><script>alert(1)</script>-->a</p>', '<p>--&gt;a</p>'],
  ['another namespace', '<math><mtext><style><img src=x onerror=alert(1)></style></math>a', 'a'],
  ['a tag without an end', '<p>a<b', '<p>a</p>'],
  [
    'quotes that do not end',
    '<a href="/a title="onclick=alert(1)">a</a>',
    '<a href="/a title=">a</a>',
  ],
]

test.each(hostile)('harmful markup is removed from a text: %s', (_, html, left) => {
  expect(cleanRichText(html)).toBe(left)
  expect(cleanRichText(left), 'cleaned again').toBe(left)
})

test('allowed links are kept', () => {
  const text = [
    '/kontakt',
    '#noter',
    'https://a.dk/?b=1&amp;c=2',
    'mailto:a@b.dk',
    'tel:+4512345678',
  ]
    .map((href) => `<a href="${href}">a</a>`)
    .join('')
  expect(cleanRichText(text)).toBe(text)
})

test('a link without a scheme is completed, and the name of a file is no link', () => {
  const hrefs = ['www.example.dk/salmer', 'anna@example.dk', 'noder.pdf', 'side.html#b']
  const text = hrefs.map((href) => `<a href="${href}">a</a>`).join('')
  expect(cleanRichText(text)).toBe(
    '<a href="https://www.example.dk/salmer">a</a><a href="mailto:anna@example.dk">a</a><a>a</a><a>a</a>',
  )
})

test('a list keeps its first number, and letters may be raised or lowered', () => {
  const text = '<ol start="4"><li>a<sup>2</sup></li></ol><ol start="-1"><li>b<sub>2</sub></li></ol>'
  expect(cleanRichText(text)).toBe(text)
  for (const start of ['x', '1e9', '12345678', '" onclick="x']) {
    expect(cleanRichText(`<ol start='${start}'><li>a</li></ol>`)).toBe('<ol><li>a</li></ol>')
  }
})

test('deep nesting is flattened, and the text stays', () => {
  const deep = (tag: string, depth: number) =>
    `${`<${tag}>`.repeat(depth)}a${`</${tag}>`.repeat(depth)}`
  expect(cleanRichText(deep('b', 50))).toBe(deep('b', 50))
  expect(cleanRichText(deep('blockquote', 5000))).toBe(deep('blockquote', 50))
  expect(cleanRichText('<ul><li>'.repeat(5000)).match(/<ul>/g)).toHaveLength(25)
})

test('only a known address of a video or sound is kept', () => {
  const url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const media = (address: string, more = '') =>
    `<figure data-media="${address}"${more}><figcaption>Salmen</figcaption></figure>`
  expect(cleanRichText(media('https://youtu.be/dQw4w9WgXcQ?si=x'))).toBe(media(url))
  const withPicture = media(url, ' data-picture="images/text/a.jpg"')
  expect(cleanRichText(withPicture)).toBe(withPicture)
  expect(
    cleanRichText(
      media(url, ' data-picture="//example.dk/a.jpg" data-player="https://b.dk/" class="player"'),
    ),
  ).toBe(media(url))
  for (const hostile of [
    'javascript:alert(1)',
    'https://example.dk/',
    `https://a.dk/?${'a'.repeat(10_000)}`,
  ]) {
    expect(cleanRichText(`<p>a</p>${media(hostile)}`)).toBe('<p>a</p>')
  }
})

test('a passage keeps a known language, and an unknown one leaves only its text', () => {
  const text = '<p>Som <span lang="en">a <strong>book</strong></span>.</p>'
  expect(cleanRichText(text)).toBe(text)
  for (const attribute of [
    'lang="da"',
    'lang="xx"',
    'lang="EN-US"',
    'class="a"',
    'lang="en" style="color:red" onclick="x"',
  ]) {
    const isKnown = attribute.startsWith('lang="en"')
    expect(cleanRichText(`<p><span ${attribute}>a</span></p>`)).toBe(
      isKnown ? '<p><span lang="en">a</span></p>' : '<p>a</p>',
    )
  }
})
