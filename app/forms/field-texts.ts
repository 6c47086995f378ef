/** The texts of a form's fields: their labels and hints, or their columns (app/platform/changes/columns.ts). */
export type FieldTexts<Name extends string = string> = Partial<Record<Name, string | FieldText>>

interface FieldText {
  label: string | null
  hint?: string
  kind?: string
  /** The label of each choice. */
  labels?: Record<string, string>
  /** The value of a new row. */
  defaultValue?: string | number
  mayBePlain?: boolean
  /** The purpose of a picture. */
  assignment?: string
}

/** The values of a new row's fields, without those that begin blank. */
export function newRowValues(texts: FieldTexts = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      typeof text === 'object' && text.defaultValue !== undefined
        ? [[name, text.defaultValue]]
        : [],
    ),
  )
}

interface FieldProps {
  label: string
  hint?: string | undefined
  options?: { value: string; label: string }[]
  mayBePlain?: boolean
  purpose?: string
}

export function fieldProps(texts: FieldTexts | undefined, name: string): FieldProps {
  const text = texts?.[name] ?? ''
  if (typeof text === 'string') return { label: text }
  const { label, hint, labels, mayBePlain, assignment } = text
  const options = labels && Object.entries(labels).map(([value, label]) => ({ value, label }))
  return {
    label: label ?? '',
    hint,
    ...(options && { options }),
    ...(mayBePlain && { mayBePlain }),
    ...(assignment && { purpose: assignment }),
  }
}
