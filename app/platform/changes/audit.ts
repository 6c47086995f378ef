import type { ArrangedNoun, Noun } from './nouns'

/** What is done to a row that the author edits. */
export interface RowChange {
  action: 'insert' | 'update' | 'delete'
  noun: Noun
  rowId: string
  /** What the author knows the row by (`nameOf`). Nothing secret. */
  summary: string | null
}

/** What is done to anything else, with a few words that tell it from others. Nothing secret. */
type SiteEvent =
  | { action: 'sign-in' | 'sign-out' | 'end' | 'end-others'; noun: 'session' }
  | { action: 'insert'; noun: 'admin'; rowId: string; summary: string }
  | { action: 'update'; noun: 'password' }
  | { action: 'insert' | 'delete'; noun: 'authenticators' }
  | { action: 'renew' | 'use'; noun: 'recovery_codes' }
  | { action: 'insert' | 'delete'; noun: 'passkeys'; summary: string }
  | { action: 'delete-all'; noun: 'passkeys' }
  | { action: 'insert' | 'delete'; noun: 'preview_links'; summary: string }
  | { action: 'delete'; noun: 'sample'; summary: string }
  | { action: 'arrange'; noun: ArrangedNoun }
  | { action: 'purge'; noun: 'trash'; summary: string }
  | { action: 'empty'; noun: 'trash' }
  | { action: 'synchronise'; noun: 'seo_settings' }
  | { action: 'take' | 'fetch' | 'fetch-all'; noun: 'backups' }
  | { action: 'dismiss' | 'restore'; noun: 'missing_addresses'; summary: string }

type SessionRefusal = 'invalid' | 'code-wrong' | 'passkey-refused' | 'too-many' | 'not-admin'

/** What was not let happen; the summary is how often within an hour. */
export type Refusal =
  | { action: SessionRefusal; noun: 'session' }
  | { action: 'wrong' | 'too-many'; noun: 'password' }

/** What the audit log holds entries of. */
export type AuditEntry = RowChange | SiteEvent

type NameOf<E> = E extends { action: infer A extends string; noun: infer N extends string }
  ? `${A} ${N}`
  : never

/** Every event by its action and what it was done to: the audit log has a sentence for each. */
export type SiteEventName = NameOf<SiteEvent | Refusal>
