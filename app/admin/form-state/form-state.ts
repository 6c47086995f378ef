import { createContext, useContext, useEffect, useState } from 'react'
import type { FieldErrors } from '~/forms/form'
import { describedBy } from './field-frame'

export interface FormState {
  errors: FieldErrors
  values: Record<string, unknown>
  /** The values without unsaved input. */
  savedValues: Record<string, unknown>
  /** Notifies the form of a change to a field that fires no input event. */
  notifyChange: () => void
  /**
   * Registers a job that a save runs before it sends the form, such as an upload. If the job rejects, nothing
   * is sent and the field shows the message. Returns a function that unregisters the job.
   */
  beforeSave: (field: string, work: () => Promise<void>) => () => void
  /** Delays saves until a file is open. False cancels a waiting save. */
  delaySaveUntil: (opening: Promise<boolean>) => void
}

export const FormContext = createContext<FormState>({
  errors: {},
  values: {},
  savedValues: {},
  notifyChange: () => {},
  beforeSave: () => () => {},
  delaySaveUntil: () => {},
})

export function useField(name: string, hint?: string) {
  const form = useContext(FormContext)
  const id = `field-${name}`
  const error = form.errors[name]
  return {
    ...form,
    id,
    error,
    value: form.values[name],
    aria: describedBy(id, { hint, error }),
  }
}

/** Notifies the form when one of the values, whose field fires no input event, has changed. */
export function useChangeNotice(...value: unknown[]): void {
  const { notifyChange } = useContext(FormContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a value of the caller changes
  useEffect(notifyChange, value)
}

/** The value of a field that fires no input event, with the message to announce about its last change. */
export function useAnnouncedValue<Value>(initial: () => Value) {
  const [value, setValue] = useState(initial)
  const [announcement, setAnnouncement] = useState('')
  useChangeNotice(value)
  function change(next: Value, message: string) {
    setValue(next)
    setAnnouncement(message)
  }
  return { value, announcement, change }
}

export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
