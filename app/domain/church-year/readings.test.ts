import { expect, test } from 'vitest'
import { passageText, readPassage } from '~/domain/scripture/passages'
import { churchDays } from './church-days'
import { type Readings, readingsOf, withOptionalVerses } from './readings'

const rows = [1, 2] as const

function choices({ oldTestament, epistle, gospel }: Readings): string[] {
  return [oldTestament, epistle, gospel].flatMap((reading) => reading?.choices ?? [])
}

test('every day has readings in both rows, and only Christmas Eve and Good Friday no epistle', () => {
  for (const row of rows) {
    const found = churchDays.map(({ id }) => [id, readingsOf(id, row)] as const)
    expect(found.filter(([, readings]) => readings === undefined)).toEqual([])
    const without = found.filter(([, readings]) => readings?.epistle === undefined)
    expect(without.map(([id]) => id)).toEqual(['juleaften', 'langfredag'])
  }
})

test('every reading is a reference in normal form', () => {
  for (const { id } of churchDays) {
    for (const row of rows) {
      const readings = readingsOf(id, row)
      for (const reference of readings ? choices(readings) : []) {
        const read = readPassage(withOptionalVerses(reference))
        expect('passage' in read && passageText(read.passage)).toBe(withOptionalVerses(reference))
      }
    }
  }
})

test.each([
  ['1 Kor 1,18-21(25)', '1 Kor 1,18-25'],
  ['Rom 12,(6)9-16a', 'Rom 12,6-16a'],
  ['1 Pet 3,8-9(15a)', '1 Pet 3,8-15a'],
  ['Job 38,1-11(12-18.31-33)', 'Job 38,1-11.12-18.31-33'],
  ['Luk 2,1-14', 'Luk 2,1-14'],
])('%s with optional verses is %s', (reference, text) => {
  expect(withOptionalVerses(reference)).toBe(text)
})

test.each([
  ['2-soendag-i-advent', 1, 'Luk 21,25-36'],
  ['2-soendag-i-advent', 2, 'Matt 25,1-13'],
  ['juledag', 1, 'Luk 2,1-14'],
  ['juledag', 2, 'Joh 1,1-14'],
  ['paaskedag', 1, 'Mark 16,1-8'],
  ['paaskedag', 2, 'Matt 28,1-8'],
  ['store-bededag', 1, 'Matt 3,1-10'],
  ['store-bededag', 2, 'Matt 7,7-14'],
  ['sidste-soendag-i-kirkeaaret', 1, 'Matt 25,31-46'],
] as const)('the Gospel of %s in row %i is %s', (id, row, gospel) => {
  expect(readingsOf(id, row)?.gospel.choices).toEqual([gospel])
})

test('on Good Friday both readings of the Old Testament may be read', () => {
  expect(readingsOf('langfredag', 1)?.oldTestament).toEqual({
    choices: ['1 Mos 22,1-18', 'Es 52,13-53,12'],
    together: true,
  })
  expect(readingsOf('pinsedag', 1)?.oldTestament.together).toBe(false)
})
