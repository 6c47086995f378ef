import { onTestFinished } from 'vitest'
import { saveEntry } from '~/domain/content/content-commands.server'
import type { LetterForm } from '~/domain/letters/letters.form'
import { LetterSender } from '~/domain/letters/sending/letter-sender.server'
import { importSubscribers } from '~/domain/letters/subscribers/subscribers-commands.server'
import type { Backend } from '~/platform/backend.server'
import { openMailer } from '~/platform/mail/transport.server'
import { signedInAdmin } from './admins'
import type { DatabaseTest } from './database'

export const letter: LetterForm = {
  revision: 0,
  title: 'Nyt fra fjorden',
  content:
    '<p>Kære læser. <a href="/salmer">Se salmerne</a>, og <a href="https://a.dk/?x=1">mere</a>.</p>',
  summary: null,
  has_page: true,
  publication: { state: 'published' },
}

/** Readers with these addresses, and letters that are sent without pauses. */
export async function prepareReaders({ backend }: Pick<DatabaseTest, 'backend'>, emails: string[]) {
  const admin = await signedInAdmin(backend)
  await saveEntry(backend, admin, 'funktioner.letter', 'on')
  await saveEntry(backend, admin, 'funktioner.letter_rate', '60000')
  const readers = emails.map((email) => ({ email, isGone: false }))
  await importSubscribers(backend, admin, readers, { consent: 'stated', wording: 'Ja' })
  return admin
}

/** The backend with a mail server, which waits two seconds for an answer. */
export function withServer(backend: Backend, url: string): Backend {
  const mail = openMailer({ smtp: { url, from: 'Johanne <brev@example.dk>' } }, 2000)
  onTestFinished(() => mail?.close())
  return { ...backend, mail }
}

/** Sends until nothing is due. */
export async function sendLetters(backend: Backend): Promise<void> {
  const sender = new LetterSender(backend)
  sender.wake()
  await sender.idle()
  await sender.stop()
}

export const people = (count: number) =>
  Array.from({ length: count }, (_, at) => `l${at}@example.dk`)
