/** Error codes for a duplicate key or a missing referenced row. */
const codes = new Set(['23503', '23505', 'SQLITE_CONSTRAINT'])

/** Whether an error is a unique or foreign key violation. */
export function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === sqliteConstraint
  return codes.has(String(code))
}

const sqliteConstraint = 19
