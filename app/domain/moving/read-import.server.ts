import { maxReaders } from '~/domain/letters/subscribers/import/read-import.server'
import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { chunk } from '~/platform/runtime/chunk'
import { faultOf } from '~/platform/runtime/fault'
import { copied } from './copied'
import { type Import, updateImport } from './import-jobs.server'
import { ImportRun } from './importer/import-run.server'
import { Links } from './importer/links.server'
import type { FileReference, ImportOptions, Item, Part } from './items'
import { movingCopy } from './moving.copy'
import type { Outcome, Report } from './moving-tables'
import { type ReadSource, UnreadableSource } from './readers/reader'
import { readers } from './readers/readers.server'
import { findFile } from './sources/source-files.server'

/** The process ends, or the author has left the import. */
export class ReadingStopped extends Error {}

const maxCategories = 100

const maxPending = 100
const maxPendingLength = 4_000_000

type NewItem = Outcome & { part: Item | { problem: string; name: string }; content: string }

/**
 * Reads a source into the table of items with the outcome that each would have: the dry run, which writes nothing else.
 * @throws UnreadableSource
 */
export async function readImport(
  backend: Backend,
  admin: Admin,
  job: Pick<Import, 'id' | 'kind' | 'options'>,
  source: ReadSource,
  onProgress: (count: number) => Promise<void> = async () => {},
): Promise<void> {
  const reader = readers.get(job.kind)
  if (!reader) throw new UnreadableSource(movingCopy.noFileOfKind)
  await backend.db.deleteFrom('import_items').where('import_id', '=', job.id).execute()
  const state = { origin: job.kind, position: 0 }
  const ids = new Set<string>()
  const seen: Seen = { files: new Map(), categories: new Map(), subscribers: 0 }
  let run: ImportRun | undefined
  let site: string | undefined
  let pending: NewItem[] = []
  for await (const part of inWords(reader.read(source), backend)) {
    if ('site' in part) {
      site = part.site
      state.origin = `${job.kind} ${siteName(site)}`
      run = undefined
      continue
    }
    const { origin } = state
    run ??= new ImportRun(backend, admin, { ...job, origin }, new Links(backend, origin, site))
    const content = JSON.stringify(withOwnId(part, ids))
    pending.push({ part, content, ...(await outcomeOf(run, part)) })
    if ('kind' in part) count(seen, part, source)
    if (seen.subscribers > maxReaders) throw new UnreadableSource(subscribersCopy.tooMany)
    if (!isEnough(pending)) continue
    await storeItems(backend, job.id, state, pending)
    pending = []
    await onProgress(state.position)
  }
  await storeItems(backend, job.id, state, pending)
  if (state.position === 0) throw new UnreadableSource(movingCopy.nothing)
  const options: ImportOptions = { ...job.options, ...(site && { site }) }
  const report = { total: state.position, ...reportOf(seen) }
  await updateImport(backend, job.id, { state: 'ready', origin: state.origin, options, report })
}

function isEnough(pending: readonly NewItem[]): boolean {
  const length = pending.reduce((sum, { content }) => sum + content.length, 0)
  return pending.length >= maxPending || length >= maxPendingLength
}

/** Logs an error of a reader that is neither said in words nor a fault of this machine. @throws UnreadableSource */
async function* inWords(parts: AsyncIterable<Part>, { log }: Backend): AsyncGenerator<Part> {
  try {
    for await (const part of parts) yield withoutNul(part)
  } catch (error) {
    if (error instanceof UnreadableSource || faultOf(error)) throw error
    log.debug({ err: error }, 'a source could not be read')
    throw new UnreadableSource(movingCopy.unreadable, { cause: error })
  }
}

/** PostgreSQL rejects NUL, and halves of characters cannot be stored. */
function withoutNul(part: Part): Part {
  const json = JSON.stringify(part)
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return part
  return JSON.parse(json, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  )
}

/** Sources may give several items the same id. */
function withOwnId(part: NewItem['part'], seen: Set<string>): NewItem['part'] {
  if (!('kind' in part)) return part
  const id = part.sourceId
  for (let number = 2; seen.has(part.sourceId); number++) part.sourceId = `${id} #${number}`
  seen.add(part.sourceId)
  return part
}

