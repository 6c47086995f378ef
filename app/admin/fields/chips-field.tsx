import { arrayMove } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import { typedTextName } from '~/admin/form-state/changed-fields'
import { control, FieldFrame } from '~/admin/form-state/field-frame'
import { textOf, useAnnouncedValue, useField } from '~/admin/form-state/form-state'
import { MoveButtons } from '~/admin/rows/move-buttons'
import { Button } from '~/ui/button'
import { isComposing } from '~/ui/key-event'
import type { FieldProps } from './fields'

const chipsCopy = {
  remove: (word: string) => `Fjern ${word}`,
  moveUp: (word: string) => `Flyt ${word} op`,
  moveDown: (word: string) => `Flyt ${word} ned`,
  added: (word: string) => `${word} er tilføjet`,
  removed: (word: string) => `${word} er fjernet`,
  moved: (word: string, number: number) => `${word} er nu nummer ${number}`,
  add: 'Tilføj',
}

interface Chip {
  value: string
  label: string
}

interface ChipsFieldProps extends FieldProps {
  choices?: readonly string[]
  /** Parses typed text; undefined if it is invalid. By default the text itself is the value. */
  parse?: (inputText: string) => Chip | undefined
  parseError?: (inputText: string) => string
  chipOf?: (value: string) => Chip
  isOrdered?: boolean
}

const plainChip = (word: string): Chip => ({ value: word, label: word })

export function ChipsField(props: ChipsFieldProps) {
  const { name, label, hint, choices, parse = plainChip, parseError, chipOf = plainChip } = props
  const { id, value, values, error, aria } = useField(name, hint)
  const input = useRef<HTMLInputElement>(null)
  const chips = useAnnouncedValue(() => ((value as string[] | undefined) ?? []).map(chipOf))
  const [inputText, setInputText] = useState(() => textOf(values[typedTextName(name)]))
  const [inputError, setInputError] = useState('')

  function changeChips(next: Chip[], message: string) {
    chips.change(next, message)
    setInputError('')
  }
  function add() {
    const text = inputText.trim()
    if (!text) return
    const chip = parse(text)
    if (!chip) return setInputError(parseError?.(text) ?? '')
    setInputText('')
    const isDuplicate = chips.value.some((each) => each.value === chip.value)
    changeChips(isDuplicate ? chips.value : [...chips.value, chip], chipsCopy.added(chip.label))
  }
  function remove(index: number, chip: Chip) {
    changeChips(chips.value.toSpliced(index, 1), chipsCopy.removed(chip.label))
    input.current?.focus()
  }
  function move(index: number, to: number, chip: Chip) {
    changeChips(arrayMove(chips.value, index, to), chipsCopy.moved(chip.label, to + 1))
  }

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={inputError || error}
      isAlert={inputError !== ''}
      className="min-w-0 grid-cols-[minmax(0,1fr)]"
    >
      <ul
        className={
          props.isOrdered
            ? 'grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden'
            : 'flex flex-wrap gap-2 empty:hidden'
        }
      >
        {chips.value.map((chip, index) => (
          <li key={chip.value} className="flex max-w-full items-center border border-faded">
            <input type="hidden" name={`${name}[]`} value={chip.value} />
            <span className="wrap-anywhere min-w-0 flex-1 px-3 py-2">{chip.label}</span>
            {props.isOrdered && (
              <MoveButtons
                copy={chipsCopy}
                name={chip.label}
                index={index}
                count={chips.value.length}
                onMove={(to) => move(index, to, chip)}
              />
            )}
            <Button
              aria-label={chipsCopy.remove(chip.label)}
              onClick={() => remove(index, chip)}
              className="grid size-11 shrink-0 place-items-center"
            >
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        {/* Has a name, so that the form also submits typed text that was not added, and an empty list. */}
        <input
          ref={input}
          id={id}
          name={`${name}[]`}
          value={inputText}
          autoComplete="off"
          list={choices && `${id}-choices`}
          onChange={(event) => {
            setInputText(event.target.value)
            setInputError('')
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            add()
          }}
          {...aria}
          aria-invalid={inputError || error ? true : undefined}
          className={control}
        />
        <Button className="button shrink-0" onClick={add}>
          {chipsCopy.add}
        </Button>
      </div>
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
      <p role="status" className="sr-only">
        {chips.announcement}
      </p>
    </FieldFrame>
  )
}
