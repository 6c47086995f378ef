import type { ColumnType, Generated, Selectable } from 'kysely'

/** Booleans are stored as 0 and 1, which both database engines return unchanged. */
export type Flag = 0 | 1

export function flagOf(on: boolean): Flag {
  return on ? 1 : 0
}

/** Columns of every row that can be edited. Instants are ISO 8601 in UTC. */
export interface Row {
  id: string
  created_at: string
  updated_at: string
  /** Increases by one with each save; a save based on an older revision is refused. */
  revision: number
}

/** A row that visitors see from `published_at` on; null makes it a draft. */
export interface Published extends Row {
  published_at: ColumnType<string | null, string | null | undefined, string | null>
}

/**
 * A flag for a checkbox, JSON for a list. These and choices with a default value may be missing in a new row, and so
 * may the columns `WithDefault`, which have another default in the database.
 */
export type FormColumns<Form, Fields, WithDefault = never> = {
  [Name in keyof Form & keyof Fields]: Name extends WithDefault | NameWithDefault<Fields>
    ? Generated<Stored<Form[Name]>>
    : Stored<Form[Name]>
}

type NameWithDefault<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { defaultValue: unknown } | { kind: 'list' }
    ? Name
    : never
}[keyof Fields]

type Stored<Value> = [Value] extends [boolean]
  ? Flag
  : [Value] extends [readonly unknown[]]
    ? string
    : Value

/** A column of a noun that is not known before the query runs. Any values can be written. */
type AnyColumn<Read> = ColumnType<Read, unknown, unknown>

/** The columns that queries of any noun read. A noun may lack the last five. */
type AnyRow = { [Name in keyof Row]: AnyColumn<Row[Name]> } & {
  title: AnyColumn<string>
  slug: AnyColumn<string>
  published_at: AnyColumn<string | null>
  image_url: AnyColumn<string | null>
  sort_order: AnyColumn<number | null>
}

/** Each noun's description adds its table, as does the history. */
export interface Schema {
  /** The table of any noun: see `asTable`. */
  'any noun': AnyRow
  /** A sign-in method of an account; always `credential`, a password. */
  accounts: {
    id: string
    user_id: string
    account_id: string
    provider_id: string
    password: string | null
    created_at: string
    updated_at: string
  }
  authenticators: {
    user_id: string
    /** Sealed: see `Auth.seal`. */
    secret: string
    /** The last 30-second step since 1970 whose code was used. */
    last_step: number
    created_at: string
  }
  passkeys: {
    id: string
    user_id: string
    /** The device's name for it, in base64url. */
    credential_id: string
    /** COSE, in base64url. */
    public_key: string
    counter: number
    name: string
    created_at: string
    last_used_at: string | null
  }
  recovery_codes: {
    hash: string
    user_id: string
  }
  sessions: {
    id: string
    user_id: string
    token: string
    expires_at: string
    user_agent: string | null
    created_at: string
    updated_at: string
  }
  users: {
    id: string
    name: string
    email: string
    email_verified: Flag
    created_at: string
    updated_at: string
  }
  verifications: {
    id: string
    identifier: string
    value: string
    expires_at: string
    created_at: string
    updated_at: string
  }
  admin_profiles: { id: string; created_at: string; welcome_hidden: Generated<Flag> }
  audit_log: {
    id: string
    at: string
    admin_id: string
    action: string
    noun: string
    row_id: string | null
    summary: string | null
  }
  collaboration_images: {
    collaboration_id: string
    image_id: string
    is_primary: Flag
  }
  content_version: {
    id: 1
    version: number
    /** The id of the last change; null before the first. */
    change_id: ColumnType<string | null, string | null | undefined, string | null>
    /** The instant up to which all publications have been announced; null before the first. */
    published_until: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** See app/platform/privacy/erased-addresses.server.ts. */
  erased_addresses: { hash: string; erased_at: string }
  /** A requested path without a page, with its `pathKey`. Days are Copenhagen's. */
  missing_paths: {
    path: string
    times: number
    first_day: string
    last_day: string
    is_dismissed: Flag
  }
  /** Mails to send: see app/platform/mail/outbox.server.ts. */
  outbox: {
    id: string
    created_at: string
    /** In lower case. */
    recipient: string
    subject: string
    /** Sealed: see `Auth.seal`. Empty once it is sent. */
    content: string
    attempts: Generated<number>
    /** Null if it was sent or given up. */
    next_attempt_at: string | null
    give_up_at: string
    leased_until: ColumnType<string | null, string | null | undefined, string | null>
    /** JSON of a `MailFailure`. */
    error: ColumnType<string | null, string | null | undefined, string | null>
    sent_at: ColumnType<string | null, string | null | undefined, string | null>
  }
  sample_rows: {
    noun: string
    row_id: string
    revision: number
  }
  secrets: { name: string; value: string; created_at: string }
  sign_in_limits: { subject: string; attempts: number; blocked_until: string }
  stored_pictures: {
    path: string
    content_hash: string
    mime_type: string
    file_size: number
    width: number
    height: number
    placeholder: string
    renditions: string
    /** JSON: see `readTallParts`. */
    tall_part: string | null
    created_at: string
  }
}

export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>
