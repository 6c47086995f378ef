import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { uuidOf } from '~/http/uuid'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { maxDrafts, maxTotalLength, type SentDraft, type StoredDraft } from './unsaved-drafts'
import { removeUnsavedDraft } from './unsaved-drafts.server'

type DraftRow = Schema['unsaved_drafts']
type DeviceDraft = SentDraft & { device: string }

/** Input becomes a new draft if another form has changed or discarded it (docs/decisions/0057-one-store-for-unsaved-input.md). */
export async function storeUnsavedDraft(backend: Backend, admin: Admin, sent: DeviceDraft) {
  return inTransaction(backend, (tx) => storeDraft(tx, admin, sent))
}

async function storeDraft(tx: Backend, admin: Admin, sent: DeviceDraft): Promise<StoredDraft> {
  const row = await tx.db
    .selectFrom('unsaved_drafts')
    .selectAll()
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (row && isChangedElsewhere(row, admin, sent)) {
    const apart = { ...sent, id: separateId(sent), revision: 0 }
    const separate = await storeDraft(tx, admin, apart)
    return 'isFull' in separate ? separate : { ...separate, isApart: true }
  }
  const { fields, pictures } = sent.content
  if (Object.keys(fields).length + pictures.length === 0) {
    if (row && !isOld(row, sent)) await removeUnsavedDraft(tx, admin, sent.id)
    return { id: sent.id, revision: 0, isApart: false }
  }
  if (await isFull(tx, admin, row, sent)) return { isFull: true }
  const revision = await writeDraft(tx, admin, row, sent)
  // Tries again if another request has written the draft meanwhile.
  if (revision === undefined) return storeDraft(tx, admin, sent)
  return { id: sent.id, revision, isApart: !row && sent.revision > 0 }
}

/** Whether the stored draft has content that this form has neither read nor written. */
function isChangedElsewhere(row: DraftRow, { id }: Admin, sent: SentDraft): boolean {
  if (row.account_id !== id || row.form !== sent.form || row.discarded_at !== null) return true
  if (row.writer === sent.writer || row.revision === sent.revision) return false
  return row.content !== JSON.stringify(sent.content)
}

/** Whether this is a delayed request, after which the form has already written. */
function isOld(row: DraftRow, { writer, turn }: SentDraft): boolean {
  return row.writer === writer && turn <= row.turn
}

/** Returns the new revision; undefined if the draft is no longer the given row. */
async function writeDraft(
  { db, clock }: Backend,
  { id: account }: Admin,
  row: DraftRow | undefined,
  sent: DeviceDraft,
) {
  const content = JSON.stringify(sent.content)
  if (row && (isOld(row, sent) || row.content === content)) return row.revision
  const { id, form, path, kind, excerpt, device, writer, turn } = sent
  const storedRevision = row?.revision ?? 0
  const columns = {
    revision: storedRevision + 1,
    path,
    kind,
    excerpt,
    content,
    device,
    writer,
    turn,
    title: sent.title.trim(),
    base: JSON.stringify(sent.base),
    typed_at: clock.now().toISOString(),
  }
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('unsaved_drafts')
    .values({ id, account_id: account, form, ...columns })
    .onConflict((other) =>
      other.column('id').doUpdateSet(columns).where('unsaved_drafts.revision', '=', storedRevision),
    )
    .executeTakeFirst()
  return count === 0n ? undefined : columns.revision
}

/** The id of a separate draft. A repeated request gets the same id, so that it does not add another draft. */
function separateId({ id, writer }: SentDraft): string {
  return uuidOf(createHash('sha256').update(`${id} ${writer}`).digest('hex'))
}

/** Whether there are too many drafts for a new one, or too much text in them. */
async function isFull(
  { db }: Backend,
  { id }: Admin,
  row: DraftRow | undefined,
  { content }: SentDraft,
): Promise<boolean> {
  const { count, size } = await db
    .selectFrom('unsaved_drafts')
    .select((of) => [
      of.fn.countAll().as('count'),
      of.fn.sum<number>(sql`length(content)`).as('size'),
    ])
    .where('account_id', '=', id)
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow()
  const growth = JSON.stringify(content).length - (row?.content.length ?? 0)
  return (!row && Number(count) >= maxDrafts) || Number(size) + growth > maxTotalLength
}
