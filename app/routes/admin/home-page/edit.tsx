import { AdminPage } from '~/admin/admin-page'
import { TextArea, TextField } from '~/admin/fields'
import { FormSection } from '~/admin/form-section'
import { keepForm, reloadWhenGone } from '~/admin/keep-form'
import { RecordForm } from '~/admin/record-form'
import { SampleRemoval } from '~/admin/sample-removal'
import { focusForm } from '~/domain/images/images.form'
import { sitePictureForm, sitePicturePlaces } from '~/domain/images/site-pictures.form'
import {
  focusSitePicture,
  restoreSitePicture,
  saveSitePicture,
  sitePictureForEditing,
} from '~/domain/images/site-pictures.server'
import { sitePictureText } from '~/domain/images/site-pictures.text'
import {
  type HomeTextKey,
  homeTextGroups,
  homeTextKeys,
  homeTextsForm,
  isRequired,
} from '~/domain/texts/home-texts.form'
import { homeTextsForEditing, saveHomeTexts } from '~/domain/texts/home-texts.server'
import { homeTextsText } from '~/domain/texts/home-texts.text'
import { texts } from '~/domain/texts/texts'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'
import { SitePicture } from './site-picture'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const [values, hero, portrait] = await Promise.all([
    homeTextsForEditing(backend),
    sitePictureForEditing(backend, 'hero'),
    sitePictureForEditing(backend, 'portrait'),
  ])
  return { values, pictures: { hero, portrait } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const place = sitePicturePlaces.find((known) => known === form.get('place'))
  if (!place) {
    return answerForm(context, form, homeTextsForm, {
      save: (changed) => saveHomeTexts(backend, admin, changed),
      stored: () => homeTextsForEditing(backend),
      done: homeTextsText.saved,
      failed: homeTextsText.notSaved,
    })
  }
  if (form.get('intent') === 'focus') {
    return answerForm(context, form, focusForm, {
      save: (focus) => focusSitePicture(backend, admin, place, focus),
      done: sitePictureText.focused,
      failed: sitePictureText.notFocused,
      missing: sitePictureText.none,
    })
  }
  if (form.get('intent') === 'restore') {
    const path = String(form.get('image'))
    return answerCommand(context, () => restoreSitePicture(backend, admin, place, path), {
      done: sitePictureText.restored,
      failed: sitePictureText.notRestored,
    })
  }
  return answerForm(context, form, sitePictureForm, {
    save: (value) => saveSitePicture(backend, admin, place, value),
    stored: () => sitePictureForEditing(backend, place),
    done: ({ change, former }) => ({
      title: sitePictureText[change],
      ...(former && { undo: { intent: 'restore', place, image: former } }),
    }),
    failed: sitePictureText.notUploaded,
  })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadWhenGone

export default function HomePage({ loaderData: { values, pictures } }: Route.ComponentProps) {
  return (
    <AdminPage title={homeTextsText.title} intro={homeTextsText.intro}>
      <FormSection {...homeTextsText.pictures}>
        {sitePicturePlaces.map((place) => (
          <SitePicture key={place} place={place} values={pictures[place]} />
        ))}
      </FormSection>
      <RecordForm schema={homeTextsForm} values={values} onlyChanges>
        {homeTextGroups.map((group) => (
          <FormSection key={group} {...homeTextsText.groups[group]}>
            {homeTextKeys(group).map((key) => (
              <HomeText key={key} of={key} />
            ))}
          </FormSection>
        ))}
      </RecordForm>
      <SampleRemoval />
    </AdminPage>
  )
}

function HomeText({ of }: { of: HomeTextKey }) {
  const { label, kind } = texts[of] as { label: string; kind?: string }
  if (kind === 'paragraph') return <TextArea name={of} label={label} />
  const type = of === 'footer.email' ? 'email' : 'text'
  return <TextField name={of} label={label} type={type} required={isRequired(of)} />
}
