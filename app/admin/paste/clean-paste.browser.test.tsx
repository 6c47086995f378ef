import { expect, test } from 'vitest'
import { wordHtml } from '#tests/browser/word-html'
import { cleanPaste } from './clean-paste'
import { leftOutText } from './left-out'

type Case = [name: string, pasted: string, cleaned: string, leftOut?: string]

const cases: Case[] = [
  [
    'a paragraph of Word with its emphasis and line breaks',
    wordHtml(`<p class=MsoNormal style='margin-bottom:0cm'><b><span style='font-size:14.0pt'>En fin bog</span></b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span style='mso-fareast-language:DA'>Læst i <i>ét stræk</i> ved <st1:place w:st="on">fjorden</st1:place>.<br>
Ny linje.<o:p></o:p></span></p>`),
    '<p><strong>En fin bog</strong></p><p>Læst i <em>ét stræk</em> ved fjorden.<br>Ny linje.</p>',
  ],
  [
    "Word's styles for other scripts",
    wordHtml(`<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>fed</b>, <i style='mso-bidi-font-style:normal'>kursiv</i>
<b style='mso-bidi-font-weight:normal'><i style='mso-bidi-font-style:normal'>begge</i></b></p>`),
    '<p><strong>fed</strong>, <em>kursiv</em> <strong><em>begge</em></strong></p>',
  ],
  [
    'normal words within bold ones',
    `<p><b>Syng <span style='font-weight:normal'>lavt</span></b> og <i>hør <span style="font-style: normal">nu</span></i></p>`,
    '<p><strong>Syng </strong>lavt og <em>hør </em>nu</p>',
  ],
  [
    "Google Docs' bold and italic, without its wrapping <b>",
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">
<span style="font-weight:400;">Almindelig, </span><span style="font-size:11pt;font-weight:700;">fed</span><span
style="font-style:italic"> og kursiv</span></p><br><p dir="ltr"><span>Andet</span></p></b><br class="Apple-interchange-newline">`,
    '<p>Almindelig, <strong>fed</strong><em> og kursiv</em></p><p>Andet</p>',
  ],
  [
    'formats in a style sheet',
    '<style>.c1 { font-weight: 700 } .c2 { display: none } p.p1 { margin: 0 }</style><p class="p1"><span class="c1">Lys</span><span class="c2">skjult</span></p>',
    '<p><strong>Lys</strong></p>',
    'Skjult tekst kom ikke med.',
  ],
  [
    'the stanzas of a mail',
    '<div dir="ltr"><div>Nu lyser løv</div><div>i lunde</div><div><br></div><div>nu sover vang</div><div>og vove<br></div></div>',
    '<p>Nu lyser løv<br>i lunde</p><p>nu sover vang<br>og vove</p>',
  ],
  [
    'the stanzas of a poem with a paragraph for each line',
    wordHtml(
      ['Nu lyser løv', 'i lunde', '&nbsp;', 'nu sover vang', 'og vove']
        .map((line) => `<p class=MsoNormal>${line}<o:p></o:p></p>`)
        .join('\n'),
    ),
    '<p>Nu lyser løv<br>i lunde</p><p>nu sover vang<br>og vove</p>',
  ],
  [
    'the stanzas of paragraphs without space between them',
    wordHtml(
      '<p class=MsoNoSpacing>Nu lyser løv</p><p class=MsoNoSpacing>i lunde</p>',
      'p.MsoNoSpacing {margin:0cm; font-size:11.0pt}',
    ),
    '<p>Nu lyser løv<br>i lunde</p>',
  ],
  [
    'prose in paragraphs without space between them',
    `<style>p { margin: 0px }</style><p>${'Fjord og fjeld. '.repeat(10)}</p><p>Kort.</p>`,
    `<p>${'Fjord og fjeld. '.repeat(10).trim()}</p><p>Kort.</p>`,
  ],
  [
    'blank lines in a paragraph',
    '<p>Nu lyser løv<br>i lunde<br>\n<br>nu sover vang<br><br></p>',
    '<p>Nu lyser løv<br>i lunde</p><p>nu sover vang</p>',
  ],
  [
    'the lines of a chat',
    '<div style="white-space: pre-wrap">Nu lyser løv\ni lunde\n\n\nnu <b>sover</b> vang</div>\n<div>slut</div>',
    '<p>Nu lyser løv<br>i lunde</p><p>nu <strong>sover</strong> vang<br>slut</p>',
  ],
  ['preformatted lines', '<pre>Nu lyser løv\ni lunde\n</pre>', '<p>Nu lyser løv<br>i lunde</p>'],
  [
    'lines that are displayed as blocks',
    '<p><span style="display:block">Nu lyser løv</span><span style="display:block">i lunde</span></p>',
    '<p>Nu lyser løv<br>i lunde</p>',
  ],
  [
    'a comment of Word, with its mark in the text',
    wordHtml(`<p class=MsoNormal>Den <a style='mso-comment-reference:ML_2'>lyse</a><span class=MsoCommentReference><span
style='font-size:8.0pt'><a class=msocomanchor href="#_msocom_2">[ML2]</a></span></span> nat.</p><div style='mso-element:
comment-list'><hr class=msocomoff><div style='mso-element:comment'><div class=msocomtxt><p class=MsoCommentText>Spørg forlaget!</p></div></div></div>`),
    '<p>Den lyse nat.</p>',
    'Kommentarer kom ikke med.',
  ],
  [
    'words deleted while changes were tracked, and the new ones',
    wordHtml(
      `<p class=MsoNormal>Den <del cite="mailto:ML" datetime="2026-05-01">mørke</del><ins cite="mailto:ML">lyse</ins> nat<span class=msoDel> var</span>.</p>`,
    ),
    '<p>Den lyse nat.</p>',
    'Slettede ord kom ikke med.',
  ],
  [
    'hidden text',
    `<p>Syng<span style='display:none;mso-hide:all'> ikke</span><span hidden> aldrig</span><span style="font-size:0px">nok</span>.</p>`,
    '<p>Syng.</p>',
    'Skjult tekst kom ikke med.',
  ],
  [
    'links without a scheme, and links to files',
    '<p><a href=www.example.dk/lys>et</a> <a href="file:///C:/noder.pdf">to</a> <a href="#_Toc2">tre</a></p>',
    '<p><a href="https://www.example.dk/lys">et</a> to tre</p>',
    'Links, der ikke kan bruges her kom ikke med.',
  ],
  [
    'another editor made with ProseMirror',
    '<h2 data-pm-slice="1 1 []">Lys</h2><p style="color:#c00">Tekst</p><p><img src="https://example.dk/a.png"></p>',
    '<p><strong>Lys</strong></p><p>Tekst</p>',
    'Billeder og farver kom ikke med.',
  ],
  [
    'text that was cut in the editor itself',
    '<meta charset="utf-8"><p data-pm-slice="1 1 []"><a data-pdf-id="1">plakaten</a>&nbsp;</p>',
    '<meta charset="utf-8"><p data-pm-slice="1 1 []"><a data-pdf-id="1">plakaten</a>&nbsp;</p>',
  ],
  [
    'only the tags of the editor',
    `<div style="color:red" onclick="x()"><h2 class="a">Titel</h2><p>Tekst<script>alert(1)</script>
<img src=x onerror=alert(1)></p><a href="/foredrag" target="_blank" style="x">egen</a> <a name="b">mærke</a></div>`,
    '<p><strong>Titel</strong></p><p>Tekst</p><p><a href="/foredrag">egen</a> mærke</p>',
    'Billeder og farver kom ikke med.',
  ],
  [
    'a table, each row a paragraph of its cells',
    '<table><tr><td style="x">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    '<p>a<br>b</p><p>c</p>',
    'Tabeller (teksten er med) kom ikke med.',
  ],
  [
    'a quotation with paragraphs and a list',
    '<blockquote><p>Syng</p><ul><li>højt</li></ul></blockquote><p>ud</p>',
    '<blockquote><p>Syng</p><ul><li><p>højt</p></li></ul></blockquote><p>ud</p>',
  ],
  [
    'emoji that are pictures, and other pictures',
    '<p>Tak <img alt="🙏🏽" src="a.png"> <img alt="🇩🇰"> <img alt="Fjord"></p>',
    '<p>Tak 🙏🏽 🇩🇰</p>',
    'Billeder kom ikke med.',
  ],
  [
    'films, underlines, strikes and a highlight',
    '<p style="background:yellow"><u>a</u> <s>b</s></p><iframe src="x"></iframe>',
    '<p>a b</p>',
    'Film og lyd, farver, understregninger og gennemstregninger kom ikke med.',
  ],
  ...['audio', 'video', 'iframe'].map(
    (name): Case => [
      `<${name}> with its words`,
      `<p>a</p><${name} src="x">b</${name}>`,
      '<p>a</p>',
      'Film og lyd kom ikke med.',
    ],
  ),
  ...['noscript', 'template', 'button', 'select', 'textarea', 'object', 'canvas'].map(
    (name): Case => [`<${name}>, which is no text`, `<p>a</p><${name}>b</${name}>`, '<p>a</p>'],
  ),
  [
    'blocks by their style',
    '<span style="display:flex">a</span><span style="display:grid">b</span><span style="display:block">c</span>d',
    '<p>a<br>b<br>c<br>d</p>',
  ],
  [
    'the colours and underlines of links',
    `<p><a href="https://a.dk"><span style='color:#0563C1'><u>a</u></span></a> <span style="color:blue;text-decoration:underline"><a href="https://b.dk">b</a></span></p>`,
    '<p><a href="https://a.dk">a</a> <a href="https://b.dk">b</a></p>',
  ],
  [
    'the ordinary colours of Word, Google Docs and Pages',
    `<p><span style='color:black;mso-themecolor:text1'>a</span><span style="color:#000000;background-color:transparent;text-decoration:none">b</span><span
style="color: rgb(0, 0, 0)">c</span></p>`,
    '<p>abc</p>',
  ],
  [
    'comments of a document of Google Docs that was downloaded',
    '<p>Den lyse<sup><a href="#cmnt2" id="cmnt_ref2">[b]</a></sup> nat</p><div><p><a href="#cmnt_ref2" id="cmnt2">[b]</a><span>Spørg</span></p></div>',
    '<p>Den lyse nat</p>',
    'Kommentarer kom ikke med.',
  ],
  ...[
    'class="visually-hidden"',
    'class="sr-only"',
    'style="opacity: 0"',
    'style="position:absolute;left:-9999px"',
    'style="position:absolute;clip:rect(0,0,0,0)"',
    'style="clip-path:inset(50%)"',
    'style="max-height:0px;overflow:hidden"',
    'style="color:transparent"',
  ].map(
    (unseen): Case => [
      `text that nobody sees: ${unseen}`,
      `<p>Syng<span ${unseen}> ikke</span><span style="opacity:0.5">, nu</span></p>`,
      '<p>Syng, nu</p>',
      'Skjult tekst kom ikke med.',
    ],
  ),
  [
    'a page of an editor with the same elements, whose links lead to a wrapper',
    '<p data-pm-slice="1 1 []"><a href="https://slack-redir.net/link?url=https%3A%2F%2Fforlag.example">et</a></p>',
    '<p><a href="https://forlag.example">et</a></p>',
  ],
  [
    'a passage in another language that was cut in the editor itself',
    '<p data-pm-slice="1 1 []"><span lang="en">Morning</span>&nbsp;</p>',
    '<p data-pm-slice="1 1 []"><span lang="en">Morning</span>&nbsp;</p>',
  ],
  ['signs that are no tags', '1 &lt; 2 og 3 > 2', '<p>1 &lt; 2 og 3 &gt; 2</p>'],
  [
    'only what was copied',
    '<html><body>før <ul><li>et</li><!--StartFragment--><li>to</li><!--EndFragment--></ul> efter</body></html>',
    '<ul><li><p>to</p></li></ul>',
  ],
]

