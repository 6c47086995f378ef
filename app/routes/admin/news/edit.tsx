import { href, useNavigate } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/failed-action'
import { formKit } from '~/admin/form-kit'
import { HistoryLink } from '~/admin/history-link'
import { PublicationField } from '~/admin/publication-field'
import { newsCopy } from '~/domain/news/news.copy'
import { newsForm } from '~/domain/news/news.form'
import { newsForEditing } from '~/domain/news/news.server'
import { saveNews } from '~/domain/news/news-commands.server'
import { backendContext } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/clock'
import { requireAdmin } from '~/platform/session.server'
import { answerForm, idOf, readForEditing } from '~/routes/admin/answer.server'
import { draftOfForm, publicationToast } from '~/routes/admin/drafts.server'
import type { Route } from './+types/edit'

const { Form, TextField, TextArea, DateField } = formKit(newsForm)

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const blank = { revision: 0, published_date: copenhagenToday(backend.clock) }
  const form = await readForEditing(params, blank, (id) => newsForEditing(backend, id))
  return { ...form, draft: await draftOfForm(backend, 'news', params) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const id = idOf(params)
  return answerForm(context, await request.formData(), newsForm, {
    save: (value) => saveNews(backend, admin, id, value),
    stored: () => newsForEditing(backend, params.id),
    done: (saved) =>
      publicationToast(backend, 'news', id ? newsCopy.updated : newsCopy.created, saved),
    failed: newsCopy.notSaved,
    goTo: '/admin/nyheder',
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function NewsEdit({ loaderData, params }: Route.ComponentProps) {
  const { values, isNew, draft } = loaderData
  const navigate = useNavigate()
  return (
    <AdminPage
      title={isNew ? newsCopy.add : newsCopy.edit}
      draft={draft}
      action={!isNew && <HistoryLink noun="news" id={params.id} />}
    >
      <Form values={values} onCancel={() => void navigate(href('/admin/nyheder'))}>
        <DateField name="published_date" label="Dato" required />
        <TextField name="title" label="Titel" required />
        <TextArea name="content" label="Indhold" rows={10} required />
        <TextField
          name="link"
          label="Link"
          type="url"
          hint="Vises som »Læs mere →« under nyheden."
        />
        <PublicationField draft={draft} />
      </Form>
    </AdminPage>
  )
}
