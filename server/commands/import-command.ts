import { basename, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { admins } from '../../app/domain/admins/accounts.server'
import {
  claimThisImport,
  countItems,
  createImport,
  findImport,
  forgetDryRun,
  type Import,
  listedItems,
  listImports,
  moveState,
  updateImport,
  writing,
} from '../../app/domain/moving/import-jobs.server'
import type { ImportOptions } from '../../app/domain/moving/items'
import type { ImportState } from '../../app/domain/moving/moving-tables'
import { readSource } from '../../app/domain/moving/read-source.server'
import { UnreadableSource } from '../../app/domain/moving/readers/reader'
import { readers } from '../../app/domain/moving/readers/readers.server'
import { runImport } from '../../app/domain/moving/run-import.server'
import { type Admin, adminOfJob } from '../../app/platform/auth/session.server'
import type { Backend } from '../../app/platform/backend.server'
import { isDatabaseOpen } from '../../app/platform/db/sqlite.server'
import { ConfigError, type Env } from '../../app/platform/runtime/env.server'
import { askPassword } from './ask-password'
import { openExistingSite, printLine } from './open-site'

const kindNames = [...readers.keys()].sort().join(', ')
const usage = `Use: npm run import -- KIND SOURCE [--dry-run] [--files FOLDER] [--allow-private-hosts]. KIND is one of ${kindNames}. Or: npm run import -- list, or undo ID`

const flags = {
  'dry-run': { type: 'boolean' },
  'allow-private-hosts': { type: 'boolean' },
  files: { type: 'string' },
  as: { type: 'string' },
  key: { type: 'string' },
  email: { type: 'string' },
  map: { type: 'string', multiple: true },
  skip: { type: 'string', multiple: true },
  consent: { type: 'string' },
} as const

/** `npm run import`. Beside a running site with SQLite, the site stores what this process has read. */
export async function runImportCommand(env: Env, parameters: string[]): Promise<number> {
  const { values, positionals } = parsed(parameters)
  const [kind = '', given = '', ...more] = positionals
  if (kind === 'list' || kind === 'undo') return runStoredImports(env, kind, given)
  if (!readers.has(kind) || !given || more.length > 0) throw new ConfigError(usage)
  const isServed = isServedBySite(env)
  await using backend = await openExistingSite(env, { lockFolder: !isServed })
  const admin = await firstAdmin(backend)
  const options = optionsOf(env, given, values)
  const source = options.file ? basename(options.file) : withoutPassword(given)
  const id = await createImport(backend, admin, { kind, source, options })
  const { as, key, email } = values
  const password = env.importPassword ?? (email && (await askPassword(`Password of ${email}: `)))
  const access = { as, key, email, password }
  const job = { id, kind, options }
  await readSource(backend, admin, job, { name: given, access }).catch(inOneLine)
  await printCounts(backend, id)
  if (!values['dry-run']) return printResult(await storeAll(backend, id, isServed))
  await forgetDryRun(backend, id)
  return 0
}

/** Lists the imports, or undoes one. Beside a running site with SQLite, the site undoes it. */
async function runStoredImports(env: Env, kind: 'list' | 'undo', id: string): Promise<number> {
  const isServed = isServedBySite(env)
  await using backend = await openExistingSite(env, { lockFolder: !isServed })
  if (kind === 'list') {
    for (const one of await listImports(backend))
      printLine([one.id, one.created_at, one.kind, one.source, one.state].join('  '))
    return 0
  }
  const job = await findImport(backend, id)
  if (!job || !undoable.includes(job.state))
    throw new ConfigError(`There is no import ${id} to undo. ${usage}`)
  if (isServed) await moveState(backend, id, undoable, 'undoing')
  else await takeTurn(backend, id, undoable, 'undoing')
  const { state, report } = await ended(backend, id, isServed)
  for (const name of report.kept ?? []) printLine(`${name} was edited, and stays`)
  printLine(state)
  return state === 'undone' ? 0 : 1
}

const undoable: readonly ImportState[] = ['done', 'failed', 'paused']

const isServedBySite = ({ databaseUrl, dataDir }: Env) =>
  databaseUrl === undefined && isDatabaseOpen(dataDir)

function parsed(parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options: flags, allowPositionals: true })
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}. ${usage}`)
  }
}

async function firstAdmin(backend: Backend): Promise<Admin> {
  const [first] = await admins(backend)
  const admin = first && (await adminOfJob(backend, first.id))
  if (!admin) throw new ConfigError('There is no admin yet: npm run admin -- reset')
  return admin
}

function optionsOf(
  { commandFolder }: Env,
  given: string,
  values: ReturnType<typeof parsed>['values'],
): ImportOptions {
  const isUrl = /^\w+:\/\//.test(given)
  const map = (values.map ?? []).map((pair) => pair.split('=') as [string, string])
  return {
    allowPrivateHosts: values['allow-private-hosts'] === true,
    map: Object.fromEntries(map),
    skip: values.skip ?? [],
    ...(!isUrl && { file: resolve(commandFolder, given) }),
    ...(values.files && { files: resolve(commandFolder, values.files) }),
    ...(values.as && { as: values.as }),
    ...(values.consent && { consent: consentOf(values.consent) }),
  }
}

function consentOf(given: string): 'stated' | 'asked' {
  if (given === 'stated' || given === 'asked') return given
  throw new ConfigError(
    'Use --consent stated if all subscribers agreed to get the letter, or --consent asked to mail each of them a link',
  )
}

const withoutPassword = (url: string) => url.replace(/\/\/[^@/]*@/, '//')

function inOneLine(error: unknown): never {
  if (error instanceof UnreadableSource) throw new ConfigError(error.message, { cause: error })
  throw error
}

async function storeAll(backend: Backend, id: string, isServed: boolean): Promise<Import> {
  if (isServed) await updateImport(backend, id, { state: 'queued' })
  else await takeTurn(backend, id, ['ready'], 'running')
  return ended(backend, id, isServed)
}

/** Waits until no other import is at work, here or on a node. */
async function takeTurn(
  backend: Backend,
  id: string,
  from: readonly ImportState[],
  state: 'running' | 'undoing',
): Promise<void> {
  for (let isTold = false; !(await claimThisImport(backend, id, from, state)); isTold = true) {
    const now = await findImport(backend, id)
    if (!now || !from.includes(now.state)) return
    if (!isTold) printLine('waiting for another import')
    await pause(500)
  }
}

/** Runs the import here, unless the site does or another process has, and waits for its end. */
async function ended(backend: Backend, id: string, isServed: boolean): Promise<Import> {
  const job = (await findImport(backend, id)) as Import
  if (!isServed && writing.some((state) => state === job.state)) await runImport(backend, job)
  for (;;) {
    const now = (await findImport(backend, id)) as Import
    if (!['queued', 'running', 'undoing'].includes(now.state)) return now
    await pause(500)
  }
}

async function printCounts(backend: Backend, id: string): Promise<void> {
  for (const { count, example, ...group } of await countItems(backend, id)) {
    const words = [group.kind, group.item_group, group.state, group.reason].filter(Boolean)
    printLine(`${String(count).padStart(6)}  ${words.join('  ')}  »${example}«`)
  }
  const { files = 0, bytes = 0 } = (await findImport(backend, id))?.report ?? {}
  printLine(`${files} files, of which the source has ${(bytes / 1024 / 1024).toFixed(1)} MB`)
  for (const { name, reason } of await listedItems(backend, id, 50)) printLine(`${name}: ${reason}`)
}

function printResult({ state, report }: Import): number {
  const { missingFiles = [], done = 0, total = 0, error } = report
  for (const { name, reason } of missingFiles) printLine(`${name}: ${reason}`)
  printLine(`${state}: ${done} of ${total}${error ? `, ${error}` : ''}`)
  return state === 'done' ? 0 : 1
}
