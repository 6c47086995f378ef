import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { formCopy } from '~/admin/copy/form.copy'
import { FormContext, textOf } from '~/admin/form-state/form-state'

type Values = Record<string, unknown>

export interface FilledField {
  name: string
  value: unknown
}

export interface FoldedFieldsProps {
  /** The fragment of links that open the group. */
  id?: string
  title: string
  intro?: ReactNode
  names: readonly string[]
  /** The values of fields that do not begin blank in a new row. */
  newValues: Values
  /** Describes the content of the closed group. */
  stateOf: (filled: FilledField[]) => string
  children: ReactNode
}

/** A group of fields that is closed until it is opened, an error is in it, or unsaved input is restored into it. */
export function FoldedFields(props: FoldedFieldsProps) {
  const { id, title, intro, names, newValues, stateOf, children } = props
  const { errors, values, savedValues } = useContext(FormContext)
  const group = useRef<HTMLDetailsElement>(null)
  const [closedWith, setClosedWith] = useState<Values>()
  const isRestored = names.some((name) => textOf(values[name]) !== textOf(savedValues[name]))
  // Must run before the form focuses the first invalid field, which it cannot do in a closed group.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each failed validation
  useLayoutEffect(() => {
    const hasError = group.current?.querySelector('[aria-invalid="true"]')
    if (group.current && (isRestored || hasError)) group.current.open = true
  }, [isRestored, errors])
  useOpenedByFragment(group)
  const shownValues = closedWith ?? values
  const fields = names.map((name) => ({ name, value: shownValues[name] }))
  const filled = fields.filter(({ name, value }) => isFilled(value, newValues[name]))
  return (
    <details
      ref={group}
      id={id}
      open={isRestored || undefined}
      onToggle={({ currentTarget: { open } }) =>
        setClosedWith(open ? undefined : inputOf(group.current, names))
      }
      className="border-rule border-y has-[+[data-save-bar]]:border-b-0 [:has(+[data-save-bar])>&:last-child]:border-b-0 [details+&]:-mt-6 [details+&]:border-t-0"
    >
      <summary className="cursor-pointer py-3 marker:text-faded">
        <h2 className="inline font-semibold font-text text-body tracking-normal">{title}</h2>
        <span className="ml-3 text-faded text-small wrap-anywhere">
          {stateOf(filled) || formCopy.noneFilled}
        </span>
      </summary>
      <div className="grid gap-6 pt-2 pb-6">
        {intro && <p className="text-faded text-small">{intro}</p>}
        {children}
      </div>
    </details>
  )
}

/** Opens the group when the URL's fragment names it or one of its fields. */
function useOpenedByFragment(group: RefObject<HTMLDetailsElement | null>) {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link with the same fragment opens it again
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!target || !group.current?.contains(target)) return
    group.current.open = true
    target.scrollIntoView()
    if (target !== group.current) target.focus()
  }, [group, hash, key])
}

function isFilled(value: unknown, newValue: unknown): boolean {
  if (Array.isArray(value)) return value.some(Boolean)
  // The editor's markup without text counts as blank.
  const text = textOf(value).replace(/^(?:<p>|<br>|<\/p>|\s)*$/, '')
  return text !== textOf(newValue)
}

/** The current values of the fields: flags as 1 and 0, as they are stored. */
function inputOf(group: HTMLDetailsElement | null, names: readonly string[]): Values | undefined {
  const form = group?.closest('form')
  if (!group || !form) return undefined
  const entries = new FormData(form)
  return Object.fromEntries(
    names.map((name) => {
      const flag = group.querySelector<HTMLInputElement>(
        `[name="${CSS.escape(name)}"][type="checkbox"]`,
      )
      if (flag) return [name, Number(flag.checked)]
      const list = `${name}[]`
      return [name, entries.has(list) ? entries.getAll(list) : entries.get(name)]
    }),
  )
}
