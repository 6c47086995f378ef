import { href } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { PublicationField } from '~/admin/publishing/publication-field'
import { EditPage } from '~/admin/screen/edit-page'
import { withPicture } from '~/domain/images/picture-values.server'
import { listedChoices, newsCopy } from '~/domain/news/news.copy'
import { newsFields, newsForm } from '~/domain/news/news.form'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { saveRow } from '~/domain/rows/rows-commands.server'
import { subjectChoices } from '~/domain/subjects/subject-choices.server'
import { signedIn } from '~/platform/auth/session.server'
import { copenhagenToday } from '~/platform/runtime/clock'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'
import { dateQuestion } from './date-question'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const {
  Form,
  TextField,
  RichTextField,
  SelectField,
  SearchChoiceField,
  DateField,
  ImageField,
  FoldedFields,
} = formKit(newsForm, newsFields)

const form = publishedForm('news', newsForm, {
  copy: newsCopy,
  blank: ({ clock }) => ({ revision: 0, published_date: copenhagenToday(clock) }),
  readStored: async (backend, id) =>
    withPicture(backend, 'image_url', await rowForForm(backend, 'news', newsForm, id), 'news'),
  save: (backend, admin, id, value) => saveRow(backend, admin, 'news', id, value),
  goTo: '/admin/nyheder',
})

export async function loader(args: Route.LoaderArgs) {
  const formData = await form.loader(args)
  return { ...formData, subjects: await subjectChoices(signedIn(args.context).backend) }
}

export const action = form.action

export default function NewsEdit({ loaderData }: Route.ComponentProps) {
  const { values, draft, subjects } = loaderData
  return (
    <EditPage noun="news" copy={newsCopy} draft={draft} hasLetter>
      <Form
        values={values}
        saveQuestions={(entries) => dateQuestion(entries, values)}
        backTo={href('/admin/nyheder')}
      >
        <DateField name="published_date" required />
        <TextField name="title" required />
        <RichTextField name="content" rows={10} required />
        <FoldedFields title={newsCopy.picture} names={['image_url']}>
          <ImageField name="image_url" hasGallery />
        </FoldedFields>
        <FoldedFields
          title={newsCopy.more}
          names={['link', 'subject_id', 'summary', 'listed_paragraphs']}
        >
          <TextField name="link" type="url" />
          <SearchChoiceField name="subject_id" options={subjects} />
          <TextField name="summary" />
          <SelectField name="listed_paragraphs" options={listedOptions} />
        </FoldedFields>
        <PublicationField draft={draft} dayField="published_date" />
      </Form>
    </EditPage>
  )
}

const listedOptions = listedChoices.map((label, count) => ({
  label,
  value: count === 0 ? '' : String(count),
}))
