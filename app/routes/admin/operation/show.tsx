import { Link } from 'react-router'
import { FormSection } from '~/admin/form/form-section'
import { AdminPage } from '~/admin/frame/admin-page'
import { auditLog } from '~/domain/admins/audit-log.server'
import { historySizeCopy } from '~/domain/history/history.copy'
import { historySize } from '~/domain/history/history-size.server'
import { signedIn } from '~/platform/auth/session.server'
import { readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/show'
import { HistorySizeSection } from './history-size-section'
import { operationCopy } from './operation.copy'

const { title, intro, log: text } = operationCopy

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const [log, kept] = await Promise.all([
    readList(context, () => auditLog(backend), text.notLoaded),
    readList(context, async () => [await historySize(backend)], historySizeCopy.notLoaded),
  ])
  return { log: log.items, kept: kept.items[0], failed: log.failed ?? kept.failed }
}

/** The screen for operators: the size of the history, and the log of changes and sign-ins. */
export default function OperationScreen({ loaderData }: Route.ComponentProps) {
  const { log, kept, failed } = loaderData
  return (
    <AdminPage title={title} intro={intro} failed={failed}>
      {kept && <HistorySizeSection kept={kept} />}
      <FormSection title={text.title} intro={text.intro}>
        {log.length === 0 && <p className="text-faded">{text.none}</p>}
        <ol className="border-rule border-t text-small empty:hidden">
          {log.map(({ id, at, atText, who, what, home }) => (
            <li
              key={id}
              className="grid gap-x-4 border-rule border-b py-2 md:grid-cols-[15rem_1fr]"
            >
              <time dateTime={at} className="text-faded">
                {atText}
              </time>
              <span className="wrap-anywhere">
                {home ? <Link to={home}>{what}</Link> : what}
                <span className="block text-caption text-faded">{who}</span>
              </span>
            </li>
          ))}
        </ol>
      </FormSection>
    </AdminPage>
  )
}
