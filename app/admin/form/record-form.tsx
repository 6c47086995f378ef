import { Fragment, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { QuestionDialog } from '~/admin/dialogs/question-dialog'
import { revisionsOf } from '~/admin/form-state/form-snapshot'
import { FormContext } from '~/admin/form-state/form-state'
import { useFieldWork } from '~/admin/form-state/use-field-work'
import { changedValues } from '~/admin/kept-input/changed-fields'
import { keptInputCopy } from '~/admin/kept-input/kept-input.copy'
import { KeptInputOffer } from '~/admin/kept-input/kept-input-offer'
import { fieldValues } from '~/admin/kept-input/kept-inputs'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { useLeaveConfirmation } from '~/admin/saving/unsaved'
import { useUnsavedDraft } from '~/admin/unsaved-drafts/use-unsaved-draft'
import { useIsHydrated } from '~/ui/use-is-hydrated'
import { changedElsewhere, OutdatedNotice } from './outdated-notice'
import type { RecordFormProps } from './record-form-props'
import { SaveBar } from './save-bar'
import { useInitialInput, useOpeningState } from './use-initial-input'
import { useRecordSaving } from './use-record-saving'
import { useUnsaved } from './use-unsaved'

type Values = RecordFormProps['values']

/** The form of a row (docs/architecture.md, "Forms" and "Concurrent edits"). */
export function RecordForm(props: RecordFormProps) {
  // The form of a new item and that of a stored one have the same route.
  const { pathname } = useLocation()
  return <OpenedForm key={pathname} {...props} />
}

function OpenedForm(props: RecordFormProps) {
  const { key, state } = useOpeningState()
  return <StartedForm key={key} {...props} state={state} />
}

function StartedForm({ state, ...props }: RecordFormProps & { state: unknown }) {
  const { leavableForm, saveLabel = formCopy.save, tools, children } = props
  // The values of the first load or the last save, with which input is compared. A reload of the screen keeps them.
  const [values, setValues] = useState(props.values)
  const { earlierVersion, unsavedFields, clear } = useInitialInput(state, props.values)
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  // Input to put into the fields again: the changes to save over a newer version, or what was typed while a new
  // item was saved.
  const [reappliedInput, setReappliedInput] = useState({ count: 0, fields: unsavedFields })
  const { savedSnapshot, hasUnsavedInput, isUnsaved, updateUnsaved, markSaved, markSent } =
    useUnsaved(form, values, { ...earlierVersion, ...reappliedInput.fields })
  const keptInput = useKeptInput(form, { savedSnapshot, values, title: props.title })
  const draft = useUnsavedDraft(form, { savedSnapshot, values })
  const fieldWork = useFieldWork()
  const {
    save,
    isSending,
    isSaving,
    hasTypedDuringSave,
    errors,
    clearFixedErrors,
    outdated,
    dialog,
    cancel,
  } = useRecordSaving(form, props, {
    values,
    fieldWork,
    draftToRemove: draft?.waitForRequests,
    onStored: (sent, changed) => {
      const fields = form.current ? changedValues(form.current, sent) : {}
      setValues(props.values)
      setReappliedInput(({ count }) => ({ count, fields: {} }))
      clear()
      if (changed.length > 0) markSent(sent, changed)
      else markSaved()
      keptInput.forget()
      draft?.close()
      if (changed.length > 0) keptInput.writeSoon()
      return fields
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what was typed while the new item was saved
  useEffect(() => {
    if (Object.keys(unsavedFields).length > 0) keptInput.writeSoon()
  }, [])
  useSaveKey(form)
  const { writeSoon, restoredInput } = draft ?? keptInput
  const leave = draft?.leave ?? keptInput.discard
  useLeaveConfirmation({ isUnsaved, leave, keepsInput: draft !== undefined })
  useImperativeHandle(leavableForm, () => ({ isUnsaved, leave }))

  const { beforeSave, delaySaveUntil } = fieldWork
  function onChange() {
    updateUnsaved()
    writeSoon()
    requestAnimationFrame(clearFixedErrors)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after kept input was put into the fields
  useEffect(() => {
    if (restoredInput.count > 0) onChange()
  }, [restoredInput.count])
  /** Overwrites only the fields that were changed here. The others first get the values of the newer version. */
  function overwrite(stored: Values) {
    if (!form.current || !savedSnapshot.current) return
    const fields = changedValues(form.current, savedSnapshot.current)
    const isChangedHere = (name: string) => name in fields || `${name}[]` in fields
    if (props.onlyChanges || changedElsewhere(values, stored).every(isChangedHere)) {
      return void save(stored)
    }
    setValues(stored)
    setReappliedInput(({ count }) => ({ count: count + 1, fields }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the fields contain the merged versions
  useEffect(() => {
    if (reappliedInput.count === 0) return
    const frame = requestAnimationFrame(() => void save())
    return () => cancelAnimationFrame(frame)
  }, [reappliedInput.count])
  const isReapplied = Object.keys(reappliedInput.fields).length > 0
  const unsavedValues = isReapplied
    ? fieldValues(reappliedInput.fields)
    : { ...earlierVersion, ...restoredInput.values }
  const initialValues = { ...values, ...unsavedValues }
  return (
    <FormContext
      value={{
        errors,
        values: initialValues,
        savedValues: values,
        notifyChange: onChange,
        beforeSave,
        delaySaveUntil,
      }}
    >
      <form
        ref={form}
        noValidate
        // Input before hydration would get lost, or count as saved. A new row of a dialog cannot be changed until it is stored.
        inert={!isHydrated || draft?.isOpening || (isSending && !draft && values.revision === 0)}
        // Keeps the focused field above the save bar.
        className="grid gap-6 tall:**:scroll-mb-24"
        onInput={onChange}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        {revisionsOf(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Object.keys(earlierVersion).length > 0 && (
          <p role="status" className="notice">
            {formCopy.earlierVersion}
          </p>
        )}
        {draft?.lostFiles.map(({ label, file }) => (
          <p key={label} role="status" className="notice">
            {keptInputCopy.fileLost(file)}
          </p>
        ))}
        {keptInput.offer && (
          <KeptInputOffer
            offer={keptInput.offer}
            onResume={keptInput.resume}
            onDiscard={keptInput.discardOffer}
          />
        )}
        <p aria-hidden="true" className="required-note text-caption text-faded">
          {formCopy.requiredNote}
        </p>
        <Fragment key={`${restoredInput.count} ${reappliedInput.count}`}>{children}</Fragment>
        {outdated && (
          <OutdatedNotice
            loaded={values}
            stored={outdated.values}
            key={outdated.revision}
            form={form}
            savedSnapshot={savedSnapshot}
            onOverwrite={() => overwrite({ ...outdated.values, revision: outdated.revision })}
          />
        )}
        {dialog && <QuestionDialog {...dialog} />}
        <SaveBar
          unsavedText={
            hasUnsavedInput
              ? formCopy[hasTypedDuringSave ? 'typedDuringSave' : 'unsavedChanges']
              : undefined
          }
          isSaving={isSaving}
          saveLabel={saveLabel}
          onCancel={cancel}
        >
          {tools}
        </SaveBar>
      </form>
    </FormContext>
  )
}

function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // Not while a dialog is open over the form.
      if (form.current?.closest('[aria-hidden="true"], [inert]')) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
