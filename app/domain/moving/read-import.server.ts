import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { chunk } from '~/platform/runtime/chunk'
import type { Import } from './import-jobs.server'
import { updateImport } from './import-jobs.server'
import { ImportRun, type Outcome } from './importer/import-run.server'
import { Links } from './importer/links.server'
import type { FileReference, ImportOptions, Item } from './items'
import { movingCopy } from './moving.copy'
import type { Report } from './moving-tables'
import { type ReadSource, UnreadableSource } from './readers/reader'
import { readers } from './readers/readers.server'
import { findFile } from './sources/source-files.server'

/** The process ends, or the author has left the import. */
export class ReadingStopped extends Error {}

const maxCategories = 100

type NewItem = Outcome & { part: Item | { problem: string; name: string } }

/**
 * Reads a source into the table of items and says what would become of each: the dry run, which writes nothing else.
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
  const seen: Seen = { files: new Map(), categories: new Map() }
  let run: ImportRun | undefined
  let site: string | undefined
  const pending: NewItem[] = []
  const parts = reader.read(source)
  for await (const part of parts) {
    if ('site' in part) {
      site = part.site
      state.origin = `${job.kind} ${siteName(site)}`
      run = undefined
      continue
    }
    run ??= new ImportRun(
      backend,
      admin,
      { ...job, origin: state.origin },
      new Links(backend, state.origin, site),
    )
    pending.push({ part, ...(await outcomeOf(run, part)) })
    if ('kind' in part) count(seen, part, source)
    if (pending.length < 100) continue
    await storeItems(backend, job.id, state, pending)
    await onProgress(state.position)
  }
  await storeItems(backend, job.id, state, pending)
  if (state.position === 0) throw new UnreadableSource(movingCopy.noFileOfKind)
  const options: ImportOptions & { site?: string | undefined } = {
    ...job.options,
    ...(site && { site }),
  }
  const report = { total: state.position, ...reportOf(seen) }
  await updateImport(backend, job.id, { state: 'ready', origin: state.origin, options, report })
}

/** Says again what would become of each item, after a change of the options. */
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
      const { state, reason = null } = await run.store(JSON.parse(content))
      await backend.db
        .updateTable('import_items')
        .set({ state, reason })
        .where('import_id', '=', job.id)
        .where('position', '=', position)
        .execute()
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

async function outcomeOf(run: ImportRun, part: NewItem['part']): Promise<Outcome> {
  return 'kind' in part ? run.store(part) : { state: 'no-place', reason: part.problem }
}

async function storeItems(
  { db }: Backend,
  id: string,
  state: { position: number },
  items: NewItem[],
) {
  const rows = items.splice(0).map(({ part, ...outcome }) => ({
    import_id: id,
    position: state.position++,
    kind: 'kind' in part ? part.kind : 'problem',
    item_group: ('kind' in part && part.group) || '',
    name: printable(part.name).slice(0, 200),
    content: JSON.stringify(part),
    state: outcome.state,
    reason: outcome.reason ?? null,
  }))
  for (const group of chunk(rows, 50)) await db.insertInto('import_items').values(group).execute()
}

/** PostgreSQL rejects NUL. */
const printable = (text: string) => text.replaceAll('\0', '')

function siteName(site: string): string {
  return URL.canParse(site) ? new URL(site).host.replace(/^www\./, '') : site.slice(0, 100)
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
}

function count({ files, categories }: Seen, item: Item, source: ReadSource): void {
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

function countFile(
  files: Map<string, number>,
  { url = '', name }: FileReference,
  source: ReadSource,
) {
  const address = name ?? url
  const found = [source.files, source.extraFiles]
    .map((folder) => folder && { folder, name: findFile(folder.names, address) })
    .find((match) => match?.name !== undefined)
  files.set(url || address, found?.name ? found.folder.size(found.name) : 0)
}
