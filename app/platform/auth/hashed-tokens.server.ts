import { createHash } from 'node:crypto'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth'

/** What stands in the database for a session's token: who reads it there cannot use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Better Auth's way to the database, with the hash of a session's token wherever it has the token. */
export function withHashedTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...adapter,
    ...hashing(adapter),
    transaction: (work) =>
      adapter.transaction((inside) => work(Object.assign({}, inside, hashing(inside)))),
  }
}

type Row = Record<string, unknown>
type Query = { model: string; where?: Where[] | undefined }

type Hashing = Pick<
  DBTransactionAdapter,
  'create' | 'findOne' | 'findMany' | 'update' | 'delete' | 'deleteMany'
>

function hashing(adapter: DBTransactionAdapter): Hashing {
  return {
    async create<T extends Row, R = T>(query: { model: string; data: Omit<T, 'id'> }): Promise<R> {
      const { token } = query.data as Row
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query)
      const data = { ...query.data, token: tokenHash(token) }
      return { ...(await adapter.create<T, Row>({ ...query, data })), token } as R
    },
    async findOne<T>(query: Query & { where: Where[] }): Promise<T | null> {
      return withToken(query, await adapter.findOne<T>(hashed(query)))
    },
    async update<T>(query: Query & { where: Where[]; update: Row }): Promise<T | null> {
      return withToken(query, await adapter.update<T>(hashed(query)))
    },
    findMany: <T>(query: Query) => adapter.findMany<T>(hashed(query)),
    delete: (query: Query & { where: Where[] }) => adapter.delete(hashed(query)),
    deleteMany: (query: Query & { where: Where[] }) => adapter.deleteMany(hashed(query)),
  }
}

function hashed<T extends Query>(query: T): T {
  if (query.model !== 'session') return query
  const where = query.where?.map((term) =>
    term.field === 'token' && typeof term.value === 'string'
      ? { ...term, value: tokenHash(term.value) }
      : term,
  )
  return { ...query, where }
}

/** The token that was asked for is the row's: Better Auth signs it into the cookie once more. */
function withToken<T>({ model, where }: Query, row: T | null): T | null {
  const token = where?.find(({ field }) => field === 'token')?.value
  if (model !== 'session' || typeof token !== 'string' || row === null) return row
  return { ...row, token }
}
