import { ArrangedField } from '~/admin/appearance/arranged-field'
import { FaceChoice } from '~/admin/appearance/face-choice'
import { LookPreview, ShowPreviewButton } from '~/admin/appearance/look-preview'
import { deleteMarkIntent, MarkChoice } from '~/admin/appearance/mark-choice'
import { formKit } from '~/admin/form/form-kit'
import { undoIntent, useUndoneKey } from '~/admin/saving/use-undone-key'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { HistoryLink } from '~/admin/screen/history-link'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

import { appearanceCopy as copy } from '~/domain/content/appearance/appearance.copy'
import { appearanceForm } from '~/domain/content/appearance/appearance.form'
import {
  type AppearanceKey,
  appearanceKeys,
} from '~/domain/content/appearance/appearance-choices.form'
import { textsForEditing } from '~/domain/content/content.server'
import { saveTexts } from '~/domain/content/content-commands.server'
import { uploadedMarks } from '~/domain/images/marks/marks.server'
import { deleteMark } from '~/domain/images/marks/marks-commands.server'
import { sectionNamed, sectionNames, sections } from '~/domain/sections/sections'
import { faces } from '~/faces/faces'
import type { ToastText } from '~/forms/answer'
import { type Admin, signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { answerCommand, answerForm, deletedToast } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'

type Choices = Awaited<ReturnType<typeof textsForEditing<AppearanceKey>>>

const { Form, SelectField, TextField, nameOf } = formKit(appearanceForm)

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const values = await textsForEditing(backend, appearanceKeys)
  return { values, uploaded: await uploadedMarks(backend, values['udseende.mark']) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const readStored = () => textsForEditing(backend, appearanceKeys)
  if (form.get('intent') === undoIntent) {
    return answerForm(context, form, appearanceForm, {
      save: (changes) => saveTexts(backend, admin, changes),
      done: copy.undone,
      failed: copy.notSaved,
    })
  }
  if (form.get('intent') === deleteMarkIntent) {
    return answerCommand(context, () => removeMark(backend, admin, String(form.get('path'))), {
      done: deletedToast(copy.markDeleted),
      failed: copy.markNotDeleted,
    })
  }
  return answerForm(context, form, appearanceForm, {
    save: async (changes) => {
      const before = await readStored()
      await saveTexts(backend, admin, changes)
      return { before, after: await readStored() }
    },
    readStored,
    done: ({ before, after }) => ({ title: copy.saved, ...undoFields(before, after) }),
    failed: copy.notSaved,
  })
}

async function removeMark(backend: Backend, admin: Admin, path: string) {
  const key = 'udseende.mark'
  const selection = await textsForEditing(backend, [key])
  if (selection[key] === path) {
    await saveTexts(backend, admin, [{ key, value: '', revision: selection[`${key}.revision`] }])
  }
  return deleteMark(backend, admin, path)
}

function undoFields(before: Choices, after: Choices): Pick<ToastText, 'undo'> {
  const changedKeys = appearanceKeys.filter((key) => before[key] !== after[key])
  if (changedKeys.length === 0) return {}
  const fields = changedKeys.flatMap((key): [string, string][] => [
    [key, before[key]],
    [`${key}.revision`, String(after[`${key}.revision`])],
  ])
  return { undo: { intent: undoIntent, ...Object.fromEntries(fields) } }
}

const options = [
  { value: '', label: copy.followFace },
  ...faces.map(({ name, title }) => ({ value: name, label: title })),
]

const churchYearOptions = [
  { value: '', label: copy.churchYearOff },
  { value: 'on', label: copy.churchYearOn },
]

const sectionParts = Object.fromEntries(
  sectionNames.map((name) => [name, sections[sectionNamed(name)].name]),
)

export default function AppearanceEdit({ loaderData }: Route.ComponentProps) {
  const { values, uploaded } = loaderData
  const key = useUndoneKey(values)
  return (
    <AdminPage
      title={copy.title}
      intro="Vælg, hvordan hjemmesiden ser ud. Teksterne og billederne er de samme."
      page="/"
      action={<HistoryLink noun="editable_content" />}
    >
      <Form key={key} values={values} onlyChanges tools={<ShowPreviewButton />}>
        <div
          data-wide
          className="grid items-start gap-x-8 xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]"
        >
          <div className="grid gap-6 xl:[&>section]:grid-cols-1">
            <FormSection {...copy.face}>
              <FaceChoice name={nameOf('udseende.face')} />
            </FormSection>
            <FormSection {...copy.details}>
              <SelectField name="udseende.palette" label="Farver" options={options} />
              <SelectField name="udseende.opening" label="Forsidens åbning" options={options} />
            </FormSection>
            <FormSection {...copy.identity}>
              <TextField
                name="udseende.name"
                label="Sidens navn"
                hint="Lad feltet stå tomt, hvis siden skal hedde det samme som du."
              />
              <MarkChoice name={nameOf('udseende.mark')} storedPaths={uploaded} />
              <SelectField
                name="udseende.church_year"
                label="Kirkeårets farve"
                hint="En tynd streg øverst på siden og mærket skifter farve med kirkeåret."
                options={churchYearOptions}
              />
            </FormSection>
            <FormSection {...copy.front}>
              <ArrangedField
                name={nameOf('udseende.front')}
                label="Forsidens dele vises i denne rækkefølge"
                parts={copy.frontParts}
              />
            </FormSection>
            <FormSection {...copy.sections}>
              <ArrangedField
                name={nameOf('udseende.sections')}
                label="Sidens dele vises i denne rækkefølge"
                parts={sectionParts}
              />
            </FormSection>
          </div>
          <LookPreview />
        </div>
      </Form>
    </AdminPage>
  )
}