/** Determines the outcome of each item again, after a change of the options. */
export async function checkItems(
  backend: Backend,
  admin: Admin,
  job: Import,
  onProgress: (count: number) => Promise<void> = async () => {},
): Promise<void> {
  const links = new Links(backend, job.origin, job.options.site)
  const run = new ImportRun(backend, admin, job, links)
  for (let after = -1; ; ) {
    const rows = await itemsAfter(backend, job.id, after)
    if (rows.length === 0) return
    for (const { position, content, kind } of rows) {
      after = position
      if (kind === 'problem') continue
      await setOutcome(backend, job.id, position, await run.store(JSON.parse(content)))
    }
    await onProgress(after + 1)
  }
}

export function itemsAfter({ db }: Backend, id: string, position: number, count = 50) {
  return db
    .selectFrom('import_items')
    .select(['position', 'content', 'kind', 'state', 'reason'])
    .where('import_id', '=', id)
    .where('position', '>', position)
    .orderBy('position')
    .limit(count)
    .execute()
}

export async function setOutcome(
  { db }: Backend,
  id: string,
  position: number,
  { state, reason }: Outcome,
): Promise<void> {
  await db
    .updateTable('import_items')
    .set({ state, reason: reason ?? null })
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute()
}

async function outcomeOf(run: ImportRun, part: NewItem['part']): Promise<Outcome> {
  return 'kind' in part ? run.store(part) : { state: 'no-place', reason: part.problem }
}

async function storeItems(
  { db }: Backend,
  id: string,
  state: { position: number },
  items: readonly NewItem[],
) {
  const rows = items.map(({ part, content, ...outcome }) => ({
    import_id: id,
    position: state.position++,
    kind: 'kind' in part ? part.kind : 'problem',
    item_group: ('kind' in part && part.group) || '',
    name: part.name.normalize('NFC').slice(0, 200),
    content,
    state: outcome.state,
    reason: outcome.reason ?? null,
  }))
  for (const group of chunk(rows, 50)) await db.insertInto('import_items').values(group).execute()
}

function siteName(site: string): string {
  const host = URL.canParse(site) ? new URL(site).host : site.replace(/^\/\//, '')
  return host.replace(/^www\./, '').slice(0, 100)
}

const pictureIn = /<img\b[^>]{0,2000}?\b(?:data-image|data-src|src)\s*=\s*["']([^"']+)["']/gi

function filesOf(item: Item): FileReference[] {
  const html = [item.text?.html, ...Object.values(item.fields ?? {})].join(' ')
  const inTexts = [...html.matchAll(pictureIn)].map(([, url = '']) => item.files?.[url] ?? { url })
  return [...(item.picture ? [item.picture] : []), ...inTexts]
}

interface Seen {
  /** The sizes of the files by their address; 0 if it is not known. */
  files: Map<string, number>
  categories: Map<string, number>
  subscribers: number
}

function count(seen: Seen, item: Item, source: ReadSource): void {
  const { files, categories } = seen
  if (item.kind === 'subscriber') seen.subscribers++
  for (const file of filesOf(item)) countFile(files, file, source)
  for (const name of item.categories ?? []) categories.set(name, (categories.get(name) ?? 0) + 1)
}

function reportOf({ files, categories }: Seen): Report {
  const largest = [...categories].sort(([, one], [, other]) => other - one)
  return {
    files: files.size,
    bytes: [...files.values()].reduce((sum, size) => sum + size, 0),
    categories: Object.fromEntries(largest.slice(0, maxCategories)),
  }
}

const maxKeyLength = 500

function countFile(
  files: Map<string, number>,
  { url = '', name }: FileReference,
  source: ReadSource,
) {
  const address = name ?? url
  const found = [source.files, source.extraFiles]
    .map((folder) => folder && { folder, name: findFile(folder.names, address) })
    .find((match) => match?.name !== undefined)
  files.set(
    copied((url || address).slice(0, maxKeyLength)),
    found?.name ? found.folder.size(found.name) : 0,
  )
}
