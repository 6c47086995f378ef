import type { Flag } from '~/platform/db/schema'

declare module '~/platform/db/schema' {
  interface Schema {
    accounts: Accounts
    authenticators: Authenticators
    passkeys: Passkeys
    recovery_codes: RecoveryCodes
    sessions: Sessions
    users: Users
    verifications: Verifications
  }
}

interface Users {
  id: string
  name: string
  email: string
  email_verified: Flag
  created_at: string
  updated_at: string
}

interface Sessions {
  id: string
  user_id: string
  token: string
  expires_at: string
  user_agent: string | null
  created_at: string
  updated_at: string
}

/** A sign-in method of an account; always `credential`, a password. */
interface Accounts {
  id: string
  user_id: string
  account_id: string
  provider_id: string
  password: string | null
  created_at: string
  updated_at: string
}

interface Verifications {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

interface Authenticators {
  user_id: string
  /** Sealed: see `Auth.seal`. */
  secret: string
  /** The last 30-second step since 1970 whose code was used. */
  last_step: number
  created_at: string
}

interface RecoveryCodes {
  hash: string
  user_id: string
}

interface Passkeys {
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
