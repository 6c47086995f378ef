import { expect, test } from 'vitest'
import { readPassageList } from './passage-list'
import { passageText } from './passages'

function texts(written: string) {
  const list = readPassageList(written)
  return 'passages' in list ? list.passages.map(passageText) : list
}

test.each([
  ['', []],
  ['Luk 2,1-14; Sl 23', ['Luk 2,1-14', 'Sl 23']],
  ['Luk. 2,1\n\n 2. Kor. 5,17 ', ['Luk 2,1', '2 Kor 5,17']],
  ['Luk 2,1, Joh 3,16', ['Luk 2,1', 'Joh 3,16']],
  ['1 Mos 8,20-22; 9,12-16; I Kor 13', ['1 Mos 8,20-22; 9,12-16', '1 Kor 13']],
  ['Sl 23; salme 23', ['Sl 23']],
])('%j is a list', (written, list) => {
  expect(texts(written)).toEqual(list)
})

test('the first that cannot be understood is named', () => {
  expect(texts('Luk 2,1; Luther 3; 4')).toEqual({ refusal: 'book', text: 'Luther 3; 4' })
})
