import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { loader } from './press'

databaseTest(
  'biographies are sent once, and each can be edited on the page',
  async ({ backend }) => {
    const { admin } = await openWriter(backend)
    await saveEntry(backend, admin, 'presse.biography_short', 'Født ved fjorden.', 0)
    const { data } = await visit(backend, loader, '/presse')
    expect(data.biographies).toMatchObject([
      { key: 'presse.biography_short', text: 'Født ved fjorden.' },
    ])
    expect(data.content).toMatchObject({ 'presse.biography_short': '' })
  },
)
