import { Link } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { ConfirmButton } from '~/admin/confirm-button'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { ResourceList, ResourceRow } from '~/admin/resource-list'
import { useCommand } from '~/admin/use-command'
import { allNews } from '~/domain/news/news.server'
import { newsText } from '~/domain/news/news.text'
import { deleteNews } from '~/domain/news/news-commands.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/list'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return readList(context, () => allNews(context.get(backendContext)), newsText.notLoaded)
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const form = await request.formData()
  const remove = () => deleteNews(context.get(backendContext), admin, String(form.get('id')))
  return answerCommand(context, remove, { done: newsText.deleted, failed: newsText.notDeleted })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

export default function NewsList({ loaderData: { items, failed } }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title="Nyheder"
      failed={failed}
      action={
        <Link to="ny" className="button-filled">
          {newsText.add}
        </Link>
      }
    >
      <ResourceList items={items} empty={newsText.none} searchText={({ title }) => title}>
        {({ id, title, dateText }) => (
          <ResourceRow
            key={id}
            title={title}
            detail={dateText}
            actions={
              <>
                <Link to={id} className="button" aria-label={`Rediger ${title}`}>
                  Rediger
                </Link>
                <ConfirmButton
                  label={`Slet ${title}`}
                  title={newsText.deleteTitle}
                  text={newsText.deleteQuestion}
                  confirm="Slet"
                  onConfirm={() => command({ intent: 'delete', id })}
                >
                  Slet
                </ConfirmButton>
              </>
            }
          />
        )}
      </ResourceList>
    </AdminPage>
  )
}
