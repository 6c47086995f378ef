import { useNavigate } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { TextArea } from '~/admin/fields'
import { ImageField } from '~/admin/image-field'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { RecordForm } from '~/admin/record-form'
import { newGalleryImageForm } from '~/domain/images/gallery.form'
import { galleryText } from '~/domain/images/gallery.text'
import { addGalleryImage } from '~/domain/images/gallery-commands.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/new'
import { galleryPreviews } from './gallery-previews'

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  return answerForm(context, await request.formData(), newGalleryImageForm, {
    save: (value) => addGalleryImage(context.get(backendContext), admin, value),
    done: galleryText.uploaded,
    failed: galleryText.notUploaded,
    goTo: '/admin/billeder',
  })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

const blank = { revision: 0 }

export default function NewGalleryImage() {
  const navigate = useNavigate()
  return (
    <AdminPage title={galleryText.add}>
      <RecordForm
        schema={newGalleryImageForm}
        values={blank}
        onCancel={() => void navigate('/admin/billeder')}
      >
        <ImageField
          name="image"
          label={galleryText.image}
          required
          place="gallery"
          ratio="4/3"
          previews={galleryPreviews}
          failed={galleryText.notUploaded}
        />
        <TextArea
          name="description"
          label={galleryText.description}
          hint={galleryText.descriptionHint}
        />
        <ImageField
          name="thumbnail"
          label={galleryText.thumbnail}
          hint={galleryText.thumbnailHint}
          place="gallery-thumb"
          ratio="4/3"
          plain
          failed={galleryText.notUploaded}
        />
      </RecordForm>
    </AdminPage>
  )
}
