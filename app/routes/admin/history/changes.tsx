import { Fragment } from 'react'
import { data, Link } from 'react-router'
import type { TakenBackState } from '~/admin/form/use-taken-back'
import { AdminPage } from '~/admin/frame/admin-page'
import { UndoTabs } from '~/admin/frame/undo-tabs'
import { catchFailedAction, reloadWhenGone } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import {
  historyOf,
  historyScreen,
  historyCopy as text,
  versionsPath,
} from '~/domain/history/history.copy'
import { changesPage, type ListedChange } from '~/domain/history/history.server'
import { takeBack } from '~/domain/history/take-back-commands.server'
import { emptyPage, pageNumber, pathOfPage } from '~/http/paging'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { nounNamed } from '~/platform/changes/nouns'
import { answerCommand, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/changes'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const page = pageNumber(request.url)
  const subject = new URL(request.url).searchParams.get('emne')
  const noun = nounNamed(context.get(backendContext).nouns, subject)
  const read = async () => [await changesPage(context.get(backendContext), page, noun)]
  const { items, failed } = await readList(context, read, text.notLoaded)
  return { noun, page, changes: items[0] ?? emptyPage, failed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await request.formData()
  if (form.get('intent') !== 'undo') throw data(null, 400)
  const undo = () => takeBack(context.get(backendContext), admin, String(form.get('change')))
  return answerCommand(context, undo, { done: text.undone, failed: text.notUndone })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadWhenGone

export default function Changes({
  loaderData: { changes, noun, page, failed },
}: Route.ComponentProps) {
  const command = useCommand()
  const { items, next } = changes as { items: ListedChange[]; next?: number }
  const list = noun ? historyOf(noun) : historyScreen
  const days = Map.groupBy(items, ({ day }) => day)
  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      failed={failed}
      action={noun && <WholeHistory />}
    >
      <UndoTabs />
      {items.length === 0 && <p className="py-10 text-faded">{text.none}</p>}
      {[...days].map(([day, some]) => (
        <section key={day} className="grid gap-3">
          <h2 className="text-heading">{day}</h2>
          <ul className="border-rule border-t">
            {some.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                onUndo={() => command({ intent: 'undo', change: change.id })}
              />
            ))}
          </ul>
        </section>
      ))}
      <nav aria-label={text.title} className="flex flex-wrap gap-3 empty:hidden">
        {page > 1 && (
          <Link to={pathOfPage(list, page - 1)} className="button">
            {text.later}
          </Link>
        )}
        {next && (
          <Link to={pathOfPage(list, next)} className="button">
            {text.earlier}
          </Link>
        )}
      </nav>
    </AdminPage>
  )
}

function WholeHistory() {
  return (
    <Link to={historyScreen} className="button">
      {text.back}
    </Link>
  )
}

interface ChangeRowProps {
  change: ListedChange
  onUndo: () => void
}

const maxNamed = 5

/** One change with links to the previous versions of its rows. */
function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { what, atText, who, undone, undoneAt, canTakeBack, before } = change
  const named = what.slice(0, maxNamed)
  const name = named[0]?.text ?? ''
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-rule border-b py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere">
          {named.map(({ text: told, noun, id }, place) => (
            <Fragment key={`${noun} ${id}`}>
              {place > 0 && ' · '}
              <Link to={versionsPath(noun, id)} className="link">
                {told}
              </Link>
            </Fragment>
          ))}
          {what.length > maxNamed && ` · ${text.more(what.length - maxNamed)}`}
        </p>
        <p className="text-faded text-small wrap-anywhere">
          {atText} · {who}
        </p>
        {undone && (
          <p className="text-small wrap-anywhere">{text.undid(undone.text, undone.atText)}</p>
        )}
      </div>
      {canTakeBack ? (
        <button
          type="button"
          className="button"
          aria-label={`${text.undo}: ${name}`}
          onClick={onUndo}
        >
          {text.undo}
        </button>
      ) : (
        <div className="grid justify-items-start gap-1.5 md:justify-items-end">
          <span className="text-caption text-faded">
            {undoneAt ? text.wasUndone(undoneAt) : text.newer}
          </span>
          {before && (
            <Link
              to={before.path}
              state={{ takenBack: before.values } satisfies TakenBackState}
              className="button"
              aria-label={`${text.takeEarlier}: ${name}`}
            >
              {text.takeEarlier}
            </Link>
          )}
        </div>
      )}
    </li>
  )
}
