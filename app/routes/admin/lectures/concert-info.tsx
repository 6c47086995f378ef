import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'
import { entryForEditing } from '~/domain/content/content.server'
import { saveEntry } from '~/domain/content/content-commands.server'
import { concertInfoForm } from '~/domain/lectures/lectures.form'
import { concertInfoCopy } from '~/domain/lectures/lectures-editing.copy'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/concert-info'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, RichTextField } = formKit(concertInfoForm)

const key = 'foredrag.concert_info'
const list = '/admin/foredrag'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const { id, ...values } = await storedValues(backend)
  return { id, values }
}

async function storedValues(backend: Backend) {
  const { id, revision, value } = await entryForEditing(backend, key)
  return { id, revision, concert_info: value }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerForm(context, await request.formData(), concertInfoForm, {
    save: ({ concert_info, revision }) => saveEntry(backend, admin, key, concert_info, revision),
    readStored: () => storedValues(backend),
    done: concertInfoCopy.saved,
    failed: concertInfoCopy.notSaved,
    goTo: list,
  })
}

export default function ConcertInfo({ loaderData: { id, values } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={concertInfoCopy.title}
      intro="Teksten om koncerter under foredragene. Den kan rumme links til PDF-filer."
      action={id && <HistoryLink noun="editable_content" id={id} />}
    >
      <Form values={values} backTo={list}>
        <RichTextField
          name="concert_info"
          pictures={false}
          label={concertInfoCopy.title}
          rows={10}
        />
      </Form>
    </AdminPage>
  )
}
