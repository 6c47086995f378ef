import { useState } from 'react'
import { ChipsField } from '~/admin/fields/chips-field'
import { PublicationField } from '~/admin/fields/publication-field'
import { formKit } from '~/admin/form/form-kit'
import { FormSection } from '~/admin/form/form-section'
import { HistoryLink } from '~/admin/form/history-link'
import { AdminPage } from '~/admin/frame/admin-page'
import { catchFailedAction, reloadAfterSave } from '~/admin/saving/failed-action'
import { churchDay, churchDays } from '~/domain/church-year/church-days'
import { unknownDayCopy } from '~/domain/church-year/church-year.copy'
import { findChurchDay } from '~/domain/church-year/day-names'
import { hymnFilesCopy } from '~/domain/hymns/files/hymn-files.copy'
import { hymnFileForm } from '~/domain/hymns/files/hymn-files.form'
import { deleteHymnFile, updateHymnFile } from '~/domain/hymns/files/hymn-files-commands.server'
import { sortedThemes } from '~/domain/hymns/hymn-view.server'
import { hymnThemes } from '~/domain/hymns/hymns'
import { hymnFields, hymnForm } from '~/domain/hymns/hymns.form'
import { saveHymn } from '~/domain/hymns/hymns-commands.server'
import {
  hymnCopy,
  hymnSectionCopy,
  occasionAmongDaysText,
  suggestedOccasions,
} from '~/domain/hymns/hymns-editing.copy'
import {
  hymnFilesForEditing,
  hymnForEditing,
  themesInUse,
} from '~/domain/hymns/hymns-editing.server'
import { passageText, readPassage } from '~/domain/scripture/passages'
import { refusalCopy } from '~/domain/scripture/scripture.copy'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm, deletedToast, idOf } from '~/routes/admin/answer.server'
import { publishedForm } from '~/routes/admin/published-form.server'
import type { Route } from './+types/edit'
import { HymnFiles } from './hymn-files'
import { StanzasField } from './stanzas-field'
import { WaitingFiles } from './waiting-files'

const { Form, TextField, TextArea, RichTextField, Checkbox, fieldOf } = formKit(
  hymnForm,
  hymnFields,
)

const list = '/admin/salmer'

const hymn = publishedForm('hymns', hymnForm, {
  copy: hymnCopy,
  blank: () => ({ revision: 0 }),
  stored: hymnForEditing,
  save: saveHymn,
  goTo: list,
})

export async function loader(args: Route.LoaderArgs) {
  const { backend } = signedIn(args.context)
  const id = idOf(args.params)
  const [read, inUse, files] = await Promise.all([
    hymn.loader(args),
    themesInUse(backend),
    id === undefined ? [] : hymnFilesForEditing(backend, id),
  ])
  return { ...read, id, files, themes: sortedThemes([{ themes: [...hymnThemes] }, ...inUse]) }
}

export async function action(args: Route.ActionArgs) {
  const { request, context, params } = args
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const file = String(form.get('file') ?? '')
  switch (form.get('intent')) {
    case 'delete-file':
      return answerCommand(context, () => deleteHymnFile(backend, admin, file), {
        done: deletedToast(hymnFilesCopy.deleted),
        failed: hymnFilesCopy.notDeleted,
      })
    case 'describe-file':
      return answerForm(context, form, hymnFileForm, {
        save: (value) => updateHymnFile(backend, admin, value),
        stored: async () =>
          (await hymnFilesForEditing(backend, params.id)).find(({ id }) => id === file),
        done: hymnFilesCopy.updated,
        failed: hymnFilesCopy.notUpdated,
      })
    default:
      return hymn.answer(args, form)
  }
}

export const clientAction = catchFailedAction
export const shouldRevalidate = reloadAfterSave

export default function HymnEdit({ loaderData, params }: Route.ComponentProps) {
  const { values, isNew, id, files, themes, draft } = loaderData
  // This state survives the save of a new hymn, since the screen stays mounted.
  const [waiting, setWaiting] = useState<File[]>([])
  return (
    <AdminPage
      title={isNew ? hymnCopy.add : hymnCopy.edit}
      draft={draft}
      action={!isNew && <HistoryLink noun="hymns" id={params.id} />}
    >
      <Form key={id} values={values} backTo={list}>
        <TheText />
        <FoundBy themes={themes} />
        <TheMelody />
        <Rights />
        {isNew && <WaitingFiles files={waiting} onChange={setWaiting} />}
        <PublicationField draft={draft} />
      </Form>
      {id !== undefined && (
        <HymnFiles
          hymnId={id}
          files={files}
          waiting={waiting}
          onTaken={() => setWaiting(([, ...rest]) => rest)}
        />
      )}
    </AdminPage>
  )
}

const text = hymnSectionCopy

function TheText() {
  return (
    <FormSection title={text.text}>
      <TextField name="title" required />
      <StanzasField {...fieldOf('stanzas')} />
      <TextArea name="excerpt" />
      <div className="grid items-start gap-6 md:grid-cols-2">
        <TextField name="lyricist" />
        <TextField name="year" type="number" />
      </div>
      <RichTextField name="commentary" />
    </FormSection>
  )
}

function FoundBy({ themes }: { themes: string[] }) {
  return (
    <FormSection title={text.findingAids} intro={text.findingAidsIntro}>
      <ChipsField {...fieldOf('themes')} choices={themes} />
      <ChipsField {...fieldOf('scripture')} parse={passageChip} parseError={passageFault} />
      <ChipsField
        {...fieldOf('days')}
        choices={dayNames}
        parse={dayChip}
        parseError={dayFault}
        chipOf={(id) => ({ value: id, label: churchDay(id)?.name ?? id })}
      />
      <ChipsField {...fieldOf('occasions')} choices={suggestedOccasions} />
    </FormSection>
  )
}

function passageChip(typed: string) {
  const read = readPassage(typed)
  if ('refusal' in read) return undefined
  const words = passageText(read.passage)
  return { value: words, label: words }
}

function passageFault(typed: string): string {
  const read = readPassage(typed)
  return 'refusal' in read ? refusalCopy[read.refusal] : ''
}

const dayNames = churchDays.map(({ name }) => name)

function dayChip(typed: string) {
  const day = findChurchDay(typed)
  return day && { value: day.id, label: day.name }
}

function dayFault(typed: string): string {
  const occasion = suggestedOccasions.find((each) => each.toLowerCase() === typed.toLowerCase())
  return occasion ? occasionAmongDaysText(occasion) : unknownDayCopy
}

function TheMelody() {
  return (
    <FormSection title={text.melody}>
      <TextField name="melody" />
      <TextField name="composer" />
      <TextField name="arrangement" />
      <TextField name="metre" />
    </FormSection>
  )
}

function Rights() {
  return (
    <FormSection title={text.rights} intro={text.rightsIntro}>
      <TextField name="text_rights" />
      <TextField name="melody_rights" />
      <TextField name="arrangement_rights" />
      <Checkbox name="is_free_in_worship" />
    </FormSection>
  )
}
