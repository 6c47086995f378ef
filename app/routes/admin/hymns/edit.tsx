import { useState } from 'react'
import { ChipsField } from '~/admin/fields/chips-field'
import { formKit } from '~/admin/form/form-kit'
import { PublicationField } from '~/admin/publishing/publication-field'
import { EditPage } from '~/admin/screen/edit-page'
import { churchDay, churchDays } from '~/domain/church-year/church-days'
import { unknownDayCopy } from '~/domain/church-year/church-year.copy'
import { findChurchDay } from '~/domain/church-year/day-names'
import { hymnFilesCopy } from '~/domain/hymns/files/hymn-files.copy'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import { updateHymnFile } from '~/domain/hymns/files/hymn-files-commands.server'
import { sortedThemes } from '~/domain/hymns/hymn-view.server'
import { hymnThemes } from '~/domain/hymns/hymns'
import { hymnFields, hymnForm } from '~/domain/hymns/hymns.form'
import { saveHymn } from '~/domain/hymns/hymns-commands.server'
import {
  hymnCopy,
  occasionAmongDaysText,
  suggestedOccasions,
} from '~/domain/hymns/hymns-editing.copy'
import { hymnFilesForEditing, themesInUse } from '~/domain/hymns/hymns-editing.server'
import { rowForForm } from '~/domain/rows/row-for-form.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { passageText, readPassage } from '~/domain/scripture/passages'
import { refusalCopy } from '~/domain/scripture/scripture.copy'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm, deletedToast, editedId } from '~/routes/admin/answer.server'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'
import { HymnFiles, PendingFiles } from './hymn-files'
import { StanzasField } from './stanzas-field'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const {
  Form,
  TextField,
  TextArea,
  SelectField,
  RichTextField,
  MediaField,
  Checkbox,
  FoldedFields,
  fieldOf,
} = formKit(hymnForm, hymnFields)

const list = '/admin/salmer'

const hymn = publishedForm('hymns', hymnForm, {
  copy: hymnCopy,
  readStored: (backend, id) => rowForForm(backend, 'hymns', hymnForm, id),
  save: saveHymn,
  goTo: list,
})

export async function loader(args: Route.LoaderArgs) {
  const { backend } = signedIn(args.context)
  const id = editedId(args.params)
  const [formData, inUse, files] = await Promise.all([
    hymn.loader(args),
    themesInUse(backend),
    id === undefined ? [] : hymnFilesForEditing(backend, id),
  ])
  return { ...formData, id, files, themes: sortedThemes([{ themes: [...hymnThemes] }, ...inUse]) }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const file = String(form.get('file') ?? '')
  switch (form.get('intent')) {
    case 'delete-file':
      return answerCommand(context, () => deleteNoun(backend, admin, 'hymn_files', file), {
        done: deletedToast(hymnFilesCopy.deleted),
        failed: hymnFilesCopy.notDeleted,
      })
    case 'describe-file':
      return answerForm(context, form, hymnFileForm, {
        save: (value) => updateHymnFile(backend, admin, value),
        readStored: async () =>
          (await hymnFilesForEditing(backend, params.id)).find(({ id }) => id === file),
        done: hymnFilesCopy.updated,
        failed: hymnFilesCopy.notUpdated,
      })
    default:
      return hymn.answer(args, form)
  }
}

export default function HymnEdit({ loaderData }: Route.ComponentProps) {
  const { values, isNew, id, files, themes, draft } = loaderData
  // This state survives the save of a new hymn, since the screen stays mounted.
  const [pendingFiles, setPendingFiles] = useState<File[]>([])
  return (
    <EditPage noun="hymns" copy={hymnCopy} draft={draft} hasLetter>
      <Form key={id} values={values} backTo={list}>
        <TextField name="title" required />
        <StanzasField {...fieldOf('stanzas')} />
        {isNew && <PendingFiles files={pendingFiles} onChange={setPendingFiles} />}
        <FoldedFields
          title="Om salmen"
          names={['excerpt', 'lyricist', 'year', 'language', 'commentary']}
        >
          <TextArea name="excerpt" />
          <div className="grid items-start gap-6 md:grid-cols-2">
            <TextField name="lyricist" />
            <TextField name="year" type="number" />
          </div>
          <SelectField name="language" />
          <RichTextField name="commentary" />
        </FoldedFields>
        <FoldedFields
          title="Findes ved"
          intro="Det, andre kan finde salmen ved."
          names={['themes', 'scripture', 'days', 'occasions']}
        >
          <ChipsField {...fieldOf('themes')} choices={themes} />
          <ChipsField {...fieldOf('scripture')} parse={passageChip} parseError={passageError} />
          <ChipsField
            {...fieldOf('days')}
            choices={dayNames}
            parse={dayChip}
            parseError={dayError}
            chipOf={(id) => ({ value: id, label: churchDay(id)?.name ?? id })}
          />
          <ChipsField {...fieldOf('occasions')} choices={suggestedOccasions} />
        </FoldedFields>
        <FoldedFields title="Melodi" names={['melody', 'composer', 'arrangement', 'metre']}>
          <TextField name="melody" />
          <TextField name="composer" />
          <TextField name="arrangement" />
          <TextField name="metre" />
        </FoldedFields>
        <FoldedFields title={fieldOf('media').label} names={['media']}>
          <MediaField name="media" />
        </FoldedFields>
        <FoldedFields
          title="Rettigheder"
          intro="F.eks. »© 2026 Forlaget Fjord«."
          names={['text_rights', 'melody_rights', 'arrangement_rights', 'is_free_in_worship']}
        >
          <TextField name="text_rights" />
          <TextField name="melody_rights" />
          <TextField name="arrangement_rights" />
          <Checkbox name="is_free_in_worship" />
        </FoldedFields>
        <PublicationField draft={draft} />
      </Form>
      {id !== undefined && (
        <HymnFiles
          hymnId={id}
          files={files}
          pendingFiles={pendingFiles}
          onUploadStart={() => setPendingFiles(([, ...rest]) => rest)}
        />
      )}
    </EditPage>
  )
}

function passageChip(input: string) {
  const result = readPassage(input)
  if ('refusal' in result) return undefined
  const passage = passageText(result.passage)
  return { value: passage, label: passage }
}

function passageError(input: string): string {
  const result = readPassage(input)
  return 'refusal' in result ? refusalCopy[result.refusal] : ''
}

const dayNames = churchDays.map(({ name }) => name)

function dayChip(input: string) {
  const day = findChurchDay(input)
  return day && { value: day.id, label: day.name }
}

function dayError(input: string): string {
  const occasion = suggestedOccasions.find((each) => each.toLowerCase() === input.toLowerCase())
  return occasion ? occasionAmongDaysText(occasion) : unknownDayCopy
}
