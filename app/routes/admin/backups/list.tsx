import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { shouldRevalidate as reloadAfterSave } from '~/admin/saving/failed-action'
import { useSaving } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { UndoTabs } from '~/admin/screen/undo-tabs'
import { useReloadWhile } from '~/admin/screen/use-reload-while'
import { instantText } from '~/danish/dates'
import { listingOf, listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import type { Manifest } from '~/platform/backups/archive/manifest'
import { takeOnDemand } from '~/platform/backups/take-on-demand.server'
import { answerCommand, readListing } from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/list'
import { backupsCopy as copy } from './backups.copy'

export { clientAction } from '~/admin/saving/failed-action'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const { backups } = backend
  const read = async () =>
    listingOf((await backups.list()).map(rowOf), listQueryOf(request), ({ takenAt }) =>
      instantText(takenAt),
    )
  const { isRunning, failure } = backups.state
  return { ...(await readListing(context, read, copy.notListed)), isRunning, failure }
}

function rowOf({ id, takenAt, reason, tables, files }: Manifest) {
  const rows = tables.reduce((sum, { rows }) => sum + rows, 0)
  return { id, takenAt, reason, rows, files: files.count, bytes: files.bytes }
}

export async function action({ context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerCommand(context, () => takeOnDemand(backend, admin), {
    done: (isTaken) => (isTaken ? copy.taken : copy.startedInBackground),
    failed: copy.notTaken,
  })
}

const everythingPath = '/admin/sikkerhedskopi/alt.zip'

/** The list reloads after a failed save too, unless the server is unreachable. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.actionStatus === 500 || args.actionStatus === 409 || reloadAfterSave(args)
}

export default function BackupsScreen({ loaderData }: Route.ComponentProps) {
  const { failed, isRunning, failure } = loaderData
  const { sendOnce, isSending } = useSaving(() => {})
  useReloadWhile(isRunning, 3000)
  const take = (
    <Button
      className="button-filled"
      aria-disabled={isSending}
      onClick={() => sendOnce({ intent: 'take' })}
    >
      Tag en nu
    </Button>
  )
  return (
    <AdminPage title="Sikkerhedskopi" intro={copy.intro} action={take} error={failed}>
      <UndoTabs />
      <div role="status" className="grid gap-3 empty:hidden">
        {(isSending || isRunning) && (
          <p>
            {copy.running} <progress aria-label={copy.running} />
          </p>
        )}
        {failure && !isSending && (
          <p className="notice">
            {copy.failedAt(instantText(failure.at))}: {copy.failures[failure.kind]}
          </p>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className="button" href={everythingPath} download>
          Hent alt
        </a>
        <span className="max-w-measure text-faded text-small">{copy.everythingNote}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a className="button" href={href('/admin/sikkerhedskopi/side.zip')} download>
          Den offentlige hjemmeside
        </a>
        <span className="max-w-measure text-faded text-small">{copy.publicSiteNote}</span>
      </p>
      <ResourceList
        list={loaderData}
        empty={
          failed ??
          (failure
            ? 'Der er ingen sikkerhedskopier.'
            : 'Der er ingen sikkerhedskopier endnu. Den første bliver taget om lidt.')
        }
      >
        {({ id, takenAt, reason, rows, files, bytes }) => {
          const at = instantText(takenAt)
          return (
            <ResourceRow
              key={id}
              title={at}
              detail={[copy.contents(rows, files, bytes), copy.reasons[reason]]
                .filter(Boolean)
                .join(' · ')}
              actions={
                <a
                  className="button-quiet"
                  href={href('/admin/sikkerhedskopi/:file', { file: `${id}.zip` })}
                  aria-label={`Hent sikkerhedskopi fra ${at}`}
                  download
                >
                  Hent sikkerhedskopi
                </a>
              }
            />
          )
        }}
      </ResourceList>
    </AdminPage>
  )
}
