import { data, Link } from 'react-router'
import { screens } from '~/admin/copy/admin.copy'
import { AdminPage } from '~/admin/screen/admin-page'
import { UndoTabs } from '~/admin/screen/undo-tabs'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

import { useCommand } from '~/admin/saving/use-saving'
import { historyOfNoun, historyScreen, historyCopy as text } from '~/domain/history/history.copy'
import { changesPage, severalRowsText } from '~/domain/history/history.server'
import { undoChange } from '~/domain/history/undo-commands.server'
import { emptyPage, pageNumber, pathOfPage } from '~/http/paging'
import { signedIn } from '~/platform/auth/session.server'
import { findNoun } from '~/platform/changes/nouns'
import { answerCommand, tryRead } from '~/routes/admin/answer.server'
import type { Route } from './+types/changes'
import { ChangeRow } from './change-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const page = pageNumber(request.url)
  const subject = new URL(request.url).searchParams.get('emne')
  const noun = findNoun(backend.nouns, subject)
  const read = () => changesPage(backend, page, noun)
  const { value, failed } = await tryRead(context, read, emptyPage, text.notLoaded)
  const screen = noun && screens.find(({ path }) => path === backend.nouns[noun].screen)?.name
  return { noun, screen, page, changes: value, failed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  if (form.get('intent') !== 'undo') throw data(null, 400)
  const change = String(form.get('change'))
  const undo = async () => {
    await undoChange(backend, admin, change)
    return severalRowsText(backend, change)
  }
  return answerCommand(context, undo, { done: text.undone, failed: text.notUndone })
}

export default function Changes({
  loaderData: { changes, noun, screen, page, failed },
}: Route.ComponentProps) {
  const command = useCommand()
  const { items, next } = changes
  const list = noun ? historyOfNoun(noun) : historyScreen
  const days = Map.groupBy(items, ({ day }) => day)
  return (
    <AdminPage
      title={text.title}
      view={text.part(screen, page)}
      intro="Alt, hvad der er tilføjet, rettet og slettet. Det nyeste står øverst."
      error={failed}
      action={
        noun && (
          <Link to={historyScreen} className="button">
            {text.back}
          </Link>
        )
      }
    >
      <UndoTabs />
      {items.length === 0 && <p className="py-10 text-faded">{text.none}</p>}
      {[...days].map(([day, changesOfDay]) => (
        <section key={day} className="grid gap-3">
          <h2 className="text-heading">{day}</h2>
          <ul className="border-rule border-t">
            {changesOfDay.map((change) => (
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
            Nyere
          </Link>
        )}
        {next && (
          <Link to={pathOfPage(list, next)} className="button">
            Ældre
          </Link>
        )}
      </nav>
    </AdminPage>
  )
}
