import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FieldError, FieldHint } from '~/admin/fields/field-frame'
import { useField } from '~/admin/form/form-state'
import { themesCopy } from '~/domain/lectures/lectures-editing.copy'
import { Button } from '~/ui/button'

export function ThemesField(props: { name: string; label: string; hint?: string | undefined }) {
  const { name, label, hint } = props
  const { id, value, error, aria, notifyChange } = useField(name, hint)
  const { field, themes, change, add, remove } = useThemes(
    value as string[] | undefined,
    notifyChange,
  )
  return (
    <fieldset ref={field} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5">
      <legend id={`${id}-label`} className="mb-1.5 font-semibold text-small">
        {label}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {/* Also sends an empty list. */}
      <input type="hidden" name={`${name}[]`} value="" />
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {themes.map(({ key, word }, index) => (
          <li key={key} className="flex max-w-full border border-faded">
            <input
              name={`${name}[]`}
              value={word}
              aria-label={themesCopy.label(index + 1)}
              autoComplete="off"
              onChange={(event) => change(index, event.target.value)}
              onKeyDown={(event) => onEnter(event, () => add(index + 1))}
              {...aria}
              className="field-sizing-content min-w-28 max-w-full bg-paper px-3 py-2.5"
            />
            <Button
              aria-label={themesCopy.remove(word)}
              className="grid w-11 shrink-0 place-items-center"
              onClick={() => remove(index)}
            >
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button className="button justify-self-start" onClick={() => add(themes.length)}>
        {themesCopy.add}
      </Button>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

function onEnter(event: KeyboardEvent, next: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  next()
}

interface Theme {
  key: number
  word: string
}

function useThemes(stored: string[] = [], touched: () => void) {
  const field = useRef<HTMLFieldSetElement>(null)
  const lastKey = useRef(stored.length)
  const focused = useRef<number>(undefined)
  const [themes, setThemes] = useState<Theme[]>(() => stored.map((word, key) => ({ key, word })))

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the new list is rendered
  useEffect(() => {
    if (focused.current === undefined) return
    const inputs = field.current?.querySelectorAll<HTMLElement>('li input')
    const addButton = field.current?.querySelector<HTMLElement>(':scope > button')
    ;(inputs?.[focused.current] ?? addButton)?.focus()
    focused.current = undefined
    touched()
  }, [themes])

  return {
    field,
    themes,
    change(at: number, word: string) {
      setThemes(themes.map((theme, index) => (index === at ? { ...theme, word } : theme)))
    },
    add(at: number) {
      lastKey.current += 1
      focused.current = at
      setThemes(themes.toSpliced(at, 0, { key: lastKey.current, word: '' }))
    },
    remove(at: number) {
      focused.current = Math.min(at, themes.length - 2)
      setThemes(themes.toSpliced(at, 1))
    },
  }
}
