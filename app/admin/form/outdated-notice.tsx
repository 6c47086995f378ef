import { type RefObject, useEffect, useRef } from 'react'
import { labelOf } from '~/admin/fields/field-label'
import { formCopy } from './form.copy'
import { isRevision } from './form-snapshot'
import { textOf } from './form-state'

interface OutdatedNoticeProps {
  /** The values the form was loaded with, and those stored now. */
  began: Record<string, unknown>
  stored: Record<string, unknown>
  form: RefObject<HTMLFormElement | null>
  onOverwrite: () => void
}

/** Explains that somebody saved in the meantime and what they changed, and offers to overwrite or reload. */
export function OutdatedNotice({ began, stored, form, onOverwrite }: OutdatedNoticeProps) {
  const { title, text, changed, reload, overwrite } = formCopy.outdated
  const names = Object.keys(stored).filter(
    (name) =>
      !isRevision(name) &&
      labelOf(form.current, name) &&
      comparable(stored[name]) !== comparable(began[name]),
  )
  const notice = useRef<HTMLElement>(null)
  // The notice is at the end of a possibly long form.
  useEffect(() => notice.current?.focus(), [])
  return (
    <section
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 border-accent border-l-4 bg-leaf p-5 outline-none"
    >
      <h2 className="font-lead text-heading">{title}</h2>
      <p>{text}</p>
      {names.length > 0 && (
        <div>
          <p>{changed}</p>
          <ul className="list-disc pl-5">
            {names.map((name) => (
              <li key={name}>
                {labelOf(form.current, name)}: {excerpt(stored[name])}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => location.reload()}>
          {reload}
        </button>
        <button type="button" className="button" onClick={onOverwrite}>
          {overwrite}
        </button>
      </div>
    </section>
  )
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value)
}

function excerpt(value: unknown): string {
  const text = comparable(value).replace(/<[^<>]*>/g, ' ')
  return text.length > 80 ? `»${text.slice(0, 80)} …«` : `»${text}«`
}
