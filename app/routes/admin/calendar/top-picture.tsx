import { useNavigate } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { ImageField } from '~/admin/image-field'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { RecordForm } from '~/admin/record-form'
import { topPictureText } from '~/domain/calendar/calendar-editing.text'
import { sitePictureForm } from '~/domain/images/site-pictures.form'
import { saveSitePicture, sitePictureForEditing } from '~/domain/images/site-pictures.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/top-picture'

const place = 'calendar-hero'
const list = '/admin/kalender'

/** How the calendar crops it (section 9; on a phone it is taller). */
const previews = [
  { ratio: '16/9', label: topPictureText.onComputer },
  { ratio: '4/3', label: topPictureText.onPhone },
] as const

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return { values: await sitePictureForEditing(context.get(backendContext), place) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  return answerForm(context, await request.formData(), sitePictureForm, {
    save: (value) => saveSitePicture(backend, admin, place, value),
    stored: () => sitePictureForEditing(backend, place),
    done: ({ change }) => topPictureText[change],
    failed: topPictureText.notUploaded,
    goTo: list,
  })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

export default function TopPicture({ loaderData: { values } }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <AdminPage title={topPictureText.title} intro={topPictureText.intro}>
      <RecordForm schema={sitePictureForm} values={values} onCancel={() => void navigate(list)}>
        <ImageField
          name="image"
          label={topPictureText.image}
          hint={topPictureText.hint}
          place={place}
          ratio="16/9"
          previews={previews}
          failed={topPictureText.notUploaded}
        />
      </RecordForm>
    </AdminPage>
  )
}
