import { z } from 'zod'

/** What a backup was taken for. */
export const backupReasons = ['scheduled', 'manual', 'upgrade', 'restore'] as const
export type BackupReason = (typeof backupReasons)[number]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().nonnegative()

/**
 * What is in a backup, with hashes: `manifest.json` of an archive, `snapshots/{id}.json` of the
 * store (docs/decisions/0022-backups.md).
 */
export const manifestSchema = z.object({
  format: z.literal(1),
  id: z.string().regex(/^[\w-]+$/),
  takenAt: z.iso.datetime(),
  reason: z.enum(backupReasons),
  /** The schema the rows are in. */
  migrations: z.array(z.object({ name: z.string(), checksum: sha256 })),
  /**
   * In the order in which they were made. Hash and size are those of the rows, each as JSON on a line
   * of its own, in the order of their key.
   */
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
  /** The list of the files, one `StoredEntry` as JSON on each line, and what they are together. */
  files: z.object({ count, bytes: count, listBytes: count, sha256 }),
  /** Files that rows tell of and that were nowhere to be found. */
  missingFiles: z.array(z.string()),
  /** How the site was set up; nothing secret. */
  settings: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** A file of the site, by the hash of its content. */
export const storedEntrySchema = z.object({
  path: z.string(),
  sha256,
  bytes: count,
  writtenAt: z.iso.datetime(),
})
export type StoredEntry = z.infer<typeof storedEntrySchema>

/** An archive that is not what its hashes say; the message says what, in one line. */
export class DamagedBackupError extends Error {}
