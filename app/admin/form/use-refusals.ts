import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { type FieldErrors, readForm } from '~/forms/form'
import { type FormSnapshot, snapshotOf } from './form-snapshot'

/**
 * What is wrong with a form since it was last refused: the first field of it is focused, and each error
 * goes as soon as its field is put right.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: at each refusal, not when one is put right
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
