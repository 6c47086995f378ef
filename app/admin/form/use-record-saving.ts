import { type RefObject, useRef, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { asLeft } from '~/admin/list/use-asked-list'
import { useSaving } from '~/admin/saving/use-saving'
import type { FormAnswer } from '~/forms/answer'
import { readForm } from '~/forms/form'
import { keepChanges, revisionsOf, showNewer } from './form-snapshot'
import type { RecordFormProps } from './record-form'
import type { useFieldWork } from './use-field-work'
import { useRefusals } from './use-refusals'

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
  const preparing = useRef(false)
  const isLeaving = useRef(false)

  const { send, busy, isBusy } = useSaving((answer) => {
    if (answer.kind === 'refused') refuse(answer.errors)
    if (answer.kind === 'outdated') setOutdated(answer)
    if (answer.kind !== 'done') return
    setOutdated(undefined)
    if (form.current && props.onlyChanges) showNewer(form.current, values, props.values)
    onStored()
    if (answer.goTo) void leaveFor(answer.goTo)
    else props.onSaved?.()
  }, props.action)
  // Shows what `isLeaving` knows at once.
  const leaving = useNavigation().state !== 'idle'
  const saving = busy || work.working || leaving

  /** It is saved; until the page that follows is there, it is not saved again. */
  async function leaveFor(page: string) {
    isLeaving.current = true
    try {
      await navigate(asLeft(page))
    } finally {
      isLeaving.current = false
    }
  }

  /** @param newest what is stored now, to write over it */
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
    const read = () => new FormData(form.current ?? undefined)
    const found = readForm(props.schema, read()).errors ?? (await work.finish())
    refuse(found ?? {})
    if (found) return
    const entries = read()
    if (props.onlyChanges) keepChanges(entries, values)
    for (const [name, value] of revisionsOf(newest)) entries.set(name, value)
    send(entries)
  }

  return { save, saving, errors, recheck, outdated }
}
