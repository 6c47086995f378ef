import { ChipsField } from '~/admin/fields/chips-field'
import { RecordingField } from '~/admin/file/recording-field'
import { formKit } from '~/admin/form/form-kit'
import { PublicationField } from '~/admin/publishing/publication-field'
import { EditPage } from '~/admin/screen/edit-page'
import { withPicture } from '~/domain/images/picture-values.server'
import { lectureFields, lectureForm } from '~/domain/lectures/lectures.form'
import { lectureCopy, organisersCopy } from '~/domain/lectures/lectures-editing.copy'
import { lectureForEditing } from '~/domain/lectures/lectures-editing.server'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const {
  Form,
  TextField,
  TextArea,
  RichTextField,
  MediaField,
  DateField,
  ImageField,
  FoldedFields,
  fieldOf,
} = formKit(lectureForm, lectureFields)

const list = '/admin/foredrag'

const form = publishedForm('lectures', lectureForm, {
  copy: lectureCopy,
  readStored: async (backend, id) =>
    withPicture(backend, 'image_url', await lectureForEditing(backend, id)),
  save: (backend, admin, id, value) => saveRow(backend, admin, 'lectures', id, value),
  goTo: list,
})

export const loader = form.loader
export const action = form.action

export default function LectureEdit({ loaderData: { values, draft } }: Route.ComponentProps) {
  return (
    <EditPage noun="lectures" copy={lectureCopy} draft={draft}>
      <Form values={values} backTo={list}>
        <TextField name="title" required />
        <TextField name="subtitle" />
        <RichTextField name="description" rows={10} />
        <FoldedFields title={lectureCopy.picture} names={['image_url']}>
          <ImageField name="image_url" />
        </FoldedFields>
        <FoldedFields title={fieldOf('media').label} names={['media', 'recording_id']}>
          <MediaField name="media" />
          <RecordingField {...fieldOf('recording_id')} />
        </FoldedFields>
        <FoldedFields
          title={lectureCopy.more}
          names={['themes', 'duration', 'date', 'time', 'location', 'link']}
        >
          <ChipsField {...fieldOf('themes')} />
          <TextField name="duration" />
          <div className="grid items-start gap-6 md:grid-cols-[16rem_minmax(0,1fr)]">
            <DateField name="date" />
            <TextField name="time" />
          </div>
          <TextField name="location" />
          <TextField name="link" type="url" />
        </FoldedFields>
        <FoldedFields
          {...organisersCopy.section}
          names={['intro_short', 'intro_middle', 'intro_long', 'technical_needs', 'fee']}
        >
          <TextArea name="intro_short" />
          <TextArea name="intro_middle" />
          <TextArea name="intro_long" rows={6} />
          <TextArea name="technical_needs" />
          <TextArea name="fee" />
        </FoldedFields>
        <PublicationField draft={draft} />
      </Form>
    </EditPage>
  )
}
