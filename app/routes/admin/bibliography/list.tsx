import { Link } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/failed-action'
import { ResourceList } from '~/admin/resource-list'
import { useCommand } from '~/admin/use-command'
import { deleteWork } from '~/domain/bibliography/bibliography-commands.server'
import { workCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { allWorks } from '~/domain/bibliography/bibliography-editing.server'
import { coverPaths } from '~/domain/bibliography/covers'
import { picturesByPath } from '~/domain/images/images.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, deletedToast, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/list'
import { WorkRow } from './work-row'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return readList(context, () => listedWorks(context.get(backendContext)), workCopy.notLoaded)
}

async function listedWorks(backend: Backend) {
  const works = await allWorks(backend)
  const pictures = await picturesByPath(backend, coverPaths(works))
  return works.map(({ imageUrl, ...work }) => ({ ...work, picture: pictures.get(imageUrl ?? '') }))
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await request.formData()
  const remove = () => deleteWork(context.get(backendContext), admin, String(form.get('id')))
  return answerCommand(context, remove, {
    done: deletedToast(workCopy.deleted),
    failed: workCopy.notDeleted,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function WorkList({ loaderData: { items, failed } }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={workCopy.title}
      failed={failed}
      action={
        <Link to="ny" className="button-filled">
          {workCopy.add}
        </Link>
      }
    >
      <ResourceList
        items={items}
        empty={workCopy.none}
        searchCopy={({ title, year }) => `${title} ${year}`}
      >
        {(work) => (
          <WorkRow
            key={work.id}
            work={work}
            onDelete={() => command({ intent: 'delete', id: work.id })}
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}
