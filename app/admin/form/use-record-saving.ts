import { type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { z } from 'zod'
import type { QuestionDialogProps } from '~/admin/dialogs/question-dialog'
import {
  changedNames,
  deleteUnchanged,
  type FormSnapshot,
  fillUnchangedFields,
  revisionsOf,
  snapshotOf,
} from '~/admin/form-state/form-snapshot'
import type { useFieldWork } from '~/admin/form-state/use-field-work'
import { withLastQuery } from '~/admin/list/use-list-query'
import { useSaving } from '~/admin/saving/use-saving'
import type { useUnsavedDraft } from '~/admin/unsaved-drafts/use-unsaved-draft'
import { draftField, isNewItem } from '~/domain/unsaved-drafts/unsaved-drafts'
import type { FormAnswer } from '~/forms/answer'
import { type FieldErrors, readForm } from '~/forms/form'
import type { RecordFormProps, SaveQuestion } from './record-form-props'
import type { UnsavedFieldsState } from './starting-input'

interface SavingOptions {
  values: RecordFormProps['values']
  fieldWork: ReturnType<typeof useFieldWork>
  draft: Pick<ReturnType<typeof useUnsavedDraft>, 'beginSave' | 'endSave'>
  /**
   * Runs after a save of this content, since which these fields were changed. Returns their input, with which the
   * form of the stored item replaces that of a new one.
   */
  onStored: (
    sent: FormSnapshot,
    changed: string[],
    isReplaced: boolean,
  ) => UnsavedFieldsState['unsavedFields']
}

/** Validates a form, waits for its fields' work, such as an upload, and sends it. */
export function useRecordSaving(
  form: RefObject<HTMLFormElement | null>,
  props: RecordFormProps,
  { values, fieldWork, draft, onStored }: SavingOptions,
) {
  const { errors, setFormErrors, clearFixedErrors } = useFormErrors(form, props.schema)
  const { askAll, dialog } = useSaveQuestions()
  const [outdated, setOutdated] = useState<Extract<FormAnswer, { kind: 'outdated' }>>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isPreparing = useRef(false)
  const isLeaving = useRef(false)
  const sentSnapshot = useRef<FormSnapshot>(new Map())
  const [hasTypedDuringSave, setTypedDuringSave] = useState(false)

  const { send, isSending, isSendingNow } = useSaving((answer) => {
    if (answer.kind === 'refused') setFormErrors(answer.errors)
    if (answer.kind === 'outdated') setOutdated(answer)
    if (answer.kind === 'done') finish(answer)
    else draft.endSave()
  }, props.action)

  /** The form stays if more was typed while it was saved. That of a new item is replaced with the stored item's. */
  function finish({ goTo: page, savedForm }: Extract<FormAnswer, { kind: 'done' }>) {
    setOutdated(undefined)
    const changed = form.current ? changedNames(snapshotOf(form.current), sentSnapshot.current) : []
    setTypedDuringSave(changed.length > 0)
    if (form.current && props.onlyChanges) fillUnchangedFields(form.current, values, props.values)
    const fields = onStored(sentSnapshot.current, changed, Boolean(changed.length > 0 && savedForm))
    const next = changed.length > 0 ? savedForm : page
    if (next) void goTo(next, fields)
    else if (changed.length === 0) props.onSaved?.()
  }
  // For rendering. `isLeaving` changes before the next render.
  const isNavigating = useNavigation().state !== 'idle'
  const isSaving = isSending || fieldWork.isWorking || isNavigating

  // The end of a navigation. Deferred, since React renders deferred values after all transitions, and the next
  // page is a transition.
  const [arrival, setArrival] = useState<object>()
  const shownArrival = useDeferredValue(arrival)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => {
    isLeaving.current = false
  }, [shownArrival])

  /**
   * Navigates to the next page, and blocks further saves until it is shown. The empty form of a new item does
   * not remain in the browser's history.
   */
  async function goTo(page: string, fields: UnsavedFieldsState['unsavedFields']) {
    isLeaving.current = true
    try {
      await navigate(withLastQuery(page), {
        replace: isNewItem(pathname),
        state: { unsavedFields: fields } satisfies UnsavedFieldsState,
      })
    } finally {
      setArrival({})
    }
  }

  /** @param newest the values whose revisions are sent; those of a newer version overwrite it */
  async function save(newest: Record<string, unknown> = values) {
    if (isPreparing.current || isLeaving.current || isSendingNow() || isNavigating) return
    isPreparing.current = true
    try {
      await validateAndSend(newest)
    } finally {
      isPreparing.current = false
    }
  }

  async function validateAndSend(newest: Record<string, unknown>) {
    if (!form.current || !(await fieldWork.areFilesOpened())) return
    const invalid = await validate(form.current)
    setFormErrors(invalid)
    setTypedDuringSave(false)
    if (Object.keys(invalid).length > 0) return
    const snapshot = snapshotOf(form.current)
    const entries = new FormData(form.current)
    if (!(await askAll(entries, props.saveQuestions))) return
    if (props.onlyChanges) deleteUnchanged(entries, values)
    for (const [name, value] of revisionsOf(newest)) entries.set(name, value)
    const stored = await draft.beginSave()
    if (stored) entries.set(draftField, stored)
    sentSnapshot.current = snapshot
    send(entries)
  }

  /** Validates the form and waits for its fields' work. */
  async function validate(current: HTMLFormElement): Promise<FieldErrors> {
    const { errors } = readForm(props.schema, new FormData(current))
    return errors ?? (await fieldWork.runAll()) ?? {}
  }

  const { backTo } = props
  const cancel = backTo === undefined ? props.onCancel : () => void navigate(backTo)
  return {
    save,
    isSending,
    isSaving,
    hasTypedDuringSave,
    errors,
    clearFixedErrors,
    outdated,
    dialog,
    cancel,
  }
}

