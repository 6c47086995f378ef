import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { UnsavedDraftList } from '~/admin/list/unsaved-draft-list'
import { useCommand } from '~/admin/saving/use-saving'
import { historyCopy, historyScreen } from '~/domain/history/history.copy'
import { galleryViewPath } from '~/domain/images/gallery/gallery'
import { backupsCopy } from '~/routes/admin/backups/backups.copy'
import { ChangeRow } from '~/routes/admin/history/change-row'
import { overviewCopy as copy } from './overview.copy'
import type { readOverview } from './overview.server'
import { Welcome } from './welcome'

type OverviewProps = Awaited<ReturnType<typeof readOverview>>

/** What there is to do, what needs the author, what comes next and what was changed last. */
export function Overview(props: OverviewProps) {
  const { welcome, isBackupOverdue, scheduled, events, undescribed, deadLinks, changes } = props
  const command = useCommand(historyScreen)
  return (
    <>
      {props.enquiries.length > 0 && (
        <OverviewSection title="Nye henvendelser">
          {props.enquiries.map(({ id, name, subject, atText }) => (
            <Entry
              key={id}
              path={href('/admin/henvendelser/:id', { id })}
              name={subject ? `${name}: ${subject}` : name}
              detail={atText}
            />
          ))}
        </OverviewSection>
      )}
      <section className="grid gap-4">
        <h2 className="text-heading">Hvad vil du?</h2>
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
      <UnsavedDraftList drafts={props.unsaved} showsKind />
      <Welcome {...welcome} />
      {(isBackupOverdue || undescribed > 0 || deadLinks > 0) && (
        <OverviewSection title="Det mangler">
          {isBackupOverdue && (
            <Entry path={href('/admin/sikkerhedskopi')} name={backupsCopy.notBackedUp} />
          )}
          {undescribed > 0 && (
            <Entry
              path={galleryViewPath('uden-beskrivelse')}
              name={copy.undescribed(undescribed)}
            />
          )}
          {deadLinks > 0 && (
            <Entry path={href('/admin/adresser')} name={copy.deadLinks(deadLinks)} />
          )}
        </OverviewSection>
      )}
      {scheduled.length > 0 && (
        <OverviewSection title="Udgives senere">
          {scheduled.map(({ id, name, path, atText }) => (
            <Entry key={id} path={path} name={name} detail={atText} />
          ))}
        </OverviewSection>
      )}
      <OverviewSection title="De næste arrangementer">
        {events.length === 0 && (
          <li className="py-3 text-faded">Der er ingen kommende arrangementer.</li>
        )}
        {events.map(({ id, title, whenText }) => (
          <Entry
            key={id}
            path={href('/admin/kalender/:id', { id })}
            name={title}
            detail={whenText}
          />
        ))}
      </OverviewSection>
      <WholeList path={href('/admin/kalender')} name="Hele kalenderen" />
      <OverviewSection title="Sidst rettet">
        {changes.length === 0 && <li className="py-3 text-faded">{historyCopy.none}</li>}
        {changes.map((change) => (
          <ChangeRow
            key={change.id}
            change={change}
            onUndo={() => command({ intent: 'undo', change: change.id })}
          />
        ))}
      </OverviewSection>
      {changes.length > 0 && <WholeList path={historyScreen} name="Hele historikken" />}
    </>
  )
}

function OverviewSection({ title, children }: { title: string; children: ReactNode }) {
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
