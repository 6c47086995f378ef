import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { z } from 'zod'
import { withLastQuery } from '~/admin/list/use-list-query'
import { useSaving } from '~/admin/saving/use-saving'
import { draftField } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type FormAnswer, opensSavedField } from '~/forms/answer'
import { type FieldErrors, readForm } from '~/forms/form'
import {
  type FormSnapshot,
  keepChanges,
  revisionsOf,
  showNewer,
  snapshotOf,
  withoutTypedText,
} from './form-snapshot'
import type { QuestionDialogProps } from './question-dialog'
import type { RecordFormProps, SaveQuestion } from './record-form-props'
import type { useFieldWork } from './use-field-work'
import type { LeftOutState } from './use-taken-back'

interface Saved {
  /** The values that the form was filled with. */
  values: RecordFormProps['values']
  work: ReturnType<typeof useFieldWork>
  /** Resolves to the unsaved draft that the save replaces, if there is one. */
  draftToRemove: (() => Promise<string | undefined>) | undefined
  /** Runs after the server has stored the form without the text typed into these lists. Returns that text. */
  onStored: (lists: string[]) => LeftOutState['leftOut']
}

/**
 * Saves a form: checks it, waits for its fields' work (such as an upload), and sends it. The first
 * invalid field is focused; a newer stored version comes back as `outdated`.
 */
export function useRecordSaving(
  form: RefObject<HTMLFormElement | null>,
  props: RecordFormProps,
  { values, work, draftToRemove, onStored }: Saved,
) {
  const { errors, refuse, recheck } = useRefusals(form, props.schema)
  const { allAnswered, dialog } = useSaveQuestions()
  const [outdated, setOutdated] = useState<Extract<FormAnswer, { kind: 'outdated' }>>()
  const navigate = useNavigate()
  const preparing = useRef(false)
  const isLeaving = useRef(false)
  // The lists with typed text that the last save left out.
  const leftOut = useRef<string[]>([])

  const { send, busy, isBusy } = useSaving((answer) => {
    if (answer.kind === 'refused') refuse(answer.errors)
    if (answer.kind === 'outdated') setOutdated(answer)
    if (answer.kind !== 'done') return
    setOutdated(undefined)
    if (form.current && props.onlyChanges) showNewer(form.current, values, props.values)
    const fields = onStored(leftOut.current)
    if (leftOut.current.length > 0 && !draftToRemove) check()
    else if (answer.goTo) void leaveFor(answer.goTo, fields)
    else props.onSaved?.()
  }, props.action)
  // For rendering; `isLeaving` is already true before the next render.
  const leaving = useNavigation().state !== 'idle'
  const saving = busy || work.working || leaving

  /** Goes to the next page, and blocks another save until it is shown. */
  async function leaveFor(page: string, fields: LeftOutState['leftOut']) {
    isLeaving.current = true
    try {
      await navigate(withLastQuery(page), { state: { leftOut: fields } satisfies LeftOutState })
    } finally {
      isLeaving.current = false
    }
  }

  /** @param newest the stored values whose revisions are sent, to overwrite a newer version */
  async function save(newest: Record<string, unknown> = values) {
    if (preparing.current || isLeaving.current || isBusy() || leaving) return
    preparing.current = true
    try {
      await sendChecked(newest)
    } finally {
      preparing.current = false
    }
  }

  async function sendChecked(newest: Record<string, unknown>) {
    if (!form.current || !(await work.allOpened())) return
    const found = await refusals(form.current)
    refuse(found)
    if (Object.keys(found).length > 0) return
    const entries = withoutTypedText(form.current, leftOut.current)
    if (!(await allAnswered(entries, props.asks))) return
    if (props.onlyChanges) keepChanges(entries, values)
    for (const [name, value] of revisionsOf(newest)) entries.set(name, value)
    const draft = await draftToRemove?.()
    if (draft) entries.set(draftField, draft)
    if (leftOut.current.length > 0) entries.set(opensSavedField, '1')
    send(entries)
  }

  /**
   * Checks the form and waits for its fields' work. If the only errors are in text that was typed into lists,
   * the other fields are saved; the form of a new item then reopens as the form of the stored one.
   */
  async function refusals(current: HTMLFormElement): Promise<FieldErrors> {
    const errors = errorsIn(current)
    const names = Object.keys(errors)
    const isPart = isValid(withoutTypedText(current, names))
    leftOut.current = isPart ? names : []
    return isPart || names.length === 0 ? ((await work.finish()) ?? {}) : errors
  }

  /** Shows the errors of the current input. */
  function check() {
    if (form.current) refuse(errorsIn(form.current))
  }

  const errorsIn = (current: HTMLFormElement) =>
    readForm(props.schema, new FormData(current)).errors ?? {}
  const isValid = (entries: FormData) => !readForm(props.schema, entries).errors

  const { backTo } = props
  const cancel = backTo === undefined ? props.onCancel : () => void navigate(backTo)
  return { save, saving, errors, check, recheck, outdated, dialog, cancel }
}

/**
 * The errors of the last failed validation. The first invalid field gets the focus, and each error
 * disappears once its field is valid.
 */
function useRefusals(form: RefObject<HTMLFormElement | null>, schema: z.ZodType) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const refused = useRef<FormSnapshot>(new Map())
  const [attempts, setAttempts] = useState(0)

  function refuse(found: FieldErrors) {
    if (form.current) refused.current = snapshotOf(form.current)
    setErrors(found)
    if (Object.keys(found).length > 0) setAttempts((made) => made + 1)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: on each failed validation, not on each correction
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  const recheck = useCallback(() => {
    const current = form.current
    if (!current) return
    const found = readForm(schema, new FormData(current)).errors ?? {}
    const now = snapshotOf(current)
    const isLeft = ([name]: [string, string]) =>
      name in found || now.get(name) === refused.current.get(name)
    setErrors((before) => {
      const left = Object.entries(before).filter(isLeft)
      return left.length === Object.keys(before).length ? before : Object.fromEntries(left)
    })
  }, [form, schema])

  return { errors, refuse, recheck }
}

type Fields = Record<string, string>

interface OpenQuestion {
  question: SaveQuestion
  settle: (fields: Fields | undefined) => void
}

/** Asks a form's questions before it is sent. */
function useSaveQuestions() {
  const [open, setOpen] = useState<OpenQuestion>()

  /** Adds the fields of the answers to the entries; false if a question was cancelled. */
  async function allAnswered(entries: FormData, asks: RecordFormProps['asks']): Promise<boolean> {
    for (const question of asks?.(entries) ?? []) {
      const fields = await new Promise<Fields | undefined>((settle) =>
        setOpen({ question, settle }),
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
      onChoose: () => open.settle(fields),
    })),
    onCancel: () => open.settle(undefined),
  }
  return { allAnswered, dialog }
}
