import { expect, test, vi } from 'vitest'
import { inWords, openLog } from './log.server'

test('a terminal shows each line in words, with the stack of an error', () => {
  const lines: string[] = []
  const log = openLog({ logLevel: 'info' }, inWords({ write: (line) => lines.push(line) }))
  log.info({ version: '1.0.0', node: 'v24.21.0' }, 'the site is open')
  log.error({ err: new Error('a mistake of ours') }, 'a request could not be answered')
  expect(lines).toEqual([
    'the site is open · version 1.0.0 · node v24.21.0\n',
    expect.stringMatching(/^a request could not be answered\nError: a mistake of ours\n {4}at /),
  ])
})

test('an error is logged once a minute for one cause, with the number of lines left out', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: Record<string, unknown>[] = []
  const log = openLog({ logLevel: 'info' }, { write: (line) => lines.push(JSON.parse(line)) })
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), {
    code: 'ECONNREFUSED',
  })
  const fail = (err: Error) => log.error({ err }, 'a public page could not read its data')
  for (let read = 0; read < 8452; read++) fail(refused)
  fail(new Error('a mistake of ours'))
  for (let save = 0; save < 3; save++) log.error('the database does not answer')
  for (let path = 0; path < 3; path++) log.warn('page not found')
  vi.advanceTimersByTime(60_000)
  fail(refused)
  expect(lines.map(({ msg, err, leftOut }) => [msg, (err as Error)?.message, leftOut])).toEqual([
    ['a public page could not read its data', 'connect ECONNREFUSED ::1:5432', undefined],
    ['a public page could not read its data', 'a mistake of ours', undefined],
    ['the database does not answer', undefined, undefined],
    ...Array.from({ length: 3 }, () => ['page not found', undefined, undefined]),
    ['a public page could not read its data', 'connect ECONNREFUSED ::1:5432', 8451],
  ])
})
