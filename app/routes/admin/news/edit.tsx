import { href, useNavigate } from 'react-router'
import { PublicationField } from '~/admin/fields/publication-field'
import { formKit } from '~/admin/form/form-kit'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { withPicture } from '~/domain/images/picture-values.server'
import { newsCopy, newsFieldCopy } from '~/domain/news/news.copy'
import { newsForm } from '~/domain/news/news.form'
import { saveNews } from '~/domain/news/news-commands.server'
import { newsForEditing } from '~/domain/news/news-editing.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { answerForm, idOf, readForEditing } from '~/routes/admin/answer.server'
import { draftOfForm, publicationToast } from '~/routes/admin/drafts.server'
import type { Route } from './+types/edit'

const { Form, TextField, TextArea, SelectField, DateField, ImageField } = formKit(newsForm)

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const published_date = copenhagenToday(backend.clock)
  const form = await readForEditing(newsForm, params, { revision: 0, published_date }, (id) =>
    storedValues(backend, id),
  )
  return { ...form, draft: await draftOfForm(backend, 'news', params) }
}

async function storedValues(backend: Backend, id: string) {
  return withPicture(backend, 'image_url', await newsForEditing(backend, id), 'news')
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const id = idOf(params)
  return answerForm(context, await request.formData(), newsForm, {
    save: (value) => saveNews(backend, admin, id, value),
    stored: () => storedValues(backend, params.id),
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
  const text = newsFieldCopy
  return (
    <AdminPage
      title={isNew ? newsCopy.add : newsCopy.edit}
      draft={draft}
      action={!isNew && <HistoryLink noun="news" id={params.id} />}
    >
      <Form values={values} onCancel={() => void navigate(href('/admin/nyheder'))}>
        <DateField name="published_date" label={text.date} required />
        <TextField name="title" label={text.title} required />
        <TextArea name="content" label={text.content} rows={10} required />
        <SelectField
          name="listed_paragraphs"
          label={text.listed}
          hint={text.listedHint}
          options={listedOptions}
        />
        <TextField name="link" label={text.link} type="url" hint={text.linkHint} />
        <ImageField
          name="image_url"
          label={text.image}
          place="news"
          ratio="natural"
          gallery
          failed={newsCopy.notUploaded}
        />
        <TextField name="summary" label={text.summary} hint={text.summaryHint} />
        <PublicationField draft={draft} />
      </Form>
    </AdminPage>
  )
}

const listedOptions = newsFieldCopy.listedChoices.map((label, count) => ({
  label,
  value: count === 0 ? '' : String(count),
}))
