import { ArrangedField } from '~/admin/appearance/arranged-field'
import { FaceChoice } from '~/admin/appearance/face-choice'
import { LookPreview } from '~/admin/appearance/look-preview'
import { MarkChoice } from '~/admin/appearance/mark-choice'
import { formKit } from '~/admin/form/form-kit'
import { FormSection } from '~/admin/form/form-section'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadWhenGone } from '~/admin/saving/failed-action'
import { appearanceCopy as copy } from '~/domain/content/appearance.copy'
import { appearanceForm } from '~/domain/content/appearance.form'
import { appearanceKeys } from '~/domain/content/appearance-choices.form'
import { saveTexts } from '~/domain/content/content-commands.server'
import { textsForEditing } from '~/domain/content/content-editing.server'
import { uploadedMarks } from '~/domain/images/marks/marks.server'
import { sectionNamed, sectionNames, sections } from '~/domain/sections/sections'
import { faces } from '~/faces/faces'
import { requireAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { answerForm } from '~/routes/admin/answer.server'
import type { Route } from './+types/edit'

const { Form, SelectField, TextField, nameOf } = formKit(appearanceForm)

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const values = await textsForEditing(backend, appearanceKeys)
  return { values, uploaded: await uploadedMarks(backend, values['udseende.mark']) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  return answerForm(context, await request.formData(), appearanceForm, {
    save: (changed) => saveTexts(backend, admin, changed),
    stored: () => textsForEditing(backend, appearanceKeys),
    done: copy.saved,
    failed: copy.notSaved,
  })
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadWhenGone

const options = [
  { value: '', label: copy.asFace },
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
  return (
    <AdminPage
      title={copy.title}
      intro={copy.intro}
      page="/"
      action={<HistoryLink noun="editable_content" />}
    >
      <Form values={values} onlyChanges>
        <FormSection {...copy.face}>
          <FaceChoice name={nameOf('udseende.face')} />
        </FormSection>
        <FormSection {...copy.details}>
          <SelectField name="udseende.palette" label={copy.palette} options={options} />
          <SelectField name="udseende.opening" label={copy.opening} options={options} />
        </FormSection>
        <FormSection {...copy.identity}>
          <TextField name="udseende.name" label={copy.name} hint={copy.nameHint} />
          <MarkChoice name={nameOf('udseende.mark')} uploaded={uploaded} />
          <SelectField
            name="udseende.church_year"
            label={copy.churchYear}
            hint={copy.churchYearHint}
            options={churchYearOptions}
          />
        </FormSection>
        <FormSection {...copy.front}>
          <ArrangedField
            name={nameOf('udseende.front')}
            label={copy.order}
            parts={copy.frontParts}
          />
        </FormSection>
        <FormSection {...copy.sections}>
          <ArrangedField
            name={nameOf('udseende.sections')}
            label={copy.order}
            parts={sectionParts}
          />
        </FormSection>
        <FormSection title={copy.preview.title}>
          <LookPreview />
        </FormSection>
      </Form>
    </AdminPage>
  )
}
