import { Fragment } from 'react'
import { Link } from 'react-router'
import type { EarlierVersionState } from '~/admin/form/starting-input'
import { historyCopy as text, versionsPath } from '~/domain/history/history.copy'
import type { ListedChange } from '~/domain/history/history.server'
import { Button } from '~/ui/button'

const maxShownRows = 5

export function ChangeRow({ change, onUndo }: { change: ListedChange; onUndo: () => void }) {
  const { what, atText, who, undoneChange, undoneAt, isUndoable, formBefore } = change
  const shownRows = what.slice(0, maxShownRows)
  const name = shownRows[0]?.text ?? ''
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-rule border-b py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="wrap-anywhere">
          {shownRows.map(({ text: rowText, noun, id }, index) => (
            <Fragment key={`${noun} ${id}`}>
              {index > 0 && ' · '}
              <Link to={versionsPath(noun, id)} className="link">
                {rowText}
              </Link>
            </Fragment>
          ))}
          {what.length > maxShownRows && ` · ${text.more(what.length - maxShownRows)}`}
        </p>
        <p className="text-faded text-small wrap-anywhere">
          {atText} · {who}
        </p>
        {undoneChange && (
          <p className="text-small wrap-anywhere">
            {text.undoOf(undoneChange.text, undoneChange.atText)}
          </p>
        )}
      </div>
      {isUndoable ? (
        <Button aria-label={`${text.undo}: ${name}`} onClick={onUndo}>
          {text.undo}
        </Button>
      ) : (
        <div className="grid justify-items-start gap-1.5 md:justify-items-end">
          <span className="text-caption text-faded">
            {undoneAt ? `Fortrudt ${undoneAt}` : 'Der er rettet i det siden'}
          </span>
          {formBefore && (
            <Link
              to={formBefore.path}
              state={{ earlierVersion: formBefore.values } satisfies EarlierVersionState}
              className="button"
              aria-label={`${text.restoreValues}: ${name}`}
            >
              {text.restoreValues}
            </Link>
          )}
        </div>
      )}
    </li>
  )
}
