import { expect } from 'vitest'
import { databaseTest } from '#tests/support/database'
import { openWriter } from '#tests/support/writer'
import { readContent } from '~/domain/content/content.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { Backend } from '~/platform/backend.server'
import { appearanceOf, iconOf, siteNameOf } from './appearance.server'

const look = async (backend: Backend) => {
  const content = await readContent(backend, 'hero', 'udseende')
  return { ...appearanceOf(content), name: siteNameOf(content), iconPath: iconOf(content) }
}

databaseTest('the site is named after the author until it has a name', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'hero.name', 'Johanne Lund')
  expect(await look(backend)).toMatchObject({ name: 'Johanne Lund' })
  await saveEntry(backend, admin, 'udseende.name', 'Skrivestuen')
  expect(await look(backend)).toMatchObject({ name: 'Skrivestuen' })
})

databaseTest('colours and opening follow the face unless they are chosen', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'udseende.face', 'fjord')
  expect(await look(backend)).toMatchObject({ face: 'fjord', palette: 'fjord', opening: 'fjord' })
  await saveEntry(backend, admin, 'udseende.palette', 'salmebog')
  await saveEntry(backend, admin, 'udseende.opening', 'fjernet')
  const { palette, opening, paper } = await look(backend)
  expect({ palette, opening }).toEqual({ palette: 'salmebog', opening: 'salmebog' })
  expect(paper.light).toMatch(/^#[\da-f]{6}$/)
  expect(paper.dark).toMatch(/^#[\da-f]{6}$/)
  expect(paper.dark).not.toBe(paper.light)
})

databaseTest('the icon has the colours and the mark of the site', async ({ backend }) => {
  const { admin } = await openWriter(backend)
  await saveEntry(backend, admin, 'udseende.palette', 'fjord')
  await saveEntry(backend, admin, 'udseende.mark', 'stjerne')
  expect(await look(backend)).toMatchObject({
    iconPath: '/ikon/fjord-stjerne.svg',
    icon: { touch: '/ikon/fjord-stjerne.png' },
    mark: { name: 'stjerne' },
  })
  await saveEntry(backend, admin, 'udseende.mark', 'images/marks/mark_1795251600000-512x171.png')
  expect(await look(backend)).toMatchObject({
    iconPath: '/ikon/fjord-mark_1795251600000-512x171.png',
    mark: { width: 512, height: 171 },
  })
})
