import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ConfigError } from '~/platform/runtime/env.server'
import type { References } from './references'

const contentSchema = z.object({
  format: z.literal(1),
  tables: z.record(
    z.string(),
    z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  ),
})

export type SampleTables = z.infer<typeof contentSchema>['tables']

export type SampleArchive = ReturnType<typeof readSample>

const standardSample = 'johanne'

/** @throws ConfigError when there is no sample of this name */
export function sampleFolder(setting: string, samples: string): string | undefined {
  if (setting === 'off') return undefined
  const name = setting === 'on' ? standardSample : setting
  const names = namesIn(samples)
  if (names.includes(name)) return join(samples, name)
  throw new ConfigError(`SAMPLE_CONTENT must be on, off or one of: ${names.join(', ')}`)
}

function namesIn(samples: string): string[] {
  if (!existsSync(samples)) return []
  return readdirSync(samples).filter((name) => existsSync(contentFile(join(samples, name))))
}

export function contentFile(folder: string): string {
  return join(folder, 'content.json')
}

export function filesFolder(folder: string): string {
  return join(folder, 'files')
}

/** The tables, and the local folder with the files at their paths in the file store. */
export function readSample(folder: string) {
  const { tables } = contentSchema.parse(JSON.parse(readFileSync(contentFile(folder), 'utf8')))
  return { tables, files: filesFolder(folder) }
}

export function pathsIn(tables: SampleTables, references: readonly References[]): string[] {
  const paths = references.flatMap(({ noun, files }) =>
    (tables[noun] ?? []).flatMap((row) => files.flatMap((column) => row[column] ?? [])),
  )
  return [...new Set(paths.map(String))]
}
