import { useState } from 'react'
import { data, href } from 'react-router'
import { pictureCopy } from '~/admin/copy/picture.copy'
import { focusSteps } from '~/admin/focus-point/focus-point'
import { FocusPointEditor } from '~/admin/focus-point/focus-point-editor'
import { formKit } from '~/admin/form/form-kit'
import { useField } from '~/admin/form-state/form-state'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { galleryImageForm } from '~/domain/images/gallery/gallery.form'
import { galleryImageForEditing } from '~/domain/images/gallery/gallery.server'
import { saveGalleryImage } from '~/domain/images/gallery/gallery-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'
import { galleryPreviews } from './gallery-previews'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, TextField, TextArea, nameOf } = formKit(galleryImageForm)

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
    readStored: () => galleryImageForEditing(backend, id),
    done: galleryCopy.updated,
    failed: galleryCopy.notSaved,
    goTo: '/admin/billeder',
  })
}

export default function GalleryImageEdit({ loaderData: { values }, params }: Route.ComponentProps) {
  return (
    <AdminPage title={galleryCopy.edit} action={<HistoryLink noun="images" id={params.id} />}>
      <Form values={values} backTo={href('/admin/billeder')}>
        <FocusField src={values.picture.src} />
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

function FocusField({ src }: { src: string }) {
  const { values, notifyChange } = useField('focus')
  const [point, setPoint] = useState({ x: Number(values.focus_x), y: Number(values.focus_y) })
  return (
    <>
      <FocusPointEditor
        src={src}
        value={point}
        step={focusSteps.edit}
        previews={galleryPreviews}
        onChange={(newPoint) => {
          setPoint(newPoint)
          notifyChange()
        }}
      />
      <input type="hidden" name={nameOf('focus_x')} value={point.x} />
      <input type="hidden" name={nameOf('focus_y')} value={point.y} />
    </>
  )
}
