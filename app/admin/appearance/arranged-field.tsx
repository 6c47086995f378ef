import { arrayMove } from '@dnd-kit/sortable'
import { useEffect, useRef, useState } from 'react'
import { FieldError } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'
import { MoveButtons } from '~/admin/rows/move-buttons'
import { formatArrangement, parseArrangement } from '~/domain/content/arrangement'
import { Button } from '~/ui/button'

interface ArrangedFieldProps<Name extends string> {
  name: string
  label: string
  /** The label of each part by its name, in the default order. */
  parts: Record<Name, string>
}

export function ArrangedField<Name extends string>(props: ArrangedFieldProps<Name>) {
  const { name, label, parts } = props
  const { id, value, error } = useField(name)
  const [order, setOrder] = useState(() =>
    parseArrangement(textOf(value), Object.keys(parts) as Name[]),
  )
  const [isChanged, setChanged] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const fieldValue = isChanged ? formatArrangement(order) : textOf(value)
  // The form and the preview listen to input events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the field has its new value
  useEffect(() => {
    if (isChanged) field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [fieldValue])

  function change(next: typeof order) {
    setChanged(true)
    setOrder(next)
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold text-small">{label}</legend>
      <input ref={field} type="hidden" name={name} value={fieldValue} />
      <ol className="border-rule border-t">
        {order.map((part, index) => (
          <li key={part.name} className="flex items-center gap-3 border-rule border-b py-1">
            <label className="flex min-h-11 grow items-center gap-3">
              <input
                type="checkbox"
                checked={part.isVisible}
                onChange={({ target: { checked } }) =>
                  change(order.with(index, { ...part, isVisible: checked }))
                }
                className="size-5 accent-accent"
              />
              {parts[part.name]}
            </label>
            <MoveButtons
              name={parts[part.name]}
              index={index}
              count={order.length}
              onMove={(to) => change(arrayMove(order, index, to))}
            />
          </li>
        ))}
      </ol>
      {isChanged && (
        <Button
          onClick={() => change(parseArrangement('', Object.keys(parts) as Name[]))}
          className="link justify-self-start py-2 text-small"
        >
          Vis alt i den sædvanlige rækkefølge
        </Button>
      )}
      <FieldError id={id} isAlert>
        {error}
      </FieldError>
    </fieldset>
  )
}
