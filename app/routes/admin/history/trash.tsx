import { data } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { RowButton } from '~/admin/rows/row-buttons'
import { AdminPage } from '~/admin/screen/admin-page'
import { UndoTabs } from '~/admin/screen/undo-tabs'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

import { useCommand } from '~/admin/saving/use-saving'
import { trashCopy as text } from '~/domain/history/history.copy'
import { trashList } from '~/domain/history/trash.server'
import { emptyTrash, purgeTrashEntry } from '~/domain/history/trash-commands.server'
import { undoChange } from '~/domain/history/undo-commands.server'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, readListing } from '~/routes/admin/answer.server'
import type { Route } from './+types/trash'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return readListing(context, () => trashList(backend, listQueryOf(request)), text.notLoaded)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const change = String(form.get('change'))
  switch (form.get('intent')) {
    case 'restore':
      return answerCommand(context, () => undoChange(backend, admin, change), {
        done: text.restored,
        failed: text.notRestored,
      })
    case 'purge':
      return answerCommand(context, () => purgeTrashEntry(backend, admin, change), {
        done: text.removed,
        failed: text.notRemoved,
      })
    case 'empty':
      return answerCommand(context, () => emptyTrash(backend, admin), {
        done: text.emptied,
        failed: text.notEmptied,
      })
    default:
      throw data(null, 400)
  }
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      error={loaderData.failed}
      action={
        loaderData.total > 0 && (
          <ConfirmButton
            title="Tøm papirkurven?"
            text={text.emptyQuestion(loaderData.total)}
            confirm={text.empty}
            onConfirm={() => command({ intent: 'empty' })}
          >
            {text.empty}
          </ConfirmButton>
        )
      }
    >
      <UndoTabs />
      <ResourceList list={loaderData} empty="Papirkurven er tom.">
        {({ change, what, name, atText, daysLeft }) => (
          <ResourceRow
            key={change}
            title={<span className="inline-block first-letter:uppercase">{what}</span>}
            detail={`${atText} · ${daysLeft === 0 ? 'forsvinder i dag' : text.daysLeft(daysLeft)}`}
            actions={
              <>
                <RowButton
                  label="Gendan"
                  name={name}
                  onClick={() => command({ intent: 'restore', change })}
                />
                <ConfirmButton
                  label={`${text.remove} ${name}`}
                  title={text.deleteTitle(name)}
                  text="Det kan ikke fortrydes."
                  confirm={text.remove}
                  className="button-quiet"
                  onConfirm={() => command({ intent: 'purge', change })}
                >
                  {text.remove}
                </ConfirmButton>
              </>
            }
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}
