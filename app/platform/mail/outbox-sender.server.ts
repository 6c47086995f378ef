import type { Backend } from '~/platform/backend.server'
import { BackgroundWork } from '~/platform/runtime/background-work'
import { type ComposeMail, sendDueMails } from './outbox.server'

const pollMs = 3000
/** A mail in progress is awaited at a stop; if it takes longer, its lease ends by itself. */
const maxStopMs = 8000

/**
 * Sends the mails of the outbox one after the other. The queue is in the database, so the next process continues
 * after a crash; several may run. The returned function stops it.
 */
export function startSendingMails(backend: Backend, compose: ComposeMail): () => Promise<void> {
  const { mail, log } = backend
  if (!mail) return async () => {}
  const work = new BackgroundWork(() =>
    sendDueMails(backend, compose, work.signal).catch((error: unknown) =>
      log.error({ err: error }, 'the outbox could not be read'),
    ),
  )
  const timer = setInterval(work.wake, pollMs)
  timer.unref()
  work.wake()
  return async () => {
    clearInterval(timer)
    const limit = Promise.withResolvers<void>()
    const stopTimer = setTimeout(limit.resolve, maxStopMs)
    await Promise.race([work.stop(), limit.promise])
    clearTimeout(stopTimer)
    mail.close()
  }
}
