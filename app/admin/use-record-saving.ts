import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormAnswer } from '~/forms/answer'
import { readForm } from '~/forms/form'
import { keepChanges, revisionsOf, showNewer } from './form-snapshot'
import type { RecordFormProps } from './record-form'
import type { useFieldWork } from './use-field-work'
import { useRefusals } from './use-refusals'
import { useSaving } from './use-saving'

interface Saved {
  /** What the form was made from. */
  values: RecordFormProps['values']
  work: ReturnType<typeof useFieldWork>
  /** The server has what was sent. */
  onStored: () => void
}

/**
 * Saves a form: checked here first, then sent once its fields have finished their work. What is wrong
 * is focused; what somebody else stored in the meantime comes back as `outdated`.
 */
export function useRecordSaving(
  form: RefObject<HTMLFormElement | null>,
  props: RecordFormProps,
  { values, work, onStored }: Saved,
) {
  const { errors, refuse, recheck } = useRefusals(form, props.schema)
  const [outdated, setOutdated] = useState<Extract<FormAnswer, { kind: 'outdated' }>>()
  const navigate = useNavigate()
  // Known at once, when 'saving' is not yet seen: a double click saves once.
  const underWay = useRef(false)

  const { send, busy } = useSaving((answer) => {
    underWay.current = false
    if (answer.kind === 'refused') refuse(answer.errors)
    if (answer.kind === 'outdated') setOutdated(answer)
    if (answer.kind !== 'done') return
    setOutdated(undefined)
    if (form.current && props.onlyChanges) showNewer(form.current, values, props.values)
    onStored()
    if (answer.goTo) void navigate(answer.goTo)
    else props.onSaved?.()
  }, props.action)
  const saving = busy || work.working

  useEffect(() => {
    if (!busy) underWay.current = false
  }, [busy])

  /** @param newest what is stored now, to write over it */
  async function save(newest: Record<string, unknown> = values) {
    if (saving || underWay.current) return
    underWay.current = true
    let isSent = false
    try {
      isSent = await sendChecked(newest)
    } finally {
      underWay.current = isSent
    }
  }

  /** @returns whether it was sent */
  async function sendChecked(newest: Record<string, unknown>): Promise<boolean> {
    if (!form.current || !(await work.allOpened())) return false
    const read = () => new FormData(form.current ?? undefined)
    const found = readForm(props.schema, read()).errors ?? (await work.finish())
    refuse(found ?? {})
    if (found) return false
    const entries = read()
    if (props.onlyChanges) keepChanges(entries, values)
    for (const [name, value] of revisionsOf(newest)) entries.set(name, value)
    send(entries)
    return true
  }

  return { save, saving, errors, recheck, outdated }
}
