import { useContext, useRef, useState } from 'react'
import { z } from 'zod'
import { Radios } from '~/admin/fields/fields'
import { formKit } from '~/admin/form/form-kit'
import { FieldHint } from '~/admin/form-state/field-frame'
import { FormContext, textOf, useField } from '~/admin/form-state/form-state'
import { TodayContext } from '~/admin/screen/contexts'
import {
  type DraftPreview,
  type PublicationState,
  publicationStates,
} from '~/domain/publishing/publication'
import { publicationFields } from '~/domain/publishing/publication.form'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { PreviewLink } from './preview-link'

const { DateField, TextField, nameOf } = formKit(z.object(publicationFields))

const proposedTime = '08.00'

interface PublicationFieldProps {
  draft: DraftPreview | undefined
  /** The name of the form's date, which is proposed as the day of publication if it is in the future. */
  dayField?: string
  /** The words for the states, if a row does more than become public. */
  copy?: Pick<typeof publishingCopy, 'legend' | 'states' | 'hints'>
}

export function PublicationField({
  draft,
  dayField,
  copy = publishingCopy,
}: PublicationFieldProps) {
  const states = publicationStates.map((value) => ({ value, label: copy.states[value] }))
  const { value, id } = useField(nameOf('publish'))
  const form = useContext(FormContext)
  const today = useContext(TodayContext)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useState(textOf(value) || 'published')
  const [proposedDay, setProposedDay] = useState('')
  function choose(next: string) {
    const field = fieldset.current?.form?.elements.namedItem(dayField ?? '')
    const day = field instanceof HTMLInputElement ? field.value : ''
    setProposedDay(day > today ? day : '')
    setState(next)
  }
  const { publish_date, publish_time } = form.values
  const proposed = {
    publish_date: textOf(publish_date) || proposedDay,
    publish_time: textOf(publish_time) || proposedTime,
  }
  return (
    <fieldset
      ref={fieldset}
      aria-describedby={`${id}-hint`}
      className="grid min-w-0 gap-3 border-rule border-t pt-6 [details+&]:border-t-0 [details+&]:pt-0"
    >
      <legend className="float-left font-semibold text-small">{copy.legend}</legend>
      <Radios name={nameOf('publish')} options={states} selected={state} onChoose={choose} />
      <FieldHint id={id}>{copy.hints[state as PublicationState]}</FieldHint>
      {state === 'scheduled' && (
        <FormContext value={{ ...form, values: { ...form.values, ...proposed } }}>
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            <DateField name="publish_date" label={publishingCopy.date} required />
            <TextField
              name="publish_time"
              label={publishingCopy.time}
              hint={publishingCopy.timeHint}
              inputMode="numeric"
              required
            />
          </div>
        </FormContext>
      )}
      {draft && (
        <>
          <a href={draft.path} className="link justify-self-start py-1 text-small">
            {publishingCopy.viewDraft}
          </a>
          <PreviewLink draft={draft} />
        </>
      )}
    </fieldset>
  )
}
