import { useState } from 'react'
import { control, describedBy, FieldFrame } from '~/admin/fields/field-frame'
import { formKit } from '~/admin/form/form-kit'
import { textOf, useField } from '~/admin/form/form-state'
import { eventFields, eventForm } from '~/domain/calendar/calendar.form'
import { timeSpan } from '~/forms/written-time'

const { nameOf } = formKit(eventForm)

/** The start and the end of an event in one field, typed as 19.30–21. */
export function TimeField() {
  const { id, values, errors } = useField('time')
  const [text, setText] = useState(() =>
    [values.time, values.end_time].map(textOf).filter(Boolean).join('–'),
  )
  const [start, end] = timeSpan(text)
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
