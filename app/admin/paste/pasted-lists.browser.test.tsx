import { expect, test } from 'vitest'
import { wordHtml } from '#tests/browser/word-html'
import { cleanPaste } from './clean-paste'
import { leftOutText } from './left-out'

const wordItem = (mark: string, level: number, text: string, tag = 'p class=MsoListParagraph') =>
  `<${tag} style='text-indent:-18.0pt;mso-list:l1 level${level} lfo2'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></${tag.split(' ')[0]}>`

const safariItem = (mark: string, margin: string, text: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="margin: 0cm 0cm 0cm ${margin}; text-indent: -18pt;">` +
  `<!--[if !supportLists]--><span>${mark}<span style="font-size: 7pt;">&nbsp; &nbsp;</span></span><!--[endif]-->${text}</p>`

const cases: [name: string, pasted: string, cleaned: string, leftOut?: string][] = [
  [
    'bullets and numbers of Word',
    wordHtml(
      wordItem('·', 1, 'Lys') +
        wordItem('o', 1, 'Vand') +
        wordItem('1)', 1, 'Et') +
        wordItem('2)', 1, 'To'),
    ),
    '<ul><li><p>Lys</p></li><li><p>Vand</p></li></ul><ol><li><p>Et</p></li><li><p>To</p></li></ol>',
  ],
  [
    'nested lists of Word, also below a skipped level',
    wordHtml(
      wordItem('1.', 1, 'Forår') +
        wordItem('·', 3, 'Maj') +
        wordItem('·', 2, 'Pinse') +
        wordItem('2.', 1, 'Sommer'),
    ),
    '<ol><li><p>Forår</p><ul><li><p>Maj</p></li></ul><ul><li><p>Pinse</p></li></ul></li><li><p>Sommer</p></li></ol>',
  ],
  [
    'a list of Word that goes on after a paragraph',
    wordHtml(
      `${wordItem('a)', 1, 'Nat')}<p class=MsoNormal>Imellem.</p>${wordItem('b)', 1, 'Dag')}`,
    ),
    '<ol><li><p>Nat</p></li></ol><p>Imellem.</p><ol start="2"><li><p>Dag</p></li></ol>',
    'Listernes bogstaver og romertal kom ikke med.',
  ],
  [
    'Roman numerals, and a list that begins later',
    wordHtml(wordItem('iv.', 1, 'Fire') + wordItem('v.', 1, 'Fem') + wordItem('vi.', 1, 'Seks')),
    '<ol start="4"><li><p>Fire</p></li><li><p>Fem</p></li><li><p>Seks</p></li></ol>',
    'Listernes bogstaver og romertal kom ikke med.',
  ],
  [
    'numbered headings of Word',
    wordHtml(
      `${wordItem('2.', 1, 'Havet', 'h2')}<p class=MsoNormal>Tekst.</p>${wordItem('2.1', 2, 'Stranden', 'h3')}`,
    ),
    '<p><strong>2. Havet</strong></p><p>Tekst.</p><p><strong>2.1 Stranden</strong></p>',
  ],
  [
    "lists from Safari, which leaves out Word's levels",
    wordHtml(
      safariItem('·', '36pt', 'Ydre') +
        safariItem('o', '2.54cm', 'Indre') +
        safariItem('·', '36pt', 'Ydre igen'),
    ),
    '<ul><li><p>Ydre</p><ul><li><p>Indre</p></li></ul></li><li><p>Ydre igen</p></li></ul>',
  ],
  [
    'numbers from Safari without comments',
    '<p class="MsoListParagraph">3.<span>&nbsp;&nbsp; </span>Tre</p><p class="MsoListParagraph">4.&nbsp; Fire</p>',
    '<ol start="3"><li><p>Tre</p></li><li><p>Fire</p></li></ol>',
  ],
  [
    'the number of an item below another from Safari',
    '<p class="MsoListParagraph">2.3.<span>&nbsp;&nbsp; </span>Tre</p>',
    '<ol start="3"><li><p>Tre</p></li></ol>',
    'Listernes bogstaver og romertal kom ikke med.',
  ],
  [
    "Word's web version, which writes a list for each item",
    ['1', '2', '2', '1']
      .map(
        (level, at) =>
          `<div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="${[1, 1, 2, 2][at]}"><li data-aria-level="${level}"
 role="listitem"><p class="Paragraph" style="white-space: pre-wrap;"><span class="NormalTextRun">Led ${at}</span><span class="EOP">&nbsp;</span></p></li></ol></div>`,
      )
      .join('\n'),
    '<ol><li><p>Led 0</p><ol><li><p>Led 1</p></li><li><p>Led 2</p></li></ol></li><li><p>Led 3</p></li></ol>',
  ],
  [
    'a list directly within a list, skipped levels and empty items',
    '<ul><li>A</li><ul><li>B</li></ul><li></li><ul><ul><li>C</li></ul></ul></ul>',
    '<ul><li><p>A</p><ul><li><p>B</p><ul><li><p>C</p></li></ul></li></ul></li></ul>',
  ],
  [
    'numbers below one',
    '<ol start="-1"><li>minus et</li><li>nul</li></ol><ol start="0"><li>nul</li></ol>',
    '<ol start="-1"><li><p>minus et</p></li><li><p>nul</p></li></ol><ol start="0"><li><p>nul</p></li></ol>',
  ],
  [
    'numbers of lists',
    '<ol start="9"><li>ni</li><li>ti</li><li value="20">tyve</li></ol><ol type="I"><li>et</li></ol>',
    '<ol start="9"><li><p>ni</p></li><li><p>ti</p></li></ol><ol start="20"><li><p>tyve</p></li></ol><ol><li><p>et</p></li></ol>',
    'Listernes bogstaver og romertal kom ikke med.',
  ],
  [
    "Word's items as Gmail shows them, and in mails without its classes",
    `<p class="m_-54MsoListParagraph" style="margin-left:36pt"><span>·<span style="font:7pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp; </span></span>Lys</p>
<p style="margin:0 0 0 36pt"><span>1)<span>&nbsp;&nbsp; </span></span>Et</p><p style="margin:0 0 0 72pt">a)&nbsp;&nbsp;&nbsp;Indre</p>
<div style="margin-left:36pt"><span style="mso-list:Ignore">2)<span>&nbsp;&nbsp; </span></span>To</div>`,
    '<ul><li><p>Lys</p></li></ul><ol><li><p>Et</p><ol><li><p>Indre</p></li></ol></li><li><p>To</p></li></ol>',
    'Listernes bogstaver og romertal kom ikke med.',
  ],
  [
    'bullets and numbers with tabs of Pages and TextEdit',
    '<p>•<span class="Apple-tab-span">\t</span>Lys</p><p>\t1.\tEt</p><p>2.\tTo</p>',
    '<ul><li><p>Lys</p></li></ul><ol><li><p>Et</p></li><li><p>To</p></li></ol>',
  ],
  [
    'sentences that begin like an item',
    '<p>5.&nbsp;maj 1945</p><p>o&nbsp; Gud</p><p>1. søndag</p><p>– &nbsp;Ja<br>– &nbsp;Nej</p><ul><li><p>2.\tled</p></li></ul>',
    '<p>5.&nbsp;maj 1945</p><p>o Gud</p><p>1. søndag</p><p>– Ja<br>– Nej</p><ul><li><p>2. led</p></li></ul>',
  ],
  [
    'numbers of Word with words, and items named by words',
    `${wordItem('Kapitel&nbsp;1', 1, 'Havet', 'h2')}${wordItem('Bilag:', 1, 'Kort')}${wordItem('§ 4', 1, 'Navn')}${wordItem('æ)', 1, 'Ord')}`,
    '<p><strong>Kapitel 1 Havet</strong></p><p>Bilag: Kort</p><ol start="4"><li><p>Navn</p></li></ol><ol start="27"><li><p>Ord</p></li></ol>',
    'Listernes bogstaver og romertal kom ikke med.',
  ],
  [
    'numbers that fall, and numbers after a paragraph or an empty item within the list',
    '<ol reversed><li>To</li><li>Et</li></ol><ol><li>A</li><p>ord</p><li>B</li><li></li><li>D</li></ol>',
    '<ol start="2"><li><p>To</p></li></ol><ol><li><p>Et</p></li></ol><ol><li><p>A</p></li></ol><p>ord</p><ol start="2"><li><p>B</p></li></ol><ol start="4"><li><p>D</p></li></ol>',
  ],
  [
    'a list of Word that goes on with a nested one',
    '<ol start="1"><li>et</li><li>to</li></ol><ol start="2"><ol start="1"><li>indre</li></ol><li>tre</li></ol>',
    '<ol><li><p>et</p></li><li><p>to</p><ol><li><p>indre</p></li></ol></li><li><p>tre</p></li></ol>',
  ],
  [
    'the nested lists of Quill',
    '<ol><li data-list="bullet">A</li><li data-list="bullet" class="ql-indent-1">B</li><li data-list="ordered">C</li></ol>',
    '<ul><li><p>A</p><ul><li><p>B</p></li></ul></li></ul><ol><li><p>C</p></li></ol>',
  ],
  [
    'lists of tasks',
    '<ul><li><input type="checkbox" checked> Gjort</li><li role="checkbox" aria-checked="false">Mangler</li></ul>',
    '<ul><li><p>Gjort</p></li><li><p>Mangler</p></li></ul>',
    'Afkrydsninger kom ikke med.',
  ],
  [
    'an item with two paragraphs and a list between its texts',
    '<ul><li>før<ul><li>indre</li></ul>efter<p>mere</p></li></ul>',
    '<ul><li><p>før</p><ul><li><p>indre</p></li></ul><p>efter</p><p>mere</p></li></ul>',
  ],
]

test.each(cases)('pasting reads %s', (_, pasted, cleaned, leftOut) => {
  const read = cleanPaste(pasted)
  expect(read.html).toBe(cleaned)
  expect(leftOutText(read.leftOut)).toBe(leftOut)
})

test('a list that is nested 50,000 deep is read at once, with its words, up to 20 levels', () => {
  const deep = `${'<ul><li>led'.repeat(50_000)}${'</li></ul>'.repeat(50_000)}<p>Efter</p>`
  const read = document.createElement('div')
  read.innerHTML = cleanPaste(deep).html
  expect(read.textContent.match(/led/g)).toHaveLength(50_000)
  expect(read.querySelector(`${'ul '.repeat(20)}`)).not.toBeNull()
  expect(read.querySelector(`${'ul '.repeat(21)}`)).toBeNull()
  expect(read.lastElementChild?.outerHTML).toBe('<p>Efter</p>')
}, 20_000)
