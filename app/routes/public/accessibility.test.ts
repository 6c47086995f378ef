import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { visit } from '#tests/support/visitor'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import { loader } from './accessibility'

const path = '/tilgaengelighed'

databaseTest(
  'the page is missing until it is switched on, and counts its limits',
  async ({ backend }) => {
    const { admin } = await openWriter(backend)
    await expect(visit(backend, loader, path)).rejects.toMatchObject({ init: { status: 404 } })
    await saveEntry(backend, admin, 'funktioner.accessibility', 'on')
    const counts = { pictures: 0, scores: 0, recordings: 0, talks: 0 }
    expect(await visit(backend, loader, path)).toEqual({ counts })
  },
)
