import { useNavigate } from 'react-router'
import { PublicationField } from '~/admin/fields/publication-field'
import { formKit } from '~/admin/form/form-kit'
import { FormSection } from '~/admin/form/form-section'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { withPicture } from '~/domain/images/picture-values.server'
import { lectureForm } from '~/domain/lectures/lectures.form'
import { saveLecture } from '~/domain/lectures/lectures-commands.server'
import {
  lectureCopy,
  lectureFieldCopy,
  organisersCopy,
} from '~/domain/lectures/lectures-editing.copy'
import { lectureForEditing } from '~/domain/lectures/lectures-editing.server'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'
import { ThemesField } from './themes-field'

const { Form, TextField, TextArea, RichTextField, DateField, ImageField, nameOf } =
  formKit(lectureForm)

const list = '/admin/foredrag'

const form = publishedForm('lectures', lectureForm, {
  copy: lectureCopy,
  blank: () => ({ revision: 0 }),
  stored: async (backend, id) =>
    withPicture(backend, 'image_url', await lectureForEditing(backend, id)),
  save: saveLecture,
  goTo: list,
})

export const loader = form.loader
export const action = form.action

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function LectureEdit({
  loaderData: { values, isNew, draft },
  params,
}: Route.ComponentProps) {
  const navigate = useNavigate()
  const text = lectureFieldCopy
  const forThem = organisersCopy
  return (
    <AdminPage
      title={isNew ? lectureCopy.add : lectureCopy.edit}
      draft={draft}
      action={!isNew && <HistoryLink noun="lectures" id={params.id} />}
    >
      <Form values={values} onCancel={() => void navigate(list)}>
        <TextField name="title" label={text.title} required />
        <TextField name="subtitle" label={text.subtitle} />
        <RichTextField mayBePlain name="description" label={text.description} rows={10} />
        <ThemesField name={nameOf('themes')} />
        <TextField name="duration" label={text.duration} hint={text.durationHint} />
        <div className="grid items-start gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
          <DateField name="date" label={text.date} hint={text.dateHint} />
          <TextField name="time" label={text.time} hint={text.timeHint} />
        </div>
        <TextField name="location" label={text.location} />
        <TextField name="link" label={text.link} type="url" hint={text.linkHint} />
        <ImageField
          name="image_url"
          label={text.image}
          place="lecture"
          ratio="natural"
          failed={lectureCopy.notUploaded}
        />
        <FormSection {...forThem.section}>
          <TextArea
            name="intro_short"
            label={forThem.intro_short}
            hint={forThem.intro_short_hint}
          />
          <TextArea
            name="intro_middle"
            label={forThem.intro_middle}
            hint={forThem.intro_middle_hint}
          />
          <TextArea
            name="intro_long"
            label={forThem.intro_long}
            hint={forThem.intro_long_hint}
            rows={6}
          />
          <TextArea
            name="technical_needs"
            label={forThem.technical_needs}
            hint={forThem.technical_needs_hint}
          />
          <TextArea name="fee" label={forThem.fee} hint={forThem.fee_hint} />
        </FormSection>
        <PublicationField draft={draft} />
      </Form>
    </AdminPage>
  )
}
