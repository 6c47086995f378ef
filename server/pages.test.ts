import { expect, test } from 'vitest'
import { openDatabaseTest } from '#tests/support/database'
import { withFile } from './pages'

test('a response with a stored file has the length of the file', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  await backend.files.put('images/a.jpg', Buffer.from('a picture'))
  const file = { path: 'images/a.jpg', size: 9, supportsRanges: false }
  const visit = { isComplete: true, isPrivate: false, jsonLd: [], pictureHosts: [], clientIp: '' }
  const answer = await withFile(new Response(), { ...visit, file }, backend)
  expect(answer.headers.get('Content-Length')).toBe('9')
  expect(await answer.text()).toBe('a picture')
})
