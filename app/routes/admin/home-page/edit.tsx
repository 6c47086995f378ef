import { formKit } from '~/admin/form/form-kit'
import { SampleRemoval } from '~/admin/frame/sample-removal'
import { useUndoneKey } from '~/admin/saving/use-undone-key'
import { AdminPage } from '~/admin/screen/admin-page'
import { HistoryLink } from '~/admin/screen/history-link'
import { contentEntries } from '~/domain/content/content'
import { textsForEditing } from '~/domain/content/content.server'
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
import { sitePictureCopy } from '~/domain/images/site-pictures/site-pictures.copy'
import { homePictureNames, sitePictureForm } from '~/domain/images/site-pictures/site-pictures.form'
import { sitePictureForEditing } from '~/domain/images/site-pictures/site-pictures.server'
import {
  moveSitePictureFocus,
  restoreSitePicture,
  saveSitePicture,
} from '~/domain/images/site-pictures/site-pictures-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm } from '~/routes/admin/answer.server'
import { textsScreen } from '~/routes/admin/texts-screen.server'
import type { Route } from './+types/edit'
import { Overview } from './overview'
import { readOverview } from './overview.server'
import { SitePicture } from './site-picture'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, TextField, TextArea, FoldedFields } = formKit(homeContentForm)

const texts = textsScreen(
  homeContentForm,
  (backend) => textsForEditing(backend, homeTextKeys),
  homeContentCopy,
)

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const [overview, { values }, hero, portrait] = await Promise.all([
    readOverview(context),
    texts.loader({ context }),
    sitePictureForEditing(backend, 'hero'),
    sitePictureForEditing(backend, 'portrait'),
  ])
  return { overview, values, pictures: { hero, portrait } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const place = homePictureNames.find((name) => name === form.get('place'))
  if (!place) return texts.answer(context, form)
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

/** The picture of a group of texts. */
const pictureOf = { hero: 'hero', about: 'portrait', facts: undefined, footer: undefined } as const

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { overview, values, pictures } = loaderData
  const key = useUndoneKey(values)
  return (
    <AdminPage title={homeContentCopy.title} intro={homeContentCopy.intro}>
      <Overview {...overview} />
      <section aria-labelledby="forsiden" className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="forsiden" className="text-heading">
            {homeContentCopy.content}
          </h2>
          <HistoryLink noun="editable_content" />
        </div>
        <Form key={key} values={values} onlyChanges>
          {homeTextGroups.map((group) => {
            const { id, title, intro } = homeContentCopy.groups[group]
            const keys = homeTextKeysOf(group)
            const place = pictureOf[group]
            const picture = place && pictures[place]
            return (
              <FoldedFields
                key={group}
                id={id}
                title={title}
                intro={intro}
                names={keys}
                stateOf={({ length }) =>
                  [
                    picture &&
                      (picture.image ? homeContentCopy.picture : homeContentCopy.noPicture),
                    homeContentCopy.filled(length, keys.length),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                }
              >
                {place && <SitePicture place={place} values={pictures[place]} />}
                {keys.map((key) => (
                  <HomeText key={key} textKey={key} />
                ))}
              </FoldedFields>
            )
          })}
        </Form>
      </section>
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
