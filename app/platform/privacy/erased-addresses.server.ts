import type { Backend } from '~/platform/backend.server'

const hashOf = ({ auth }: Backend, email: string) =>
  auth.sign('erased address', email.toLowerCase())

/** Remembers only a keyed hash, since the address itself is to be forgotten. */
export async function rememberErased(inside: Backend, email: string, erased_at: string) {
  await inside.db
    .insertInto('erased_addresses')
    .values({ hash: hashOf(inside, email), erased_at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ erased_at }))
    .execute()
}

/** The addresses among these whose data was deleted, with when. */
export async function erasedAmong(backend: Backend, emails: readonly string[]) {
  const rows = await backend.db.selectFrom('erased_addresses').selectAll().execute()
  if (rows.length === 0) return []
  const times = new Map(rows.map(({ hash, erased_at }) => [hash, erased_at]))
  return [...new Set(emails)].flatMap((email) => {
    const at = times.get(hashOf(backend, email))
    return at === undefined ? [] : [{ email, at }]
  })
}
