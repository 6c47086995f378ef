import { useState } from 'react'
import { focusOf } from '~/admin/focus-point/focus-point'
import { focusPointCopy } from '~/admin/focus-point/focus-point.copy'
import { FocusPointButton } from '~/admin/focus-point/focus-point-button'
import type { FocusPreview } from '~/admin/focus-point/focus-point-editor'
import { formKit } from '~/admin/form/form-kit'
import { FormSubject } from '~/admin/form-state/form-subject'
import { SampleRemoval } from '~/admin/frame/sample-removal'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { HistoryLink } from '~/admin/screen/history-link'
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
  requiredTexts,
} from '~/domain/content/home-content.form'
import { focusForm } from '~/domain/images/images.form'
import { homePictureCopy, sitePictureCopy } from '~/domain/images/site-pictures/site-pictures.copy'
import {
  type HomePictureName,
  homePictureNames,
  sitePictureForm,
} from '~/domain/images/site-pictures/site-pictures.form'
import {
  type SitePictureValues,
  sitePictureForEditing,
} from '~/domain/images/site-pictures/site-pictures.server'
import {
  moveSitePictureFocus,
  restoreSitePicture,
  saveSitePicture,
} from '~/domain/images/site-pictures/site-pictures-commands.server'
import { stepsDone } from '~/domain/welcome/welcome.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm } from '~/routes/admin/answer.server'
import { Picture } from '~/site/pictures/picture'
import { Button } from '~/ui/button'
import type { Route } from './+types/edit'
import { Welcome } from './welcome'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

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
  return <TextField name={textKey} label={label} type={type} required={textKey in requiredTexts} />
}

const { Dialog, ImageField } = formKit(sitePictureForm)

/** The front page's crops of its pictures (docs/specification.md, "Pictures"). */
const crops: Record<HomePictureName, { ratio: '16/9' | '3/2'; previews: FocusPreview[] }> = {
  hero: {
    ratio: '16/9',
    previews: [
      { ratio: '16/9', label: 'På en computer' },
      { ratio: '9/16', label: 'På en telefon' },
    ],
  },
  portrait: { ratio: '3/2', previews: [{ ratio: '3/2', label: 'På forsiden' }] },
}

function SitePicture({ place, values }: { place: HomePictureName; values: SitePictureValues }) {
  const { ratio, previews } = crops[place]
  const { name, empty, dialog } = homePictureCopy[place]
  const [open, setOpen] = useState(false)
  const command = useCommand()
  const picture = values.image_picture
  const upload = picture ? sitePictureCopy.change : sitePictureCopy.add
  return (
    <div className="grid max-w-lg gap-3">
      <h3 className="font-semibold font-text text-small tracking-normal">{name}</h3>
      {picture ? (
        <Picture picture={picture} ratio={ratio} sizes="(min-width: 48rem) 32rem, 90vw" />
      ) : (
        <p className="border border-faded border-dashed px-4 py-6 text-faded text-small">{empty}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`${upload}: ${name}`} onClick={() => setOpen(true)}>
          {upload}
        </Button>
        {picture && (
          <FocusPointButton
            src={picture.src}
            focus={focusOf(picture)}
            previews={previews}
            label={`${focusPointCopy.adjustButton}: ${name}`}
            onConfirm={({ x, y }) =>
              command({ intent: 'focus', place, focus_x: String(x), focus_y: String(y) })
            }
          >
            {focusPointCopy.adjustButton}
          </FocusPointButton>
        )}
      </div>
      {open && (
        <Dialog title={dialog} size="wide" values={values} onClose={() => setOpen(false)}>
          <FormSubject place={place} />
          <ImageField name="image" label={name} purpose={place} ratio={ratio} previews={previews} />
        </Dialog>
      )}
    </div>
  )
}
