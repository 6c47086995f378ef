import { useState } from 'react'
import { data, href } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { Radios } from '~/admin/fields/fields'
import { formKit } from '~/admin/form/form-kit'
import { ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { FileButton } from '~/admin/requests/file-button'
import { RowButton } from '~/admin/rows/row-buttons'
import { useCommand, useSaving } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { importForm } from '~/domain/letters/subscribers/import/import.form'
import { importedToast, readImport } from '~/domain/letters/subscribers/import/read-import.server'
import { subscribersCopy as copy } from '~/domain/letters/subscribers/subscribers.copy'
import { countByState, listSubscribers } from '~/domain/letters/subscribers/subscribers.server'
import {
  importSubscribers,
  reactivateSubscriber,
  removeSubscriber,
} from '~/domain/letters/subscribers/subscribers-commands.server'
import type { FormAnswer } from '~/forms/answer'
import { readForm, toFormData } from '~/forms/form'
import { listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { readLargeForm } from '~/platform/uploads/large-form.server'
import { answerCommand, readListing, tryRead } from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/subscribers'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { nameOf } = formKit(importForm)

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const [list, counts] = await Promise.all([
    readListing(context, () => listSubscribers(backend, listQueryOf(request)), copy.notLoaded),
    tryRead(context, () => countByState(backend), {}, copy.notLoaded),
  ])
  return { list, counts: counts.value }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await readLargeForm(request)
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'remove':
      return answerCommand(context, () => removeSubscriber(backend, admin, id), {
        done: copy.removed,
        failed: copy.notRemoved,
      })
    case 'reactivate':
      return answerCommand(context, () => reactivateSubscriber(backend, admin, id), {
        done: copy.reactivated,
        failed: copy.notReactivated,
      })
    case 'import': {
      const { value, errors } = readForm(importForm, form)
      if (errors) return refused(Object.values(errors)[0] ?? copy.notImported)
      const read = await readImport(value.files)
      if (typeof read === 'string') return refused(read)
      const { consent } = value
      const wording = consent === 'stated' ? copy.statement : copy.asked
      return answerCommand(
        context,
        () => importSubscribers(backend, admin, read.readers, { consent, wording }),
        { done: (result) => importedToast(result, read.invalid.length), failed: copy.notImported },
      )
    }
    default:
      throw data(null, 400)
  }
}

function refused(description: string) {
  return data<FormAnswer>({ kind: 'failed', toast: { title: copy.notImported, description } }, 422)
}

export default function SubscribersScreen({ loaderData: { list, counts } }: Route.ComponentProps) {
  const command = useCommand()
  return (
    <AdminPage
      title={copy.title}
      intro={copy.intro}
      page="/brev"
      error={list.failed}
      action={
        <a href={href('/admin/brev/modtagere.csv')} className="button" download="">
          {copy.download}
        </a>
      }
    >
      <p className="text-small">{copy.counts(counts)}</p>
      <ResourceList list={list} empty={copy.none}>
        {({ id, email, state, reason, since }) => (
          <ResourceRow
            key={id}
            small
            title={<span className="break-all">{email}</span>}
            dimmed={state !== 'active'}
            detail={[
              copy.states[state],
              state === 'refused' ? copy.refused(reason ?? '') : copy.since(since),
            ].join(' · ')}
            actions={
              <>
                {state === 'refused' && (
                  <RowButton
                    label={copy.reactivate}
                    name={email ?? ''}
                    onClick={() => command({ intent: 'reactivate', id })}
                  />
                )}
                <ConfirmButton
                  label={`${copy.remove} ${email}`}
                  title={copy.removeTitle}
                  name={email ?? ''}
                  text={copy.removeQuestion}
                  confirm={copy.remove}
                  className="button-quiet"
                  onConfirm={() => command({ intent: 'remove', id })}
                >
                  {copy.remove}
                </ConfirmButton>
              </>
            }
          />
        )}
      </ResourceList>
      <ImportSection />
    </AdminPage>
  )
}

const consents = [
  { value: 'stated', label: copy.stated },
  { value: 'asked', label: copy.asked },
]

function ImportSection() {
  const { send } = useSaving(({ kind }) => kind === 'done' && setFiles([]))
  const [files, setFiles] = useState<{ name: string; text: string }[]>([])
  const [consent, setConsent] = useState('')
  const [isStated, setStated] = useState(false)
  async function add(file: File) {
    const text = await file.text()
    setFiles((before) => [
      ...before.filter(({ name }) => name !== file.name),
      { name: file.name, text },
    ])
  }
  function sendFiles() {
    const statement = isStated && { statement: 'on' }
    const texts = files.map(({ text }) => text)
    send(toFormData({ intent: 'import', consent, ...statement, 'files[]': texts }))
  }
  return (
    <FormSection title={copy.importTitle} intro={copy.importIntro}>
      <FileButton
        id="laeserfiler"
        label={copy.files}
        accept=".csv,.txt,text/csv"
        multiple
        onFile={add}
      />
      <ul className="text-small empty:hidden">
        {files.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <fieldset className="grid gap-2 text-small">
        <legend className="font-semibold">{copy.consentLegend}</legend>
        <Radios
          isColumn
          name={nameOf('consent')}
          options={consents}
          selected={consent}
          onChoose={setConsent}
        />
        {consent === 'stated' && (
          <label className="flex items-start gap-2 py-1">
            <input
              type="checkbox"
              checked={isStated}
              onChange={({ target }) => setStated(target.checked)}
              className="mt-1"
            />
            {copy.statement}
          </label>
        )}
      </fieldset>
      <Button className="button justify-self-start" onClick={sendFiles}>
        {copy.import}
      </Button>
    </FormSection>
  )
}
