import type { Readable } from 'node:stream'
import { z } from 'zod'

const backupReasons = ['scheduled', 'manual', 'upgrade', 'restore'] as const
export type BackupReason = (typeof backupReasons)[number]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/** `manifest.json` in an archive, `snapshots/{id}.json` in the store of the backups. */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[\w-]+$/),
  takenAt: z.iso.datetime(),
  reason: z.enum(backupReasons),
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  /** In order of creation. Hash and size are those of the rows as lines of JSON, ordered by key. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^\w+$/),
      columns: z.array(
        z.object({
          name: z.string().regex(/^\w+$/),
          type: z.enum(['string', 'integer', 'number']),
          nullable: z.boolean(),
        }),
      ),
      rows: count,
      bytes: count,
      sha256,
    }),
  ),
  /** The list of files, a `StoredEntry` as JSON per line, with count and total size. */
  files: z.object({ count, bytes: count, listBytes: count, sha256 }),
  missingFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

export const storedEntrySchema = z.object({
  path: z.string(),
  sha256,
  bytes: count,
  writtenAt: z.iso.datetime(),
})
export type StoredEntry = z.infer<typeof storedEntrySchema>

export interface Archive {
  manifest: Manifest
  entries(): AsyncIterable<StoredEntry>
  rows(table: string): AsyncIterable<string>
  file(entry: StoredEntry): Promise<Readable>
  close(): Promise<void>
}

export class DamagedBackupError extends Error {}
