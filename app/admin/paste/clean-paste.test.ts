import { expect, test } from 'vitest'
import { cleanPastedHtml, paragraphsOf } from './clean-paste'

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset=utf-8><title>Brev</title>
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
</head><body lang=DA style='tab-interval:65.2pt'><!--StartFragment-->${body}<!--EndFragment-->
</body></html>`

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test('keeps the text, emphasis and line breaks of a paragraph from Word', () => {
  const pasted = word(
    `<p class=MsoNormal style='margin-bottom:0cm'><b><span style='font-size:14.0pt'>En fin bog</span></b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal><span style='mso-fareast-language:DA'>Læst i <i>ét stræk</i> ved <st1:place w:st="on">fjorden</st1:place>.<br>
Ny linje.<o:p></o:p></span></p>`,
  )
  expect(cleanPastedHtml(pasted).replaceAll('\n', '')).toBe(
    '<p><strong>En fin bog</strong></p><p>Læst i <em>ét stræk</em> ved fjorden.<br>Ny linje.</p>',
  )
})

test("ignores Word's styles for other scripts", () => {
  const pasted = word(
    `<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>fed</b>, <i style='mso-bidi-font-style:normal'>kursiv</i>
<b style='mso-bidi-font-weight:normal'><i style='mso-bidi-font-style:normal'>begge</i></b></p>`,
  )
  expect(cleanPastedHtml(pasted).replaceAll('\n', ' ')).toBe(
    '<p><strong>fed</strong>, <em>kursiv</em> <strong><em>begge</em></strong></p>',
  )
})

test("turns Word's paragraphs with a bullet or a number into lists", () => {
  const pasted = word(
    item('·', 'Første') + item('·', 'Anden') + item('1.', 'Et') + item('(b)', 'To'),
  )
  expect(cleanPastedHtml(pasted)).toBe(
    '<ul><li><p>Første</p></li><li><p>Anden</p></li></ul><ol><li><p>Et</p></li><li><p>To</p></li></ol>',
  )
})

test("reads Google Docs' bold and italic from styles, and ignores its wrapping <b>", () => {
  const pasted = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">
<span style="font-weight:400;">Almindelig, </span><span style="font-size:11pt;font-weight:700;">fed</span><span
style="font-style:italic"> og kursiv</span></p><br><p dir="ltr"><span>Andet</span></p></b><br class="Apple-interchange-newline">`
  expect(cleanPastedHtml(pasted).replaceAll('\n', '')).toBe(
    '<p>Almindelig, <strong>fed</strong><em> og kursiv</em></p><p>Andet</p>',
  )
})

test('keeps only tags that the editor knows, without attributes other than URLs', () => {
  const pasted = `<div style="color:red" onclick="x()"><h2 class="a">Titel</h2><p>Tekst<script>alert(1)</script>
<img src=x onerror=alert(1)></p><a href="/foredrag" target="_blank" style="x">egen</a> <a name="b">mærke</a></div>`
  expect(cleanPastedHtml(pasted).replaceAll('\n', '')).toBe(
    '<div><p><strong>Titel</strong></p><p>Tekst</p><a href="/foredrag">egen</a> mærke</div>',
  )
})

test('puts the cells of a table on separate lines', () => {
  const pasted = '<table><tr><td style="x">a</td><td>b</td></tr></table>'
  expect(cleanPastedHtml(pasted)).toBe('<div>a</div><div>b</div>')
})

test('drops blank lines of an e-mail', () => {
  const pasted = '<div>Hej</div><div><br></div><div>Kærlig hilsen<br></div>'
  expect(cleanPastedHtml(pasted)).toBe('<div>Hej</div><div>Kærlig hilsen</div>')
})

test('does not change text that was cut in the editor itself', () => {
  const own = '<p data-pm-slice="1 1 []"><a data-pdf-id="1">plakaten</a></p>'
  expect(cleanPastedHtml(own)).toBe(own)
})

test('does not mistake characters in text for tags', () => {
  expect(cleanPastedHtml('1 &lt; 2 og 3 > 2')).toBe('1 &lt; 2 og 3 > 2')
})

test('cleans a whole manuscript at once', () => {
  const chapter = word(
    `<p class=MsoNormal><span style='font-size:12.0pt'>Ord.<o:p></o:p></span></p>`,
  )
  const pasted = cleanPastedHtml(chapter.replace('Ord.', 'Ord. '.repeat(50)).repeat(2_000))
  expect(pasted.match(/<p>/g)).toHaveLength(2_000)
})

// A pattern with quadratic backtracking takes minutes for this many.
test('cleans long runs of unclosed markup in linear time', () => {
  const many = 200_000
  const begun = ['<!--', '<![', '<style', '<xml ', '<a "', "<a '", '<a ', '<p>', '<br> ']
  const alternating = [
    '<b></i>',
    '<b><i>',
    '<![if !supportLists]>',
    '<p><![if !supportLists]>x<![endif]>',
  ]
  for (const piece of [...begun, ...alternating]) {
    expect(cleanPastedHtml(`Ord ${piece.repeat(many)}`), piece).toMatch(/^Ord/)
  }
  const deep = `${'<b>'.repeat(many)}${'<i>'.repeat(many)}${'</b>'.repeat(many)}`
  expect(cleanPastedHtml(deep)).toContain('<strong>')
})

test('keeps the lines of a stanza together', () => {
  const verse =
    'O kom nu her\ntil havets bred,\r\nhvor mågen ler.\n\nOg vinden går\rså sagte ned.\n'
  expect(paragraphsOf(verse)).toEqual([
    ['O kom nu her', 'til havets bred,', 'hvor mågen ler.'],
    ['Og vinden går', 'så sagte ned.'],
  ])
})

test('collapses blank lines into one break, and drops them at the ends', () => {
  expect(paragraphsOf('\n\n  \nførste  \n \t\n\n\nanden\n\n')).toEqual([['første'], ['anden']])
})

test('keeps the indent of a line within a stanza', () => {
  expect(paragraphsOf('linje\n   rykket ind')).toEqual([['linje', '   rykket ind']])
})

test('returns no paragraphs for an empty text', () => {
  expect(paragraphsOf('')).toEqual([])
  expect(paragraphsOf(' \n \n')).toEqual([])
})
