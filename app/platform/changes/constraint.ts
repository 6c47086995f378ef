/** SQLite's and PostgreSQL's words for a key that is taken, or a row that is referred to and not there. */
const codes = new Set(['23503', '23505', 'SQLITE_CONSTRAINT'])

/** Whether a database has refused a row because of others. */
export function isConstraintViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === sqliteConstraint
  return codes.has(String(code))
}

const sqliteConstraint = 19
