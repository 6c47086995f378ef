import type { ArrangedNoun, Noun } from './noun'

export interface RowChange {
  action: 'insert' | 'update' | 'delete'
  noun: Noun
  rowId: string
  /** The row's name (`nameOf`). Nothing secret. */
  summary: string | null
}

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
  | { action: 'purge'; noun: 'trash'; summary: string }
  | { action: 'empty'; noun: 'trash' }
  | {
      action: 'start' | 'map' | 'store' | 'pause' | 'resume' | 'undo' | 'delete'
      noun: 'imports'
      summary: string
    }
  | { action: 'fetch'; noun: 'exports'; summary: string }
  | { action: 'synchronise'; noun: 'seo_settings' }
  | { action: 'take' | 'fetch' | 'fetch-all'; noun: 'backups' }
  | { action: 'erase'; noun: 'person' }
  | { action: 'retry'; noun: 'outbox'; summary: string }
  | {
      action: 'send' | 'pause' | 'resume' | 'stop' | 'send-again' | 'test'
      noun: 'letter_sendings'
      summary: string
    }
  | { action: 'import'; noun: 'subscribers'; summary: string }
  | { action: 'delete' | 'restore'; noun: 'subscribers' }
  | { action: 'dismiss' | 'restore'; noun: 'missing_paths'; summary: string }

interface ArrangeEvent {
  action: 'arrange'
  noun: ArrangedNoun
}

type SessionRefusal = 'invalid' | 'code-wrong' | 'passkey-refused' | 'too-many' | 'not-admin'

export type Refusal =
  | { action: SessionRefusal; noun: 'session' }
  | { action: 'wrong' | 'too-many'; noun: 'password' }

export type AuditEntry = RowChange | SiteEvent | ArrangeEvent

type NameOf<E> = E extends { action: infer A extends string; noun: infer N extends string }
  ? `${A} ${N}`
  : never

export type SiteEventName = NameOf<SiteEvent | Refusal>
