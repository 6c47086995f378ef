import { writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { openScreens, undoOf } from '#tests/support/screen'
import { storeMark } from '~/domain/images/marks/marks-commands.server'
import { action, loader } from './edit'

databaseTest('saved choices can be undone, and only those', async ({ backend }) => {
  const screens = await openScreens(backend)
  await screens.send(action, { 'udseende.name': 'Stuen', 'udseende.name.revision': 0 })
  const { answer } = await screens.send(action, {
    'udseende.face': 'fjord',
    'udseende.face.revision': 0,
    'udseende.palette': 'blaek',
    'udseende.palette.revision': 0,
  })
  const undo = undoOf(answer)
  expect(undo).toEqual({
    intent: 'undo',
    'udseende.face': 'salmebog',
    'udseende.face.revision': '1',
    'udseende.palette': '',
    'udseende.palette.revision': '1',
  })
  expect((await screens.send(action, undo)).answer).toMatchObject({
    kind: 'done',
    toast: { title: 'Udseendet er som før' },
  })
  expect((await screens.load(loader)).values).toMatchObject({
    'udseende.face': 'salmebog',
    'udseende.palette': '',
    'udseende.name': 'Stuen',
  })
})

databaseTest(
  'a choice over one that was made since is told, and changes nothing',
  async ({ backend }) => {
    const screens = await openScreens(backend)
    const choose = (face: string, revision: number | string | undefined, intent = 'save') =>
      screens.send(action, {
        intent,
        'udseende.face': face,
        ...(revision !== undefined && { 'udseende.face.revision': revision }),
      })
    const face = async () => (await screens.load(loader)).values['udseende.face']
    expect((await choose('fjord', 0)).answer).toMatchObject({ kind: 'done' })
    expect(await choose('blaek', 0)).toMatchObject({
      status: 409,
      answer: {
        kind: 'outdated',
        values: { 'udseende.face': 'fjord', 'udseende.face.revision': 1 },
      },
    })
    expect(await choose('blaek', 0, 'undo')).toMatchObject({
      status: 409,
      answer: { kind: 'failed' },
    })
    expect((await choose('blaek', undefined)).status).toBe(409)
    for (const revision of ['x', '-1', '1e99']) {
      expect((await choose('blaek', revision, 'undo')).status, revision).toBe(422)
    }
    expect(await face()).toBe('fjord')
    expect((await choose('blaek', 1)).answer).toMatchObject({ kind: 'done' })
    expect(await face()).toBe('blaek')
  },
)

databaseTest('a save that changes nothing has nothing to undo', async ({ backend }) => {
  const screens = await openScreens(backend)
  const same = { 'udseende.face': 'salmebog', 'udseende.face.revision': 0 }
  expect(undoOf((await screens.send(action, same)).answer)).toEqual({})
})

databaseTest('deleting the chosen mark leaves the site without one', async (context) => {
  const { backend, dataDir } = context
  const screens = await openScreens(backend)
  const [chosen, other] = ['valgt', 'anden'].map((name, index) => {
    const source = `${dataDir}/${name}.svg`
    const shape = `<path d="M5 5h${index + 30}v10H5z"/>`
    writeFileSync(
      source,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${shape}</svg>`,
    )
    return { source, originalName: `${name}.svg` }
  }) as [{ source: string; originalName: string }, { source: string; originalName: string }]
  const admin = await signedInAdmin(backend)
  const { path } = await storeMark(backend, admin, chosen)
  const { path: otherPath } = await storeMark(backend, admin, other)
  await screens.send(action, { 'udseende.mark': path, 'udseende.mark.revision': 0 })
  const remove = (mark: string) => screens.send(action, { intent: 'delete-mark', path: mark })
  const markOf = async () => (await screens.load(loader)).values['udseende.mark']
  expect((await remove(otherPath)).answer).toMatchObject({ kind: 'done' })
  expect(await markOf()).toBe(path)
  await remove(path)
  expect(await markOf()).toBe('')
  expect((await screens.load(loader)).uploaded).toEqual([])
})
