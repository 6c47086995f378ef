import { setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { stopwatch } from '~/platform/runtime/clock'
import { letOthersIn } from '~/platform/runtime/event-loop'

/** The longest wait for a database that another program has locked. */
const maxWaitSeconds = 4.5
const retryMs = 20
/** After so long without a locked database the wait begins anew. */
const freeSeconds = 1

const sqliteBusy = 5

export type Statement = Omit<SqliteStatement, 'iterate'>

export interface Handle {
  close(): void
  prepare(sql: string): Statement
}

interface Handles {
  /** Its busy timeout is 0, since SQLite would wait without answering other requests. */
  writer: Handle
  reader: Handle
}

/**
 * Reads have a handle of their own, so that they never wait: neither for a transaction nor while another program has
 * locked the database. Writes take turns, and wait for such a program without blocking the process
 * (docs/decisions/0084-reads-that-never-wait.md).
 */
export function twoHandleDialect(handles: Handles): Dialect {
  return {
    createDriver: () => new TwoHandleDriver(handles),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SharedAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class TwoHandleDriver implements Driver {
  private readonly handles: Handles
  private readonly turns = new Turns()
  private readonly waiting = new WaitForUnlock()

  constructor(handles: Handles) {
    this.handles = handles
  }

  async init() {}

  async acquireConnection() {
    return new TurnTakingConnection(this.handles, this.turns, this.waiting)
  }

  async beginTransaction(connection: TurnTakingConnection, _settings: TransactionSettings) {
    await connection.begin()
  }

  async commitTransaction(connection: TurnTakingConnection) {
    connection.write('commit')
  }

  async rollbackTransaction(connection: TurnTakingConnection) {
    connection.write('rollback')
  }

  async releaseConnection(connection: TurnTakingConnection) {
    connection.endTurn()
  }

  async destroy() {
    this.handles.reader.close()
    this.handles.writer.close()
  }
}

const readStatement = /^\s*select\b/i

class TurnTakingConnection implements DatabaseConnection {
  private readonly handles: Handles
  private readonly turns: Turns
  private readonly waiting: WaitForUnlock
  private release: (() => void) | undefined

  constructor(handles: Handles, turns: Turns, waiting: WaitForUnlock) {
    this.handles = handles
    this.turns = turns
    this.waiting = waiting
  }

  async begin() {
    this.release = await this.turns.take()
    // At once a write transaction: one that began as a read cannot write if another program wrote meanwhile.
    await this.waiting.retry(() => this.write('begin immediate'))
  }

  endTurn() {
    this.release?.()
    this.release = undefined
  }

  write(statement: string) {
    this.handles.writer.prepare(statement).run([])
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader } = this.handles
    // SQLite answers synchronously: without these pauses a screen with many queries would block other requests.
    if (this.release) return letOthersIn(() => execute(writer, sql, parameters))
    if (readStatement.test(sql)) return letOthersIn(() => execute(reader, sql, parameters))
    const release = await this.turns.take()
    try {
      return await this.waiting.retry(() => execute<Row>(writer, sql, parameters))
    } finally {
      release()
    }
  }

  /** While a stream is open, all reads would see the database as it was at its start. */
  streamQuery(): never {
    throw new Error('SQLite reads are not streamed')
  }
}

function execute<Row>(
  handle: Handle,
  sql: string,
  parameters: readonly unknown[],
): QueryResult<Row> {
  const statement = handle.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

class Turns {
  private last: Promise<void> = Promise.resolve()

  async take(): Promise<() => void> {
    const before = this.last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.last = promise
    await before
    return resolve
  }
}

/** All writes wait together: the ones that queued behind a write that gave up do not wait once more. */
class WaitForUnlock {
  private sinceFirst = stopwatch()
  private sinceLast: (() => number) | undefined

  async retry<T>(work: () => T): Promise<T> {
    for (;;) {
      try {
        const result = work()
        this.sinceLast = undefined
        return result
      } catch (error) {
        if (!isBusy(error) || this.hasWaitedLong()) throw error
        await pause(retryMs)
      }
    }
  }

  private hasWaitedLong(): boolean {
    if (!this.sinceLast || this.sinceLast() > freeSeconds) this.sinceFirst = stopwatch()
    this.sinceLast = stopwatch()
    return this.sinceFirst() > maxWaitSeconds
  }
}

function isBusy(error: unknown): boolean {
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === sqliteBusy
}
