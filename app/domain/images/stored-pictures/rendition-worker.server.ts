import { buffer } from 'node:stream/consumers'
import {
  makeTallParts,
  picturesWithoutTallParts,
} from '~/domain/images/site-pictures/tall-part.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { countRows } from '~/platform/db/listing.server'
import type { Schema } from '~/platform/db/schema'
import { makeRenditions } from '~/platform/pictures/make-renditions.server'
import { generatedFormats, renditionWidths } from '~/platform/pictures/rendition'
import { BackgroundWork } from '~/platform/runtime/background-work'
import { isStored } from './store-picture.server'

/** Long enough for an unavailable file store to recover. After the last retry the worker gives up. */
const retryAfterSeconds = [30, 300, 3600]
const queryRetrySeconds = 30

/** One picture at a time. The queue is read from the database, so the next process continues after a crash. */
export class RenditionWorker {
  readonly #backend: Backend
  readonly #work = new BackgroundWork(() => this.#run())
  readonly #failures = new Map<string, number>()
  /** Failed pictures that wait for a retry or that the worker has given up. */
  readonly #deferred = new Set<string>()

  constructor(backend: Backend) {
    this.#backend = backend
  }

  /** Looks for unfinished pictures now. Call it at the start and after each stored picture. */
  wake(): void {
    this.#work.wake()
  }

  idle(): Promise<void> {
    return this.#work.idle()
  }

  /** Stops after the current file. The next process makes the others. */
  stop(): Promise<void> {
    return this.#work.stop()
  }

  countQueued(): Promise<number> {
    return countRows(this.#unfinished())
  }

  async #run(): Promise<void> {
    try {
      for await (const { path, work } of this.#jobs()) {
        if (this.#work.signal.aborted) return
        if (!this.#deferred.has(path)) await this.#attempt(path, work)
      }
    } catch (error) {
      this.#backend.log.error({ err: error }, 'unfinished pictures could not be looked up')
      this.#wakeIn(queryRetrySeconds)
    }
  }

  async *#jobs(): AsyncGenerator<{ path: string; work: () => Promise<void> }> {
    const backend = this.#backend
    const unfinished = await this.#unfinished()
      .select(['path', 'content_hash', 'width', 'renditions'])
      .orderBy('created_at')
      .orderBy('path')
      .execute()
    for (const picture of unfinished) {
      yield { path: picture.path, work: () => this.#finish(picture) }
    }
    for (const picture of await picturesWithoutTallParts(backend)) {
      const work = () => makeTallParts(backend, picture, this.#work.signal)
      yield { path: picture.path, work }
    }
  }

  /** All renditions of a picture are saved at once, so a picture with an AVIF has all of them. */
  #unfinished() {
    const pictures = this.#backend.db.selectFrom('stored_pictures')
    return pictures.where('renditions', 'not like', '%"avif"%')
  }

  async #attempt(path: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // The failure of a picture that is gone is no error.
      if (this.#work.signal.aborted || !(await isStored(this.#backend, path))) return
      this.#backend.log.error({ err: error, picture: path }, 'a picture stays unfinished')
      const failures = this.#failures.get(path) ?? 0
      this.#failures.set(path, failures + 1)
      this.#deferred.add(path)
      const seconds = retryAfterSeconds[failures]
      if (seconds !== undefined) this.#wakeIn(seconds, path)
    }
  }

  #wakeIn(seconds: number, deferred?: string): void {
    const timer = setTimeout(() => {
      if (deferred !== undefined) this.#deferred.delete(deferred)
      this.wake()
    }, seconds * 1000)
    timer.unref()
  }

  async #finish({
    path,
    content_hash: contentHash,
    width,
    renditions,
  }: Pick<
    Schema['stored_pictures'],
    'path' | 'content_hash' | 'width' | 'renditions'
  >): Promise<void> {
    const { files, live } = this.#backend
    const bytes = await buffer(await files.read(path))
    const newRenditions = await makeRenditions(
      files,
      { bytes, contentHash },
      {
        widths: renditionWidths(width),
        formats: generatedFormats,
        signal: this.#work.signal,
      },
    )
    const change = await inTransaction(this.#backend, async ({ db }) => {
      const { numUpdatedRows } = await db
        .updateTable('stored_pictures')
        .set({ renditions: JSON.stringify(newRenditions) })
        .where('path', '=', path)
        .where('renditions', '=', renditions)
        .executeTakeFirst()
      return numUpdatedRows > 0 ? live.record(db, ['images']) : undefined
    })
    if (change) live.publish(change)
  }
}
