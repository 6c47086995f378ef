import { createHash } from 'node:crypto'
import type { ImportOptions, Item } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import type { Outcome } from '~/domain/moving/moving-tables'
import type { SourceFiles } from '~/domain/moving/sources/source-files.server'
import { redirectFormerPaths } from '~/domain/redirects/redirects-commands.server'
import { errorCopy } from '~/forms/errors.copy'
import { isKeyOf } from '~/http/is-key-of'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { faultOf } from '~/platform/runtime/fault'
import { checkForm, formInput } from './form-input.server'
import { ImportFiles } from './import-files.server'
import { addPicture, completeTexts } from './item-texts.server'
import { type Kind, kinds } from './kinds.server'
import { type KnownRow, knownRow, ownRow, revisionsOf, stateOfKnown } from './known-rows.server'
import type { Links } from './links.server'
import { RowRecorder } from './row-recorder.server'
import { checkReader } from './subscribers.server'
import { frontItems, targetOf } from './targets'

interface Job {
  id: string
  origin: string
  options: ImportOptions
}

interface SaveOptions {
  hash: string
  known: KnownRow | undefined
  variant: string | undefined
  relinked: number | undefined
}

/** Stores items, or determines in a dry run their outcomes. */
export class ImportRun {
  readonly #backend: Backend
  readonly #admin: Admin
  readonly #job: Job
  readonly #links: Links
  readonly files: ImportFiles | undefined
  readonly #recorder: RowRecorder

