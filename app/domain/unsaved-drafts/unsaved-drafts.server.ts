import { createHash } from 'node:crypto'
import { expressionBuilder, sql } from 'kysely'
import { capitalise } from '~/danish/capitalise'
import { differingExcerpts } from '~/danish/differing-excerpts'
import { uuidOf } from '~/http/uuid'
import type { Admin } from '~/platform/auth/session.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import {
  type DraftNoun,
  draftBase,
  draftContent,
  draftNounAt,
  isNewItem,
  maxDrafts,
  maxTotalLength,
  type SentDraft,
  type StoredDraft,
} from './unsaved-drafts'

declare module '~/platform/db/schema' {
  interface Schema {
    unsaved_drafts: {
      id: string
      account_id: string
      /** Identifies the form (`sentDraft`). */
      form: string
      path: string
      kind: string
      title: string
      excerpt: string
      device: string
      /** JSON: see `draftContent`. */
      content: string
      /** JSON: see `draftBase`. */
      base: string
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
type DeviceDraft = SentDraft & { device: string }

const dayMs = 24 * 60 * 60 * 1000

export async function unsavedDrafts(
  { db, nouns }: Backend,
  { id: account }: Admin,
  noun?: DraftNoun,
) {
  const rows = await db
    .selectFrom('unsaved_drafts')
    .select(['id', 'form', 'path', 'kind', 'title', 'excerpt', 'device', 'content', 'typed_at'])
    .where('account_id', '=', account)
    .where('discarded_at', 'is', null)
    .orderBy('typed_at', 'desc')
    .orderBy('id')
    .execute()
  const drafts = rows.map(({ typed_at, kind, content, ...row }) => {
    const newNoun = isNewItem(row.form) ? draftNounAt(row.form) : undefined
    return {
      ...row,
      // 'Nyhed', from 'en nyhed'.
      kind: newNoun ? capitalise(nouns[newNoun].words.indefinite.replace(/^e[nt] /, '')) : kind,
      isNew: newNoun !== undefined,
      excerpt: excerptOfCopy({ ...row, content }, rows) || row.excerpt,
      /** ISO 8601 in UTC. */
      typedAt: typed_at,
    }
  })
  return drafts.filter(({ path }) => noun === undefined || draftNounAt(path) === noun)
}

type ListedRow = Pick<DraftRow, 'id' | 'form' | 'title' | 'content'>

/** Returns what distinguishes a draft from another one of the same form and title; empty if there is none. */
function excerptOfCopy(draft: ListedRow, rows: ListedRow[]): string {
  const isCopy = ({ id, form, title }: ListedRow) =>
    id !== draft.id && form === draft.form && title === draft.title
  const copy = rows.find(isCopy)
  if (!copy) return ''
  const [own, other] = [draft, copy].map(({ content }) => contentOf(content).fields)
  for (const name of Object.keys({ ...own, ...other })) {
    const [text = '', copied = ''] = [own, other].map((fields) => plainText(fields?.[name]))
    if (text !== copied) return `»${differingExcerpts(copied, text).now}«`
  }
  return ''
}

function plainText(values: string[] = []): string {
  return values
    .join(', ')
    .replace(/(<[^<>]*>|\s)+/g, ' ')
    .trim()
}

const contentOf = (json: string) => draftContent.parse(JSON.parse(json))

export async function openUnsavedDraft({ db }: Backend, { id: account }: Admin, id: string) {
  const row = await db
    .selectFrom('unsaved_drafts')
    .select(['id', 'form', 'revision', 'content', 'base', 'device', 'typed_at'])
    .where('id', '=', id)
    .where('account_id', '=', account)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { typed_at: typedAt, ...draft } = row
  return {
    ...draft,
    typedAt,
    content: contentOf(row.content),
    base: draftBase.parse(JSON.parse(row.base)),
  }
}

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
    ...{ path, kind, excerpt, content, device, writer, turn },
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

/** @param revision removes the draft only if nothing was typed since this revision */
export async function removeUnsavedDraft(
  { db }: Backend,
  { id: account }: Admin,
  id: string,
  revision?: number,
) {
  await db
    .deleteFrom('unsaved_drafts')
    .where('id', '=', id)
    .where('account_id', '=', account)
    .$if(revision !== undefined, (query) => query.where('revision', '<=', Number(revision)))
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
