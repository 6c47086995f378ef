import { type RefObject, useEffect, useRef, useState } from 'react'
import { labelOf } from '~/admin/fields/field-label'
import { touchedFields } from '~/admin/kept-input/changed-fields'
import { excerpts, plain, shown } from '~/admin/kept-input/differences'
import { Button } from '~/ui/button'
import { formCopy } from './form.copy'
import { type FormSnapshot, isRevision } from './form-snapshot'
import { textOf } from './form-state'

type Values = Record<string, unknown>

interface OutdatedNoticeProps {
  /** The values that the form was loaded with, and the ones stored now. */
  loaded: Values
  stored: Values
  form: RefObject<HTMLFormElement | null>
  /** The form's content when it was loaded. */
  saved: RefObject<FormSnapshot | undefined>
  onOverwrite: () => void
}

/**
 * Reports that a newer version was saved, shows both versions of the fields that differ, and offers to
 * overwrite or reload.
 */
export function OutdatedNotice({ loaded, stored, form, saved, onOverwrite }: OutdatedNoticeProps) {
  const { title, text, changed, onlyYours, reload, overwrite } = formCopy.outdated
  const [rows] = useState(() =>
    form.current ? rowsOf(form.current, saved.current, loaded, stored) : [],
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
          <p>{changed}</p>
          <ul className="list-disc pl-5">
            {rows.map(({ name, text: difference }) => (
              <li key={name} className="wrap-anywhere">
                {difference}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{onlyYours}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>{reload}</Button>
        <Button onClick={onOverwrite}>{overwrite}</Button>
      </div>
    </section>
  )
}

/** The names of the fields that the newer version changed. */
export function changedElsewhere(loaded: Values, stored: Values): string[] {
  return Object.keys(stored).filter(
    (name) => !isRevision(name) && comparable(stored[name]) !== comparable(loaded[name]),
  )
}

/** The stored text of each field that was changed elsewhere, and its text here if that changed too. */
function rowsOf(
  form: HTMLFormElement,
  saved: FormSnapshot | undefined,
  loaded: Values,
  stored: Values,
) {
  const touched = saved ? touchedFields(form, saved) : {}
  return changedElsewhere(loaded, stored).flatMap((name) => {
    const label = labelOf(form, name)
    if (!label) return []
    const sentName = name in touched ? name : `${name}[]`
    const mine = touched[sentName]
    const there = comparable(stored[name])
    if (!mine) return [{ name, text: `${label}: ${excerpt(there)}` }]
    const cut = excerpts(plain(there), shown(form, sentName, mine))
    return [{ name, text: `${label}: »${cut.stored}«${formCopy.outdated.yours(cut.kept)}` }]
  })
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)
}

function excerpt(text: string): string {
  const readable = text.replace(/<[^<>]*>/g, ' ')
  return readable.length > 80 ? `»${readable.slice(0, 80)} …«` : `»${readable}«`
}
