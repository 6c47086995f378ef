import { expect, test } from 'vitest'
import { pairsOf } from './moving.form'
import { columnsOf } from './readers/csv/csv-columns'

test('a group may have an equals sign, and so may a heading', () => {
  expect(pairsOf(['category:1+1=2=news', 'page=skip'], 'last')).toEqual({
    'category:1+1=2': 'news',
    page: 'skip',
  })
  expect(pairsOf(['title=a=b', 'isbn='], 'first')).toEqual({ title: 'a=b', isbn: '' })
})

test('a column is the chosen one, or the first whose heading is known, whatever its case', () => {
  const headings = ['Note', ' TITEL ', 'Title', 'Dato', 'Indhold']
  const found = (chosen?: Record<string, string>) =>
    Object.fromEntries(columnsOf('news', headings, chosen))
  expect(found()).toEqual({ title: 1, published_date: 3, content: 4 })
  expect(found({ title: 'Title', content: '', summary: 'Note' })).toEqual({
    title: 2,
    published_date: 3,
    summary: 0,
  })
})
