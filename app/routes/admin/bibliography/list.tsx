import { Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { ResourceList } from '~/admin/list/resource-list'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import { deleteWork } from '~/domain/bibliography/bibliography-commands.server'
import { workCopy } from '~/domain/bibliography/bibliography-editing.copy'
import { listedWorks } from '~/domain/bibliography/bibliography-editing.server'
import { coverPaths } from '~/domain/bibliography/covers'
import { picturesByPath } from '~/domain/images/images.server'
import { type ListQuery, listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { unsavedList } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/list'
import { WorkRow } from './work-row'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = () => worksWithCovers(context.get(backendContext), listQueryOf(request))
  const [list, unsaved] = await Promise.all([
    readListing(context, read, workCopy.notLoaded),
    unsavedList(context, 'bibliography'),
  ])
  return { ...list, unsaved }
}

async function worksWithCovers(backend: Backend, query: ListQuery) {
  const list = await listedWorks(backend, query)
  const pictures = await picturesByPath(backend, coverPaths(list.items))
  const items = list.items.map(({ imageUrl, ...work }) => ({
    ...work,
    picture: pictures.get(imageUrl ?? ''),
  }))
  return { ...list, items }
}

export const action = listAction({ copy: workCopy, remove: deleteWork })
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function WorkList({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={workCopy.title}
      failed={loaderData.failed}
      action={
        <Link to="ny" className="button-filled">
          {workCopy.add}
        </Link>
      }
    >
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <ResourceList list={loaderData} empty={workCopy.none}>
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
