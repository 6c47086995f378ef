import { useNavigate } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { RecordForm } from '~/admin/record-form'
import { RichTextField } from '~/admin/rich-text-field'
import { concertInfoForm } from '~/domain/lectures/lectures.form'
import { concertInfoText } from '~/domain/lectures/lectures-editing.text'
import { textForEditing } from '~/domain/texts/texts.server'
import { saveText } from '~/domain/texts/texts-commands.server'
import { type Backend, backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/concert-info'

const key = 'foredrag.concert_info'
const list = '/admin/foredrag'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { values: await storedValues(context.get(backendContext)) }
}

async function storedValues(backend: Backend) {
  const { revision, value } = await textForEditing(backend, key)
  return { revision, concert_info: value }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  return answerForm(context, await request.formData(), concertInfoForm, {
    save: ({ concert_info, revision }) => saveText(backend, admin, key, concert_info, revision),
    stored: () => storedValues(backend),
    done: concertInfoText.saved,
    failed: concertInfoText.notSaved,
    goTo: list,
  })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

export default function ConcertInfo({ loaderData: { values } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <AdminPage title={concertInfoText.title} intro={concertInfoText.intro}>
      <RecordForm schema={concertInfoForm} values={values} onCancel={() => void navigate(list)}>
        <RichTextField name="concert_info" label={concertInfoText.title} rows={10} />
      </RecordForm>
    </AdminPage>
  )
}
