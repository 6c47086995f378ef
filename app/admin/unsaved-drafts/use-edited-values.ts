import { useRef, useState } from 'react'
import type { z } from 'zod'
import { useSaving } from '~/admin/saving/use-saving'
import { differingExcerpts } from '~/danish/differing-excerpts'
import { draftField } from '~/domain/unsaved-drafts/unsaved-drafts'
import { type FieldErrors, readForm, toFormData } from '~/forms/form'
import { useUnsavedDraft } from './use-unsaved-draft'

interface EditedValuesOptions {
  account: string
  schema: z.ZodType
  /** The path of the action, if it is not the screen's. */
  action?: string
  /** Identifies these values among those of all forms. */
  formKey: string
  /** Their name in the list of unsaved drafts, and where they are edited again. */
  draft: () => { path: string; kind: string; title: string }
  labels: Record<string, string>
  onSaved: () => void
}

/**
 * A few values that are edited outside a `RecordForm`, their save and their unsaved draft. Input is compared with the
 * values that it is based on, even after others have been loaded.
 * @param stored the values that are sent, and the row's id, which is not
 */
export function useEditedValues<Values extends { id?: string; revision: number }>(
  stored: Values,
  { account, schema, action, formKey, draft: describe, labels, onSaved }: EditedValuesOptions,
) {
  const [input, setInput] = useState<{ base: Values; values: Values }>()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [newer, setNewer] = useState<Values>()
  const [hasTypedDuringSave, setTypedDuringSave] = useState(false)
  const sentValues = useRef(stored)
  const { base, values } = input ?? { base: stored, values: stored }
  const names = (Object.keys(stored) as (keyof Values & string)[]).filter((name) => name !== 'id')
  const fieldNames = names.filter((name) => name !== 'revision')
  const changedNames = fieldNames.filter((name) => values[name] !== base[name])
  const isChanged = changedNames.length > 0

  const compare = (before: Values, now: Record<string, unknown>) =>
    fieldNames.flatMap((name) =>
      !(name in now) || now[name] === before[name]
        ? []
        : [
            {
              name,
              label: labels[name] ?? '',
              ...differingExcerpts(String(before[name]), String(now[name])),
            },
          ],
    )
  const valuesOf = (fields: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.at(-1) ?? '']))
  const draft = useUnsavedDraft({
    account,
    formKey: () => formKey,
    read() {
      const [difference] = compare(base, values)
      const fields = Object.fromEntries(changedNames.map((name) => [name, [String(values[name])]]))
      return {
        form: formKey,
        ...describe(),
        excerpt: difference ? `»${difference.now}«` : '',
        content: { fields, pictures: [] },
        base: { revision: String(base.revision) },
      }
    },
    restore: ({ fields }) => setInput({ base, values: { ...base, ...valuesOf(fields) } }),
    compare: ({ fields }) => compare(values, valuesOf(fields)),
    revisions: { revision: String(base.revision) },
  })

  const { send, isSending, isSendingNow } = useSaving((answer) => {
    if (answer.kind === 'done') return finish()
    draft.endSave()
    if (answer.kind === 'refused') setErrors(answer.errors)
    if (answer.kind === 'failed') setErrors({ save: answer.toast.description ?? '' })
    if (answer.kind === 'outdated') setNewer({ ...base, ...answer.values })
  }, action)

  /** Ends editing, unless more was typed while the values were saved. */
  function finish() {
    const saved = { ...sentValues.current, revision: sentValues.current.revision + 1 }
    const isSame = fieldNames.every((name) => values[name] === sentValues.current[name])
    setTypedDuringSave(!isSame)
    draft.onSaved(isSame)
    if (!isSame) {
      setInput({ base: saved, values: { ...values, revision: saved.revision } })
      return draft.writeSoon()
    }
    reset()
    onSaved()
  }
  function reset() {
    setInput(undefined)
    setErrors({})
    setNewer(undefined)
  }
  function change(part: Partial<Values>) {
    setInput({ base, values: { ...values, ...part } })
    draft.writeSoon()
  }
  async function save(revision = base.revision) {
    if (isSendingNow()) return
    const sent = names.map((name) => [name, String(values[name])])
    const form = toFormData({ ...Object.fromEntries(sent), revision: String(revision) })
    const invalid = readForm(schema, form).errors
    setErrors(invalid ?? {})
    if (invalid) return
    setNewer(undefined)
    setTypedDuringSave(false)
    sentValues.current = { ...values, revision }
    const stored = await draft.beginSave()
    if (stored) form.set(draftField, stored)
    if (!isSendingNow()) send(form)
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
    discard: () => {
      reset()
      draft.discard()
    },
    save,
    isSending,
    errors,
    newer,
    acceptNewer,
    draft,
  }
}
