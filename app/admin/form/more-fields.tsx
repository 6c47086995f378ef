import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { FormContext, textOf } from '~/admin/form-state/form-state'

interface MoreFieldsProps {
  title: string
  /** The names of the group's fields, with their values in a new form. */
  blank: Record<string, unknown>
  children: ReactNode
}

export function MoreFields({ title, blank, children }: MoreFieldsProps) {
  const { errors, values } = useContext(FormContext)
  const group = useRef<HTMLDetailsElement>(null)
  const names = Object.keys(blank)
  const isFilled = names.some((name) => textOf(values[name]) !== textOf(blank[name]))
  const hasError = names.some((name) => name in errors)
  // Must run before the form focuses the first invalid field, which it cannot do in a closed group.
  useLayoutEffect(() => {
    if (group.current && (isFilled || hasError)) group.current.open = true
  }, [isFilled, hasError])
  return (
    <details ref={group} open={isFilled || undefined} className="border-rule border-y">
      <summary className="cursor-pointer py-3 font-semibold marker:text-faded">{title}</summary>
      <div className="grid gap-6 pt-2 pb-6">{children}</div>
    </details>
  )
}
