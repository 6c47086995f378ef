import { noCollaboration } from '~/domain/files/files'
import { freeSlug, renameSlug, slugOwner } from '~/domain/slugs/slugs.server'
import { canonicalSlug } from '~/http/slug'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { RowVersions } from '~/platform/changes/history-tables'
import { moveToTrash } from '~/platform/changes/move-to-trash.server'
import type { Noun, SlugNoun } from '~/platform/changes/noun'
import { referencingColumns } from '~/platform/changes/nouns'
import type { StoredRow } from '~/platform/changes/open-change'
import {
  commitChange,
  deleteRow,
  patchRow,
  restoreRow,
  storedRow,
} from '~/platform/changes/rows.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { isClearedReference, mainRow } from './head'
import { versionBefore } from './values-for-form.server'

/**
 * Undoes a change, completely or not at all.
 * @throws DomainError missing, when the history no longer has the change; changed-since, when one of its rows was
 * written again; slug-taken, owner-missing, constraint-violated or files-gone, when a row cannot be restored
 */
export async function undoChange(backend: Backend, admin: Admin, changeId: string): Promise<void> {
  const nouns = (await versionsOf(backend, changeId)).map(({ noun }) => noun)
  try {
    await commitChange(backend, [...new Set(nouns)], async (tx) => {
      const versions = await versionsOf(tx, changeId)
      if (versions.length === 0) throw new DomainError('missing')
      if (tx.change) tx.change.undoneId = changeId
      const isCleared = (version: Version) => isClearedReference(tx.nouns, versions, version)
      const written = versions.filter((version) => !isCleared(version))
      for (const version of written) await requireLatest(tx, version)
      const head = mainRow(tx.nouns, versions)
      for (const version of written.toReversed()) {
        await undoRow(tx, admin, version, version === head)
      }
      for (const version of versions.filter(isCleared)) await restoreReference(tx, admin, version)
      await tx.db.deleteFrom('trash').where('change_id', '=', changeId).execute()
    })
  } catch (error) {
    if (isConstraintViolation(error)) throw new DomainError('constraint-violated')
    throw error
  }
}

type Version = Pick<RowVersions, 'noun' | 'row_id' | 'number' | 'action' | 'content'>

function versionsOf({ db }: Backend, changeId: string): Promise<Version[]> {
  return db
    .selectFrom('row_versions')
    .select(['noun', 'row_id', 'number', 'action', 'content'])
    .where('change_id', '=', changeId)
    .orderBy('place')
    .execute()
}

async function restoreReference(tx: Backend, admin: Admin, version: Version): Promise<void> {
  const { noun, row_id } = version
  const column = referencingColumns(tx.nouns, 'set-null').find(
    (naming) => naming.noun === noun,
  )?.column
  const former = (await versionBefore(tx, version))?.[column ?? '']
  const row = await storedRow(tx, noun, row_id)
  if (!column || !former || !row || row[column] !== null) return
  await patchRow(tx, admin, noun, row_id, { [column]: former })
}

async function requireLatest({ db }: Backend, { noun, row_id, number }: Version): Promise<void> {
  const later = await db
    .selectFrom('row_versions')
    .select('number')
    .where('noun', '=', noun)
    .where('row_id', '=', row_id)
    .where('number', '>', number)
    .limit(1)
    .executeTakeFirst()
  if (later) throw new DomainError('changed-since')
}

async function undoRow(tx: Backend, admin: Admin, version: Version, isHead: boolean) {
  const { noun, row_id, action } = version
  const row = JSON.parse(version.content) as StoredRow
  if (action === 'delete') return restoreDeleted(tx, admin, noun, row)
  if (action === 'update') return restoreColumns(tx, admin, version, row)
  if (isHead) await moveToTrash(tx, admin, noun, row_id)
  else await deleteRow(tx, admin, noun, row_id)
}

async function restoreDeleted(tx: Backend, admin: Admin, noun: Noun, row: StoredRow) {
  if (hasSlug(tx, noun)) {
    // A row that was deleted before its noun had slugs has none.
    row.slug ??= await freeSlug(tx, noun, canonicalSlug(String(row.title)), row.id)
    const holder = await slugOwner(tx, noun, String(row.slug), row.id)
    if (holder === 'another') throw new DomainError('slug-taken')
  }
  await requireOwner(tx, noun, row)
  await restoreRow(tx, admin, noun, row).catch((error: unknown) => {
    if (isConstraintViolation(error) && noun === 'images') throw new DomainError('files-gone')
    throw error
  })
}

async function requireOwner(tx: Backend, noun: Noun, row: StoredRow): Promise<void> {
  for (const part of referencingColumns(tx.nouns, 'cascade')) {
    if (part.noun !== noun) continue
    const id = String(row[part.column])
    if (id !== noCollaboration && !(await storedRow(tx, part.to, id))) {
      throw new DomainError('owner-missing')
    }
  }
}

async function restoreColumns(tx: Backend, admin: Admin, version: Version, row: StoredRow) {
  const { noun, row_id } = version
  const earlier = await versionBefore(tx, version)
  if (!earlier) throw new DomainError('missing')
  const { id: _, revision: __, updated_at: ___, ...values } = earlier
  const changed = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== row[name]),
  )
  const { slug, ...others } = changed
  await patchRow(tx, admin, noun, row_id, others)
  if (!hasSlug(tx, noun) || slug === undefined) return
  await renameSlug(tx, noun, row_id, String(row.slug), String(slug))
}

function hasSlug({ nouns }: Backend, noun: Noun): noun is SlugNoun {
  return 'slug' in nouns[noun].columns
}

/** PostgreSQL's codes for a missing referenced row and a duplicate key. */
const postgresConstraints = new Set(['23503', '23505'])
const sqliteConstraint = 19

function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === sqliteConstraint
  return postgresConstraints.has(String(code))
}
