import { Link } from 'react-router'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { UndoTabs } from '~/admin/screen/undo-tabs'
import { fileSize } from '~/danish/file-size'
import { auditLog } from '~/domain/admins/audit-log/audit-log.server'
import { historyScreen, historySizeCopy, trashScreen } from '~/domain/history/history.copy'
import { type HistorySize, historySize } from '~/domain/history/history-size.server'
import { outboxCopy } from '~/domain/mails/outbox.copy'
import { signedIn } from '~/platform/auth/session.server'
import { retryMail, unsentMails } from '~/platform/mail/outbox.server'
import { answerCommand, readList, tryRead } from '~/routes/admin/answer.server'
import type { Route } from './+types/show'
import { OutboxSection } from './outbox-section'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const copy = {
  title: 'Drift',
  intro: 'For dig eller den, der passer serveren.',
  log: 'Logbog',
  logIntro: 'De seneste 100 ændringer, logins og afviste forsøg.',
  notLoaded: 'Kunne ikke hente logbogen',
}

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const [mails, log, size] = await Promise.all([
    tryRead(context, () => unsentMails(backend), { total: 0, mails: [] }, outboxCopy.notLoaded),
    readList(context, () => auditLog(backend), copy.notLoaded),
    tryRead<HistorySize | undefined>(
      context,
      () => historySize(backend),
      undefined,
      historySizeCopy.notLoaded,
    ),
  ])
  return {
    outbox: { ...mails.value, canMail: backend.mail !== undefined },
    log: log.items,
    size: size.value,
    failed: mails.failed ?? log.failed ?? size.failed,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const id = String((await request.formData()).get('id'))
  const { retried: done, notRetried: failed } = outboxCopy
  return answerCommand(context, () => retryMail(backend, admin, id), { done, failed })
}

export default function OperationScreen({ loaderData }: Route.ComponentProps) {
  const { outbox, log, size, failed } = loaderData
  return (
    <AdminPage title={copy.title} intro={copy.intro} error={failed}>
      <UndoTabs />
      <OutboxSection {...outbox} />
      {size && <HistorySizeSection size={size} />}
      <FormSection title={copy.log} intro={copy.logIntro}>
        <ol className="border-rule border-t text-small empty:hidden">
          {log.map(({ id, at, atText, who, what, screen }) => (
            <li
              key={id}
              className="grid gap-x-4 border-rule border-b py-2 md:grid-cols-[15rem_1fr]"
            >
              <time dateTime={at} className="text-faded">
                {atText}
              </time>
              <span className="wrap-anywhere">
                {screen ? <Link to={screen}>{what}</Link> : what}
                <span className="block text-caption text-faded">{who}</span>
              </span>
            </li>
          ))}
        </ol>
      </FormSection>
    </AdminPage>
  )
}

function HistorySizeSection({ size }: { size: HistorySize }) {
  const text = historySizeCopy
  const lines = [
    { ...text.texts, to: historyScreen, bytes: size.texts },
    { ...text.files, to: historyScreen, bytes: size.files },
    { ...text.trash, to: trashScreen, bytes: size.trash },
  ]
  return (
    <FormSection title="Plads" intro="Hvad historikken og papirkurven fylder.">
      <dl className="border-rule border-t text-small">
        {lines.map(({ name, what, to, bytes }) => (
          <div key={name} className="flex justify-between gap-x-4 border-rule border-b py-2">
            <dt>
              <Link to={to}>{name}</Link>
              <span className="block text-caption text-faded">{what}</span>
            </dt>
            <dd className="whitespace-nowrap">{bytes === 0 ? 'Intet' : fileSize(bytes)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-faded text-small">{text.retentionRule}</p>
    </FormSection>
  )
}
