import { expect } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { addFakePicture } from '#tests/support/images'
import { blankWork } from '#tests/support/work'
import { addReview } from '~/domain/bibliography/reviews/reviews-commands.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { emptyQuery } from '~/http/listing'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { workAt } from './bibliography.server'
import { saveWork } from './bibliography-commands.server'
import { listWorks, workForEditing } from './bibliography-editing.server'

const blank = blankWork()

const review = {
  header: null,
  quote_text: '<p>Godt.</p>',
  author: 'A. Læser',
  publication: null,
  pull_quote: null,
  language: 'da' as const,
}

interface Saved {
  backend: Backend
  admin: Admin
  id: string
}

async function save(
  backend: Backend,
  admin: Admin,
  values: Partial<typeof blank> | object = {},
): Promise<Saved> {
  const before = new Set((await listWorks(backend)).items.map(({ id }) => id))
  await saveWork(backend, admin, undefined, { ...blank, ...values })
  const added = (await listWorks(backend)).items.find(({ id }) => !before.has(id))
  return { backend, admin, id: added?.id ?? '' }
}

async function change({ backend, admin, id }: Saved, values: object) {
  const stored = await workForEditing(backend, id)
  if (!stored) throw new Error('the work is gone')
  const { publish: _, publish_date: __, publish_time: ___, ...form } = stored
  await saveWork(backend, admin, id, {
    ...blank,
    ...form,
    picture: undefined,
    ...values,
  })
}

const slugOf = async ({ backend, id }: Saved) => (await workForEditing(backend, id))?.slug

/** Stores a picture like an upload. */
async function upload(backend: Backend, name: string) {
  const path = `images/bibliography/${name}.jpg`
  await addFakePicture(backend, path)
  return { path, alt: '', focus: { x: 0.5, y: 0.5 }, originalName: `${name}.jpg` }
}

const imagesOf = ({ db }: Backend) => db.selectFrom('images').select('file_path').execute()

databaseTest('a work without a chosen slug gets the slug of its title', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  const first = await save(backend, admin, { title: 'Blæk på øjet & papiret' })
  expect(await slugOf(first)).toBe('blak-pa-ajet-papiret')
  const second = await save(backend, admin, { title: 'Blæk på øjet: papiret' })
  expect(await slugOf(second)).toBe('blak-pa-ajet-papiret-2')
})

databaseTest('a chosen slug stays when the title changes', async ({ backend }) => {
  const work = await save(backend, await signedInAdmin(backend), { slug: 'den-store' })
  await change(work, { title: 'Den lille' })
  expect(await slugOf(work)).toBe('den-store')
})

databaseTest('a former slug redirects to the new one, and can be used again', async (test) => {
  const { backend } = test
  const work = await save(backend, await signedInAdmin(backend), { title: 'Marsken' })
  await change(work, { title: 'Saltmarsken', slug: null })
  expect(await workAt(backend, 'marsken')).toEqual({ redirect: 'saltmarsken' })
  await change(work, { slug: 'marsken' })
  expect(await workAt(backend, 'saltmarsken')).toEqual({ redirect: 'marsken' })
})

databaseTest('the present or former slug of another work is refused', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const other = await save(backend, admin, { slug: 'gammel' })
  await change(other, { slug: 'ny' })
  for (const slug of ['gammel', 'ny']) {
    const refused = saveWork(backend, admin, undefined, { ...blank, slug })
    await expect(refused).rejects.toMatchObject({ code: 'taken', field: 'slug' })
  }
  expect((await listWorks(backend)).items).toHaveLength(1)
})

databaseTest(
  'a save over a newer change and a save of a deleted work are refused',
  async (test) => {
    const { backend } = test
    const work = await save(backend, await signedInAdmin(backend))
    await change(work, { title: 'Nyere' })
    const late = change(work, { title: 'Ældre', revision: 1 })
    await expect(late).rejects.toMatchObject({ code: 'outdated' })
    expect(await workForEditing(backend, work.id)).toMatchObject({ title: 'Nyere', revision: 2 })
    const { admin } = work
    const gone = saveWork(backend, admin, 'gone', blank)
    await expect(gone).rejects.toMatchObject({ code: 'missing' })
  },
)

