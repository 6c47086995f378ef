import { expect } from 'vitest'
import { sessionCookie, storeTestAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { bytesOf, requestFile } from '#tests/support/file-requests'
import { openWriter } from '#tests/support/writer'
import { openPreviewLink } from '~/domain/publishing/preview-links-commands.server'
import type { Backend } from '~/platform/backend.server'
import { loader as hymnFile } from '~/routes/files/hymns/hymn-file'
import { loader as pdf } from './pdf'

async function attachPdf({ db, files }: Backend, id: string) {
  const path = `collaboration-pdfs/${id}.pdf`
  await files.put(path, Buffer.from('%PDF-1.7'))
  await db
    .insertInto('collaboration_files')
    .values({
      id,
      collaboration_id: '00000000-0000-0000-0000-000000000000',
      filename: `${id}.pdf`,
      file_path: path,
      original_name: 'Koncertplakat å.pdf',
      file_size: 8,
      mime_type: 'application/pdf',
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      revision: 1,
    })
    .execute()
  return path
}

databaseTest('a PDF is downloaded, with a restrictive policy', async ({ backend }) => {
  await attachPdf(backend, 'poster')
  const answer = await requestFile(pdf, backend, { id: 'poster' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename*=UTF-8''Koncertplakat%20%C3%A5.pdf`),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect((await bytesOf(backend, answer)).toString()).toBe('%PDF-1.7')
})

databaseTest('a PDF without a row is not found', async ({ backend }) => {
  expect((await requestFile(pdf, backend, { id: 'unknown' })).status).toBe(404)
})

databaseTest(
  'a score is downloaded, and a recording is played in parts, each with a restrictive policy',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const hymn_id = await write.hymn('Lys')
    const at = '2026-01-01T00:00:00.000Z'
    const file = {
      hymn_id,
      name: 'Melodi',
      file_size: 8,
      created_at: at,
      updated_at: at,
      revision: 1,
    }
    await backend.db
      .insertInto('hymn_files')
      .values([
        {
          ...file,
          id: 'score',
          kind: 'score',
          file_path: 'hymn-files/score.pdf',
          original_name: 'Lys.pdf',
          mime_type: 'application/pdf',
        },
        {
          ...file,
          id: 'recording',
          kind: 'recording',
          file_path: 'hymn-files/recording.mp3',
          original_name: 'Lys.mp3',
          mime_type: 'audio/mpeg',
        },
        {
          ...file,
          id: 'telephone',
          kind: 'recording',
          file_path: 'hymn-files/telephone.m4a',
          original_name: 'Kor.mp4',
          mime_type: 'audio/mp4',
        },
      ])
      .execute()
    for (const [id, supportsRanges, type, disposition] of [
      ['score', false, 'application/pdf', /^attachment; filename="Lys\.pdf"/],
      ['recording', true, 'audio/mpeg', /^inline; filename="Lys\.mp3"/],
      ['telephone', true, 'audio/mp4', /^inline; filename="Kor\.m4a"/],
    ] as const) {
      const answer = await requestFile(hymnFile, backend, { id })
      expect(answer, id).toMatchObject({ status: 200, isPrivate: false, file: { supportsRanges } })
      expect(Object.fromEntries(answer.headers), id).toEqual({
        'cache-control': 'no-cache',
        'content-disposition': expect.stringMatching(disposition),
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': type,
        'x-content-type-options': 'nosniff',
      })
    }
    await backend.db.updateTable('hymns').set({ published_at: null }).execute()
    expect((await requestFile(hymnFile, backend, { id: 'score' })).status).toBe(404)
    expect((await requestFile(hymnFile, backend, { id: '../score' })).status).toBe(404)
  },
)

databaseTest(
  'a file of a draft is sent to the author and to readers with its link',
  async ({ backend, at }) => {
    const id = '5f0c7a52-7d52-4b3c-9a9e-0a8d2a5d5f10'
    const path = await attachPdf(backend, id)
    const write = await openWriter(backend)
    await write.news('Program', `Hent det: /filer/pdf/${id}/program.pdf`)
    await write.news('Andet')
    await backend.db.updateTable('news').set({ published_at: null }).execute()
    const openLink = async (title: string) => {
      const rows = backend.db.selectFrom('news').select('id').where('title', '=', title)
      const news = await rows.executeTakeFirstOrThrow()
      return openPreviewLink(backend, write.admin, 'news', news.id)
    }
    const { token, expiresAt } = await openLink('Program')
    const other = await openLink('Andet')
    const cookie = await sessionCookie(backend, await storeTestAdmin(backend))
    const link = `?gennemsyn=${token}`
    for (const [from, asked] of [
      [backend, {}],
      [backend, { query: '?gennemsyn=' }],
      [backend, { query: `?gennemsyn=${other.token}` }],
      [backend, { headers: { Cookie: `${backend.auth.cookieNames.session}=forged` } }],
      [at(expiresAt), { query: link }],
    ] as const) {
      const { status, file } = await requestFile(pdf, from, { id }, asked)
      expect([status, file], JSON.stringify(asked)).toEqual([404, undefined])
    }
    for (const asked of [{ query: link }, { headers: { Cookie: cookie } }]) {
      const answer = await requestFile(pdf, backend, { id }, asked)
      expect(answer, JSON.stringify(asked)).toMatchObject({ status: 200, isPrivate: true })
      expect(answer.file).toMatchObject({ path, supportsRanges: true })
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
      expect(answer.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
    }
  },
)
