import {
  Fragment,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { QuestionDialog } from '~/admin/dialogs/question-dialog'
import { changedValues, fieldValues } from '~/admin/form-state/changed-fields'
import { focusField } from '~/admin/form-state/focus-field'
import { revisionsOf } from '~/admin/form-state/form-snapshot'
import { FormContext } from '~/admin/form-state/form-state'
import { useFieldWork } from '~/admin/form-state/use-field-work'
import { useLeaveConfirmation } from '~/admin/saving/unsaved'
import { AccountContext } from '~/admin/screen/contexts'
import { DraftOffer } from '~/admin/unsaved-drafts/draft-offer'
import { draftOfferCopy } from '~/admin/unsaved-drafts/draft-offer.copy'
import { draftedForm } from '~/admin/unsaved-drafts/drafted-form'
import { useUnsavedDraft } from '~/admin/unsaved-drafts/use-unsaved-draft'
import { isNewItem } from '~/domain/unsaved-drafts/unsaved-drafts'
import { useIsHydrated } from '~/ui/use-is-hydrated'
import { changedElsewhere, OutdatedNotice } from './outdated-notice'
import type { RecordFormProps } from './record-form-props'
import { SaveBar } from './save-bar'
import { clearHistoryState, linkedInput, useStartingInput } from './starting-input'
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
  const { leavableForm, saveLabel = formCopy.save, tools, children } = props
  const location = useLocation()
  const { pathname, state } = location
  const account = useContext(AccountContext)
  // The values of the first load or the last save, with which input is compared. A reload of the screen keeps them.
  const [values, setValues] = useState(props.values)
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useIsHydrated()
  const starting = useStartingInput(values)
  const unsaved = useUnsaved(form)
  const { savedSnapshot, isUnsaved } = unsaved
  const changeTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onChanged = useEffectEvent(() => {
    unsaved.update()
    saving.clearFixedErrors()
    draft.writeSoon()
  })
  // Waits until React has written the values of the fields.
  const notifyChange = useCallback(() => {
    clearTimeout(changeTimer.current)
    changeTimer.current = setTimeout(onChanged)
  }, [])
  useEffect(() => () => clearTimeout(changeTimer.current), [])
  const draft = useUnsavedDraft({
    account,
    ...draftedForm(form, savedSnapshot, props, location),
    revisions: Object.fromEntries(revisionsOf(values)),
    restore: ({ fields }) => starting.start(fieldValues(fields), { onMounted: notifyChange }),
    focus: (names) => form.current && focusField(form.current, names),
  })
  const fieldWork = useFieldWork()
  const { save, errors, outdated, ...saving } = useRecordSaving(form, props, {
    values,
    fieldWork,
    draft,
    onStored: (sent, changed, isReplaced) => {
      const fields = form.current ? changedValues(form.current, sent) : {}
      setValues(props.values)
      if (starting.count > 0) clearHistoryState()
      starting.clear()
      unsaved.markSent(sent, changed)
      draft.onSaved(isReplaced)
      if (changed.length > 0 && !isReplaced) draft.writeSoon()
      return fields
    },
  })

  const onOpen = useEffectEvent(() => {
    unsaved.markSaved()
    const linked = linkedInput(state, values)
    if (!linked) return
    const { input, isEarlierVersion } = linked
    // An earlier version is not a draft until it is changed.
    const onMounted = isEarlierVersion ? unsaved.update : notifyChange
    starting.start(input, { isEarlierVersion, onMounted })
  })
  useEffect(() => onOpen(), [])

  useSaveKey(form)
  useLeaveConfirmation({ isUnsaved, leave: draft.leave })
  useImperativeHandle(leavableForm, () => ({ isUnsaved, leave: draft.leave }))

  /** Overwrites only the fields that were changed here. The others first get the values of the newer version. */
  function overwrite(stored: Values) {
    if (!form.current || !savedSnapshot.current) return
    const fields = changedValues(form.current, savedSnapshot.current)
    const isChangedHere = (name: string) => name in fields || `${name}[]` in fields
    if (props.onlyChanges || changedElsewhere(values, stored).every(isChangedHere)) {
      return void save(stored)
    }
    setValues(stored)
    starting.start(fieldValues(fields), {
      onMounted: () => {
        unsaved.markSaved(Object.keys(fields))
        void save(stored)
      },
    })
  }
  const { beforeSave, delaySaveUntil } = fieldWork
  const context = useMemo(
    () => ({
      errors,
      values: starting.values,
      savedValues: values,
      notifyChange,
      beforeSave,
      delaySaveUntil,
    }),
    [errors, starting.values, values, notifyChange, beforeSave, delaySaveUntil],
  )
  // A new row of a dialog cannot be changed until it is stored. Texts have revisions of their own.
  const isNewRow = values.revision === 0 && !props.onlyChanges && !isNewItem(pathname)
  const isBeingAdded = saving.isSending && isNewRow
  return (
    <FormContext value={context}>
      <form
        ref={form}
        noValidate
        // Input before hydration would get lost, or count as saved.
        inert={!isHydrated || draft.isOpening || isBeingAdded}
        // Keeps the focused field above the save bar.
        className="grid gap-6 tall:**:scroll-mb-24"
        onInput={notifyChange}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        {revisionsOf(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {starting.isEarlierVersion && (
          <p role="status" className="notice">
            {formCopy.earlierVersion}
          </p>
        )}
        {draft.lostFiles.map(({ label, file }) => (
          <p key={label} role="status" className="notice">
            {draftOfferCopy.fileLost(file)}
          </p>
        ))}
        <DraftOffer
          offer={draft.offer}
          onResume={draft.resume}
          onDiscard={(offer) => {
            draft.discardOffer(offer)
            if (form.current) focusField(form.current, [])
          }}
        />
        <p aria-hidden="true" className="required-note text-caption text-faded">
          {formCopy.requiredNote}
        </p>
        <Fragment key={`fields ${starting.count}`}>{children}</Fragment>
        {outdated && (
          <OutdatedNotice
            loaded={values}
            stored={outdated.values}
            key={`outdated ${outdated.revision}`}
            form={form}
            savedSnapshot={savedSnapshot}
            onOverwrite={() => overwrite({ ...outdated.values, revision: outdated.revision })}
          />
        )}
        {saving.dialog && <QuestionDialog {...saving.dialog} />}
        <SaveBar
          unsavedText={
            unsaved.hasUnsavedInput
              ? formCopy[saving.hasTypedDuringSave ? 'typedDuringSave' : 'unsavedChanges']
              : undefined
          }
          isSaving={saving.isSaving}
          saveLabel={saveLabel}
          onCancel={saving.cancel}
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