databaseTest(
  'a description is stored without markup that the editor cannot produce',
  async (test) => {
    const { backend } = test
    const description = '<p onclick="x()">Om <b>A</b><script>x</script></p>'
    const { id } = await save(backend, await signedInAdmin(backend), { description })
    expect(await workForEditing(backend, id)).toMatchObject({ description: '<p>Om <b>A</b></p>' })
  },
)

databaseTest(
  'another cover replaces the old one, whose file stays for the history',
  async ({ backend }) => {
    const admin = await signedInAdmin(backend)
    const [old, young] = [await upload(backend, 'old'), await upload(backend, 'young')]
    const work = await save(backend, admin, { picture: old })
    await change(work, { picture: young })
    expect(await imagesOf(backend)).toEqual([{ file_path: young.path }])
    expect(await backend.files.exists(old.path)).toBe(true)
    expect(await backend.files.exists(young.path)).toBe(true)
  },
)

databaseTest('a URL on another site can replace an uploaded cover', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const picture = await upload(backend, 'old')
  const work = await save(backend, admin, { picture })
  const cover_url = 'https://example.dk/omslag.jpg'
  await change(work, { cover_url })
  expect(await workForEditing(backend, work.id)).toMatchObject({ image_url: null, cover_url })
  expect((await listWorks(backend)).items[0]).toMatchObject({ imageUrl: cover_url })
  expect(await imagesOf(backend)).toEqual([])
  expect(await backend.files.exists(picture.path)).toBe(true)
})

databaseTest('a refused save leaves the cover as it was', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const [old, young] = [await upload(backend, 'old'), await upload(backend, 'young')]
  await save(backend, admin, { slug: 'taget' })
  const work = await save(backend, admin, { picture: old })
  const refused = change(work, { picture: young, slug: 'taget' })
  await expect(refused).rejects.toMatchObject({ code: 'taken' })
  expect(await workForEditing(backend, work.id)).toMatchObject({ image_url: old.path })
  expect(await imagesOf(backend)).toEqual([{ file_path: old.path }])
  expect(await backend.files.exists(old.path)).toBe(true)
})

databaseTest('deleting a work deletes its cover and its reviews', async ({ backend }) => {
  const admin = await signedInAdmin(backend)
  const picture = await upload(backend, 'cover')
  const work = await save(backend, admin, { picture })
  await addReview(backend, admin, work.id, review)
  const changes: unknown[] = []
  backend.live.subscribe(({ nouns = [] }) => changes.push(nouns.toSorted()))
  await deleteNoun(backend, admin, 'bibliography', work.id)
  expect(changes).toEqual([['bibliography', 'hymn_collections', 'images', 'reviews']])
  expect((await listWorks(backend)).items).toEqual([])
  expect(await backend.db.selectFrom('reviews').selectAll().execute()).toEqual([])
  expect(await imagesOf(backend)).toEqual([])
  expect(await backend.files.exists(picture.path)).toBe(true)
})

databaseTest('works are listed by year, each with the number of its reviews', async (test) => {
  const { backend } = test
  const admin = await signedInAdmin(backend)
  const old = await save(backend, admin, { title: 'Gammel', year: 1999 })
  await save(backend, admin, { title: 'Ny', year: 2027 })
  await addReview(backend, admin, old.id, review)
  const listed = (await listWorks(backend)).items.map(({ title, reviews }) => [title, reviews])
  expect(listed).toEqual([
    ['Ny', 0],
    ['Gammel', 1],
  ])
  const part = async (limit: number) => {
    const { items, hasMore } = await listWorks(backend, { ...emptyQuery, limit })
    return [items.length, hasMore]
  }
  expect([await part(1), await part(2)]).toEqual([
    [1, true],
    [2, false],
  ])
})

databaseTest('the details of a book are stored, and shown in its form again', async (test) => {
  const { backend } = test
  const facts = {
    publisher: 'Forlaget',
    isbn: '978-87-02-12345-6',
    pages: 212,
    formats: ['E-bog'],
    translator: 'T. Olk',
    shops: ['Saxo https://saxo.example/a'],
  }
  const work = await save(backend, await signedInAdmin(backend), facts)
  expect(await workForEditing(backend, work.id)).toMatchObject(facts)
  await change(work, { formats: [], shops: [], pages: null })
  expect(await workForEditing(backend, work.id)).toMatchObject({
    ...facts,
    formats: [],
    shops: [],
    pages: null,
  })
})
