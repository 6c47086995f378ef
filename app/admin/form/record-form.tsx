import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import { keptInputCopy } from '~/admin/kept-input/kept-input.copy'
import { KeptInputOffer } from '~/admin/kept-input/kept-input-offer'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { useUnsavedDraft } from '~/admin/unsaved-drafts/use-unsaved-draft'
import { formCopy } from './form.copy'
import { revisionsOf } from './form-snapshot'
import { FormContext } from './form-state'
import { OutdatedNotice } from './outdated-notice'
import { QuestionDialog } from './question-dialog'
import type { RecordFormProps } from './record-form-props'
import { SaveBar } from './save-bar'
import { useLeaveConfirmation } from './unsaved'
import { useFieldWork } from './use-field-work'
import { useRecordSaving } from './use-record-saving'
import { useSaveKey } from './use-save-key'
import { useTakenBack } from './use-taken-back'
import { useUnsaved } from './use-unsaved'

/**
 * A back-office form: checks against the noun's schema, errors beside the fields, Ctrl/Cmd+S, a bar that
 * lists unsaved fields, and unsaved input kept in the browser (docs/architecture.md, "Forms" and
 * "Concurrent edits").
 */
export function RecordForm(props: RecordFormProps) {
  const { leaving, saveLabel = formCopy.save, onCancel, children } = props
  // Reloads caused by other commands on the screen do not change the values that edits are compared with.
  const [values, setValues] = useState(props.values)
  const { takenBack, settled } = useTakenBack(props.values)
  const form = useRef<HTMLFormElement>(null)
  const { saved, unsaved, isUnsaved, touched, settle } = useUnsaved(form, values, takenBack)
  const kept = useKeptInput(form, { saved, values, title: props.title })
  const draft = useUnsavedDraft(form, { saved, values })
  const work = useFieldWork()
  const { save, saving, errors, recheck, outdated, dialog } = useRecordSaving(form, props, {
    values,
    work,
    draftToRemove: draft?.settled,
    onStored: () => {
      setValues(props.values)
      settled()
      settle()
      kept.forget()
      draft?.end()
    },
  })
  useSaveKey(form)
  const { keepSoon, resumed } = draft ?? kept
  const leave = draft?.leave ?? kept.discard
  const keepsInput = draft !== undefined
  useLeaveConfirmation(isUnsaved, leave, keepsInput)
  useEffect(() => {
    if (leaving) leaving.current = { isUnsaved, leave, keepsInput }
  }, [leaving, isUnsaved, leave, keepsInput])

  const { beforeSave, awaits } = work
  const changed = useCallback(() => {
    touched()
    keepSoon()
    requestAnimationFrame(recheck)
  }, [touched, keepSoon, recheck])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after kept input was put into the fields
  useEffect(() => {
    if (resumed.times > 0) changed()
  }, [resumed.times])
  const begun = { ...values, ...takenBack, ...resumed.values }
  return (
    <FormContext value={{ errors, values: begun, touched: changed, beforeSave, awaits }}>
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
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        {Object.keys(takenBack).length > 0 && (
          <p role="status" className="border-accent border-l-4 bg-leaf p-4">
            {formCopy.takenBack}
          </p>
        )}
        {draft?.pictures.map(({ label, file }) => (
          <p key={label} role="status" className="border-accent border-l-4 bg-leaf p-4">
            {keptInputCopy.pictureLost(file)}
          </p>
        ))}
        {kept.offer && (
          <KeptInputOffer offer={kept.offer} onResume={kept.resume} onDiscard={kept.dismiss} />
        )}
        <Fragment key={resumed.times}>{children}</Fragment>
        {outdated && (
          <OutdatedNotice
            began={values}
            stored={outdated.values}
            form={form}
            onOverwrite={() => void save(outdated.values)}
          />
        )}
        {dialog && <QuestionDialog {...dialog} />}
        <SaveBar unsaved={unsaved} saving={saving} saveLabel={saveLabel} onCancel={onCancel} />
      </form>
    </FormContext>
  )
}
