import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { control } from '~/admin/form-state/field-frame'
import { textOf, useChangeNotice, useField } from '~/admin/form-state/form-state'
import { Button } from '~/ui/button'
import { Field, type FieldProps } from './fields'

const searchChoiceCopy = { search: 'Søg', noMatch: 'Intet passer.' }

interface Choice {
  value: string
  label: string
}

interface SearchChoiceFieldProps extends FieldProps {
  /** The first choice is the blank one. */
  options: readonly Choice[]
  onChoose?: (value: string) => void
}

const itemClass =
  'flex min-h-11 cursor-default items-center px-4 py-2 outline-none data-highlighted:bg-leaf data-highlighted:underline data-selected:font-semibold'

const triggerClass = `${control} flex items-center justify-between gap-3 text-left`

/**
 * A choice among many options, with a search field. The list is rendered when it is first opened, since it has
 * inline styles, which the content security policy forbids in HTML from the server.
 */
export function SearchChoiceField(props: SearchChoiceFieldProps) {
  const { name, label, hint, options, onChoose } = props
  const { id, value, aria } = useField(name, hint)
  const [selected, setSelected] = useState(() => textOf(value))
  const [wasOpened, setOpened] = useState(false)
  useChangeNotice(selected)
  const option = options.find((each) => each.value === selected) ?? options[0] ?? null
  function choose(next: Choice | null) {
    const newValue = next?.value ?? ''
    setSelected(newValue)
    onChoose?.(newValue)
  }
  const triggerContent = (
    <>
      <span className="min-w-0 wrap-anywhere">{option?.label}</span>
      <svg
        aria-hidden="true"
        width="12"
        height="8"
        viewBox="0 0 12 8"
        fill="none"
        stroke="currentColor"
        className="shrink-0"
      >
        <path d="m1 1.500 5 5 5-5" strokeWidth="1.500" />
      </svg>
    </>
  )
  return (
    <Field name={name} label={label} hint={hint}>
      <input type="hidden" name={name} value={selected} />
      {wasOpened ? (
        <Combobox.Root items={options} value={option} onValueChange={choose} defaultOpen>
          <Combobox.Trigger id={id} {...aria} className={triggerClass}>
            {triggerContent}
          </Combobox.Trigger>
          <Combobox.Portal>
            <Combobox.Positioner align="start" sideOffset={4} className="z-30">
              <Combobox.Popup
                aria-label={label}
                className="grid max-h-(--available-height) w-(--anchor-width) min-w-64 max-w-(--available-width) grid-rows-[auto_auto_minmax(0,1fr)] border border-faded bg-paper text-ink outline-none"
              >
                <div className="border-rule border-b p-2">
                  <Combobox.Input
                    aria-label={searchChoiceCopy.search}
                    placeholder={searchChoiceCopy.search}
                    className={control}
                  />
                </div>
                <Combobox.Empty className="px-4 py-3 text-faded empty:hidden">
                  {searchChoiceCopy.noMatch}
                </Combobox.Empty>
                <Combobox.List className="max-h-80 overflow-auto overscroll-contain py-1 empty:hidden">
                  {(each: Choice) => (
                    <Combobox.Item key={each.value} value={each} className={itemClass}>
                      {each.label}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      ) : (
        <Button
          id={id}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={undefined}
          {...aria}
          className={triggerClass}
          onClick={() => setOpened(true)}
        >
          {triggerContent}
        </Button>
      )}
    </Field>
  )
}
