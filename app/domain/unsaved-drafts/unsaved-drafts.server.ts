import { expressionBuilder, sql } from 'kysely'
import { capitalise } from '~/danish/capitalise'
import { differingExcerpts } from '~/danish/differing-excerpts'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import type { Schema } from '~/platform/db/schema'
import { type DraftNoun, draftBase, draftContent, draftNounAt, isNewItem } from './unsaved-drafts'

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

type ListedRow = Pick<Schema['unsaved_drafts'], 'id' | 'form' | 'title' | 'content'>

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
