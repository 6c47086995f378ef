import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { pressArchive } from '~/domain/press/press-archive.server'
import { pressKit } from '~/domain/press/press-kit.server'
import { loader } from './press-kit'

databaseTest(
  'a browser saves the press kit, and asks for it again each time',
  async ({ backend }) => {
    const { admin } = await openWriter(backend)
    await saveEntry(backend, admin, 'presse.biography_short', 'Født ved fjorden.', 0)
    const { url = '' } = pressArchive(await pressKit(backend)) ?? {}
    const [hash = '', name = ''] = url.split('/').slice(-2)
    const answer = await visit(backend, loader, url, { params: { hash, name } })
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-cache',
      'content-disposition': 'attachment; filename="pressemateriale.zip"',
      'content-type': 'application/zip',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
    })
    const former = { hash: '0123456789abcdef', name }
    const moved = await visit(backend, loader, url, { params: former })
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, url])
    const other = { hash, name: 'andet.zip' }
    expect((await visit(backend, loader, url, { params: other })).status).toBe(404)
  },
)
