import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { type DatabaseTest, databaseTest } from '#tests/support/database'
import { addImage } from '#tests/support/images'
import { openZip } from '#tests/support/unzip'
import { openWriter } from '#tests/support/writer'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { PageAssignment } from '~/domain/images/images'
import { sweepOrphans } from '~/domain/sweep/sweep.server'
import type { Backend } from '~/platform/backend.server'
import { systemClock } from '~/platform/runtime/clock'
import { pressArchive, pressArchiveAt } from './press-archive.server'
import { pressKit } from './press-kit.server'

async function picture(backend: Backend, assignment: PageAssignment | null, background: string) {
  const create = { width: 60, height: 40, channels: 3, background } as const
  const source = await sharp({ create }).jpeg().toBuffer()
  return addImage(backend, {
    source,
    pageAssignment: assignment,
    originalName: 'Ved fjorden.jpg',
    altText: 'En fjord',
  })
}

async function work({ db }: Backend, image_url: string, published_at?: null) {
  const times = { created_at: '2026-01-01', updated_at: '2026-01-01', revision: 1 }
  await db
    .insertInto('bibliography')
    .values({
      id: image_url,
      title: 'Æblet',
      year: 2020,
      category: 'skønlitteratur',
      slug: image_url,
      description: '',
      purchase_link: null,
      image_url,
      ...times,
      ...(published_at === null && { published_at }),
    })
    .execute()
}

const urlOf = async (backend: Backend) => pressArchive(await pressKit(backend))?.url

function at(backend: Backend, url: string | undefined) {
  const [, hash = '', name = ''] = /^\/filer\/presse\/([^/]+)\/(.+)$/.exec(url ?? '') ?? []
  return pressArchiveAt(backend, hash, name)
}

async function kept({ files }: Backend): Promise<string[]> {
  const found: string[] = []
  for await (const { path } of files.entries('press-kits')) found.push(path)
  return found
}

async function opened({ backend, dataDir }: DatabaseTest, url: string | undefined) {
  const found = await at(backend, url)
  if (!found || !('path' in found)) throw new Error('there is no such kit')
  const bytes = await buffer(await backend.files.read(found.path))
  expect(bytes.byteLength).toBe(found.size)
  const file = join(dataDir, 'kit.zip')
  writeFileSync(file, bytes)
  return openZip(file)
}

databaseTest(
  'the archive contains the texts, every picture in both sizes and the covers',
  async (test) => {
    const { backend } = test
    const admin = await signedInAdmin(backend)
    await picture(backend, null, 'navy')
    await work(backend, (await picture(backend, 'bibliography', 'teal')).filePath)
    await saveEntry(backend, admin, 'hero.name', 'Johanne Lyngby')
    await saveEntry(backend, admin, 'presse.biography_short', 'Hun skriver <3.')
    await saveEntry(
      backend,
      admin,
      'presse.biography_long',
      '<p onclick="a()">Hun <strong>skriver</strong> &amp; maler.</p><p>I Aarhus.</p>',
    )
    await saveEntry(backend, admin, 'presse.facts', 'Født: 1971\nBor på Mors')
    const zip = await opened(test, await urlOf(backend))
    expect([...zip.names]).toEqual([
      ...['biografi.txt', 'fakta-og-kontakt.txt', 'billedtekster.txt'],
      'billeder/til-tryk/01-ved-fjorden.jpg',
      'billeder/til-web/01-ved-fjorden-web.jpg',
      'omslag/01-aeblet.jpg',
    ])
    expect(await zip.read('biografi.txt')).toBe(
      'KORT\n\nHun skriver <3.\n\n\nLANG\n\nHun skriver & maler.\n\nI Aarhus.\n',
    )
    expect(await zip.read('fakta-og-kontakt.txt')).toMatch(/^Født: 1971\nBor på Mors\n/)
    expect(await zip.read('billedtekster.txt')).toContain(
      '01-ved-fjorden.jpg\nBeskrivelse: En fjord\nRettigheder: Johanne Lyngby',
    )
  },
)