test.each(cases)('pasting reads %s', (_, pasted, cleaned, leftOut) => {
  const read = cleanPaste(pasted)
  expect(read.html).toBe(cleaned)
  expect(leftOutText(read.leftOut)).toBe(leftOut)
})

test('a whole manuscript is read at once', () => {
  const chapter = `<p class=MsoNormal><span style='font-size:12.0pt'>${'Ord. '.repeat(50)}<o:p></o:p></span></p>\n`
  expect(cleanPaste(wordHtml(chapter.repeat(2_000))).html.match(/<p>/g)).toHaveLength(2_000)
})

// A reader with quadratic time takes minutes for this many.
test('long runs of unclosed markup are read in linear time', () => {
  const begun = ['<!--', '<![', '<style', '<xml ', '<a "', "<a '", '<a ', '<p>', '<br> ']
  const alternating = ['<![if !supportLists]>', '<p><![if !supportLists]>x<![endif]>']
  for (const piece of [...begun, ...alternating]) {
    expect(cleanPaste(`Ord ${piece.repeat(50_000)}`).html, piece).toMatch(/^<p>Ord/)
  }
  // Browsers themselves take quadratic time for deep nesting.
  for (const piece of ['<b><i>', '<b></i>', '<ul><li>', '<blockquote>']) {
    expect(cleanPaste(`Ord ${piece.repeat(2_000)}`).html, piece).toMatch(/^<p>Ord/)
  }
})
