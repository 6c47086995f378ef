import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { faultOf, LostDataError } from './fault'

test('a full disk is recognized in errors of SQLite, the file system and PostgreSQL', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table notes (text text); pragma max_page_count = 2')
  const fill = () => database.exec('insert into notes values (hex(zeroblob(99999)))')
  expect(thrownBy(fill)).toBe('disk-full')
  database.close()
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    expect(faultOf(Object.assign(new Error('write'), { code }))).toBe('disk-full')
  }
})

test('lost data and unreachable services are recognized, also as the cause of another error', () => {
  expect(faultOf(new Error('not saved', { cause: new LostDataError('/data') }))).toBe('data-lost')
  expect(faultOf(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(
    'database-away',
  )
  expect(faultOf(new Error('a mistake of ours'))).toBeUndefined()
})

function thrownBy(work: () => void) {
  try {
    work()
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}
