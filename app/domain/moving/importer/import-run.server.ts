import { createHash } from 'node:crypto'
import type { UploadPurpose } from '~/domain/images/image-paths'
import type { FileReference, ImportOptions, Item } from '~/domain/moving/items'
import { movingCopy } from '~/domain/moving/moving.copy'
import type { ItemState } from '~/domain/moving/moving-tables'
import { redirectFormerPaths } from '~/domain/redirects/redirects-commands.server'
import { errorCopy } from '~/forms/errors.copy'
import type { Admin } from '~/platform/auth/session.server'
import type { Backend, Importing } from '~/platform/backend.server'
import type { Noun } from '~/platform/changes/noun'
import type { OpenChange } from '~/platform/changes/open-change'
import { storedRow } from '~/platform/changes/rows.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { DomainError } from '~/platform/runtime/domain-error'
import { faultOf } from '~/platform/runtime/fault'
import { editorText } from './editor-text.server'
import { checkForm, type FormInput, formInput, withWords } from './form-input.server'
import { type ImportFiles, nameOf } from './import-files.server'
import { isStoredKind, type Kind, kinds } from './kinds.server'
import { type KnownRow, knownRow, ownRow, revisionsOf, stateOfKnown } from './known-rows.server'
import type { Links } from './links.server'
import { frontItems, targetOf } from './targets'

export interface Outcome {
  state: ItemState
  reason?: string | undefined
}

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

/** Stores items, or says in a dry run what would become of them. */
export class ImportRun {
  readonly #backend: Backend
  readonly #admin: Admin
  readonly #job: Job
  readonly #links: Links
  readonly #files: ImportFiles | undefined
  #current: { item: Item; noun: Noun; hash: string; rowId: string | undefined } | undefined
  #columns = new Map<string, object>()

  /** @param openFiles absent in a dry run */
  constructor(
    backend: Backend,
    admin: Admin,
    job: Job,
    links: Links,
    openFiles?: (importing: Backend) => ImportFiles,
  ) {
    this.#backend = { ...backend, importing: this.#importing() }
    this.#admin = admin
    this.#job = job
    this.#links = links
    this.#files = openFiles?.(this.#backend)
  }

