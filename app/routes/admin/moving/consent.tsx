import { useId } from 'react'
import { FormSection } from '~/admin/screen/form-section'
import { subscribersCopy } from '~/domain/letters/subscribers/subscribers.copy'
import { itemKindCopy } from '~/domain/moving/moving.copy'
import { movingInCopy as copy } from './moving-in.copy'

const { consentLegend, statement, asked } = subscribersCopy
const choices = { '': copy.skip, stated: statement, asked }

/** A choice: leave subscribers out, state that they agreed, or ask each of them. */
export function Consent({
  consent,
  onChoose,
}: {
  consent: string
  onChoose: (consent: string) => void
}) {
  const name = useId()
  return (
    <FormSection title={itemKindCopy.subscriber}>
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold text-small">{consentLegend}</legend>
        {Object.entries(choices).map(([value, text]) => (
          <label key={value} className="flex items-center gap-2.5 py-1.5 text-small">
            <input
              type="radio"
              name={name}
              checked={consent === value}
              onChange={() => onChoose(value)}
              className="size-5 shrink-0 accent-accent"
            />
            {text}
          </label>
        ))}
      </fieldset>
    </FormSection>
  )
}
