import { arrayMove } from '@dnd-kit/sortable'
import { type KeyboardEvent, useRef, useState } from 'react'
import { textOf, useChangeNotice, useField } from '~/admin/form/form-state'
import { typedTextName } from '~/admin/kept-input/changed-fields'
import { Button } from '~/ui/button'
import { control, FieldFrame } from './field-frame'

const chipsCopy = {
  remove: (word: string) => `Fjern ${word}`,
  up: (word: string) => `Flyt ${word} op`,
  down: (word: string) => `Flyt ${word} ned`,
  added: (word: string) => `${word} er tilføjet`,
  removed: (word: string) => `${word} er fjernet`,
  moved: (word: string, number: number) => `${word} er nu nummer ${number}`,
  add: 'Tilføj',
}

interface Chip {
  value: string
  label: string
}

interface ChipsFieldProps {
  name: string
  label: string
  hint?: string | undefined
  choices?: readonly string[]
  /** Parses typed text; undefined if it is invalid. By default the text itself is the value. */
  parse?: (inputText: string) => Chip | undefined
  parseError?: (inputText: string) => string
  chipOf?: (value: string) => Chip
  isOrdered?: boolean
}

const plainChip = (word: string): Chip => ({ value: word, label: word })

export function ChipsField(props: ChipsFieldProps) {
  const { name, label, hint, choices, isOrdered = false } = props
  const { id, error, aria } = useField(name, hint)
  const { chips, inputText, inputError, announcement, input, changeInput, add, remove, move } =
    useChips(props)
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
          isOrdered
            ? 'grid grid-cols-[minmax(0,1fr)] gap-1.5 empty:hidden'
            : 'flex flex-wrap gap-2 empty:hidden'
        }
      >
        {chips.map((chip, index) => (
          <li key={chip.value} className="flex max-w-full items-center border border-faded">
            <input type="hidden" name={`${name}[]`} value={chip.value} />
            <span className="wrap-anywhere min-w-0 flex-1 px-3 py-2">{chip.label}</span>
            {isOrdered && (
              <>
                <ChipButton
                  label={chipsCopy.up(chip.label)}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  ↑
                </ChipButton>
                <ChipButton
                  label={chipsCopy.down(chip.label)}
                  disabled={index === chips.length - 1}
                  onClick={() => move(index, 1)}
                >
                  ↓
                </ChipButton>
              </>
            )}
            <ChipButton label={chipsCopy.remove(chip.label)} onClick={() => remove(index)}>
              ×
            </ChipButton>
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
          data-typed
          autoComplete="off"
          list={choices && `${id}-choices`}
          onChange={(event) => changeInput(event.target.value)}
          onKeyDown={(event) => onEnter(event, add)}
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
        {announcement}
      </p>
    </FieldFrame>
  )
}

interface ChipButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: string
}

/** A disabled button can be focused, so that a chip that moved to an end keeps the focus. */
function ChipButton({ label, disabled, onClick, children }: ChipButtonProps) {
  return (
    <Button
      aria-label={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className="grid size-11 shrink-0 place-items-center aria-disabled:opacity-40"
    >
      <span aria-hidden="true">{children}</span>
    </Button>
  )
}

function onEnter(event: KeyboardEvent, add: () => void) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  add()
}

function useChips({ name, parse, parseError, chipOf = plainChip }: ChipsFieldProps) {
  const { value, values } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const [chips, setChips] = useState(() => ((value as string[] | undefined) ?? []).map(chipOf))
  const [inputText, setInputText] = useState(() => textOf(values[typedTextName(name)]))
  const [inputError, setInputError] = useState('')
  const [announcement, setAnnouncement] = useState('')
  useChangeNotice(chips)

  function change(next: Chip[], message: string) {
    setChips(next)
    setAnnouncement(message)
    setInputError('')
  }

  return {
    chips,
    inputText,
    inputError,
    announcement,
    input,
    changeInput(text: string) {
      setInputText(text)
      setInputError('')
    },
    add() {
      const text = inputText.trim()
      if (!text) return
      const chip = parse ? parse(text) : plainChip(text)
      if (!chip) return setInputError(parseError?.(text) ?? '')
      setInputText('')
      const isDuplicate = chips.some((each) => each.value === chip.value)
      change(isDuplicate ? chips : [...chips, chip], chipsCopy.added(chip.label))
    },
    remove(index: number) {
      change(chips.toSpliced(index, 1), chipsCopy.removed(chips[index]?.label ?? ''))
      input.current?.focus()
    },
    move(index: number, by: -1 | 1) {
      const to = index + by
      change(arrayMove(chips, index, to), chipsCopy.moved(chips[index]?.label ?? '', to + 1))
    },
  }
}
