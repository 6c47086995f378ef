import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { breakTable } from '#tests/support/screen'
import { visit } from '#tests/support/visitor'
import { loader } from './collaboration'

databaseTest(
  'a missing collaboration redirects to the list, an unreadable one does not',
  async (test) => {
    const { backend } = test
    const open = () => visit(backend, loader, '/samarbejder/trio', { params: { slug: 'trio' } })
    const missing: unknown = await open().catch((thrown: unknown) => thrown)
    if (!(missing instanceof Response)) throw new Error('no redirect')
    expect([missing.status, missing.headers.get('Location')]).toEqual([302, '/samarbejder'])
    await breakTable(backend, 'collaborations')
    expect(await open()).toMatchObject({ collaboration: undefined, picture: undefined })
  },
)
