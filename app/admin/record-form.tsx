import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { FormAnswer } from '~/forms/answer'
import { type FieldErrors, readForm } from '~/forms/form'
import { formCopy } from './form.copy'
import {
  type FormSnapshot,
  isRevision,
  isSame,
  keepChanges,
  showNewer,
  snapshotOf,
} from './form-snapshot'
import { FormContext, textOf } from './form-state'
import { OutdatedNotice } from './outdated-notice'
import { useAskedBeforeLeaving } from './unsaved'
import { useSaving } from './use-saving'

type Outdated = Extract<FormAnswer, { kind: 'outdated' }>

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
  /** Told how to ask whether there is anything unsaved, by a dialog that is about to close. */
  asked?: RefObject<() => boolean>
  children: ReactNode
}

/**
 * A form of the back-office: checks by the noun's schema, errors beside the fields, Ctrl/Cmd+S, a
 * bar that says what is unsaved, and nothing typed is ever lost (docs/architecture.md, "Forms" and
 * "Concurrent edits").
 */
export function RecordForm(props: RecordFormProps) {
  const { schema, saveLabel = formCopy.save, onCancel, onSaved, children } = props
  // What another command on the screen brings along does not change what this form was made from.
  const [values, setValues] = useState(props.values)
  const form = useRef<HTMLFormElement>(null)
  const work = useRef(new Map<string, () => Promise<void>>())
  const opening = useRef(new Set<Promise<boolean>>())
  const { unsaved, isUnsaved, touched, settle } = useUnsaved(form, values)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [outdated, setOutdated] = useState<Outdated>()
  const [preparing, setPreparing] = useState(false)
  const navigate = useNavigate()

  const { send, busy } = useSaving((answer) => {
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'outdated') setOutdated(answer)
    if (answer.kind !== 'done') return
    setOutdated(undefined)
    if (form.current && props.onlyChanges) showNewer(form.current, values, props.values)
    setValues(props.values)
    settle()
    if (answer.goTo) void navigate(answer.goTo)
    else onSaved?.()
  }, props.action)

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  async function save(newest: Record<string, unknown> = values) {
    if (!form.current || busy || preparing) return
    if ((await Promise.all(opening.current)).includes(false)) return
    const read = () => new FormData(form.current ?? undefined)
    const { errors: found } = readForm(schema, read())
    if (found) return setErrors(found)
    setPreparing(true)
    const failed = await finishWork(work.current)
    setPreparing(false)
    if (failed) return setErrors(failed)
    setErrors({})
    const entries = read()
    if (props.onlyChanges) keepChanges(entries, values)
    for (const [name, value] of revisionsOf(newest)) entries.set(name, value)
    send(entries)
  }

  const beforeSave = useCallback((field: string, job: () => Promise<void>) => {
    work.current.set(field, job)
    return () => {
      if (work.current.get(field) === job) work.current.delete(field)
    }
  }, [])
  const awaits = useCallback((work: Promise<boolean>) => {
    opening.current.add(work)
    void work.finally(() => opening.current.delete(work))
  }, [])
  useSaveKey(form)
  useAskedBeforeLeaving(isUnsaved)
  useEffect(() => {
    if (props.asked) props.asked.current = isUnsaved
  }, [props.asked, isUnsaved])

  // Until its code has come, the browser would send the form by itself, and what was typed with it.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const saving = busy || preparing
  return (
    <FormContext value={{ errors, values, touched, beforeSave, awaits }}>
      <form
        ref={form}
        noValidate
        // What has the focus is never below the bar.
        className="grid gap-6 **:scroll-mb-24"
        onInput={touched}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          void save()
        }}
      >
        {revisionsOf(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} readOnly />
        ))}
        {children}
        {outdated && (
          <OutdatedNotice
            began={values}
            stored={outdated.values}
            form={form}
            onOverwrite={() => void save(outdated.values)}
          />
        )}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-rule border-t bg-paper py-3">
          <p role="status" className="mr-auto text-caption text-faded max-md:basis-full">
            {unsaved && !saving && formCopy.unsaved}
          </p>
          {onCancel && (
            <button type="button" className="button" onClick={onCancel}>
              {formCopy.cancel}
            </button>
          )}
          <button type="submit" className="button-filled" disabled={!ready} aria-disabled={saving}>
            {saving ? formCopy.saving : saveLabel}
          </button>
        </div>
      </form>
    </FormContext>
  )
}

function revisionsOf(values: Record<string, unknown>): [name: string, value: string][] {
  const names = Object.keys(values).filter(isRevision)
  return names.map((name) => [name, textOf(values[name])])
}

/** Whether the form differs from what it was when it was last saved. */
function useUnsaved(form: RefObject<HTMLFormElement | null>, values: object) {
  const saved = useRef<FormSnapshot>(undefined)
  const [unsaved, setUnsaved] = useState(false)
  const settle = useCallback(() => {
    saved.current = form.current ? snapshotOf(form.current) : undefined
    setUnsaved(false)
  }, [form])
  const isUnsaved = useCallback(() => {
    if (!form.current || !saved.current) return false
    return !isSame(snapshotOf(form.current), saved.current)
  }, [form])
  // Fields that dress themselves after the first paint, such as the editor, have done so by then; and
  // what was just saved comes back as the server wrote it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values settle the form anew
  useEffect(() => {
    const frame = requestAnimationFrame(settle)
    return () => cancelAnimationFrame(frame)
  }, [settle, values])
  const touched = useCallback(() => {
    requestAnimationFrame(() => setUnsaved(isUnsaved()))
  }, [isUnsaved])
  return { unsaved, isUnsaved, touched, settle }
}

/** Lets every field finish its work; the first failure comes back as that field's error. */
async function finishWork(
  work: Map<string, () => Promise<void>>,
): Promise<FieldErrors | undefined> {
  for (const [field, job] of work) {
    try {
      await job()
    } catch (error) {
      return { [field]: error instanceof Error ? error.message : formCopy.failed.description }
    }
  }
  return undefined
}

function useSaveKey(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      // A dialog over the form is what the author is busy with.
      if (form.current?.closest('[aria-hidden="true"], [inert]')) return
      form.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [form])
}
