import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { importSource } from '#tests/support/moving'
import { temporaryFolder } from '#tests/support/temporary-folder'
import { erasePerson, expirePersonalData, findPerson } from '~/domain/privacy/person.server'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'

/** Reads a table of members, without adding them. */
async function readMembers(backend: Backend, admin: Admin) {
  const file = join(temporaryFolder(), 'members.csv')
  writeFileSync(file, 'email\nBo@example.dk\nbob@example.dk\n')
  const { id } = await importSource(backend, admin, { kind: 'ghost', file, isDryRun: true })
  return id
}

const members = async ({ db }: Backend) => {
  const rows = await db.selectFrom('import_items').select('content').orderBy('position').execute()
  return rows.flatMap(({ content }) => /"email":"([^"]+)"/.exec(content)?.[1] ?? [])
}

databaseTest('a subscriber of a source that was only read is found and deleted', async (test) => {
  const { backend, at } = test
  const admin = await signedInAdmin(backend)
  const id = await readMembers(backend, admin)
  expect(await findPerson(backend, 'bo@example.dk')).toMatchObject([
    {
      name: 'Indflytninger',
      items: [{ email: 'bo@example.dk', path: `/admin/flyt-ind/${id}` }],
    },
  ])
  await erasePerson(at('2026-11-21T09:00:10Z'), admin, 'bo@example.dk')
  expect(await findPerson(backend, 'bo@example.dk')).toEqual([])
  expect(await members(backend)).toEqual(['bob@example.dk'])
})

databaseTest('the subscribers of a source are deleted after thirty days', async (test) => {
  const { backend, at } = test
  await readMembers(backend, await signedInAdmin(backend))
  await expirePersonalData(at('2026-12-20T09:00:00Z'))
  expect(await members(backend)).toHaveLength(2)
  await expirePersonalData(at('2026-12-22T09:00:00Z'))
  expect(await members(backend)).toEqual([])
})
