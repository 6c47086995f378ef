import { addSeconds } from 'date-fns/addSeconds'
import { inviteImported } from '~/domain/letters/subscribers/invite.server'
import type { Backend } from '~/platform/backend.server'
import { affects } from '~/platform/live/live.server'
import { BackgroundWork } from '~/platform/runtime/background-work'
import { startDueSendings } from './due.server'
import { runSending } from './run-sending.server'
import { letterSettings } from './settings.server'

/** How long a process that was killed keeps others from going on. */
const leaseSeconds = 30
const renewMs = 10_000
const lookMs = 15_000

/** Sends the letters that are due: one at a time, in one process (docs/decisions/0073-letters.md). */
export class LetterSender {
  readonly #backend: Backend
  readonly #owner = crypto.randomUUID()
  readonly #work = new BackgroundWork(() => this.#run())
  #unsubscribe = () => {}
  #timer: NodeJS.Timeout | undefined

  constructor(backend: Backend) {
    this.#backend = backend
  }

  start(): void {
    this.#unsubscribe = this.#backend.live.subscribe((change) => {
      if (affects(change, 'letters')) this.wake()
    })
    this.#timer = setInterval(() => this.wake(), lookMs)
    this.#timer.unref()
    this.wake()
  }

  wake(): void {
    this.#work.wake()
  }

  idle(): Promise<void> {
    return this.#work.idle()
  }

  /** Stops after the letter that is being handed over. Another process goes on at once. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#unsubscribe()
    await this.#work.stop()
  }

  async #run(): Promise<void> {
    try {
      const { isOn, perMinute } = await letterSettings(this.#backend)
      if (!isOn || !this.#backend.mail) return
      await inviteImported(this.#backend, Math.ceil((perMinute * lookMs) / 60_000))
      await startDueSendings(this.#backend)
      for (const letterId of await this.#sendable()) await this.#send(letterId)
    } catch (error) {
      this.#backend.log.error({ err: error }, 'letters could not be sent; they are tried again')
    }
  }

  async #sendable(): Promise<string[]> {
    const now = this.#now()
    const rows = await this.#backend.db
      .selectFrom('letter_sendings')
      .select('letter_id')
      .where('state', '=', 'sending')
      .where((eb) => eb.or([eb('next_attempt', 'is', null), eb('next_attempt', '<=', now)]))
      .orderBy('started_at')
      .execute()
    return rows.map(({ letter_id }) => letter_id)
  }

  /** The processes share one clock closely enough: a lease lasts three times as long as its renewal takes. */
  async #takeLease(letterId: string): Promise<boolean> {
    const now = this.#now()
    const { numUpdatedRows } = await this.#backend.db
      .updateTable('letter_sendings')
      .set({
        owner: this.#owner,
        owned_until: addSeconds(this.#backend.clock.now(), leaseSeconds).toISOString(),
      })
      .where('letter_id', '=', letterId)
      .where('state', '=', 'sending')
      .where((eb) =>
        eb.or([
          eb('owner', '=', this.#owner),
          eb('owned_until', 'is', null),
          eb('owned_until', '<', now),
        ]),
      )
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  async #send(letterId: string): Promise<void> {
    if (!(await this.#takeLease(letterId))) return
    const { signal } = this.#work
    const renewal = setInterval(() => void this.#takeLease(letterId).catch(() => {}), renewMs)
    renewal.unref()
    try {
      await this.#markUncertain(letterId)
      await runSending(this.#backend, letterId, {
        owner: this.#owner,
        maySend: async () => !signal.aborted && (await this.#takeLease(letterId)),
        signal,
      })
    } finally {
      clearInterval(renewal)
      await this.#backend.db
        .updateTable('letter_sendings')
        .set({ owner: null, owned_until: null })
        .where('letter_id', '=', letterId)
        .where('owner', '=', this.#owner)
        .execute()
    }
  }

  /** Letters that a killed process had handed to the mail server: it is unknown whether they arrived. */
  async #markUncertain(letterId: string): Promise<void> {
    await this.#backend.db
      .updateTable('letter_deliveries')
      .set({ state: 'uncertain', updated_at: this.#now() })
      .where('letter_id', '=', letterId)
      .where('state', '=', 'handed')
      .where('owner', '<>', this.#owner)
      .execute()
  }

  #now(): string {
    return this.#backend.clock.now().toISOString()
  }
}