/** The errors of the last failed validation. Each disappears once its field is valid. */
function useFormErrors(form: RefObject<HTMLFormElement | null>, schema: z.ZodType) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const snapshotAtError = useRef<FormSnapshot>(new Map())
  const [attempts, setAttempts] = useState(0)

  function setFormErrors(next: FieldErrors) {
    if (form.current) snapshotAtError.current = snapshotOf(form.current)
    setErrors(next)
    if (Object.keys(next).length > 0) setAttempts((count) => count + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each failed validation, not on each correction
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  function clearFixedErrors() {
    if (!form.current) return
    const invalid = readForm(schema, new FormData(form.current)).errors ?? {}
    const now = snapshotOf(form.current)
    const isUnfixed = ([name]: [string, string]) =>
      name in invalid || now.get(name) === snapshotAtError.current.get(name)
    setErrors((before) => {
      const unfixed = Object.entries(before).filter(isUnfixed)
      return unfixed.length === Object.keys(before).length ? before : Object.fromEntries(unfixed)
    })
  }

  return { errors, setFormErrors, clearFixedErrors }
}

type Fields = Record<string, string>

interface OpenQuestion {
  question: SaveQuestion
  answer: (fields: Fields | undefined) => void
}

function useSaveQuestions() {
  const [open, setOpen] = useState<OpenQuestion>()

  /** Adds the fields of the answers to the entries; false if a question was cancelled. */
  async function askAll(
    entries: FormData,
    questionsFor: RecordFormProps['saveQuestions'],
  ): Promise<boolean> {
    for (const question of questionsFor?.(entries) ?? []) {
      const fields = await new Promise<Fields | undefined>((answer) =>
        setOpen({ question, answer }),
      )
      setOpen(undefined)
      if (!fields) return false
      for (const [name, value] of Object.entries(fields)) entries.set(name, value)
    }
    return true
  }

  const dialog: QuestionDialogProps | undefined = open && {
    open: true,
    title: open.question.title,
    text: open.question.text,
    answers: open.question.answers.map(({ label, fields = {} }) => ({
      label,
      onChoose: () => open.answer(fields),
    })),
    onCancel: () => open.answer(undefined),
  }
  return { askAll, dialog }
}
