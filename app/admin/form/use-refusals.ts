import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { type FieldErrors, readForm } from '~/forms/form'
import { type FormSnapshot, snapshotOf } from './form-snapshot'

/**
 * The errors of a form since its last failed validation. The first invalid field gets the focus, and
 * each error goes once its field is valid.
 */
export function useRefusals(form: RefObject<HTMLFormElement | null>, schema: z.ZodType) {
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
