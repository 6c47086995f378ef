export {}

declare module '~/platform/db/schema' {
  interface Schema {
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
  }
}
