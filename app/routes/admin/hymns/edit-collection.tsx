import { useNavigate } from 'react-router'
import { ChipsField } from '~/admin/fields/chips-field'
import { PublicationField } from '~/admin/fields/publication-field'
import { formKit } from '~/admin/form/form-kit'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { workChoices } from '~/domain/bibliography/bibliography-editing.server'
import { saveHymnCollection } from '~/domain/hymns/hymn-collections-commands.server'
import { hymnCollectionForm } from '~/domain/hymns/hymns.form'
import { hymnCollectionCopy, hymnCollectionFieldCopy } from '~/domain/hymns/hymns-editing.copy'
import { hymnChoices, hymnCollectionForEditing } from '~/domain/hymns/hymns-editing.server'
import { withPicture } from '~/domain/images/picture-values.server'
import { requireAdmin } from '~/platform/auth/session.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { answerForm, idOf, readForEditing } from '~/routes/admin/answer.server'
import { draftOfForm, publicationToast } from '~/routes/admin/drafts.server'
import type { Route } from './+types/edit-collection'

const { Form, TextField, TextArea, SelectField, Checkbox, ImageField, nameOf } =
  formKit(hymnCollectionForm)

const list = '/admin/salmer/samlinger'

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const year = copenhagenToday(backend.clock).slice(0, 4)
  const [read, hymns, works, draft] = await Promise.all([
    readForEditing(hymnCollectionForm, params, { revision: 0, year, is_available: 1 }, (id) =>
      storedValues(backend, id),
    ),
    hymnChoices(backend),
    workChoices(backend),
    draftOfForm(backend, 'hymn_collections', params),
  ])
  return { ...read, draft, hymns, works }
}

async function storedValues(backend: Backend, id: string) {
  return withPicture(backend, 'image_url', await hymnCollectionForEditing(backend, id))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const id = idOf(params)
  return answerForm(context, await request.formData(), hymnCollectionForm, {
    save: (value) => saveHymnCollection(backend, admin, id, value),
    stored: () => storedValues(backend, params.id),
    done: (saved) =>
      publicationToast(
        backend,
        'hymn_collections',
        id ? hymnCollectionCopy.updated : hymnCollectionCopy.created,
        saved,
      ),
    failed: hymnCollectionCopy.notSaved,
    goTo: list,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function CollectionEdit({ loaderData, params }: Route.ComponentProps) {
  const { values, isNew, hymns, works, draft } = loaderData
  const navigate = useNavigate()
  const text = hymnCollectionFieldCopy
  return (
    <AdminPage
      title={isNew ? hymnCollectionCopy.add : hymnCollectionCopy.edit}
      draft={draft}
      action={!isNew && <HistoryLink noun="hymn_collections" id={params.id} />}
    >
      <Form values={values} onCancel={() => void navigate(list)}>
        <TextField name="title" label={text.title} required />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <TextField name="year" label={text.year} type="number" required />
          <TextField
            name="hymn_count"
            label={text.hymn_count}
            type="number"
            hint={text.hymnCountHint}
          />
        </div>
        <TextField name="collaborator" label={text.collaborator} hint={text.collaboratorHint} />
        <TextArea name="description" label={text.description} rows={6} />
        <ChipsField
          name={nameOf('hymn_ids')}
          label={text.hymns}
          hint={text.hymnsHint}
          choices={hymns.map(({ title }) => title)}
          understand={(typed) => hymnCalled(hymns, typed)}
          unknown={text.hymnUnknown}
          chipOf={(value) => ({
            value,
            label: hymns.find(({ id }) => id === value)?.title ?? text.hymnGone,
          })}
          isOrdered
        />
        <SelectField
          name="bibliography_id"
          label={text.bibliography_id}
          options={[
            { value: '', label: text.noWork },
            ...works.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <ImageField
          name="image_url"
          label={text.image}
          place="bibliography"
          ratio="natural"
          failed={hymnCollectionCopy.notUploaded}
        />
        <Checkbox name="is_available" label={text.is_available} />
        <PublicationField draft={draft} />
      </Form>
    </AdminPage>
  )
}

/** Returns the hymn with this title, or the only one whose title starts with it. */
function hymnCalled(hymns: { id: string; title: string }[], typed: string) {
  const wanted = typed.toLocaleLowerCase('da')
  const begun = hymns.filter(({ title }) => title.toLocaleLowerCase('da').startsWith(wanted))
  const hymn = begun.find(({ title }) => title.length === typed.length) ?? begun[0]
  return hymn && { value: hymn.id, label: hymn.title }
}
