import { subHours } from 'date-fns/subHours'
import { admins } from '~/domain/admins/accounts.server'
import { eventAt } from '~/domain/calendar/calendar.server'
import { siteNameOf } from '~/domain/content/appearance/appearance.server'
import type { ContentOf } from '~/domain/content/content'
import { readContent } from '~/domain/content/content.server'
import { publicLectures } from '~/domain/lectures/lectures.server'
import { addPending } from '~/domain/letters/subscribers/sign-up.server'
import {
  countAttempt,
  limitKeys,
  mailboxLimit,
  uncountAttempt,
} from '~/platform/auth/sign-in-limits.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import { countRows } from '~/platform/db/listing.server'
import { queueMail } from '~/platform/mail/outbox.server'
import type { EnquiryForm } from './enquiries.form'
import type { Enquiry } from './enquiry-facts'
import { copyToSender, mailToAuthor } from './enquiry-mails'
import { suspicionsOf, wordsIn } from './suspicion'

/** In an hour, from everybody. More are refused until some are older. */
const maxPerHour = 100

/** The subject of a visitor's enquiry. */
export interface AskedSubject {
  lecture?: { id: string; title: string }
  event?: { id: string; title: string }
}

/** The subject that the URL names. */
export async function askedSubject(
  backend: Backend,
  query: URLSearchParams,
): Promise<AskedSubject> {
  const [lecture, event] = [query.get('foredrag'), query.get('arrangement')]
  if (lecture) {
    const row = await publicLectures(backend)
      .select(['id', 'title'])
      .where('slug', '=', lecture.slice(0, 200))
      .executeTakeFirst()
    return row ? { lecture: row } : {}
  }
  const found = event ? await eventAt(backend, event.slice(0, 200)) : undefined
  if (!found || !('event' in found)) return {}
  return { event: { id: found.event.id, title: found.event.title } }
}

export function lectureChoices(backend: Backend) {
  return publicLectures(backend).select(['id', 'title']).orderBy('title').execute()
}

interface Sending {
  ip: string
  /** The field that people do not see. */
  hidden: string
  /** Since the form was shown. */
  seconds: number
  /** The form's signed time: one form is stored once, however often it is sent. */
  time: string
  subject: AskedSubject
  /** Whether the visitor also wants the letter. */
  wantsLetter: boolean
}

/**
 * Stores an enquiry, tells the author, and sends the visitor a copy. A suspected one is stored only. The page cache is
 * kept, since no page shows an enquiry.
 * @returns when the next is accepted, if there were too many
 */
export async function receiveEnquiry(
  backend: Backend,
  { lecture, ...form }: EnquiryForm,
  { ip, hidden, seconds, time, subject, wantsLetter }: Sending,
): Promise<Date | undefined> {
  await backend.disk.makeRoom()
  const until =
    (await tooManyUntil(backend)) ?? (await countAttempt(backend, limitKeys(ip, 'enquiry ')))
  if (until) return until
  const content = await readContent(backend, 'funktioner', 'hero', 'udseende', 'brev')
  const words = wordsIn(content['funktioner.spam_words'])
  const values = { ...form, email: form.email.toLowerCase() }
  const reasons = suspicionsOf(values, { hidden, seconds, words })
  const asked = lecture ? await lectureTitle(backend, lecture) : undefined
  const at = backend.clock.now().toISOString()
  const row: Enquiry = {
    ...values,
    id: backend.auth.sign('enquiry', `${time} ${values.email} ${values.message}`).slice(0, 32),
    created_at: at,
    updated_at: at,
    revision: 1,
    state: reasons.length > 0 ? 'suspected' : 'new',
    note: '',
    reasons: reasons.join('\n'),
    subject: asked?.title ?? subject.event?.title ?? '',
    lecture_id: asked?.id ?? null,
    event_id: null,
  }
  const mailbox = [mailboxLimit(row.email)]
  const isMailed = row.state !== 'suspected' && !(await countAttempt(backend, mailbox))
  try {
    await inTransaction(backend, async (inside) => {
      await store(inside, row)
      if (isMailed) await mailSender(inside, row, { content, wantsLetter })
    })
  } catch (error) {
    if (isMailed) await uncountAttempt(backend, mailbox)
    throw error
  }
  return undefined
}

async function store(inside: Backend, row: Enquiry): Promise<void> {
  const { numInsertedOrUpdatedRows } = await inside.db
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n || row.state === 'suspected') return
  const url = `${inside.siteUrl}/admin/henvendelser/${row.id}`
  for (const { email } of await admins(inside))
    await queueMail(inside, { to: email, replyTo: row.email, ...mailToAuthor(row, url) })
}

interface Answer {
  content: ContentOf<'funktioner' | 'hero' | 'udseende' | 'brev'>
  wantsLetter: boolean
}

/** Queues one mail to the sender: the copy, and first the confirmation link if they also want the letter. */
async function mailSender(inside: Backend, row: Enquiry, { content, wantsLetter }: Answer) {
  const { email } = row
  const copy = copyToSender(row, siteNameOf(content))
  if (!wantsLetter || content['funktioner.letter'] !== 'on') {
    await queueMail(inside, { to: email, ...copy })
    return
  }
  const wording = content['brev.consent']
  await addPending(inside, { email, wording, place: 'en henvendelse' }, copy.body)
}

async function lectureTitle(backend: Backend, id: string) {
  return publicLectures(backend).select(['id', 'title']).where('id', '=', id).executeTakeFirst()
}

async function tooManyUntil({ db, clock }: Backend): Promise<Date | undefined> {
  const hourAgo = subHours(clock.now(), 1).toISOString()
  const recent = await countRows(db.selectFrom('enquiries').where('created_at', '>', hourAgo))
  return recent >= maxPerHour ? new Date(clock.now().getTime() + 30 * 60_000) : undefined
}
