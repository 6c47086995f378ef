import { Link } from 'react-router'
import { AdminPage } from '~/admin/frame/admin-page'
import { PublicationBadge, placeEntries } from '~/admin/list/publication-badge'
import { ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { DeleteButton, EditButton } from '~/admin/list/row-buttons'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { useCommand } from '~/admin/saving/use-command'
import { UnsavedDraftList } from '~/admin/unsaved-drafts/unsaved-draft-list'
import { newsPath } from '~/domain/news/news'
import { newsCopy } from '~/domain/news/news.copy'
import { listedNews } from '~/domain/news/news.server'
import { deleteNews } from '~/domain/news/news-commands.server'
import { listQueryOf } from '~/http/listing'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { readListing } from '~/routes/admin/answer.server'
import { listAction } from '~/routes/admin/list-action.server'
import { unsavedList } from '~/routes/admin/unsaved-list.server'
import type { Route } from './+types/list'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context)
  const read = () => listedNews(context.get(backendContext), listQueryOf(request))
  const [list, unsaved] = await Promise.all([
    readListing(context, read, newsCopy.notLoaded),
    unsavedList(context, 'news'),
  ])
  return { ...list, unsaved }
}

export const action = listAction({ copy: newsCopy, remove: deleteNews })
export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title="Nyheder"
      failed={loaderData.failed}
      action={
        <Link to="ny" className="button-filled">
          {newsCopy.add}
        </Link>
      }
    >
      <UnsavedDraftList drafts={loaderData.unsaved} />
      <ResourceList list={loaderData} empty={newsCopy.none}>
        {({ id, title, slug, dateText, publication }) => (
          <ResourceRow
            key={id}
            title={title}
            opens={id}
            badges={<PublicationBadge publication={publication} />}
            detail={dateText}
            actions={
              <>
                <EditButton opens={id} name={title} />
                <DeleteButton
                  name={title}
                  copy={newsCopy}
                  onDelete={() => command({ intent: 'delete', id })}
                />
              </>
            }
            menu={{ name: title, entries: placeEntries(publication, id, newsPath(slug)) }}
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}
