import { formKit } from '~/admin/form/form-kit'
import { FormSection } from '~/admin/form/form-section'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { SampleRemoval } from '~/admin/frame/sample-removal'
import { catchFailedAction, reloadAfterSaveOrDeletion } from '~/admin/saving/failed-action'
import { isWelcomeHidden } from '~/domain/admins/accounts.server'
import { contentEntries } from '~/domain/content/content'
import { textsForEditing } from '~/domain/content/content.server'
import { saveTexts } from '~/domain/content/content-commands.server'
import { homeContentCopy } from '~/domain/content/home-content.copy'
import {
  type HomeTextKey,
  homeContentForm,
  homeTextGroups,
  homeTextKeys,
  homeTextKeysOf,
  isRequired,
} from '~/domain/content/home-content.form'
import { focusForm } from '~/domain/images/images.form'
import { sitePictureCopy } from '~/domain/images/site-pictures/site-pictures.copy'
import { homePictureNames, sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { sitePictureForEditing } from '~/domain/images/site-pictures/site-pictures.server'
import {
  moveSitePictureFocus,
  restoreSitePicture,
  saveSitePicture,
} from '~/domain/images/site-pictures/site-pictures-commands.server'
import { stepsDone } from '~/domain/welcome/welcome.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'
import { SitePicture } from './site-picture'
import { Welcome } from './welcome'

const { Form, TextField, TextArea } = formKit(homeContentForm)

export async function loader({ context }: Route.LoaderArgs) {
  const { admin, backend } = signedIn(context)
  const [values, hero, portrait, done, isHidden] = await Promise.all([
    textsForEditing(backend, homeTextKeys),
    sitePictureForEditing(backend, 'hero'),
    sitePictureForEditing(backend, 'portrait'),
    stepsDone(backend),
    isWelcomeHidden(backend, admin),
  ])
  return { values, pictures: { hero, portrait }, welcome: { done, isHidden } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const place = homePictureNames.find((name) => name === form.get('place'))
  if (!place) {
    return answerForm(context, form, homeContentForm, {
      save: (changes) => saveTexts(backend, admin, changes),
      readStored: () => textsForEditing(backend, homeTextKeys),
      done: homeContentCopy.saved,
      failed: homeContentCopy.notSaved,
    })
  }
  if (form.get('intent') === 'focus') {
    return answerForm(context, form, focusForm, {
      save: (focus) => moveSitePictureFocus(backend, admin, place, focus),
      done: sitePictureCopy.focused,
      failed: sitePictureCopy.notFocused,
      missing: sitePictureCopy.none,
    })
  }
  if (form.get('intent') === 'restore') {
    const path = String(form.get('image'))
    return answerCommand(context, () => restoreSitePicture(backend, admin, place, path), {
      done: sitePictureCopy.restored,
      failed: sitePictureCopy.notRestored,
    })
  }
  return answerForm(context, form, sitePictureForm, {
    save: (value) => saveSitePicture(backend, admin, place, value),
    readStored: () => sitePictureForEditing(backend, place),
    done: ({ change, former }) => ({
      title: sitePictureCopy[change],
      ...(former && { undo: { intent: 'restore', place, image: former } }),
    }),
    failed: sitePictureCopy.notUploaded,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSaveOrDeletion

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { values, pictures, welcome } = loaderData
  return (
    <AdminPage
      title={homeContentCopy.title}
      intro={homeContentCopy.intro}
      action={<HistoryLink noun="editable_content" />}
    >
      <Welcome {...welcome} />
      <FormSection id="billeder" {...homeContentCopy.pictures}>
        {homePictureNames.map((place) => (
          <SitePicture key={place} place={place} values={pictures[place]} />
        ))}
      </FormSection>
      <Form values={values} onlyChanges>
        {homeTextGroups.map((group) => (
          <FormSection key={group} {...homeContentCopy.groups[group]}>
            {homeTextKeysOf(group).map((key) => (
              <HomeText key={key} textKey={key} />
            ))}
          </FormSection>
        ))}
      </Form>
      <SampleRemoval />
    </AdminPage>
  )
}

function HomeText({ textKey }: { textKey: HomeTextKey }) {
  const { label, kind } = contentEntries[textKey]
  if (kind === 'paragraph') return <TextArea name={textKey} label={label} />
  const type = textKey === 'footer.email' ? 'email' : 'text'
  return <TextField name={textKey} label={label} type={type} required={isRequired(textKey)} />
}
