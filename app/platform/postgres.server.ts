import { PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20

/** Kysely on PostgreSQL. A server that does not answer fails a query after ten seconds. */
export function postgresDialect(connectionString: string): PostgresDialect {
  pg.types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
  })
  // Without a listener a connection that drops while idle would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
