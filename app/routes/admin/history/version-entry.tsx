import { Link } from 'react-router'
import type { EarlierVersionState } from '~/admin/form/use-initial-input'
import type { Difference, Piece } from '~/domain/history/differences.server'
import { historyCopy as text } from '~/domain/history/history.copy'
import type { ListedVersion } from '~/domain/history/history.server'

interface VersionEntryProps {
  version: ListedVersion
  /** Whether it is the stored version. */
  isCurrent: boolean
  /** The path of the form that can restore it, if there is one. */
  form: string | undefined
}

/** A version of a row: its time, author and changes, with links that fill the form with it. */
export function VersionEntry({ version, isCurrent, form }: VersionEntryProps) {
  const { atText, who, action, differences, values } = version
  const formPath = isCurrent ? undefined : form
  return (
    <li className="grid gap-3 border-rule border-b py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">
          {who === undefined ? text.oldestVersion : text.actions[action]} {atText}
          {isCurrent && (
            <span className="ml-2 border border-faded px-1.5 py-0.5 font-body font-normal text-caption">
              {text.currentVersion}
            </span>
          )}
          {who && <span className="block font-body font-normal text-faded text-small">{who}</span>}
        </h2>
        {formPath && (
          <Link to={formPath} state={locationState(values)} className="button">
            {text.restoreVersion}
          </Link>
        )}
      </div>
      {differences.length === 0 && action === 'update' && (
        <p className="text-faded text-small">{text.noDifferences}</p>
      )}
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[11rem_minmax(0,1fr)] empty:hidden">
        {differences.map((difference) => (
          <DifferenceEntry
            key={difference.field}
            difference={difference}
            formPath={formPath}
            values={values}
          />
        ))}
      </dl>
    </li>
  )
}

interface DifferenceEntryProps {
  difference: Difference
  formPath: string | undefined
  values: Record<string, unknown>
}

function DifferenceEntry({ difference, formPath, values }: DifferenceEntryProps) {
  const { field, label, pieces } = difference
  const fieldValues = valuesOfField(values, field)
  return (
    <>
      <dt className="text-faded text-small">{label}</dt>
      <dd className="grid justify-items-start gap-1">
        <p className="whitespace-pre-line wrap-anywhere">
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id
            <DiffPiece key={index} piece={piece} />
          ))}
        </p>
        {formPath && Object.keys(fieldValues).length > 0 && (
          <Link to={formPath} state={locationState(fieldValues)} className="link py-1 text-small">
            {text.restoreField}
            <span className="sr-only">{text.restoreFieldSuffix(label)}</span>
          </Link>
        )}
      </dd>
    </>
  )
}

/** The values of one field; the columns of a picture belong together. */
function valuesOfField(values: Record<string, unknown>, field: string): Record<string, unknown> {
  if (field === 'content_value') return values
  const belongsToField = (name: string) =>
    field === 'image_url' ? /^(?:image_url|cover_url)/.test(name) : name === field
  return Object.fromEntries(Object.entries(values).filter(([name]) => belongsToField(name)))
}

function DiffPiece({ piece: { kind, text: pieceText } }: { piece: Piece }) {
  if (kind === 'added')
    return <ins className="bg-leaf decoration-2 underline-offset-4 [del+&]:ml-1">{pieceText}</ins>
  if (kind === 'removed') return <del className="text-faded">{pieceText}</del>
  return pieceText
}

function locationState(earlierVersion: Record<string, unknown>): EarlierVersionState {
  return { earlierVersion }
}
