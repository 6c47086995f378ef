import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { FilesAwayError, faultOf, isUnreachable, LostDataError, messageOf } from './fault'

test('a full disk is recognized in errors of SQLite, the file system and PostgreSQL', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('create table notes (text text); pragma max_page_count = 2')
  const fill = () => database.exec('insert into notes values (hex(zeroblob(99999)))')
  expect(thrownBy(fill)).toBe('disk-full')
  database.close()
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
    expect(faultOf(Object.assign(new Error('write'), { code }))).toBe('disk-full')
  }
  // The index of the write-ahead log cannot grow.
  expect(faultOf(Object.assign(new Error('shm'), { errcode: 4874 }))).toBe('disk-full')
})

test('a locked database is recognized, by extended codes too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const open = () => new DatabaseSync(join(folder, 'a.db'), { timeout: 0 })
  const [one, other] = [open(), open()]
  one.exec('pragma journal_mode = wal; create table notes (text text); begin immediate')
  expect(thrownBy(() => other.exec('begin immediate'))).toBe('busy')
  one.exec('commit')
  other.exec('begin; select * from notes')
  one.exec(`insert into notes values ('a')`)
  // SQLITE_BUSY_SNAPSHOT
  expect(thrownBy(() => other.exec(`insert into notes values ('b')`))).toBe('busy')
  for (const database of [one, other]) database.close()
  expect(faultOf(Object.assign(new Error('lock timeout'), { code: '55P03' }))).toBe('busy')
})

test('a read-only database is recognized', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-fault-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'a.db')
  new DatabaseSync(file).close()
  const database = new DatabaseSync(file, { readOnly: true })
  expect(thrownBy(() => database.exec('create table notes (text text)'))).toBe('database-away')
  database.close()
  const standby = Object.assign(new Error('cannot execute INSERT'), { code: '25006' })
  expect(faultOf(standby)).toBe('database-away')
})

test('lost data and unreachable services are recognized, also as the cause of another error', () => {
  expect(faultOf(new Error('not saved', { cause: new LostDataError('/data') }))).toBe('data-lost')
  expect(faultOf(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))).toBe(
    'database-away',
  )
  expect(faultOf(new FilesAwayError('bucket: timeout'))).toBe('files-away')
  expect(faultOf(new Error('a mistake of ours'))).toBeUndefined()
  expect(faultOf('a text')).toBeUndefined()
})

test('a service is tried again if it does not answer, but not if it refuses', () => {
  const coded = (code: string) => Object.assign(new Error('refused'), { code })
  const network = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT']
  for (const code of [...network, 'EAI_AGAIN', '57P01', '57P03', '53300']) {
    expect(isUnreachable(coded(code)), code).toBe(true)
  }
  expect(isUnreachable(new AggregateError([coded('ENOTFOUND'), coded('ECONNREFUSED')]))).toBe(true)
  expect(isUnreachable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isUnreachable(new Error('timeout expired'))).toBe(true)
  // A wrong password, and a database that does not exist.
  for (const code of ['28P01', '3D000']) expect(isUnreachable(coded(code)), code).toBe(false)
})

test('a host with several addresses is reported with the error of the first', () => {
  const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}:5432`)
  const error = new AggregateError([refused('::1'), refused('127.0.0.1')])
  expect(messageOf(error)).toBe('connect ECONNREFUSED ::1:5432')
})

function thrownBy(work: () => void) {
  try {
    work()
    return undefined
  } catch (error) {
    return faultOf(error)
  }
}
