import { PostgresDialect } from 'kysely'
import pg from 'pg'

const int8 = 20

export const applicationName = 'skrivestue'

export async function isDatabaseInUse(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    )
    return (rowCount ?? 0) > 0
  } finally {
    await client.end().catch(() => {})
  }
}

export function postgresDialect(connectionString: string): PostgresDialect {
  return new PostgresDialect({ pool: postgresPool(connectionString) })
}

/** A server that does not answer fails a query after ten seconds. */
export function postgresPool(connectionString: string): pg.Pool {
  pg.types.setTypeParser(int8, Number)
  const pool = new pg.Pool({
    connectionString,
    application_name: applicationName,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
    // Not as a parameter of the connection, which PgBouncer refuses.
    onConnect: (client) => client.query('set statement_timeout = 10000'),
  })
  // Without listeners a dropped connection would end the process. An idle connection emits its
  // error on the pool; one between two queries of a transaction emits it on the client.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
