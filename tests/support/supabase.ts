import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Rows = Record<string, Record<string, unknown>[]>

/**
 * A stand-in for the hosted backend of the earlier site: tables as PostgREST answers, sign-in, and public files.
 * A session ends after so many requests.
 */
export async function earlierSite(
  tables: Rows,
  files: Record<string, Uint8Array> = {},
  { hidden = ['testimonials'], maxRows = 1000, expiresAfter = Number.POSITIVE_INFINITY } = {},
) {
  let session = 0
  let asked = 0
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand.in')
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
    if (url.pathname === '/auth/v1/token') {
      const user = {
        id: '1',
        aud: 'authenticated',
        email: 'a@example.dk',
        app_metadata: {},
        user_metadata: {},
        created_at: '2025-01-01',
      }
      asked = 0
      return json(200, {
        access_token: `admin${++session}`,
        token_type: 'bearer',
        expires_in: 3600,
        refresh_token: 'r',
        user,
      })
    }
    const file = files[decodeURIComponent(url.pathname.replace('/storage/v1/object/public/', ''))]
    if (file) return response.end(file)
    const [, table = ''] = /^\/rest\/v1\/(\w+)$/.exec(url.pathname) ?? []
    const isAdmin = request.headers.authorization === `Bearer admin${session}`
    if (isAdmin && asked++ >= expiresAfter)
      return json(401, { message: 'JWT expired', code: 'PGRST301' })
    if (hidden.includes(table) && !isAdmin)
      return json(401, { message: 'permission denied', code: '42501' })
    if (!tables[table]) return json(404, { message: 'not found', code: 'PGRST205' })
    return json(200, pageOf(tables[table], url.searchParams, maxRows))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function pageOf(rows: Rows[string], parameters: URLSearchParams, maxRows: number) {
  const start = Number(parameters.get('offset') ?? 0)
  const limit = Math.min(maxRows, Number(parameters.get('limit') ?? maxRows))
  return rows.slice(start, start + limit)
}

/** A plain dump with `COPY` for the first tables and `INSERT` for the others. */
export function plainDump(tables: Rows): string {
  return Object.entries(tables)
    .map(([table, rows], index) => (index % 2 === 0 ? copyOf(table, rows) : insertsOf(table, rows)))
    .join('\n\n')
}

const columnsOf = (rows: Rows[string]) => Object.keys(rows[0] ?? {})

function copyOf(table: string, rows: Rows[string]): string {
  const value = (one: unknown) => (one === null || one === undefined ? '\\N' : escaped(textOf(one)))
  const lines = rows.map((row) =>
    columnsOf(rows)
      .map((name) => value(row[name]))
      .join('\t'),
  )
  return [`COPY public.${table} (${columnsOf(rows).join(', ')}) FROM stdin;`, ...lines, '\\.'].join(
    '\n',
  )
}

const escaped = (text: string) =>
  text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t')

const textOf = (value: unknown) => {
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(one)).join(',')}}`
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return String(value)
}

function insertsOf(table: string, rows: Rows[string]): string {
  const value = (one: unknown) => {
    if (one === null || one === undefined) return 'NULL'
    return typeof one === 'number' || typeof one === 'boolean'
      ? String(one)
      : `'${textOf(one).replaceAll("'", "''")}'`
  }
  return rows
    .map(
      (row) =>
        `INSERT INTO public.${table} (${columnsOf(rows).join(', ')}) VALUES (${columnsOf(rows)
          .map((name) => value(row[name]))
          .join(', ')});`,
    )
    .join('\n')
}
