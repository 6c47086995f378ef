import { expect, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { encodeResponse } from './cache/encoded-response'
import { withUnavailableStatus } from './finished-page'

const page = (status: number) =>
  encodeResponse(status, ['Content-Type', 'text/html'], Buffer.from('hej'))

test.each([
  [200, 503],
  [404, 503],
  [500, 503],
  [302, 302],
  [410, 410],
])(
  'a page with the status %i is sent with %i if the database does not answer',
  async (status, sent) => {
    const { backend } = await openDatabaseTest('sqlite')
    expect((await withUnavailableStatus(page(status), backend)).status).toBe(status)
    await backend.db.destroy()
    const answer = await withUnavailableStatus(page(status), backend)
    expect([answer.status, answer.encodings.identity.body.toString()]).toEqual([sent, 'hej'])
    expect(answer.headers.slice(2)).toEqual(sent === 503 ? ['Retry-After', '30'] : [])
  },
)
