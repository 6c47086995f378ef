import { data, href } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { pictureCopy } from '~/admin/picture/picture.copy'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { galleryImageForm } from '~/domain/images/gallery/gallery.form'
import { galleryImageForEditing } from '~/domain/images/gallery/gallery.server'
import { saveGalleryImage } from '~/domain/images/gallery/gallery-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'
import { FocusField } from './focus-field'
import { galleryPreviews } from './gallery-previews'

const { Form, TextField, TextArea } = formKit(galleryImageForm)

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const values = await galleryImageForEditing(backend, id)
  if (!values) throw data(null, 404)
  return { values }
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerForm(context, await request.formData(), galleryImageForm, {
    save: (value) => saveGalleryImage(backend, admin, id, value),
    stored: () => galleryImageForEditing(backend, id),
    done: galleryCopy.updated,
    failed: galleryCopy.notSaved,
    goTo: '/admin/billeder',
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function GalleryImageEdit({ loaderData: { values }, params }: Route.ComponentProps) {
  return (
    <AdminPage title={galleryCopy.edit} action={<HistoryLink noun="images" id={params.id} />}>
      <Form values={values} backTo={href('/admin/billeder')}>
        <FocusField src={values.picture.src} previews={galleryPreviews} />
        <TextField name="alt_text" label={pictureCopy.alt} hint={pictureCopy.altHint} />
        <TextArea
          name="description"
          label={galleryCopy.description}
          hint={galleryCopy.descriptionHint}
        />
        <TextField name="credit" label={galleryCopy.credit} hint={galleryCopy.creditHint} />
      </Form>
    </AdminPage>
  )
}
