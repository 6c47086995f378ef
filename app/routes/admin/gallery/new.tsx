import { href } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { galleryCopy } from '~/domain/images/gallery/gallery.copy'
import { newGalleryImageForm } from '~/domain/images/gallery/gallery.form'
import { addGalleryImages } from '~/domain/images/gallery/gallery-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/new'
import { galleryPreviews } from './gallery-previews'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, TextField, TextArea, ImageField } = formKit(newGalleryImageForm)

export function loader({ context }: Route.LoaderArgs) {
  signedIn(context)
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerForm(context, await request.formData(), newGalleryImageForm, {
    save: (value) => addGalleryImages(backend, admin, value),
    done: galleryCopy.uploaded,
    failed: galleryCopy.notUploaded,
    goTo: '/admin/billeder',
  })
}

export default function NewGalleryImage() {
  return (
    <AdminPage title={galleryCopy.addWithThumbnail}>
      <Form values={{ revision: 0 }} backTo={href('/admin/billeder')}>
        <ImageField
          name="image"
          label={galleryCopy.image}
          required
          purpose="gallery"
          ratio="4/3"
          previews={galleryPreviews}
          uploadError={galleryCopy.notUploaded}
        />
        <TextArea
          name="description"
          label={galleryCopy.description}
          hint={galleryCopy.descriptionHint}
        />
        <TextField name="credit" label={galleryCopy.credit} hint={galleryCopy.creditHint} />
        <ImageField
          name="thumbnail"
          label={galleryCopy.thumbnail}
          hint={galleryCopy.thumbnailHint}
          purpose="gallery-thumb"
          ratio="4/3"
          withoutAltText
          uploadError={galleryCopy.notUploaded}
        />
      </Form>
    </AdminPage>
  )
}