  /** @param sources absent in a dry run */
  constructor(
    backend: Backend,
    admin: Admin,
    job: Job,
    links: Links,
    sources?: readonly SourceFiles[],
  ) {
    this.#recorder = new RowRecorder(job)
    this.#backend = { ...backend, importing: this.#recorder }
    this.#admin = admin
    this.#job = job
    this.#links = links
    const { origin, options } = job
    const allowPrivateHosts = options.allowPrivateHosts === true
    const filesOptions = sources && { origin, sources, allowPrivateHosts }
    this.files = filesOptions && new ImportFiles(this.#backend, admin, filesOptions)
  }

  /** @param relinked the links without a page when it was stored before, which it is once more for them */
  async store(item: Item, relinked?: number): Promise<Outcome> {
    const target = targetOf(item, this.#job.options)
    if (target === 'skip') return { state: 'no-place', reason: movingCopy.leftOut }
    if (item.reader) return checkReader(this.#backend, item.reader, this.#job.options)
    if (target !== 'front') return this.#storeAs(item, target, relinked)
    const outcomes: Outcome[] = []
    for (const part of frontItems(item, mixedTextLines))
      outcomes.push(await this.#storeAs(part, 'text'))
    const [first = { state: 'refused' } as Outcome] = outcomes
    return outcomes.find(({ state }) => state === 'stored' || state === 'new') ?? first
  }

  async #storeAs(item: Item, target: string, relinked?: number): Promise<Outcome> {
    const [name = '', variant] = target.split(':')
    if (name === 'pdf') return this.#inWords(item, () => this.#storePdf(item, target))
    if (!isKeyOf(kinds, name)) return { state: 'no-place', reason: movingCopy.noPlace }
    const kind: Kind = kinds[name]
    const hash = hashOf(item, target)
    const known = await knownRow(this.#backend, this.#job.origin, item.sourceId)
    const refused = known
      ? await this.#refuseKnown(known, kind, relinked === undefined ? hash : '')
      : (await ownRow(this.#backend, item, kind.noun)) && edited(movingCopy.own)
    if (refused) return refused
    return this.#inWords(item, () => this.#save(item, kind, { hash, known, variant, relinked }))
  }

  /** An item that fails does not stop the others, unless the machine is at fault. */
  async #inWords(item: Item, store: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await store()
    } catch (error) {
      if (faultOf(error)) throw error
      if (error instanceof DomainError) return { state: 'refused', reason: errorCopy[error.code] }
      this.#backend.log.warn({ err: error, item: item.name }, 'an item could not be imported')
      return { state: 'refused', reason: movingCopy.failed }
    } finally {
      this.#recorder.current = undefined
    }
  }

  async #refuseKnown(known: KnownRow, { noun }: Kind, hash: string): Promise<Outcome | undefined> {
    const row = await stateOfKnown(this.#backend, known)
    if (row === 'removed') return edited(movingCopy.removed)
    if (known.hash === hash) return { state: 'same' }
    if (row === 'edited' || noun !== known.noun) return edited(movingCopy.edited)
    return undefined
  }

  async #save(item: Item, kind: Kind, options: SaveOptions): Promise<Outcome> {
    const { hash, known, variant, relinked } = options
    const parentId = await this.#parentOf(item)
    if (kind.hasParent && this.files && !parentId)
      return { state: 'refused', reason: movingCopy.parentMissing }
    const missingBefore = this.files?.missing.length ?? 0
    this.#links.unresolved = 0
    const input = {
      ...formInput(this.#backend, kind, item, variant),
      ...(await revisionsOf(this.#backend, item, known)),
    }
    const current = { item, noun: kind.noun, hash, rowId: known?.row_id }
    this.#recorder.current = current
    const resolved = { links: this.#links, files: this.files }
    await completeTexts(resolved, kind, item, input)
    if (relinked === this.#links.unresolved) return { state: 'stored' }
    if (kind.picture && item.picture) await addPicture(resolved, kind.picture, item.picture, input)
    const checked = checkForm(kind, input)
    if ('refusal' in checked) return { state: 'refused', reason: checked.refusal }
    if (!this.files) return { state: pendingState(known, hash) }
    const missing = this.files.missing.length - missingBefore
    if (missing > 0) current.hash = `${hash}${missingMark}${missing}`
    // Its files are still missing: nothing has changed.
    if (relinked === undefined && known?.hash === current.hash) return { state: 'same' }
    this.#recorder.giveColumns(known ? {} : item.rows)
    const context = { item, parentId }
    await kind.save(this.#backend, this.#admin, known?.row_id, checked.form, context)
    await this.#redirect(item)
    return this.#stored(relinked)
  }

  async #parentOf({ parent }: Item): Promise<string | undefined> {
    return parent && (await knownRow(this.#backend, this.#job.origin, parent))?.row_id
  }

  async #storePdf(item: Item, target: string): Promise<Outcome> {
    const hash = hashOf(item, target)
    const known = await knownRow(this.#backend, this.#job.origin, item.sourceId)
    if (known) return { state: 'same' }
    if (await ownRow(this.#backend, item, 'collaboration_files')) return edited(movingCopy.own)
    if (!this.files) return { state: 'new' }
    this.#recorder.current = { item, noun: 'collaboration_files', hash, rowId: undefined }
    this.#recorder.giveColumns(item.rows)
    const name = String(item.fields?.original_name || item.name)
    const id = await this.files.pdf(item.picture ?? {}, await this.#parentOf(item), name)
    return id
      ? { state: 'stored' }
      : { state: 'refused', reason: this.files.missing.at(-1)?.reason }
  }

  #stored(relinked: number | undefined): Outcome {
    const { unresolved } = this.#links
    if (unresolved === 0 || relinked !== undefined) return { state: 'stored' }
    return { state: 'relink', reason: String(unresolved) }
  }

  async #redirect({ paths = [], sourceId }: Item): Promise<void> {
    if (paths.length === 0) return
    const row = await knownRow(this.#backend, this.#job.origin, sourceId)
    const target = row && (await this.#links.pathOf(row))
    if (row) this.#links.add(paths, row)
    if (target) await redirectFormerPaths(this.#backend, this.#admin, paths, target)
  }
}

const edited = (reason: string): Outcome => ({ state: 'edited', reason })

/** Between the hash of an item that was stored without all of its files, and how many were missing. */
const missingMark = '!'

function pendingState(known: KnownRow | undefined, hash: string): Outcome['state'] {
  if (!known) return 'new'
  return known.hash?.startsWith(hash + missingMark) ? 'retry' : 'changed'
}

function hashOf(item: Item, target: string): string {
  return createHash('sha256')
    .update(JSON.stringify([item, target]))
    .digest('base64url')
}
