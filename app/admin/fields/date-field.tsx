import { Popover } from '@base-ui/react/popover'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parseISO } from 'date-fns/parseISO'
import { useContext, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { da as pickerWords } from 'react-day-picker/locale'
import { control } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'
import { TodayContext } from '~/admin/screen/contexts'
import { Button } from '~/ui/button'
import { Field, type FieldProps } from './fields'
import { parseTypedDate, suggestedDate } from './typed-date'

interface DateFieldProps extends FieldProps {
  isExpectedInFuture?: boolean
}

const displayFormat = 'd.M.yyyy'

const captionClass = 'flex min-h-11 items-center justify-between font-semibold'
const cellClass = 'grid size-10 place-items-center'

const pickerClasses = {
  root: 'text-small',
  months: 'relative',
  month_caption: captionClass,
  nav: `${captionClass} absolute end-0`,
  button_previous: cellClass,
  button_next: cellClass,
  chevron: 'fill-current',
  weekday: 'font-normal text-faded',
  day_button: `${cellClass} hover:bg-leaf`,
  today: '*:border *:border-faded',
  selected: '*:bg-accent! *:text-paper',
}

/** A date, typed as 24.12.2026 or picked from a calendar whose weeks start on Monday. */
export function DateField({ name, label, hint, required, isExpectedInFuture }: DateFieldProps) {
  const { id, value, aria, notifyChange } = useField(name, hint)
  const [text, setText] = useState(() => displayDate(textOf(value)))
  const [open, setOpen] = useState(false)
  const today = useContext(TodayContext)
  const iso = parseTypedDate(text, today)
  const suggestion = isExpectedInFuture ? suggestedDate(iso, today) : undefined
  function showDate(date: string) {
    setText(date)
    notifyChange()
  }

  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <div className="flex max-w-64">
        <input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(displayDate(iso))}
          placeholder="24.12.2026"
          autoComplete="off"
          aria-required={required}
          {...aria}
          className={`flex-1 ${control}`}
        />
        <input type="hidden" name={name} value={iso} />
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Trigger
            aria-label={`Vælg dato: ${label}`}
            className="button border-faded border-l-0"
          >
            <CalendarIcon />
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
                  classNames={pickerClasses}
                  {...(today && { today: parseISO(today) })}
                  selected={iso && isValid(parseISO(iso)) ? parseISO(iso) : undefined}
                  defaultMonth={iso && isValid(parseISO(iso)) ? parseISO(iso) : undefined}
                  onSelect={(day) => {
                    if (day || !required) showDate(day ? format(day, displayFormat) : '')
                    setOpen(false)
                  }}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
      {suggestion && (
        <p role="status" className="text-small">
          Det er længe siden.{' '}
          <Button className="link py-1" onClick={() => showDate(displayDate(suggestion))}>
            Mente du {suggestion.slice(0, 4)}?
          </Button>
        </p>
      )}
    </Field>
  )
}

function displayDate(iso: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(iso) && isValid(parseISO(iso))
    ? format(parseISO(iso), displayFormat)
    : iso
}

function CalendarIcon() {
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
