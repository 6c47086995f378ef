import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { admin, fromOurPage } from '../tests/support/admin-site.ts'
import { freePort, type RunningServer, startServer } from '../tests/support/servers.ts'
import { must } from './case.ts'

const program = join(import.meta.dirname, '../build/server/index.js')

/** Texts that are saved repeatedly, each by its own writer. */
export const textKeys = ['about.title', 'nyheder.title', 'kalender.title', 'salmer.title'] as const

export const settings = {
  SAMPLE_CONTENT: 'off',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  REQUESTS_PER_SECOND: '0',
}

const folders: string[] = []
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A new folder, removed when the drill ends. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skrivestue-drill-'))
  folders.push(folder)
  return folder
}

export function copyOf(folder: string): string {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

export function startSite(variables: Record<string, string> = {}, launcher: string[] = []) {
  return startServer({ ...settings, ...variables }, launcher)
}

/** Runs an operator's command in its own process. */
export function command(variables: Record<string, string>, ...words: string[]) {
  return new Promise<{ code: number; printed: string }>((resolve) => {
    const env = { NODE_ENV: 'production', ...variables }
    const child = execFile(process.execPath, [program, ...words], { env }, (_, out, err) => {
      resolve({ code: child.exitCode ?? -1, printed: out + err })
    })
  })
}

/** Runs a command and kills it with SIGKILL after a delay. */
export function killedCommand(variables: Record<string, string>, afterMs: number, word: string[]) {
  return new Promise<{ finished: boolean }>((resolve) => {
    const env = { NODE_ENV: 'production', ...variables }
    const child = spawn(process.execPath, [program, ...word], { env, stdio: 'ignore' })
    const timer = setTimeout(() => child.kill('SIGKILL'), afterMs)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ finished: code === 0 })
    })
  })
}

/**
 * The output of a start that is refused.
 * @throws Error if it is not refused
 */
export async function refusedStart(variables: Record<string, string>): Promise<string> {
  const limit = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it started')), 15_000).unref()
  })
  const controller = new AbortController()
  const env = { NODE_ENV: 'production', PORT: '0', ...settings }
  const run = new Promise<{ code: number | null; printed: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [program],
      { env: { ...env, ...variables }, signal: controller.signal },
      (_, out, err) => resolve({ code: child.exitCode, printed: out + err }),
    )
  })
  try {
    const { code, printed } = await Promise.race([run, limit])
    must(code === 1, `it ended with ${code}: ${printed}`)
    must(!/\n\s+at /.test(printed), `a stack trace: ${printed}`)
    const lines = printed.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
    must(lines.length === 1, `more than a line: ${printed}`)
    return lines.join()
  } finally {
    controller.abort()
  }
}

/** Sends a form of the back-office. Returns the status of the answer. */
export async function sendForm(
  { url }: Pick<RunningServer, 'url'>,
  cookie: string,
  path: string,
  fields: Record<string, string>,
): Promise<number> {
  const headers = { ...fromOurPage, cookie }
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${url}${path}.data`, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

/** Starts a site that may be unhealthy, without waiting for its health as `startSite` does. */
export async function startUnhealthy(variables: Record<string, string>) {
  const port = String(await freePort())
  const env = { NODE_ENV: 'production', ...settings, PORT: port, ...variables }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (text: Buffer) => {
    printed += text
  })
  const kill = async () => {
    const closed = once(child, 'close')
    child.kill('SIGKILL')
    await closed
  }
  return { url: `http://localhost:${port}`, output: () => printed, kill }
}

/** Repeats a check until it passes. @throws the last error, after the given time */
export async function eventually(maxMs: number, check: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + maxMs
  for (;;) {
    try {
      await check()
      return
    } catch (error) {
      if (performance.now() > deadline) throw error
      await pause(100)
    }
  }
}

interface SaveAnswer {
  status: number
  text: string
}

/** Saves a text through the form, as the author does. */
export async function saveText(
  { url }: Pick<RunningServer, 'url'>,
  cookie: string,
  { key, value, revision }: { key: string; value: string; revision: number },
): Promise<SaveAnswer> {
  const body = new URLSearchParams({ key, value, revision: String(revision) })
  const headers = { ...fromOurPage, cookie }
  const answer = await fetch(`${url}/admin/tekst`, { method: 'POST', headers, body })
  return { status: answer.status, text: await answer.text() }
}

/** A picture to upload. @param red distinguishes pictures */
export function smallPicture(red = 10): Promise<Buffer> {
  const background = { r: red % 256, g: 90, b: 60 }
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } })
  return image.jpeg().toBuffer()
}

/** Uploads a picture. Returns its path if it was accepted. */
export async function uploadPicture(
  { url }: Pick<RunningServer, 'url'>,
  cookie: string,
  body: Uint8Array,
): Promise<string | undefined> {
  const answer = await fetch(`${url}/admin/upload/billede?place=lecture`, {
    method: 'POST',
    headers: { ...fromOurPage, cookie },
    body: body as BodyInit,
  })
  return answer.ok ? ((await answer.json()) as { path: string }).path : undefined
}

/** Queries a site's SQLite database, whether or not the site is running. */
export function query<T>(dataDir: string, statement: string, ...values: string[]): T[] {
  const db = new DatabaseSync(join(dataDir, 'skrivestue.db'), { timeout: 5000 })
  try {
    return db.prepare(statement).all(...values) as T[]
  } finally {
    db.close()
  }
}

/** @throws Error if the database is damaged, or the file of a picture is missing */
export function requireWhole(dataDir: string): void {
  const [{ integrity_check: verdict = '' } = {}] = query<{ integrity_check: string }>(
    dataDir,
    'pragma integrity_check',
  )
  must(verdict === 'ok', `integrity_check: ${verdict}`)
  const files = new Set(
    readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    ),
  )
  for (const { path } of query<{ path: string }>(dataDir, 'select path from stored_pictures')) {
    must(files.has(path), `a row without its file: ${path}`)
  }
}

/** A stored text with its revision. */
export function storedText(dataDir: string, key: string) {
  const [page = '', ...element] = key.split('.')
  const [row] = query<{ content_value: string; revision: number }>(
    dataDir,
    'select content_value, revision from editable_content where page = ? and element_key = ?',
    page,
    element.join('.'),
  )
  return { value: row?.content_value ?? '', revision: row?.revision ?? 0 }
}
