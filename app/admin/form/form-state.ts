import { createContext, useContext } from 'react'
import { describedBy } from '~/admin/fields/field-frame'
import type { FieldErrors } from '~/forms/form'

/** What the fields of a form need to know of it. */
export interface FormState {
  errors: FieldErrors
  /** The stored values by field name; a field starts with its own. */
  values: Record<string, unknown>
  /** To be called by a field that changed without an input event. */
  touched: () => void
  /**
   * Work a field has to finish before the form is sent, such as an upload. When it rejects, nothing
   * is sent and the message stands at the field. Returns a function that takes the work back.
   */
  beforeSave: (field: string, work: () => Promise<void>) => () => void
  /** Something chosen that is being opened: a save waits for it, and is given up on a false. */
  awaits: (opening: Promise<boolean>) => void
}

export const FormContext = createContext<FormState>({
  errors: {},
  values: {},
  touched: () => {},
  beforeSave: () => () => {},
  awaits: () => {},
})

/** A field's own part of its form. */
export function useField(name: string, hint?: string) {
  const form = useContext(FormContext)
  const id = `field-${name}`
  const error = form.errors[name]
  return {
    ...form,
    id,
    error,
    value: form.values[name],
    /** For the control itself, so that its hint and its error are read out with it. */
    described: describedBy(id, { hint, error }),
  }
}

export function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
