import { createContext, useContext, useEffect } from 'react'
import { describedBy } from '~/admin/fields/field-frame'
import type { FieldErrors } from '~/forms/form'

/** The part of a form's state that its fields use. */
export interface FormState {
  errors: FieldErrors
  /** The initial values by field name, as stored. */
  values: Record<string, unknown>
  /** Reports a change of a field that fires no input event. */
  touched: () => void
  /**
   * Registers work that must finish before the form is sent, such as an upload. If it rejects, nothing
   * is sent and the message is shown at the field. Returns a function that unregisters it.
   */
  beforeSave: (field: string, work: () => Promise<void>) => () => void
  /** Makes a save wait for a file that is being opened; false cancels the save. */
  awaits: (opening: Promise<boolean>) => void
}

export const FormContext = createContext<FormState>({
  errors: {},
  values: {},
  touched: () => {},
  beforeSave: () => () => {},
  awaits: () => {},
})

/** Returns the part of the form's state for one field. */
export function useField(name: string, hint?: string) {
  const form = useContext(FormContext)
  const id = `field-${name}`
  const error = form.errors[name]
  return {
    ...form,
    id,
    error,
    value: form.values[name],
    /** ARIA attributes that connect the control to its hint and error. */
    aria: describedBy(id, { hint, error }),
  }
}

/** Reports a new value of a field that fires no input event, once the form contains it. */
export function useTouched(...value: unknown[]): void {
  const { touched } = useContext(FormContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a value of the caller changes
  useEffect(touched, value)
}

export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
