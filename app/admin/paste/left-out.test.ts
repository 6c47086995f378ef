import { expect, test } from 'vitest'
import { leftOutOf, leftOutText } from './left-out'

const textFor = (html: string) => leftOutText(leftOutOf(html))

test('lists the parts of a text from Word that were left out', () => {
  const html = `<html><head><style>p { color: red }</style></head><body lang=DA><!--StartFragment-->
<p class=MsoNormal><span style='color:#C00000'>rød</span> <u>streg</u><v:imagedata src="a.png"/></p>
<table class=MsoTableGrid><tr><td><p>celle</p></td></tr></table><!--EndFragment--></body></html>`
  expect(textFor(html)).toBe(
    'Billeder, tabeller (teksten er med), farver og understregninger kom ikke med.',
  )
})

test('reports nothing for the ordinary text and links of Word, Google Docs and Pages', () => {
  const word = `<p class=MsoNormal><span style='color:black;mso-themecolor:text1'><b>fed</b></span>
<a href="https://a.dk"><span style='color:#0563C1;text-decoration:underline'><u>link</u></span></a></p>`
  const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><span style="font-size:11pt;color:#000000;
background-color:transparent;text-decoration:none;">Text</span></b>`
  const pages = '<p class="p1" style="margin: 0px; color: rgb(0, 0, 0);"><i>Text</i></p>'
  expect([word, docs, pages].map(textFor)).toEqual([undefined, undefined, undefined])
})

test('reports strikes, highlights and films, and nothing for a text from the editor itself', () => {
  expect(textFor('<p style="background:yellow"><del>væk</del></p><iframe src="x"></iframe>')).toBe(
    'Film og lyd, farver og gennemstregninger kom ikke med.',
  )
  expect(textFor('<p data-pm-slice="0 0 []"><img src="a.png"></p>')).toBeUndefined()
})
