import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { screenGroups, screens } from '~/admin/frame/admin.copy'
import { nouns } from '~/domain/nouns/nouns.server'
import { installSample } from '~/domain/sample/install-sample.server'
import { verifyFiles } from '~/platform/backups/verify-site.server'
import { nounsWith } from '~/platform/changes/nouns'
import { openDatabaseTest } from './support/database'
import { makeSmallSample } from './support/small-sample'

test('every noun is found on a screen of the back-office', () => {
  const paths = screens.map(({ path }) => path)
  for (const { screen } of Object.values(nouns)) expect(paths).toContain(screen)
})

test('the menu of the back-office has its screens in groups of at most six', () => {
  const groups = screenGroups.map(({ name, screens }) =>
    [name, ...screens.map((screen) => screen.name)].join(' '),
  )
  expect(groups).toEqual([
    'Indhold Nyheder Kalender Salmer & Sange Billeder Foredrag Bibliografi',
    'Sider Forside Samarbejder Anbefalinger Presse Kontakt',
    'Opsætning Udseende SEO Adresser Konto Vejledning',
  ])
  for (const { screens } of screenGroups) expect(screens.length).toBeLessThanOrEqual(6)
})

test('the files of every noun that is about a file are put back from a backup', async () => {
  const { backend } = await openDatabaseTest('sqlite')
  const { folder } = await makeSmallSample()
  onTestFinished(() => rm(folder, { recursive: true }))
  await installSample(backend, folder)
  const ofNouns = await Promise.all(
    nounsWith(nouns, 'file_path')
      .filter((noun) => noun !== 'images')
      .map((noun) =>
        backend.db
          .selectFrom(noun as 'hymn_files')
          .selectAll()
          .execute(),
      ),
  )
  for (const rows of ofNouns) expect(rows).not.toEqual([])
  const files = ofNouns.flat()
  for (const { file_path, file_size, mime_type: contentType } of files) {
    await backend.files.put(file_path, Buffer.alloc(file_size), { contentType })
  }
  await backend.backups.take('manual')
  const { store } = await backend.backups.open()
  for (const { file_path } of files) await backend.files.remove(file_path)

  const { mended, lost } = await verifyFiles(backend, store)
  expect(mended.sort()).toEqual(files.map(({ file_path }) => file_path).sort())
  expect(lost).toEqual([])
})
