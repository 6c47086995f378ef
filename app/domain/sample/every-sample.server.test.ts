import { readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { signedInAdmin } from '#tests/support/admins'
import { databaseTest } from '#tests/support/database'
import { makeSmallSample, samples } from '#tests/support/small-sample'
import { noCollaboration } from '~/domain/files/files'
import { nouns } from '~/domain/nouns/nouns.server'
import type { Backend } from '~/platform/backend.server'
import { nounsIn } from '~/platform/changes/nouns'
import { findLinks } from '~/platform/rich-text.server'
import { installSample } from './install-sample.server'
import { type References, referencesOf } from './references'
import { countSampleLeft, removeSample } from './remove-sample.server'
import { pathsIn, readSample } from './sample-archive.server'

type Row = { id: string } & Record<string, unknown>

function rowsOf({ db }: Backend, table: string): Promise<Row[]> {
  return db
    .selectFrom(table as 'any noun')
    .selectAll()
    .execute()
}

async function storedFiles({ files }: Backend): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of files.entries('')) paths.push(path)
  return paths
}

function idsNamed(
  { rows, richText }: References,
  row: Row,
): { nouns: readonly string[]; id: string }[] {
  const inColumns = Object.entries(rows).flatMap(([column, nouns]) => {
    const value = String(row[column] ?? '')
    const ids: string[] = value.startsWith('[') ? JSON.parse(value) : [value]
    const named = ids.filter((id) => (value.startsWith('[') ? id.startsWith('sample-') : id))
    return named.filter((id) => id !== noCollaboration).map((id) => ({ nouns, id }))
  })
  const inTexts = richText.flatMap((column) =>
    findLinks(String(row[column] ?? '')).flatMap(({ pdfId }) =>
      pdfId ? { nouns: ['collaboration_files'], id: pdfId } : [],
    ),
  )
  return [...inColumns, ...inTexts]
}

const minReferences = { anker: 10, iben: 10, johanne: 20 }

for (const [name, minCount] of Object.entries(minReferences)) {
  databaseTest(`every reference in ${name} has its row or file`, async ({ backend }) => {
    const small = await makeSmallSample(join(samples, name))
    await installSample(backend, small.folder)
    await rm(small.folder, { recursive: true })
    const references = referencesOf(backend.nouns)
    const rows = new Map<string, Row[]>()
    for (const { noun } of references) rows.set(noun, await rowsOf(backend, noun))
    const idsOf = (noun: string) => (rows.get(noun) ?? []).map(({ id }) => id)
    const pictures = (rows.get('images') ?? []).map(({ file_path }) => file_path)
    const named = references.flatMap((known) =>
      (rows.get(known.noun) ?? []).map((row) => ({ known, row })),
    )
    const linked = named.flatMap(({ known, row }) => idsNamed(known, row))
    expect(linked.length).toBeGreaterThan(minCount)
    expect(linked.filter(({ nouns, id }) => !nouns.flatMap(idsOf).includes(id))).toEqual([])
    const shown = named.flatMap(({ known, row }) =>
      known.pictures.flatMap((column) => row[column] ?? []),
    )
    expect(shown.length).toBeGreaterThan(minCount)
    expect(shown.filter((path) => !pictures.includes(path))).toEqual([])
    const files = named.flatMap(({ known, row }) =>
      known.files.flatMap((column) => row[column] ?? []),
    )
    const isThere = await Promise.all(files.map((path) => backend.files.exists(String(path))))
    expect(isThere).toEqual(files.map(() => true))
  })

  test(`${name} has all files that it refers to, and no others`, () => {
    const { tables, files } = readSample(join(samples, name))
    const stored = readdirSync(files, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(files, join(entry.parentPath, entry.name)))
    expect(stored.sort()).toEqual(pathsIn(tables, referencesOf(nouns)).sort())
    for (const path of stored) {
      expect(statSync(join(files, path)).size, path).toBeLessThan(300_000)
    }
  })

  databaseTest(`every row and every original file of ${name} is removed`, async ({ backend }) => {
    const { folder, sample } = await makeSmallSample(join(samples, name))
    await installSample(backend, folder)
    await rm(folder, { recursive: true })
    const pictures = Number(sample.tables.images?.length)
    const pdfs = sample.tables.collaboration_files?.length ?? 0
    const rows = await Promise.all(nounsIn(backend.nouns).map((noun) => rowsOf(backend, noun)))
    const entries = rows.flat().length - pictures - pdfs
    expect(await countSampleLeft(backend)).toEqual({ entries, pictures, pdfs })
    expect((await storedFiles(backend)).length).toBeGreaterThan(pictures)
    await removeSample(backend, await signedInAdmin(backend))
    for (const noun of nounsIn(backend.nouns)) expect(await rowsOf(backend, noun), noun).toEqual([])
    // The sweep removes renditions.
    const files = await storedFiles(backend)
    expect(files.filter((path) => !path.startsWith('derived/'))).toEqual([])
    expect(await backend.db.selectFrom('stored_pictures').select('path').execute()).toEqual([])
    expect(await countSampleLeft(backend)).toBeUndefined()
  })
}
