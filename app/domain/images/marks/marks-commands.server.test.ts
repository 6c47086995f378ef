import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import { uploadedMarkAt } from '~/faces/uploaded-mark'
import { readMask, storedMask, uploadedMarks } from './marks.server'
import { deleteMark, storeMark } from './marks-commands.server'

databaseTest('an uploaded mark can be chosen until it is deleted', async ({ backend, dataDir }) => {
  const admin = await signedInAdmin(backend)
  const source = `${dataDir}/mark.svg`
  writeFileSync(
    source,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M5 5h30v10H5z"/></svg>',
  )
  const { path, name, width, height } = await storeMark(backend, admin, {
    source,
    originalName: 'mark.svg',
  })
  expect(uploadedMarkAt(path)).toMatchObject({ name, width, height })
  expect(width / height).toBeCloseTo(3, 1)
  expect(await uploadedMarks(backend, '')).toEqual([path])
  expect(await storedMask(backend, name)).toMatchObject({ path })
  expect((await readMask(backend, name))?.subarray(1, 4).toString()).toBe('PNG')
  const image = await backend.db.selectFrom('images').selectAll().executeTakeFirstOrThrow()
  expect(image).toMatchObject({ page_assignment: 'mark', original_name: 'mark.svg', is_active: 1 })
  await sweepOrphans(backend)
  expect(await backend.files.exists(path)).toBe(true)
  expect(await deleteMark(backend, admin, path)).toBeDefined()
  expect(await deleteMark(backend, admin, path)).toBeUndefined()
  expect(await uploadedMarks(backend, path)).toEqual([])
  expect(await storedMask(backend, name)).toBeUndefined()
})
