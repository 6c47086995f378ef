import { rm } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { nouns } from '~/domain/nouns/nouns.server'
import { pagesAt, pagesBelow } from '~/domain/pages/page-sources.server'
import { installSample } from '~/domain/sample/install-sample.server'
import type { Backend } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import { nounsIn } from '~/platform/changes/nouns'
import { databaseTest } from './support/database'
import { makeSmallSample } from './support/small-sample'

/** The columns that hide a row, with the value that does it. */
const hiding = { published_at: null, is_visible: 0, is_active: 0 }

const hideable = nounsIn(nouns).flatMap((noun) =>
  Object.entries(hiding)
    .filter(([column]) => column in nouns[noun].columns)
    .map(([column, value]) => ({ noun, column, value })),
)

/** Types the table of any noun as that of one noun, since only shared columns are used. */
const plain = (noun: Noun) => noun as 'news'

/** Inserts a row of a noun without sample rows, with only the columns that must not be null. */
async function insertVisible({ db }: Backend, noun: Noun) {
  const tables = await db.introspection.getTables()
  const columns = tables.find(({ name }) => name === noun)?.columns ?? []
  const needed = columns.filter((column) => !column.isNullable && !column.hasDefaultValue)
  const values = needed.map(({ name, dataType }) => [name, /int|double/i.test(dataType) ? 1 : 'a'])
  const shown = Object.entries(hiding)
    .filter(([column]) => column in nouns[noun].columns)
    .map(([column, value]) => [column, value === 0 ? 1 : '2000'])
  const row = Object.fromEntries([...values, ...shown])
  await db.insertInto(plain(noun)).values(row).execute()
}

async function visibleRows(backend: Backend, noun: Noun) {
  const rows = backend.db.selectFrom(plain(noun)).selectAll().where(nouns[noun].visible(backend))
  return (await rows.execute()) as { id: string; slug?: string }[]
}

const sources = nounsIn(nouns).flatMap((noun) => nouns[noun].search)

/** The ids that /soeg finds, and the paths of the sitemap. */
async function shownTo(backend: Backend) {
  const listed = pagesBelow(nouns).map(({ listing }) => listing?.list(backend) ?? [])
  const paths = (await Promise.all(listed)).flat()
  return [...(await idsIn(backend)).flat(), ...paths.map(({ path }) => path)]
}

function pathOf(noun: Noun, slug: string | undefined): string | undefined {
  const description = nouns[noun]
  return 'pathOf' in description && slug !== undefined ? description.pathOf(slug) : undefined
}

/** Returns the paths that have a page, which can be shared. */
async function pagesIn(backend: Backend, paths: string[]) {
  const found = paths.map(async (path) => {
    const at = pagesAt(nouns, path)
    const page = await at?.pages.find?.(backend, at.rest)
    const share = await at?.pages.share?.(backend, at.rest)
    expect(share === undefined, path).toBe(page === undefined)
    return page ?? []
  })
  return (await Promise.all(found)).flat()
}

/** The ids that each source of the search lists. */
const idsIn = (backend: Backend) =>
  Promise.all(sources.map(async ({ list }) => (await list(backend)).map(({ id }) => id)))

databaseTest('visitors see nothing of a hidden row of any noun', async ({ backend }) => {
  const { folder } = await makeSmallSample()
  onTestFinished(() => rm(folder, { recursive: true }))
  await installSample(backend, folder)
  for (const { noun, column, value } of hideable) {
    if ((await visibleRows(backend, noun)).length === 0) await insertVisible(backend, noun)
    const rows = await visibleRows(backend, noun)
    expect(rows, noun).not.toEqual([])
    const paths = rows.flatMap(({ slug }) => pathOf(noun, slug) ?? [])
    const pages = await pagesIn(backend, paths)
    if (paths.length > 0) expect(pages, noun).not.toEqual([])
    expect(await shownTo(backend), noun).toEqual(expect.arrayContaining(pages))

    const before = await idsIn(backend)
    const query = backend.db.updateTable(plain(noun))
    await query.set({ [column]: value }).execute()
    expect(await visibleRows(backend, noun), noun).toEqual([])
    expect(await pagesIn(backend, paths), noun).toEqual([])
    const own = new Set([...rows.map(({ id }) => id), ...paths])
    expect(
      (await shownTo(backend)).filter((shown) => own.has(shown)),
      noun,
    ).toEqual([])
    const after = await idsIn(backend)
    for (const [at, source] of sources.entries()) {
      const ids = before[at] ?? []
      const read = ids.length > 0 ? await source.read(backend, ids, () => 0) : []
      expect(
        read.map(({ id }) => id).filter((id) => !after[at]?.includes(id)),
        `${noun}, ${source.kind}`,
      ).toEqual([])
    }
    // Makes the row visible again before the test of its other such column.
    const ids = rows.map(({ id }) => id)
    if (value === 0)
      await query
        .set({ [column]: 1 })
        .where('id', 'in', ids)
        .execute()
  }
})

test('every noun with a page is searched, by itself or with another noun', () => {
  const searched = nounsIn(nouns).flatMap((noun) =>
    nouns[noun].search.flatMap(({ nouns }) => nouns),
  )
  const withPages = nounsIn(nouns).filter((noun) => 'pathOf' in nouns[noun])
  expect(searched).toEqual(expect.arrayContaining(withPages))
})
