import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findCircle, folderImports, platformLayers, upwardImports } from './support/import-walls'
import { foreignQueries, type Source, unnamedQueries } from './support/walls'

const root = join(import.meta.dirname, '..')

const sourcesIn = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => ({ path, code: readFileSync(join(root, path), 'utf8') }))

const sources = [...sourcesIn('app/domain'), ...sourcesIn('app/platform')]
const adminSources = sourcesIn('app/admin')

const planted = (path: string, code: string): Source[] => [...sources, { path, code }]

test('the folders of the nouns do not import each other in circles', () => {
  expect(findCircle(folderImports(sources))).toBeUndefined()
})

test('a circle of folders is reported', () => {
  const code = "import { lectureAt } from '~/domain/lectures/lectures.server'"
  const circle = findCircle(folderImports(planted('app/domain/images/back.server.ts', code)))
  expect(circle?.at(0)).toBe(circle?.at(-1))
  expect(circle).toEqual(expect.arrayContaining(['images', 'lectures']))
})

test('the folders of the platform are layers', () => {
  expect(findCircle(platformLayers(sources))).toBeUndefined()
})

const upward = [
  [
    'app/platform/runtime/up.ts',
    "import { openDatabase } from '../db/db.server'",
    ['db', 'runtime'],
  ],
  [
    'app/platform/live/up.ts',
    "import { Backups } from '~/platform/backups/backups.server'",
    ['backups', 'live'],
  ],
  [
    'app/platform/db/up.ts',
    "import { openBackend } from '../open-backend.server'",
    ['db', 'open-backend.server'],
  ],
] as const

for (const [path, code, layers] of upward) {
  test(`an import against the layers is reported: ${code}`, () => {
    const circle = findCircle(platformLayers(planted(path, code)))
    expect(circle).toEqual(expect.arrayContaining([...layers]))
  })
}

/** The lowest first (docs/architecture.md, "The layers of the back-office"). */
const adminLayers = (() => {
  const architecture = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const [, section = ''] =
    /^## The layers of the back-office$([\s\S]*?)^## /m.exec(architecture) ?? []
  return [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, folder = '']) => folder)
})()

test('the folders of the back-office are the layers that the architecture lists', () => {
  const folders = adminSources.map(({ path }) => path.split('/')[2])
  expect([...new Set(folders)].sort()).toEqual([...adminLayers].sort())
})

test('a layer of the back-office imports only those below it', () => {
  expect(upwardImports(adminSources, adminLayers)).toEqual([])
})

const upwardInAdmin = [
  ['screen/planted.ts', "import { formKit } from '~/admin/form/form-kit'", 'form'],
  ['saving/planted.ts', "import type { RowEntry } from '~/admin/rows/row-menu'", 'rows'],
  ['rich-text/planted.ts', "const part = lazy(() => import('~/admin/form/form-kit'))", 'form'],
  ['list/planted.ts', "import { blank } from '~/admin/new-folder/blank'", 'new-folder'],
  ['new-folder/planted.ts', "import { blank } from '~/admin/other-folder/blank'", 'other-folder'],
] as const

for (const [file, code, layer] of upwardInAdmin) {
  test(`an import against the layers of the back-office is reported: ${code}`, () => {
    const path = `app/admin/${file}`
    const planted = [...adminSources, { path, code }]
    expect(upwardImports(planted, adminLayers)).toEqual([`${path}: ${layer}`])
  })
}

test('no folder of the back-office has more than 15 files or 1,000 lines', () => {
  const folders = Map.groupBy(adminSources, ({ path }) => path.split('/')[2])
  const tooLarge = [...folders].filter(([, files]) => {
    const lines = files.reduce((sum, { code }) => sum + code.split('\n').length - 1, 0)
    return files.length > 15 || lines > 1000
  })
  expect(tooLarge.map(([folder]) => folder)).toEqual([])
})

test('a noun queries only its own tables', () => {
  expect(foreignQueries(sources)).toEqual([])
  expect(unnamedQueries(sources)).toEqual([])
})

const violations = [
  ['news', "db.selectFrom('lectures')", 'lectures'],
  ['news', "db\n    .selectFrom('lectures as other')", 'lectures'],
  ['news', "db.selectFrom(['news', 'images'])", 'images'],
  ['lectures', "query.leftJoin('images', 'images.id', 'image_id')", 'images'],
  ['news', "query.innerJoin('audit_log', 'row_id', 'news.id')", 'audit_log'],
  ['news', "db.insertInto('reviews')", 'reviews'],
  ['news', "db.updateTable('images')", 'images'],
  ['news', "db.deleteFrom('stored_pictures')", 'stored_pictures'],
  ['contact', "patchRow(tx, admin, 'images', id, {})", 'images'],
  ['publishing', 'sql`exists (select 1 from reviews\n where x = 1)`', 'reviews'],
  ['news', 'sql`select 1 from news inner join lectures on lectures.id = news.id`', 'lectures'],
  ['news', "sql`exists (sql.table('images'))`", 'images'],
  ['news', 'sql`select 1 from news, lectures`', 'lectures'],
  ['news', 'sql`SELECT 1 FROM lectures`', 'lectures'],
  ['news', 'sql`select 1 from public.lectures`', 'lectures'],
  ['news', 'sql`select 1 from ( select 1 from "lectures" )`', 'lectures'],
  ['news', "sql`exists (sql.raw('lectures'))`", 'lectures'],
  ['contact', "deleteRow(\n  tx,\n  admin,\n  'news',\n  id)", 'news'],
] as const

for (const [folder, code, table] of violations) {
  test(`a query of a foreign table in ${folder} is reported: ${code.replace(/\s+/g, ' ')}`, () => {
    const path = `app/domain/${folder}/planted.server.ts`
    expect(foreignQueries(planted(path, code))).toEqual([`${path}: ${table}`])
  })
}

test('a table without an owner is also reported', () => {
  const path = 'app/domain/news/planted.server.ts'
  const code = 'db.selectFrom(table)'
  expect(unnamedQueries(planted(path, code))).toEqual([path])
  const raw = 'sql.table(noun)'
  expect(unnamedQueries(planted(path, raw))).toEqual([path])
})

test('platform queries no table of a noun', () => {
  const path = 'app/platform/planted.server.ts'
  expect(foreignQueries(planted(path, "db.selectFrom('images')"))).toEqual([`${path}: images`])
})

/** Matches a visibility condition, which only one file of each noun may have. */
const ownVisibility = /where\(\s*'(?:\w+\.)?(?:is_(?:active|visible)|published_at)'/
const saysWhoSees = ({ path, code }: Source) =>
  ownVisibility.test(code) &&
  !/(?:visibility|public-image\.server|publication-times\.server)\.ts$/.test(path)

test('the visibility of a noun is defined once', () => {
  expect(sources.filter(saysWhoSees).map(({ path }) => path)).toEqual([])
  const code = ".where('is_active', '=', 1)"
  expect(saysWhoSees({ path: 'app/domain/contact/planted.server.ts', code })).toBe(true)
})