databaseTest('the press kit has only public content', async (test) => {
  const { backend } = test
  const withdrawn = await picture(backend, null, 'navy')
  await picture(backend, 'hero', 'maroon')
  const draft = await picture(backend, 'bibliography', 'teal')
  await work(backend, draft.filePath, null)
  const before = await urlOf(backend)
  expect((await opened(test, before)).names.size).toBe(3)
  await backend.db
    .updateTable('images')
    .set({ is_active: 0 })
    .where('id', '=', withdrawn.id)
    .execute()
  expect(await urlOf(backend)).toBeUndefined()
  expect(await at(backend, before)).toBeUndefined()
})

databaseTest(
  'the archive is made once for concurrent requests, and again after a change',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    await picture(backend, null, 'navy')
    const first = await urlOf(backend)
    const put = vi.spyOn(backend.files, 'put')
    const found = await Promise.all([at(backend, first), at(backend, first), at(backend, first)])
    expect(found[0]).toMatchObject({ path: expect.stringMatching(/^press-kits\/[\w-]{16}\.zip$/) })
    expect(found[1]).toEqual(found[0])
    await at(backend, first)
    expect(put).toHaveBeenCalledTimes(1)
    await saveEntry(backend, admin, 'presse.biography_short', 'Hun skriver.')
    const second = await urlOf(backend)
    expect(second).not.toBe(first)
    expect(await at(backend, first)).toEqual({ moved: second })
    await at(backend, second)
    expect(await kept(backend)).toHaveLength(1)
    expect(await at(backend, '/filer/presse/AAAAAAAAAAAAAAAA/andet.zip')).toBeUndefined()
    expect(await at(backend, '/filer/presse/../pressemateriale.zip')).toBeUndefined()
  },
)

databaseTest('a file whose original is missing is omitted and listed', async (test) => {
  const { backend, logged } = test
  await picture(backend, null, 'navy')
  const { filePath } = await picture(backend, null, 'teal')
  const bytes = await buffer(await backend.files.read(filePath))
  await backend.files.remove(filePath)
  const url = await urlOf(backend)
  const incomplete = await opened(test, url)
  const pictures = ['billeder/til-tryk/02-ved-fjorden.jpg', 'billeder/til-tryk/01-ved-fjorden.jpg']
  const [lost = ''] = pictures.filter((name) => !incomplete.names.has(name))
  expect(await incomplete.read('mangler.txt')).toContain(`\n${lost}\n`)
  expect(incomplete.names.size).toBe(5)
  expect(logged.at(-1)?.msg).toBe('an original is missing from the press kit')
  await backend.files.put(filePath, bytes)
  const complete = await opened(test, url)
  expect(complete.names.has('mangler.txt')).toBe(false)
  expect(complete.names.has(lost)).toBe(true)
})

databaseTest('a failed archive leaves nothing behind, and is made later', async (test) => {
  const { backend, logged } = test
  await picture(backend, null, 'navy')
  const url = await urlOf(backend)
  const put = vi.spyOn(backend.files, 'put').mockRejectedValueOnce(new Error('disk full'))
  expect(await at(backend, url)).toEqual({ unavailable: true })
  expect(logged.at(-1)?.msg).toBe('the press kit could not be made')
  expect(await kept(backend)).toEqual([])
  put.mockRestore()
  expect((await opened(test, url)).names.size).toBe(3)
})

databaseTest(
  'an outdated archive is swept, the current one stays',
  async ({ backend, at: clockAt }) => {
    await picture(backend, null, 'navy')
    await at(backend, await urlOf(backend))
    const later = clockAt(new Date(systemClock.now().getTime() + 25 * 3_600_000).toISOString())
    await sweepOrphans(later)
    expect(await kept(backend)).toHaveLength(1)
    await picture(backend, null, 'teal')
    await sweepOrphans(later)
    expect(await kept(backend)).toEqual([])
  },
  { now: systemClock.now().toISOString() },
)

databaseTest('facts alone make an archive, contact details alone do not', async (test) => {
  const { backend } = test
  const write = await openWriter(backend)
  await write.contact({ email: 'johanne@example.dk' })
  expect(await urlOf(backend)).toBeUndefined()
  await saveEntry(backend, write.admin, 'presse.facts', 'Født på Ærø: 1971')
  const zip = await opened(test, await urlOf(backend))
  expect([...zip.names]).toEqual(['fakta-og-kontakt.txt'])
  expect(pressArchive(await pressKit(backend))?.size).toBe(
    Buffer.byteLength(await zip.read('fakta-og-kontakt.txt')),
  )
})
