import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable, openScreens } from '#tests/support/screen'
import { openWriter } from '#tests/support/writer'
import { loader } from './show'

databaseTest(
  'the log and the size of the history are shown, each without the other',
  async (test) => {
    const { backend } = test
    const write = await openWriter(backend)
    await write.news('Gry')
    const screens = await openScreens(backend)
    const whole = await screens.load(loader)
    expect(whole).toMatchObject({
      log: expect.arrayContaining([expect.objectContaining({ what: 'Tilføjede nyheden »Gry«' })]),
      size: { texts: expect.any(Number), files: 0, trash: 0 },
      failed: undefined,
    })
    await breakTable(backend, 'row_versions')
    expect(await screens.load(loader)).toEqual({
      log: whole.log,
      size: undefined,
      failed: 'Kunne ikke regne ud, hvad historikken fylder',
    })
    await breakTable(backend, 'audit_log')
    expect(await screens.load(loader)).toMatchObject({
      log: [],
      failed: 'Kunne ikke hente logbogen',
    })
  },
)
