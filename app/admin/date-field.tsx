import { Popover } from '@base-ui/react/popover'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { da } from 'date-fns/locale/da'
import { parse } from 'date-fns/parse'
import { parseISO } from 'date-fns/parseISO'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { da as pickerWords } from 'react-day-picker/locale'
import { Field } from './fields'
import { textOf, useField } from './form-state'
import './date-field.css'

interface DateFieldProps {
  name: string
  label: string
  hint?: string
  required?: boolean
}

const shownAs = 'd.M.yyyy'
const written = ['d.M.yyyy', 'd-M-yyyy', 'd/M/yyyy', 'yyyy-MM-dd', 'd. MMMM yyyy']

/** A day, written as 24.12.2026 or picked from a calendar whose week starts on Monday. */
export function DateField({ name, label, hint, required }: DateFieldProps) {
  const { id, value, described, touched } = useField(name, hint)
  const [text, setText] = useState(() => shown(textOf(value)))
  const [open, setOpen] = useState(false)
  const iso = isoOf(text)

  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="flex max-w-64">
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(shown(iso))}
          placeholder="24.12.2026"
          autoComplete="off"
          aria-required={required}
          {...described}
          className="min-w-0 flex-1 border border-faded bg-paper px-3 py-2.5 aria-invalid:border-2 aria-invalid:border-accent"
        />
        <input type="hidden" name={name} value={iso} readOnly />
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            aria-label={`Vælg dato: ${label}`}
            className="button border-faded border-l-0"
          >
            <CalendarSign />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner sideOffset={6} className="z-50">
              <Popover.Popup
                className="border border-rule bg-paper p-4 text-ink"
                aria-label={label}
              >
                <DayPicker
                  mode="single"
                  autoFocus
                  locale={pickerWords}
                  selected={iso && isValid(parseISO(iso)) ? parseISO(iso) : undefined}
                  defaultMonth={iso && isValid(parseISO(iso)) ? parseISO(iso) : undefined}
                  onSelect={(day) => {
                    setText(day ? format(day, shownAs) : '')
                    setOpen(false)
                    touched()
                  }}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
    </Field>
  )
}

/** YYYY-MM-DD from what was written; what cannot be read is left for the schema to refuse. */
function isoOf(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  for (const pattern of written) {
    const day = parse(trimmed, pattern, new Date(2000, 0, 1), { locale: da })
    if (isValid(day) && day.getFullYear() > 999) return format(day, 'yyyy-MM-dd')
  }
  return trimmed
}

function shown(iso: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(iso) && isValid(parseISO(iso))
    ? format(parseISO(iso), shownAs)
    : iso
}

function CalendarSign() {
  return (
    <svg
      aria-hidden="true"
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
    >
      <path d="M2 4.500h14v11.500H2zM2 8h14M5.500 2v4M12.500 2v4" strokeWidth="1.400" />
    </svg>
  )
}
