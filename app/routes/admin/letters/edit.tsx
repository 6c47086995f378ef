import { href, Link } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import type { SaveQuestion } from '~/admin/form/record-form-props'
import { PublicationField } from '~/admin/publishing/publication-field'
import { EditPage } from '~/admin/screen/edit-page'
import { longDate } from '~/danish/dates'
import { letterFrom } from '~/domain/letters/letter-from.server'
import { letterCopy } from '~/domain/letters/letters.copy'
import { letterFields, letterForm } from '~/domain/letters/letters.form'
import { saveLetter } from '~/domain/letters/letters-commands.server'
import { countReaders, sendingProgress } from '~/domain/letters/sending/progress.server'
import { sendingCopy } from '~/domain/letters/sending/sending.copy'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { signedIn } from '~/platform/auth/session.server'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Form, TextField, RichTextField, Checkbox, FoldedFields } = formKit(letterForm, letterFields)

const form = publishedForm('letters', letterForm, {
  copy: letterCopy,
  blank: () => ({ revision: 0, publish: 'draft' as const }),
  readStored: (backend, id) => rowForForm(backend, 'letters', letterForm, id),
  save: saveLetter,
  goTo: '/admin/brev',
})

export async function loader(args: Route.LoaderArgs) {
  const { backend } = signedIn(args.context)
  const source = new URL(args.request.url).searchParams.get('fra') ?? ''
  const [formData, readers, progress] = await Promise.all([
    form.loader(args),
    countReaders(backend),
    sendingProgress(backend, args.params.id),
  ])
  const copied = formData.isNew && source ? await letterFrom(backend, source) : undefined
  const values = { ...formData.values, ...copied }
  return { ...formData, values, readers, isRequested: progress !== undefined }
}

export const action = form.action

export default function LetterEdit({ loaderData, params }: Route.ComponentProps) {
  const { values, isNew, draft, readers, isRequested } = loaderData
  return (
    <EditPage
      noun="letters"
      copy={letterCopy}
      draft={draft}
      linksBefore={
        !isNew && (
          <Link
            to={href('/admin/brev/:id/udsendelse', { id: params.id })}
            className="link py-1 text-small"
          >
            {sendingCopy.open}
          </Link>
        )
      }
    >
      <Form
        values={values}
        saveQuestions={(entries) => (isRequested ? [] : sendQuestion(entries, readers))}
        backTo={href('/admin/brev')}
      >
        <TextField name="title" required />
        <RichTextField name="content" rows={14} required />
        <FoldedFields title={letterCopy.more} names={['summary', 'has_page']}>
          <TextField name="summary" />
          <Checkbox name="has_page" />
        </FoldedFields>
        <PublicationField draft={draft} {...(!isRequested && { copy: sendingCopy })} />
      </Form>
    </EditPage>
  )
}

function sendQuestion(entries: FormData, readers: number): SaveQuestion[] {
  const publish = entries.get('publish')
  if (publish === 'draft') return []
  const day = longDate(String(entries.get('publish_date') ?? ''))
  const time = String(entries.get('publish_time') ?? '')
  return [
    {
      title: sendingCopy.questionTitle,
      text:
        publish === 'scheduled'
          ? sendingCopy.scheduledQuestion(readers, `${day} kl. ${time}`)
          : sendingCopy.question(readers),
      answers: [{ label: sendingCopy.confirm }],
    },
  ]
}
