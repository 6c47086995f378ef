import type { ErrorCode } from '~/forms/errors.copy'

export class DomainError extends Error {
  readonly code: ErrorCode
  readonly field: string | undefined

  constructor(code: ErrorCode, field?: string) {
    super(field ? `${code} (${field})` : code)
    this.code = code
    this.field = field
  }
}

export const statusOf: Record<ErrorCode, number> = {
  missing: 404,
  outdated: 409,
  taken: 409,
  'taken-in-trash': 409,
  past: 422,
  'domain-silent': 503,
  'domain-outdated': 409,
  elsewhere: 422,
  'target-missing': 422,
  'target-redirects': 422,
  'page-there': 409,
  'changed-since': 409,
  'slug-taken': 409,
  'owner-missing': 409,
  'constraint-violated': 409,
  'files-gone': 409,
  'disk-full': 507,
  'data-lost': 503,
  'database-away': 503,
  'files-away': 503,
  busy: 503,
  'backing-up': 409,
  'code-wrong': 422,
  'setup-over': 422,
  'passkey-refused': 422,
  'passkeys-full': 422,
  'password-common': 422,
  'password-repeated': 422,
  'password-email': 422,
  'password-name': 422,
}
