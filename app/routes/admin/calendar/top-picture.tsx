import { formKit } from '~/admin/form/form-kit'
import { AdminPage } from '~/admin/screen/admin-page'
import { topPictureCopy } from '~/domain/calendar/calendar-editing.copy'
import { sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { sitePictureForEditing } from '~/domain/images/site-pictures/site-pictures.server'
import { saveSitePicture } from '~/domain/images/site-pictures/site-pictures-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/top-picture'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, ImageField } = formKit(sitePictureForm)

const name = 'calendar-hero'
const list = '/admin/kalender'

/** The crops of the calendar's top picture (docs/specification.md, "Pictures"). On phones it is taller. */
const previews = [
  { ratio: '16/9', label: topPictureCopy.onComputer },
  { ratio: '4/3', label: topPictureCopy.onPhone },
] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  return { values: await sitePictureForEditing(backend, name) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  return answerForm(context, await request.formData(), sitePictureForm, {
    save: (value) => saveSitePicture(backend, admin, name, value),
    readStored: () => sitePictureForEditing(backend, name),
    done: ({ change }) => topPictureCopy[change],
    failed: topPictureCopy.notUploaded,
    goTo: list,
  })
}

export default function TopPicture({ loaderData: { values } }: Route.ComponentProps) {
  return (
    <AdminPage title={topPictureCopy.title} intro={topPictureCopy.intro}>
      <Form values={values} backTo={list}>
        <ImageField
          name="image"
          label={topPictureCopy.image}
          hint={topPictureCopy.hint}
          purpose={name}
          ratio="16/9"
          previews={previews}
          uploadError={topPictureCopy.notUploaded}
        />
      </Form>
    </AdminPage>
  )
}
