import { useState } from 'react'
import { z } from 'zod'
import { Radios } from '~/admin/fields/fields'
import { formKit } from '~/admin/form/form-kit'
import { FieldHint } from '~/admin/form-state/field-frame'
import { textOf, useField } from '~/admin/form-state/form-state'
import {
  type DraftPreview,
  type PublicationState,
  publicationStates,
} from '~/domain/publishing/publication'
import { publicationFields } from '~/domain/publishing/publication.form'
import { publishingCopy } from '~/domain/publishing/publishing.copy'
import { PreviewLink } from './preview-link'

const { DateField, TextField, nameOf } = formKit(z.object(publicationFields))

const states = publicationStates.map((value) => ({ value, label: publishingCopy.states[value] }))

export function PublicationField({ draft }: { draft: DraftPreview | undefined }) {
  const { value, id } = useField(nameOf('publish'))
  const [state, setState] = useState(textOf(value) || 'published')
  return (
    <fieldset
      aria-describedby={`${id}-hint`}
      className="grid min-w-0 gap-3 border-rule border-t pt-6 [details+&]:border-t-0 [details+&]:pt-0"
    >
      <legend className="float-left font-semibold text-small">{publishingCopy.legend}</legend>
      <Radios name={nameOf('publish')} options={states} selected={state} onChoose={setState} />
      <FieldHint id={id}>{publishingCopy.hints[state as PublicationState]}</FieldHint>
      {state === 'scheduled' && (
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
