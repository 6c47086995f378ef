import { Fragment, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { touchedFields, typedName } from '~/admin/kept-input/changed-fields'
import { keptInputCopy } from '~/admin/kept-input/kept-input.copy'
import { KeptInputOffer } from '~/admin/kept-input/kept-input-offer'
import { type KeptInput, valuesFrom } from '~/admin/kept-input/kept-inputs'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { useUnsavedDraft } from '~/admin/unsaved-drafts/use-unsaved-draft'
import { formCopy } from './form.copy'
import { revisionsOf } from './form-snapshot'
import { FormContext } from './form-state'
import { changedElsewhere, OutdatedNotice } from './outdated-notice'
import { QuestionDialog } from './question-dialog'
import type { RecordFormProps } from './record-form-props'
import { SaveBar } from './save-bar'
import { useLeaveConfirmation } from './unsaved'
import { useFieldWork } from './use-field-work'
import { useRecordSaving } from './use-record-saving'
import { useTakenBack } from './use-taken-back'
import { useUnsaved } from './use-unsaved'

type Values = RecordFormProps['values']

/**
 * A back-office form: checks against the noun's schema, errors beside the fields, Ctrl/Cmd+S, a bar that
 * lists unsaved fields, and unsaved input kept in the browser (docs/architecture.md, "Forms" and
 * "Concurrent edits").
 */
export function RecordForm(props: RecordFormProps) {
  const { leaving, saveLabel = formCopy.save, tools, children } = props
  // Edits are compared with the values of the first load, even if the screen reloads.
  const [values, setValues] = useState(props.values)
  const { takenBack, leftOut, clear } = useTakenBack(props.values)
  const form = useRef<HTMLFormElement>(null)
  // The changed fields to save over a newer version, or text in list fields that the last save left out.
  const [merged, setMerged] = useState({ times: 0, fields: leftOut })
  const { saved, unsaved, isUnsaved, touched, settle } = useUnsaved(form, values, {
    ...takenBack,
    ...merged.fields,
  })
  const kept = useKeptInput(form, { saved, values, title: props.title })
  const draft = useUnsavedDraft(form, { saved, values })
  const work = useFieldWork()
  const { save, saving, errors, check, recheck, outdated, dialog, cancel } = useRecordSaving(
    form,
    props,
    {
      values,
      work,
      draftToRemove: draft?.settled,
      onStored: (lists) => {
        const fields = typedInto(lists)
        setValues(props.values)
        setMerged(({ times }) => ({ times, fields: draft ? {} : fields }))
        clear()
        settle()
        kept.forget()
        draft?.end()
        if (lists.length > 0) kept.writeSoon()
        return fields
      },
    },
  )
  /** The content of list fields with typed text that was not yet added as an entry. */
  function typedInto(lists: string[]): KeptInput['fields'] {
    if (!form.current || !saved.current) return {}
    const names = lists.flatMap((list) => [`${list}[]`, typedName(list)])
    const fields = Object.entries(touchedFields(form.current, saved.current))
    return Object.fromEntries(fields.filter(([name]) => names.includes(name)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the text that the first save of a new item left out
  useEffect(() => {
    if (Object.keys(leftOut).length === 0) return
    const frame = requestAnimationFrame(() => {
      check()
      kept.writeSoon()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useSaveKey(form)
  const { writeSoon, resumed } = draft ?? kept
  const leave = draft?.leave ?? kept.discard
  const keepsInput = draft !== undefined
  useLeaveConfirmation(isUnsaved, leave, keepsInput)
  useEffect(() => {
    if (leaving) leaving.current = { isUnsaved, leave, keepsInput }
  }, [leaving, isUnsaved, leave, keepsInput])

  const { beforeSave, awaits } = work
  const changed = useCallback(() => {
    touched()
    writeSoon()
    requestAnimationFrame(recheck)
  }, [touched, writeSoon, recheck])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after kept input was put into the fields
  useEffect(() => {
    if (resumed.times > 0) changed()
  }, [resumed.times])
  /** Saves only the touched fields over a newer version. The others get its values first. */
  function overwrite(stored: Values) {
    if (!form.current || !saved.current) return
    const fields = touchedFields(form.current, saved.current)
    const isTouched = (name: string) => name in fields || `${name}[]` in fields
    if (props.onlyChanges || changedElsewhere(values, stored).every(isTouched)) {
      return void save(stored)
    }
    setValues(stored)
    setMerged(({ times }) => ({ times: times + 1, fields }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the fields contain both versions
  useEffect(() => {
    if (merged.times === 0) return
    const frame = requestAnimationFrame(() => void save())
    return () => cancelAnimationFrame(frame)
  }, [merged.times])
  const isMerged = Object.keys(merged.fields).length > 0
  const unsavedValues = isMerged ? valuesFrom(merged.fields) : { ...takenBack, ...resumed.values }
  const initialValues = { ...values, ...unsavedValues }
  return (
    <FormContext value={{ errors, values: initialValues, touched: changed, beforeSave, awaits }}>
      <form
        ref={form}
        noValidate
        inert={draft?.isOpening}
        // Keeps the focused field above the save bar.
        className="grid gap-6 **:scroll-mb-24"
        onInput={changed}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        {revisionsOf(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {Object.keys(takenBack).length > 0 && (
          <p role="status" className="notice">
            {formCopy.takenBack}
          </p>
        )}
        {draft?.pictures.map(({ label, file }) => (
          <p key={label} role="status" className="notice">
            {keptInputCopy.pictureLost(file)}
          </p>
        ))}
        {kept.offer && (
          <KeptInputOffer offer={kept.offer} onResume={kept.resume} onDiscard={kept.dismiss} />
        )}
        <p aria-hidden="true" className="required-note text-caption text-faded">
          {formCopy.required}
        </p>
        <Fragment key={`${resumed.times} ${merged.times}`}>{children}</Fragment>
        {outdated && (
          <OutdatedNotice
            loaded={values}
            stored={outdated.values}
            key={outdated.revision}
            form={form}
            saved={saved}
            onOverwrite={() => overwrite({ ...outdated.values, revision: outdated.revision })}
          />
        )}
        {dialog && <QuestionDialog {...dialog} />}
        <SaveBar unsaved={unsaved} saving={saving} saveLabel={saveLabel} onCancel={cancel}>
          {tools}
        </SaveBar>
      </form>
    </FormContext>
  )
}

/** Ctrl+S and Cmd+S submit the form. */
function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // Ignored while a dialog is open over the form.
      if (form.current?.closest('[aria-hidden="true"], [inert]')) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
