import { type RefObject, useEffect, useRef, useState } from 'react'
import { formCopy } from '~/admin/copy/form.copy'
import { changedValues } from '~/admin/form-state/changed-fields'
import { labelOf } from '~/admin/form-state/field-label'
import { type FormSnapshot, isRevision } from '~/admin/form-state/form-snapshot'
import { textOf } from '~/admin/form-state/form-state'
import { displayText } from '~/admin/unsaved-drafts/differences'
import { differingExcerpts } from '~/danish/differing-excerpts'
import { shorten } from '~/danish/excerpt'
import { Button } from '~/ui/button'

type Values = Record<string, unknown>

interface OutdatedNoticeProps {
  /** The form's initial values, and the newer stored ones. */
  loaded: Values
  stored: Values
  form: RefObject<HTMLFormElement | null>
  savedSnapshot: RefObject<FormSnapshot | undefined>
  onOverwrite: () => void
}

export function OutdatedNotice(props: OutdatedNoticeProps) {
  const { loaded, stored, form, savedSnapshot, onOverwrite } = props
  const { title, text, differences, overwriteHint, reload, overwrite } = formCopy.outdated
  const [rows] = useState(() =>
    form.current ? differingFields(form.current, savedSnapshot.current, loaded, stored) : [],
  )
  const notice = useRef<HTMLElement>(null)
  // The notice is at the end of a possibly long form.
  useEffect(() => notice.current?.focus(), [])
  return (
    <section ref={notice} role="alert" tabIndex={-1} className="notice grid gap-3 p-5 outline-none">
      <h2 className="font-lead text-heading">{title}</h2>
      <p>{text}</p>
      {rows.length > 0 && (
        <div>
          <p>{differences}</p>
          <ul className="list-disc pl-5">
            {rows.map(({ name, text: difference }) => (
              <li key={name} className="wrap-anywhere">
                {difference}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{overwriteHint}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{reload}</Button>
        <Button onClick={onOverwrite}>{overwrite}</Button>
      </div>
    </section>
  )
}

export function changedElsewhere(loaded: Values, stored: Values): string[] {
  return Object.keys(stored).filter(
    (name) => !isRevision(name) && asText(stored[name]) !== asText(loaded[name]),
  )
}

const maxLength = 80

/** Returns the newer text of each field that differs, and the text in this form if that was changed too. */
function differingFields(
  form: HTMLFormElement,
  saved: FormSnapshot | undefined,
  loaded: Values,
  stored: Values,
) {
  const changes = saved ? changedValues(form, saved) : {}
  return changedElsewhere(loaded, stored).flatMap((name) => {
    const label = labelOf(form, name)
    if (!label) return []
    const sentName = Array.isArray(stored[name]) ? `${name}[]` : name
    const ownValues = changes[sentName]
    const storedText = displayText(form, sentName, valuesAsSent(stored[name]))
    if (!ownValues) return [{ name, text: `${label}: »${shorten(storedText, maxLength)}«` }]
    const texts = differingExcerpts(storedText, displayText(form, sentName, ownValues))
    return [
      { name, text: `${label}: »${texts.before}«${formCopy.outdated.yourVersion(texts.now)}` },
    ]
  })
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)
}

/** Returns a stored value as a form sends it. A form omits unchecked boxes. */
function valuesAsSent(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? ['on'] : []
  return [asText(value)]
}
