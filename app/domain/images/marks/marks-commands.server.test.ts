import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import { parseUploadedMark } from '~/faces/uploaded-mark'
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
  expect(parseUploadedMark(path)).toMatchObject({ name, width, height })
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

databaseTest('the five newest marks and the chosen one can be chosen', async (test) => {
  const paths: string[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const backend = test.at(`2026-11-0${day}T09:00:00Z`)
    const source = await sharp({
      create: { width: 20 + day, height: 20, channels: 3, background: 'navy' },
    })
      .jpeg()
      .toBuffer()
    const mark = { pageAssignment: 'mark', originalName: 'mark.png', altText: '' } as const
    const { filePath } = await addImage(backend, { ...mark, source })
    paths.unshift(filePath)
  }
  const [oldest = ''] = paths.slice(-1)
  expect(await uploadedMarks(test.backend, '')).toEqual(paths.slice(0, 5))
  expect(await uploadedMarks(test.backend, oldest)).toEqual([...paths.slice(0, 5), oldest])
})
