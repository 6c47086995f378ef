import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { noCollaboration } from '~/domain/files/files'
import { storeFile } from '~/domain/files/files-commands.server'
import { recordingUrl } from '~/domain/files/recordings'
import { lectureAt } from '~/domain/lectures/lectures.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { loader as pdf } from './pdf'
import { loader as recording } from './recording'

async function ask(loader: (args: never) => Promise<Response>, backend: Backend, id: string) {
  const visit = { isComplete: true, isPrivate: false }
  const context = new RouterContextProvider()
  context.set(backendContext, backend)
  context.set(visitContext, visit as never)
  const request = new Request('http://localhost/')
  const { status, headers } = await loader({ params: { id }, context, request } as never)
  return { status, headers: Object.fromEntries(headers), ...visit }
}

databaseTest(
  'a recording is played in parts while its lecture is public, and a PDF is not one',
  async ({ backend }) => {
    const write = await openWriter(backend)
    const file = { path: import.meta.filename, size: 8 }
    const store = (originalName: string, recordingType?: 'audio/mpeg') =>
      storeFile(backend, write.admin, {
        collaborationId: noCollaboration,
        file,
        originalName,
        ...(recordingType && { recordingType }),
      })
    const { id } = await store('Ørelyd.mp3', 'audio/mpeg')
    await write.lecture('Lys', '', { recording_id: id })
    expect(await ask(recording, backend, id)).toMatchObject({
      status: 200,
      isPrivate: false,
      file: { supportsRanges: true },
      headers: {
        'cache-control': 'no-cache',
        'content-disposition': expect.stringMatching(/^inline; filename="oerelyd\.mp3"/),
        'content-security-policy': "sandbox; default-src 'none'",
        'content-type': 'audio/mpeg',
        'x-content-type-options': 'nosniff',
      },
    })
    expect((await ask(pdf, backend, id)).status).toBe(404)
    const leaflet = await store('Folder.pdf')
    expect((await ask(recording, backend, leaflet.id)).status).toBe(404)
    expect(await lectureAt(backend, 'lys')).toMatchObject({
      lecture: { recording: recordingUrl(id, 'Ørelyd.mp3') },
    })
    await backend.db.updateTable('lectures').set({ published_at: null }).execute()
    expect((await ask(recording, backend, id)).status).toBe(404)
  },
)
