import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { subMonths } from 'date-fns/subMonths'
import { href } from 'react-router'
import { admins } from '~/domain/admins/accounts.server'
import { readFeatures } from '~/domain/content/features/features.server'
import { type Backend, inTransaction } from '~/platform/backend.server'
import type { MailBlock } from '~/platform/mail/mail-block'
import { queueMail } from '~/platform/mail/outbox.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { count, readersCopy } from './readers.copy'
import { monthReport } from './readers.server'

/** Queues the mail of the last month, once over all processes, if the author wants it. */
export async function mailLastMonth(backend: Backend): Promise<void> {
  const { readers, readersMail } = await readFeatures(backend)
  if (!readers || !readersMail) return
  const today = copenhagenToday(backend.clock)
  const month = format(subMonths(parseISO(today), 1), 'yyyy-MM')
  const { name, sentence, lists } = await monthReport(backend, month)
  const body: MailBlock[] = [
    { kind: 'text', text: sentence },
    ...(['page', 'from', 'search'] as const).flatMap((kind): MailBlock[] =>
      lists[kind].length === 0
        ? []
        : [
            { kind: 'text', text: readersCopy.lists[kind] },
            {
              kind: 'facts',
              facts: lists[kind].map((item) => ({ label: item.name, value: count(item.times) })),
            },
          ],
    ),
    {
      kind: 'link',
      url: `${backend.siteUrl}${href('/admin/laesere')}`,
      label: readersCopy.mailLink,
    },
  ]
  await inTransaction(backend, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx.db
      .insertInto('reader_sums')
      .values({ day: `${month}-01`, kind: 'mail', name: '', times: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    for (const { email: to } of await admins(tx)) {
      await queueMail(tx, { to, subject: readersCopy.mailSubject(name), body })
    }
  })
}
