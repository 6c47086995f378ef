import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste'
import { leftOutText } from './left-out'

const cases: [name: string, pasted: string, cleaned: string, leftOut?: string][] = [
  [
    'the line breaks of other programs',
    '<p>Nu lyser løv\u2028i lunde\u2029nu\u000bsover</p>',
    '<p>Nu lyser løv<br>i lunde<br>nu<br>sover</p>',
  ],
  [
    'letters that are raised by hand',
    `<p>m<span style='position:relative;top:-3.0pt;mso-text-raise:3.0pt'>2</span>, H<span style='mso-text-raise:-3.0pt'>2</span>O,
1<span style="vertical-align:30%">.</span> <span style="vertical-align:baseline">led</span></p>`,
    '<p>m<sup>2</sup>, H<sub>2</sub>O, 1<sup>.</sup> led</p>',
  ],
  [
    'capitals of a style',
    '<p style="text-transform:uppercase">påske <span style="text-transform:none">søndag</span></p>',
    '<p>PÅSKE søndag</p>',
  ],
  [
    'small capitals, centred lines and a rule between them',
    '<p style="text-align: center">Af <span style="font-variant:small-caps">Herren</span></p><hr><p>Ny</p><hr width="33%"><p style="text-align:center"><br></p>',
    '<p>Af Herren</p><p>Ny</p>',
    'Skillelinjer, kapitæler og tekstens justering kom ikke med.',
  ],
  [
    'signs of fonts of signs',
    `<p>Tak <span style='font-family:Wingdings;mso-char-type:symbol'>J</span> <span style="font-family: 'Segoe UI Symbol'">L</span>
<span style='font-family:Symbol'>p</span> \uf0b7 \uf04a \uf021</p>`,
    '<p>Tak 🙂 L • 🙂</p>',
    'Tegn i symbolskrift kom ikke med.',
  ],
  [
    'marks of direction, wide spaces and hyphens of Word',
    '<p>\u200eAnna\u200f\u2003Holm\u3000e\u001email</p><p>שלום\u200f Anna</p>',
    '<p>Anna Holm e-mail</p><p>שלום\u200f Anna</p>',
  ],
  [
    'raised and lowered letters',
    '<p>km<sup>2</sup>, CO<sub>2</sub>, 3<span style="vertical-align:super">.</span></p>',
    '<p>km<sup>2</sup>, CO<sub>2</sub>, 3<sup>.</sup></p>',
  ],
  [
    'no-break spaces between all words',
    '<p>en&nbsp;<b>lys&nbsp;</b>nat&nbsp; den 5.&nbsp;maj</p>',
    '<p>en <strong>lys </strong>nat den 5.&nbsp;maj</p>',
  ],
  [
    'control characters and spaces without a width',
    '<p>en\u0002\u200b \ufeffnat</p>',
    '<p>en nat</p>',
  ],
  ['letters of a Mac', '<p>Blåbærgrød</p>'.normalize('NFD'), '<p>Blåbærgrød</p>'],
]

test.each(cases)('pasting reads %s', (_, pasted, cleaned, leftOut) => {
  const read = cleanPaste(pasted)
  expect(read.html).toBe(cleaned)
  expect(leftOutText(read.leftOut)).toBe(leftOut)
})
