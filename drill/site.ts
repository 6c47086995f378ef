import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { admin, fromOurPage, signIn } from '../tests/support/admin-site.ts'
import { freePort, type RunningServer, startServer } from '../tests/support/servers.ts'
import { must, onCleanup } from './case.ts'

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

export function copyFolder(folder: string): string {
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  return copy
}

/** Starts a site, which is killed when the attempt or the case ends. */
export async function startSite(variables: Record<string, string> = {}, launcher: string[] = []) {
  const site = await startServer({ ...settings, ...variables }, launcher)
  onCleanup(site.kill)
  return site
}

/**
 * Runs an operator's command in its own process, or the server if there are no words.
 * @param maxMs the time after which it is killed with SIGKILL; 0 for no limit
 */
export function command(
  variables: Record<string, string>,
  parameters: string[],
  maxMs = 0,
): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve) => {
    const env = { NODE_ENV: 'production', ...variables }
    const limits = { env, timeout: maxMs, killSignal: 'SIGKILL' } as const
    const child = execFile(process.execPath, [program, ...parameters], limits, (_, out, err) => {
      resolve({ code: child.exitCode, printed: out + err })
    })
  })
}

/** The lines that a command printed, without those of the log. */
export function outputLines(printed: string): string[] {
  return printed.split('\n').filter((line) => line !== '' && !line.startsWith('{'))
}

/**
 * The output of a start that is refused.
 * @throws Error if it is not refused
 */
export async function refusedStart(variables: Record<string, string>): Promise<string> {
  const { code, printed } = await command({ PORT: '0', ...settings, ...variables }, [], 15_000)
  must(code === 1, `it ended with ${code}: ${printed}`)
  must(!/\n\s+at /.test(printed), `a stack trace: ${printed}`)
  const lines = outputLines(printed)
  must(lines.length === 1, `more than a line: ${printed}`)
  return lines.join()
}

/** Starts a site that may be unhealthy, without waiting for its health as `startSite` does. */
export async function startUnhealthy(variables: Record<string, string>) {
  const port = String(await freePort())
  const env = { NODE_ENV: 'production', ...settings, PORT: port, ...variables }
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  let printed = ''
  child.stdout.on('data', (text: Buffer) => {
    printed += text
  })
  const kill = () => {
    child.kill('SIGKILL')
    return closed
  }
  onCleanup(kill)
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

export type Author = ReturnType<typeof authorWith>

/** An author who signs in to a site. */
export async function authorOf(site: RunningServer, cookie?: string): Promise<Author> {
  return authorWith(site, await signIn(site, undefined, cookie))
}

/** An author with the cookies of an earlier sign-in. */
export function authorWith({ url }: Pick<RunningServer, 'url'>, cookie: string) {
  const post = (path: string, body?: BodyInit, init?: RequestInit) =>
    fetch(`${url}${path}`, { method: 'POST', headers: { ...fromOurPage, cookie }, body, ...init })
  const save = async (value: string, revision: number, key: string = textKeys[0]) => {
    const body = new URLSearchParams({ key, value, revision: String(revision) })
    const answer = await post('/admin/tekst', body)
    return { status: answer.status, text: await answer.text() }
  }
  const sendPicture = (picture: Uint8Array) =>
    post('/admin/upload/billede?place=lecture', picture as BodyInit)
  return {
    cookie,
    post,
    /** Saves a text through its form. */
    save,
    async mustSave(value: string, revision: number): Promise<void> {
      const { status, text } = await save(value, revision)
      must(status === 200, `saving ${value} answered ${status}: ${text}`)
    },
    sendPicture,
    /** Uploads a picture. Returns its path if it was accepted. */
    async upload(picture: Uint8Array): Promise<string | undefined> {
      const answer = await sendPicture(picture)
      return answer.ok ? ((await answer.json()) as { path: string }).path : undefined
    },
    takeBackup: () => post('/admin/sikkerhedskopi'),
  }
}

/** The front page, or another one. */
export async function frontPage({ url }: Pick<RunningServer, 'url'>, path = '/') {
  const answer = await fetch(`${url}${path}`)
  return { status: answer.status, html: await answer.text() }
}

/** @throws Error unless visitors get the front page and the health check has this status */
export async function requireServed(
  site: Pick<RunningServer, 'url'>,
  health: number,
  when = '',
): Promise<void> {
  must((await frontPage(site)).status === 200, `${when}the front page is gone`)
  const { status } = await frontPage(site, '/healthz')
  must(status === health, `${when}health answered ${status}`)
}

/** A picture to upload. @param red distinguishes pictures */
export function smallPicture(red = 10): Promise<Buffer> {
  const background = { r: red % 256, g: 90, b: 60 }
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } })
  return image.jpeg().toBuffer()
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
  const files = filesIn(dataDir)
  for (const { path } of query<{ path: string }>(dataDir, 'select path from stored_pictures')) {
    must(files.has(path), `a row without its file: ${path}`)
  }
}

/** The paths of the stored files. */
export function filesIn(dataDir: string): Set<string> {
  return new Set(readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }))
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
