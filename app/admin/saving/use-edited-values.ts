import { useRef, useState } from 'react'
import type { z } from 'zod'
import { type FieldErrors, readForm, toFormData } from '~/forms/form'
import { useSaving } from './use-saving'

interface EditedValuesOptions<Values> {
  schema: z.ZodType
  /** The path of the action, if it is not the screen's. */
  action?: string
  /** Unsaved values to start with. */
  initial?: Values | undefined
  onSaved: () => void
}

/**
 * A few values that are edited outside a `RecordForm`, and their save. Input is compared with the values that it
 * is based on, even after others have been loaded.
 * @param stored the values that are sent, and the row's id, which is not
 */
export function useEditedValues<Values extends { id?: string; revision: number }>(
  stored: Values,
  { schema, action, initial, onSaved }: EditedValuesOptions<Values>,
) {
  const [input, setInput] = useState(initial && { base: stored, values: initial })
  const [errors, setErrors] = useState<FieldErrors>({})
  const [newer, setNewer] = useState<Values>()
  const [hasTypedDuringSave, setTypedDuringSave] = useState(false)
  const sentValues = useRef(stored)
  const { base, values } = input ?? { base: stored, values: stored }
  const names = (Object.keys(stored) as (keyof Values)[]).filter((name) => name !== 'id')
  const isChanged = names.some((name) => values[name] !== base[name])
  const { send, isSending, isSendingNow } = useSaving((answer) => {
    if (answer.kind === 'done') finish()
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'failed') setErrors({ save: answer.toast.description ?? '' })
    if (answer.kind === 'outdated') setNewer({ ...base, ...answer.values })
  }, action)

  /** Ends editing, unless more was typed while the values were saved. */
  function finish() {
    const saved = { ...sentValues.current, revision: sentValues.current.revision + 1 }
    const isSame = names.every(
      (name) => name === 'revision' || values[name] === sentValues.current[name],
    )
    setTypedDuringSave(!isSame)
    if (!isSame) return setInput({ base: saved, values: { ...values, revision: saved.revision } })
    discard()
    onSaved()
  }
  function discard() {
    setInput(undefined)
    setErrors({})
    setNewer(undefined)
  }
  function change(part: Partial<Values>) {
    setInput({ base, values: { ...values, ...part } })
  }
  function save(revision = base.revision) {
    if (isSendingNow()) return
    const sent = names.map((name) => [name, String(values[name])])
    const form = toFormData({ ...Object.fromEntries(sent), revision: String(revision) })
    const invalid = readForm(schema, form).errors
    setErrors(invalid ?? {})
    if (invalid) return
    setNewer(undefined)
    setTypedDuringSave(false)
    sentValues.current = { ...values, revision }
    send(form)
  }
  function acceptNewer() {
    if (newer) setInput({ base: newer, values: newer })
    setNewer(undefined)
  }
  return {
    base,
    values,
    isChanged,
    hasTypedDuringSave,
    change,
    discard,
    save,
    isSending,
    errors,
    newer,
    acceptNewer,
  }
}
