import {
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { z } from 'zod'
import { KeptInputOffer } from '~/admin/kept-input/kept-input-offer'
import { useKeptInput } from '~/admin/kept-input/use-kept-input'
import { formCopy } from './form.copy'
import { revisionsOf } from './form-snapshot'
import { FormContext } from './form-state'
import { OutdatedNotice } from './outdated-notice'
import { SaveBar } from './save-bar'
import { type LeavableForm, useAskedBeforeLeaving } from './unsaved'
import { useFieldWork } from './use-field-work'
import { useRecordSaving } from './use-record-saving'
import { useSaveKey } from './use-save-key'
import { useTakenBack } from './use-taken-back'
import { useUnsaved } from './use-unsaved'

export interface RecordFormProps {
  /** The noun's input schema, the same that the server reads the form by. */
  schema: z.ZodType
  /** The stored values by field name, with their revision; other rows' revisions end in `revision`. */
  values: Record<string, unknown> & { revision: number }
  /** Sends only the fields that were changed: of the others the server may have newer ones. */
  onlyChanges?: boolean
  /** What it is sent to, where that is not the screen's own action. */
  action?: string
  saveLabel?: string
  /** Where 'Annuller' leads; left out where there is nothing to go back to. */
  onCancel?: () => void
  /** After a save, when the answer names no page to go to. */
  onSaved?: () => void
  /** Told how to ask and to tell the form, by a dialog that is about to close. */
  leaving?: RefObject<LeavableForm | undefined>
  /** The dialog's, which tells forms of one screen apart. */
  title?: string
  children: ReactNode
}

/**
 * A form of the back-office: checks by the noun's schema, errors beside the fields, Ctrl/Cmd+S, a
 * bar that says what is unsaved, and nothing typed is ever lost (docs/architecture.md, "Forms" and
 * "Concurrent edits").
 */
export function RecordForm(props: RecordFormProps) {
  const { leaving, saveLabel = formCopy.save, onCancel, children } = props
  // What another command on the screen brings along does not change what this form was made from.
  const [values, setValues] = useState(props.values)
  const { takenBack, settled } = useTakenBack(props.values)
  const form = useRef<HTMLFormElement>(null)
  const { saved, unsaved, isUnsaved, touched, settle } = useUnsaved(form, values, takenBack)
  const kept = useKeptInput(form, { saved, values, title: props.title })
  const work = useFieldWork()
  const { save, saving, errors, recheck, outdated } = useRecordSaving(form, props, {
    values,
    work,
    onStored: () => {
      setValues(props.values)
      settled()
      settle()
      kept.forget()
    },
  })
  useSaveKey(form)
  const { discard, keepSoon, resumed } = kept
  useAskedBeforeLeaving(isUnsaved, discard)
  useEffect(() => {
    if (leaving) leaving.current = { isUnsaved, discard }
  }, [leaving, isUnsaved, discard])

  const { beforeSave, awaits } = work
  const changed = useCallback(() => {
    touched()
    keepSoon()
    requestAnimationFrame(recheck)
  }, [touched, keepSoon, recheck])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields hold what was kept
  useEffect(() => {
    if (resumed.times > 0) changed()
  }, [resumed.times])
  const begun = { ...values, ...takenBack, ...resumed.values }
  return (
    <FormContext value={{ errors, values: begun, touched: changed, beforeSave, awaits }}>
      <form
        ref={form}
        noValidate
        // What has the focus is never below the bar.
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
        <SaveBar {...{ unsaved, saving, saveLabel, onCancel }} />
      </form>
    </FormContext>
  )
}