  /** @param relinked the links without a page when it was stored before, which it is once more for them */
  async store(item: Item, relinked?: number): Promise<Outcome> {
    const target = targetOf(item, this.#job.options)
    if (item.kind === 'subscriber') return { state: 'no-place', reason: movingCopy.noPlace }
    if (target === 'skip') return { state: 'no-place', reason: movingCopy.leftOut }
    if (target !== 'front') return this.#storeAs(item, target, relinked)
    const outcomes: Outcome[] = []
    for (const part of frontItems(item, mixedTextLines))
      outcomes.push(await this.#storeAs(part, 'text'))
    const [first = { state: 'refused' } as Outcome] = outcomes
    return outcomes.find(({ state }) => state === 'stored' || state === 'new') ?? first
  }

  async #storeAs(item: Item, target: string, relinked?: number): Promise<Outcome> {
    const [name = '', variant] = target.split(':')
    if (name === 'pdf') return this.#storePdf(item, target)
    if (!isStoredKind(name)) return { state: 'no-place', reason: movingCopy.noPlace }
    const kind: Kind = kinds[name]
    const hash = hashOf(item, target)
    const known = await knownRow(this.#backend, this.#job.origin, item.sourceId)
    const refused = known
      ? await this.#refuseKnown(known, kind, relinked === undefined ? hash : '')
      : (await ownRow(this.#backend, item)) && edited(movingCopy.own)
    if (refused) return refused
    try {
      return await this.#save(item, kind, { hash, known, variant, relinked })
    } catch (error) {
      if (faultOf(error)) throw error
      if (error instanceof DomainError) return { state: 'refused', reason: errorCopy[error.code] }
      this.#backend.log.warn({ err: error, item: item.name }, 'an item could not be imported')
      return { state: 'refused', reason: movingCopy.failed }
    } finally {
      this.#current = undefined
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
    if (kind.hasParent && this.#files && !parentId)
      return { state: 'refused', reason: movingCopy.parentMissing }
    const missingBefore = this.#files?.missing.length ?? 0
    this.#links.unresolved = 0
    const input = {
      ...formInput(this.#backend, kind, item, variant),
      ...(await revisionsOf(this.#backend, item, known)),
    }
    this.#current = { item, noun: kind.noun, hash, rowId: known?.row_id }
    await this.#completeTexts(kind, item, input)
    if (relinked === this.#links.unresolved) return { state: 'stored' }
    if (kind.picture && item.picture) await this.#addPicture(kind.picture, item.picture, input)
    const checked = checkForm(kind, input)
    if ('refusal' in checked) return { state: 'refused', reason: checked.refusal }
    if (!this.#files) return { state: known ? 'changed' : 'new' }
    const missing = this.#files.missing.length - missingBefore
    if (missing > 0) this.#current.hash = `${hash}!${missing}`
    // Its files are still missing: nothing has changed.
    if (relinked === undefined && known?.hash === this.#current.hash) return { state: 'same' }
    this.#columns = new Map(known ? [] : (Object.entries(item.rows ?? {}) as [string, object][]))
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
    if (!this.#files) return { state: 'new' }
    this.#current = { item, noun: 'collaboration_files', hash, rowId: undefined }
    this.#columns = new Map(Object.entries(item.rows ?? {}) as [string, object][])
    const name = String(item.fields?.original_name || item.name)
    const id = await this.#files.pdf(item.picture ?? {}, await this.#parentOf(item), name)
    return id
      ? { state: 'stored' }
      : { state: 'refused', reason: this.#files.missing.at(-1)?.reason }
  }

  #stored(relinked: number | undefined): Outcome {
    const { unresolved } = this.#links
    if (unresolved === 0 || relinked !== undefined) return { state: 'stored' }
    return { state: 'relink', reason: String(unresolved) }
  }

  async #completeTexts(kind: Kind, item: Item, input: FormInput): Promise<void> {
    const purpose = 'text' satisfies UploadPurpose
    const fileAt = ({ url = '', ...reference }: FileReference) => ({
      ...reference,
      url: this.#links.absolute(url),
      ...item.files?.[url],
    })
    for (const field of kind.rich) {
      const html = String(input[field] ?? '')
      if (!html || (item.keepsPlainTexts && !/<[a-z]/i.test(html))) continue
      const text = await editorText(html, {
        picture: async (reference) =>
          this.#files ? this.#files.picture(fileAt(reference), purpose) : 'images/texts/text_0.jpg',
        pdf: async (url) => this.#files?.pdf(fileAt({ url })),
        link: (url) => this.#links.resolve(url),
      })
      input[field] = kind.noun === 'news' ? withWords(text, item.name) : text
    }
    if (kind.noun === 'news' && !input.content) input.content = withWords('', item.name)
  }

  async #addPicture(
    { field, purpose, altField = `${field}_alt` }: NonNullable<Kind['picture']>,
    picture: FileReference,
    input: FormInput,
  ): Promise<void> {
    const { alt = '', focus } = picture
    const path = this.#files
      ? await this.#files.picture(picture, purpose)
      : 'images/texts/text_0.jpg'
    if (!path) return
    input[field] = path
    input[altField] = alt.slice(0, 300)
    input[`${field}_original`] = nameOf(picture)
    if (!focus) return
    input[`${field}_focus_x`] = String(focus.x)
    input[`${field}_focus_y`] = String(focus.y)
  }

  async #redirect({ paths = [], sourceId }: Item): Promise<void> {
    if (paths.length === 0) return
    const row = await knownRow(this.#backend, this.#job.origin, sourceId)
    const target = row && (await this.#links.pathOf(row))
    if (row) this.#links.add(paths, row)
    if (target) await redirectFormerPaths(this.#backend, this.#admin, paths, target)
  }

  #importing(): Importing {
    return {
      columns: (noun) => {
        const columns = this.#columns.get(noun) ?? {}
        this.#columns.delete(noun)
        return columns
      },
      record: (tx, change) => this.#record(tx, change),
    }
  }

  async #record(tx: Backend, change: OpenChange): Promise<void> {
    for (const { noun, id, before, after } of change.rows.values()) {
      const stored = after && (await storedRow(tx, noun, id))
      const revision = stored ? Number(stored.revision) : -1
      const key = { import_id: this.#job.id, noun, row_id: id }
      const earlier = await tx.db
        .selectFrom('import_rows')
        .select('change_ids')
        .where('import_id', '=', key.import_id)
        .where('noun', '=', noun)
        .where('row_id', '=', id)
        .executeTakeFirst()
      const changes: string[] = earlier ? JSON.parse(earlier.change_ids) : []
      const written = {
        revision,
        change_ids: JSON.stringify([...changes, change.id]),
        ...(after && this.#sourceOf(noun, id, before === undefined)),
      }
      const content = before ? JSON.stringify(before) : null
      const empty = { source_id: null, hash: null, paths: null }
      await tx.db
        .insertInto('import_rows')
        .values({ ...key, ...empty, origin: this.#job.origin, content, ...written })
        .onConflict((conflict) =>
          conflict.columns(['import_id', 'noun', 'row_id']).doUpdateSet(written),
        )
        .execute()
    }
  }

  #sourceOf(noun: Noun, id: string, isNew: boolean) {
    const { item, hash, rowId, noun: itemNoun } = this.#current ?? {}
    if (
      !item ||
      noun !== itemNoun ||
      !(rowId === undefined ? isNew || isSingle(item) : rowId === id)
    )
      return {}
    const paths = item.paths?.length ? JSON.stringify(item.paths) : null
    return { source_id: item.sourceId, hash: hash ?? null, paths }
  }
}

const isSingle = ({ kind }: Item) => ['text', 'seo', 'contact'].includes(kind)

const edited = (reason: string): Outcome => ({ state: 'edited', reason })

function hashOf(item: Item, target: string): string {
  return createHash('sha256')
    .update(JSON.stringify([item, target]))
    .digest('base64url')
}
