import { createHash } from 'node:crypto'
import { expressionBuilder, sql } from 'kysely'
import { capitalise } from '~/danish/capitalise'
import { uuidOf } from '~/http/uuid'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { countRows } from '~/platform/db/listing.server'
import type { Schema } from '~/platform/db/schema'
import {
  type DraftNoun,
  draftContent,
  maxDrafts,
  type SentDraft,
  type StoredDraft,
} from './unsaved-drafts'

declare module '~/platform/db/schema' {
  interface Schema {
    unsaved_drafts: {
      id: string
      account_id: string
      noun: string
      title: string
      /** JSON: see `draftContent`. */
      content: string
      /** The query of the form's URL, from which some fields get their values. */
      query: string
      revision: number
      /** The id of the form that wrote last, and the number of its last request. */
      writer: string
      turn: number
      typed_at: string
      discarded_at: string | null
    }
  }
}

type DraftRow = Schema['unsaved_drafts']

const maxTitleLength = 200
const dayMs = 24 * 60 * 60 * 1000

export async function unsavedDrafts(
  { db, nouns }: Backend,
  { id: account }: Admin,
  noun?: DraftNoun,
) {
  const rows = await db
    .selectFrom('unsaved_drafts')
    .select(['id', 'noun', 'title', 'query', 'typed_at'])
    .where('account_id', '=', account)
    .where('discarded_at', 'is', null)
    .$if(noun !== undefined, (query) => query.where('noun', '=', noun as DraftNoun))
    .orderBy('typed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ typed_at, noun: of, ...row }) => ({
    ...row,
    noun: of as DraftNoun,
    // 'Nyhed', from 'en nyhed'.
    kind: capitalise(nouns[of as DraftNoun].words.indefinite.replace(/^e[nt] /, '')),
    /** ISO 8601 in UTC. */
    typedAt: typed_at,
  }))
}

export async function openUnsavedDraft({ db }: Backend, { id: account }: Admin, id: string) {
  const row = await db
    .selectFrom('unsaved_drafts')
    .select(['id', 'revision', 'content'])
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, content: draftContent.parse(JSON.parse(row.content)) }
}

/** Input becomes a new draft if another form has changed or discarded it (docs/decisions/0043-unsaved-drafts.md). */
export async function storeUnsavedDraft(backend: Backend, admin: Admin, sent: SentDraft) {
  return inTransaction(backend, (tx) => storeDraft(tx, admin, sent))
}

async function storeDraft(tx: Backend, admin: Admin, sent: SentDraft): Promise<StoredDraft> {
  const row = await tx.db
    .selectFrom('unsaved_drafts')
    .selectAll()
    .where('id', '=', sent.id)
    .executeTakeFirst()
  if (row && isChangedElsewhere(row, admin, sent)) {
    const separate = await storeDraft(tx, admin, { ...sent, id: separateId(sent), revision: 0 })
    return 'isFull' in separate ? separate : { ...separate, isApart: true }
  }
  if (!row && (await isFull(tx, admin))) return { isFull: true }
  const revision = await writeDraft(tx, admin, row, sent)
  // Tries again if another request has written the draft meanwhile.
  if (revision === undefined) return storeDraft(tx, admin, sent)
  return { id: sent.id, revision, isApart: !row && sent.revision > 0 }
}

/** Whether the stored draft has content that this form has neither read nor written. */
function isChangedElsewhere(row: DraftRow, { id }: Admin, sent: SentDraft): boolean {
  if (row.account_id !== id || row.noun !== sent.noun || row.discarded_at !== null) return true
  if (row.writer === sent.writer || row.revision === sent.revision) return false
  return row.content !== JSON.stringify(sent.content)
}

/** Returns the new revision; undefined if the draft is no longer the given row. */
async function writeDraft(
  { db, clock }: Backend,
  { id: account }: Admin,
  row: DraftRow | undefined,
  { id, noun, query, content, writer, turn }: SentDraft,
) {
  // Ignores unchanged content, and a delayed request that is older than the stored draft.
  const isOld = row?.writer === writer && turn <= row.turn
  if (row && (isOld || row.content === JSON.stringify(content))) return row.revision
  const storedRevision = row?.revision ?? 0
  const columns = {
    revision: storedRevision + 1,
    title: (content.fields.title?.[0] ?? '').trim().slice(0, maxTitleLength),
    content: JSON.stringify(content),
    writer,
    turn,
    typed_at: clock.now().toISOString(),
  }
  const { numInsertedOrUpdatedRows: count } = await db
    .insertInto('unsaved_drafts')
    .values({ id, account_id: account, noun, query, ...columns })
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

async function isFull({ db }: Backend, { id }: Admin): Promise<boolean> {
  const drafts = db.selectFrom('unsaved_drafts').where('account_id', '=', id)
  return (await countRows(drafts.where('discarded_at', 'is', null))) >= maxDrafts
}

export async function discardUnsavedDraft(
  { db, clock }: Backend,
  { id: account }: Admin,
  id: string,
): Promise<void> {
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  await db.deleteFrom('unsaved_drafts').where('discarded_at', '<', dayAgo).execute()
  await db
    .updateTable('unsaved_drafts')
    .set({ discarded_at: now.toISOString() })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('discarded_at', 'is', null)
    .execute()
}

export async function restoreUnsavedDraft({ db }: Backend, { id: account }: Admin, id: string) {
  await db
    .updateTable('unsaved_drafts')
    .set({ discarded_at: null })
    .where('id', '=', id)
    .where('account_id', '=', account)
    .execute()
}

export async function removeUnsavedDraft({ db }: Backend, { id: account }: Admin, id: string) {
  await db
    .deleteFrom('unsaved_drafts')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .execute()
}

export function isInUnsavedDraft(column: 'stored_pictures.path') {
  const { exists, selectFrom } = expressionBuilder<Schema, 'stored_pictures'>()
  return exists(
    selectFrom('unsaved_drafts')
      .select('unsaved_drafts.id')
      .where('unsaved_drafts.content', 'like', sql<string>`'%' || ${sql.ref(column)} || '%'`),
  )
}
