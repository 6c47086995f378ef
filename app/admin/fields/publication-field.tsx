import { useState } from 'react'
import { z } from 'zod'
import { formKit } from '~/admin/form/form-kit'
import { useField } from '~/admin/form/form-state'
import { PreviewLink } from '~/admin/frame/preview-link'
import {
  type DraftPlace,
  type PublicationState,
  publicationStates,
} from '~/domain/publishing/publication'
import { publicationFields } from '~/domain/publishing/publication.form'
import { publishingCopy } from '~/domain/publishing/publishing.copy'

const { DateField, TextField, nameOf } = formKit(z.object(publicationFields))

interface PublicationFieldProps {
  /** The stored draft, while visitors do not see it yet. */
  draft: DraftPlace | undefined
}

/** Chooses between draft, published and scheduled (`publicationFields`). */
export function PublicationField({ draft }: PublicationFieldProps) {
  const { value, id } = useField(nameOf('publish'))
  const [state, setState] = useState<PublicationState>((value as PublicationState) ?? 'published')
  return (
    <fieldset className="grid min-w-0 gap-3 border-rule border-t pt-6">
      <legend className="float-left font-semibold text-small">{publishingCopy.legend}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {publicationStates.map((each) => (
          <label key={each} className="flex items-center gap-2.5 py-1.5">
            <input
              type="radio"
              name={nameOf('publish')}
              value={each}
              checked={each === state}
              aria-describedby={`${id}-hint`}
              onChange={() => setState(each)}
              className="size-5 accent-accent"
            />
            {publishingCopy.states[each]}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-caption text-faded">
        {publishingCopy.hints[state]}
      </p>
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
            {publishingCopy.see}
          </a>
          <PreviewLink draft={draft} />
        </>
      )}
    </fieldset>
  )
}
