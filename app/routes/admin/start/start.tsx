import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { UnsavedDraftList } from '~/admin/list/unsaved-draft-list'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { instantText } from '~/danish/dates'
import { isWelcomeHidden } from '~/domain/admins/accounts.server'
import { nextEvents } from '~/domain/calendar/calendar-editing.server'
import { historyCopy, historyScreen } from '~/domain/history/history.copy'
import { changesPage } from '~/domain/history/history.server'
import { galleryViewPath } from '~/domain/images/gallery/gallery'
import { countUndescribed } from '~/domain/images/gallery/gallery.server'
import { scheduledRows } from '~/domain/publishing/drafts.server'
import { deadLinks } from '~/domain/redirects/dead-links.server'
import { firstSteps } from '~/domain/welcome/welcome'
import { stepsDone } from '~/domain/welcome/welcome.server'
import { signedIn } from '~/platform/auth/session.server'
import { isBackupOverdue } from '~/platform/backups/schedule.server'
import { backupsCopy } from '~/routes/admin/backups/backups.copy'
import { ChangeRow } from '~/routes/admin/history/change-row'
import { Welcome } from '~/routes/admin/home-page/welcome'
import { readUnsavedDrafts } from '~/routes/admin/list-action.server'
import type { Route } from './+types/start'
import { startCopy as copy } from './start.copy'

export { shouldRevalidate } from '~/admin/saving/failed-action'

const maxEvents = 3
const maxChanges = 5

export async function loader({ context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const [done, isHidden, scheduled, events, undescribed, dead, changes, unsaved] =
    await Promise.all([
      stepsDone(backend),
      isWelcomeHidden(backend, admin),
      scheduledRows(backend),
      nextEvents(backend, maxEvents),
      countUndescribed(backend),
      deadLinks(backend),
      changesPage(backend, 1),
      readUnsavedDrafts(context),
    ])
  return {
    done,
    // The screen 'Forside' shows the steps again.
    isNew: !isHidden && firstSteps.some((step) => !done[step]),
    scheduled: scheduled.map(({ at, ...row }) => ({ ...row, atText: instantText(at) })),
    events,
    unsaved,
    undescribed,
    deadLinks: dead.length,
    isBackupOverdue: isBackupOverdue(backend.backups, backend.clock),
    changes: changes.items.slice(0, maxChanges),
  }
}

export default function StartScreen({ loaderData }: Route.ComponentProps) {
  const { done, isNew, isBackupOverdue, scheduled, events, undescribed, changes } = loaderData
  const command = useCommand(historyScreen)
  return (
    <AdminPage title={copy.title}>
      <section className="grid gap-4">
        <h2 className="text-heading">{copy.shortcutsTitle}</h2>
        <ul className="flex flex-wrap gap-3">
          {copy.shortcuts.map(({ name, path }) => (
            <li key={path} className="min-w-min grow basis-32 md:max-lg:basis-[40%]">
              <Link to={path} className="button min-h-14 w-full px-2 wrap-normal">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <UnsavedDraftList drafts={loaderData.unsaved} showsKind />
      {isNew && <Welcome done={done} isHidden={false} />}
      {(isBackupOverdue || undescribed > 0 || loaderData.deadLinks > 0) && (
        <StartSection title={copy.missingTitle}>
          {isBackupOverdue && (
            <Entry path={href('/admin/sikkerhedskopi')} name={backupsCopy.notBackedUp} />
          )}
          {undescribed > 0 && (
            <Entry
              path={galleryViewPath('uden-beskrivelse')}
              name={copy.undescribed(undescribed)}
            />
          )}
          {loaderData.deadLinks > 0 && (
            <Entry path={href('/admin/adresser')} name={copy.deadLinks(loaderData.deadLinks)} />
          )}
        </StartSection>
      )}
      {scheduled.length > 0 && (
        <StartSection title={copy.scheduled}>
          {scheduled.map(({ id, name, path, atText }) => (
            <Entry key={id} path={path} name={name} detail={atText} />
          ))}
        </StartSection>
      )}
      <StartSection title={copy.events}>
        {events.length === 0 && <li className="py-3 text-faded">{copy.noEvents}</li>}
        {events.map(({ id, title, whenText }) => (
          <Entry
            key={id}
            path={href('/admin/kalender/:id', { id })}
            name={title}
            detail={whenText}
          />
        ))}
      </StartSection>
      <WholeList path={href('/admin/kalender')} name={copy.allEvents} />
      <StartSection title={copy.changes}>
        {changes.length === 0 && <li className="py-3 text-faded">{historyCopy.none}</li>}
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            onUndo={() => command({ intent: 'undo', change: change.id })}
          />
        ))}
      </StartSection>
      {changes.length > 0 && <WholeList path={historyScreen} name={copy.allChanges} />}
    </AdminPage>
  )
}

function StartSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{title}</h2>
      <ul className="border-rule border-t">{children}</ul>
    </section>
  )
}

function WholeList({ path, name }: { path: string; name: string }) {
  return (
    <Link to={path} className="link -mt-5 justify-self-start py-1 text-small">
      {name}
    </Link>
  )
}

function Entry({ path, name, detail }: { path: string; name: string; detail?: string }) {
  return (
    <li className="border-rule border-b py-3">
      <Link to={path} className="link wrap-anywhere">
        {name}
      </Link>
      {detail && <p className="text-faded text-small wrap-anywhere">{detail}</p>}
    </li>
  )
}
