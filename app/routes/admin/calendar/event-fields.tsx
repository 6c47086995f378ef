import { type FormEvent, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { control, describedBy, FieldFrame } from '~/admin/form-state/field-frame'
import { FormContext, textOf, useField } from '~/admin/form-state/form-state'
import { useAnswer } from '~/admin/saving/use-answer'
import { eventFields, eventForm, repetitionFields } from '~/domain/calendar/calendar.form'
import { newEventPath } from '~/domain/calendar/calendar-editing'
import { eventFieldCopy as text } from '~/domain/calendar/calendar-editing.copy'
import { rhythms } from '~/domain/calendar/series/repetition'
import { parseTimeSpan } from '~/forms/parse-time'
import type { loader } from './edit'

const texts = { ...eventFields, ...repetitionFields }

const {
  TextField,
  RichTextField,
  MediaField,
  RadioField,
  SearchChoiceField,
  Checkbox,
  DateField,
  ImageField,
  FoldedFields,
  nameOf,
} = formKit(eventForm, texts)

/** All fields except these are behind 'Mere'. */
const { title, date, time, end_time, location, subject_id, ...others } = texts
const moreFields = Object.keys(others) as (keyof typeof others)[]

const repetitions = [
  { value: '', label: text.rhythms.once },
  ...rhythms.map((value) => ({ value, label: text.rhythms[value] })),
]

interface EventFieldsProps {
  isNew: boolean
  subjects: { value: string; label: string }[]
  locations: { location: string; address: string }[]
}

export function EventFields({ isNew, subjects, locations }: EventFieldsProps) {
  const form = useContext(FormContext)
  const top = useRef<HTMLDivElement>(null)
  const { filled, fill } = useFieldFilling(top)
  const subject = useFetcher<typeof loader>()
  useAnswer(subject, ({ values }) => fill(subjectValues(values)))
  function fillAddress({ target }: FormEvent) {
    const { name, value } = target as HTMLInputElement
    if (name !== 'location') return
    const location = locations.find(({ location }) => location === value.trim())
    if (location || filled.address) fill({ address: location?.address ?? '' })
  }
  // Only for fields that a subject or a location fills: a new key mounts the field again, with the filled
  // value as its initial value.
  const keyOf = (name: string) => `${name} ${textOf(filled[name])}`
  return (
    <FormContext value={{ ...form, values: { ...form.values, ...filled } }}>
      <div ref={top} className="grid gap-6" onInput={fillAddress}>
        <TextField key={keyOf('title')} name="title" required />
        <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-[16rem_minmax(0,16rem)]">
          <DateField name="date" required isExpectedInFuture />
          <TimeField />
        </div>
        <TextField
          name="location"
          choices={locations.map(({ location, address }) => ({
            value: location,
            label: address,
          }))}
        />
        <SearchChoiceField
          name="subject_id"
          options={subjects}
          onChoose={(id) => id && void subject.load(newEventPath(id))}
        />
        <FoldedFields title="Mere" names={moreFields}>
          <RichTextField key={keyOf('description')} name="description" />
          <RadioField key={keyOf('event_type')} name="event_type" />
          <TextField key={keyOf('address')} name="address" />
          <TextField name="ticket_link" type="url" />
          <MediaField name="media" />
          <ImageField key={keyOf('image_url')} name="image_url" hasGallery />
          {isNew && <Repetition />}
          <Checkbox name="is_visible" />
          <Checkbox name="keep_after_date" />
          {isNew ? (
            <input type="hidden" name={nameOf('moved_from')} value="" />
          ) : (
            <>
              <Checkbox name="is_cancelled" />
              <DateField name="moved_from" />
            </>
          )}
        </FoldedFields>
      </div>
    </FormContext>
  )
}

function Repetition() {
  const { value } = useField('repeat')
  const [rhythm, setRhythm] = useState(textOf(value))
  return (
    <>
      <RadioField name="repeat" options={repetitions} onChoose={setRhythm} />
      {rhythm && <DateField name="repeat_until" isExpectedInFuture required />}
    </>
  )
}

type Values = Record<string, unknown>

function subjectValues(values: Values): Values {
  const names = Object.keys(values).filter((name) =>
    /^(title|description|event_type|image_url)/.test(name),
  )
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** Fills fields that are blank, or were filled before and not changed since. */
function useFieldFilling(top: RefObject<HTMLElement | null>) {
  const { notifyChange } = useContext(FormContext)
  const [filledValues, setFilledValues] = useState<Values>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the form contains the values
  useEffect(notifyChange, [filledValues])
  function fill(newValues: Values) {
    const canFill = (name: string) => {
      // The alt text and focus point of a picture are filled together with its path.
      const field = name.startsWith('image_url') ? 'image_url' : name
      const input = readField(top.current, field)
      const isDefault = field === 'event_type' && input === eventFields.event_type.defaultValue
      return input === '' || input === textOf(filledValues[field]) || isDefault
    }
    const accepted = Object.entries(newValues).filter(([name]) => canFill(name))
    setFilledValues({ ...filledValues, ...Object.fromEntries(accepted) })
  }
  return { filled: filledValues, fill }
}

/** The current text of a field; the editor's markup without text counts as blank. */
function readField(top: HTMLElement | null, name: string): string {
  const field = top?.querySelector<HTMLInputElement>(
    `[name="${name}"]:not([type="radio"]:not(:checked))`,
  )
  return field?.value.replace(/^(?:<p>|<br>|<\/p>|\s)*$/, '').trim() ?? ''
}

/** The start and the end of an event in one field, typed as 19.30–21. */
function TimeField() {
  const { id, values, errors } = useField('time')
  const [text, setText] = useState(() =>
    [values.time, values.end_time]
      .map((time) => textOf(time).replace(':', '.'))
      .filter(Boolean)
      .join('–'),
  )
  const [start, end] = parseTimeSpan(text)
  const error = errors.time ?? errors.end_time
  return (
    <FieldFrame id={id} label={eventFields.time} error={error}>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="19.30–21"
        autoComplete="off"
        {...describedBy(id, { error })}
        className={control}
      />
      <input type="hidden" name={nameOf('time')} value={start} />
      <input type="hidden" name={nameOf('end_time')} value={end} />
      <span hidden id="field-end_time-label">
        {eventFields.end_time}
      </span>
    </FieldFrame>
  )
}
