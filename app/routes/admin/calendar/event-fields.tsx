import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { formKit } from '~/admin/form/form-kit'
import { FormContext, textOf } from '~/admin/form/form-state'
import { MoreFields } from '~/admin/form/more-fields'
import { newEventPath } from '~/domain/calendar/calendar'
import { eventFields, eventForm, repetitionFields } from '~/domain/calendar/calendar.form'
import { eventCopy, eventFieldCopy as text } from '~/domain/calendar/calendar-editing.copy'
import { rhythms } from '~/domain/calendar/repetition'
import type { loader } from './edit'

const texts = { ...eventFields, ...repetitionFields }

const {
  TextField,
  RichTextField,
  SelectField,
  SearchChoiceField,
  Checkbox,
  DateField,
  ImageField,
  nameOf,
} = formKit(eventForm, texts)

/** The values of a new event (docs/specification.md, "Calendar"). */
export const blankEvent = {
  revision: 0,
  event_type: 'other',
  is_visible: 1,
  keep_after_date: 0,
  is_cancelled: 0,
} as const

type MainField = 'title' | 'date' | 'time' | 'location' | 'subject_id'

/** The fields behind 'Mere', which are all others, with the values of a new event. */
const blankMore: Record<Exclude<keyof typeof texts, MainField>, string | number> = {
  description: '',
  end_time: '',
  address: '',
  event_type: blankEvent.event_type,
  ticket_link: '',
  image_url: '',
  repeat: '',
  repeat_until: '',
  is_visible: blankEvent.is_visible,
  keep_after_date: blankEvent.keep_after_date,
  is_cancelled: blankEvent.is_cancelled,
  moved_from: '',
}

const repetitions = [
  { value: '', label: text.rhythms.once },
  ...rhythms.map((value) => ({ value, label: text.rhythms[value] })),
]

interface EventFieldsProps {
  isNew: boolean
  about: { value: string; label: string }[]
}

export function EventFields({ isNew, about }: EventFieldsProps) {
  const form = useContext(FormContext)
  const top = useRef<HTMLDivElement>(null)
  const { filled, fill } = useSubjectValues(top)
  // A field that is filled is rendered again, with its new value to begin with.
  const keyOf = (name: string) => `${name} ${filled[name] ?? ''}`
  return (
    <FormContext value={{ ...form, values: { ...form.values, ...filled } }}>
      <div ref={top} className="grid gap-6">
        <TextField key={keyOf('title')} name="title" required />
        <div className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-[16rem_minmax(0,10rem)]">
          <DateField name="date" required coming />
          <TextField name="time" inputMode="numeric" />
        </div>
        <TextField name="location" />
        <SearchChoiceField name="subject_id" options={about} onChoose={fill} />
        <MoreFields title={text.more} blank={blankMore}>
          <RichTextField key={keyOf('description')} name="description" />
          <SelectField key={keyOf('event_type')} name="event_type" />
          <TextField name="end_time" inputMode="numeric" />
          <TextField name="address" />
          <TextField name="ticket_link" type="url" />
          <ImageField
            name="image_url"
            place="event"
            ratio="natural"
            gallery
            failed={eventCopy.notUploaded}
          />
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
        </MoreFields>
      </div>
    </FormContext>
  )
}

function Repetition() {
  return (
    // Aligned at the end, as one hint is longer than the other.
    <div className="grid items-end gap-6 md:grid-cols-2 lg:grid-cols-[16rem_minmax(0,16rem)]">
      <SelectField name="repeat" options={repetitions} />
      <DateField name="repeat_until" coming />
    </div>
  )
}

type Filled = Partial<Record<string, string>>

/**
 * Reads title, description and type of a chosen lecture or work, for fields that are blank or were
 * filled from the subject chosen before.
 */
function useSubjectValues(top: RefObject<HTMLElement | null>) {
  const { touched } = useContext(FormContext)
  const { load, data } = useFetcher<typeof loader>()
  const [filled, setFilled] = useState<Filled>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data) return
    const { title, description, event_type } = data.values
    const offered: Filled = {
      title: textOf(title),
      description: textOf(description),
      event_type: textOf(event_type),
    }
    const isFree = (name: string) => {
      const typed = typedIn(top.current, name)
      const isDefault = name === 'event_type' && typed === blankEvent.event_type
      return typed === '' || typed === filled[name] || isDefault
    }
    const taken = Object.entries(offered).filter(([name]) => isFree(name))
    setFilled({ ...filled, ...Object.fromEntries(taken) })
  }, [data])
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the form contains the values
  useEffect(touched, [filled])
  function fill(subject: string) {
    if (!subject) return
    void load(newEventPath(subject))
  }
  return { filled, fill }
}

/** What a field contains now; empty markup of the editor is no text. */
function typedIn(top: HTMLElement | null, name: string): string {
  const field = top?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  return field?.value.replace(/^(?:<p>|<br>|<\/p>|\s)*$/, '').trim() ?? ''
}
