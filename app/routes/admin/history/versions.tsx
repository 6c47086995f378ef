import { Fragment } from 'react'
import { data, Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { z } from 'zod'
import { ContentDialog } from '~/admin/editing/content-dialog'
import type { EarlierVersionState } from '~/admin/form/starting-input'
import { AdminPage } from '~/admin/screen/admin-page'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import { entryForEditing } from '~/domain/content/content.server'
import type { Piece } from '~/domain/history/differences.server'
import {
  historyScreen,
  historyCopy as text,
  trashCopy,
  trashScreen,
  versionsPath,
} from '~/domain/history/history.copy'
import { type ListedVersion, versionsOfRow } from '~/domain/history/versions.server'
import { draftParameter } from '~/domain/unsaved-drafts/unsaved-drafts'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { findNoun } from '~/platform/changes/nouns'
import type { Route } from './+types/versions'

export async function loader({ context, request, params: { noun, id } }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const knownNoun = findNoun(backend.nouns, noun)
  const { data: from } = z.coerce
    .number()
    .int()
    .positive()
    .safeParse(new URL(request.url).searchParams.get('fra'))
  const history = knownNoun && (await versionsOfRow(backend, knownNoun, id, from))
  if (!history) throw data(null, 404)
  const text = knownNoun === 'editable_content' ? await readText(backend, history.name) : undefined
  return { ...history, noun: knownNoun, text, from }
}

async function readText(backend: Backend, key: string | null) {
  if (key === null || !Object.hasOwn(contentEntries, key)) return undefined
  const contentKey = key as ContentKey
  return { key: contentKey, initial: await entryForEditing(backend, contentKey) }
}

export default function Versions({ loaderData, params }: Route.ComponentProps) {
  const { noun, name, versions, older, from, isDeleted, form, text: editedText } = loaderData
  const { state } = useLocation()
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const isTextOpened =
    (state as Partial<EarlierVersionState> | null)?.earlierVersion !== undefined ||
    parameters.has(draftParameter)
  const ownPath = versionsPath(noun, params.id)
  const formPath = form === ownPath && !editedText ? undefined : form
  const closeText = () => void navigate(ownPath, { replace: true, preventScrollReset: true })
  return (
    <AdminPage
      title={
        name ? text.ofRow(editedText ? contentEntries[editedText.key].label : name) : text.title
      }
      intro={text.ofRowIntro}
      action={
        <div className="flex flex-wrap gap-3">
          <Link to={historyScreen} className="button">
            {text.back}
          </Link>
          {formPath && (
            <Link
              to={formPath}
              state={
                formPath === ownPath && editedText
                  ? ({ earlierVersion: {} } satisfies EarlierVersionState)
                  : undefined
              }
              className="button"
            >
              Til formularen
            </Link>
          )}
        </div>
      }
    >
      {isDeleted && (
        <p className="notice">
          Det er slettet. Se, om det kan gendannes:{' '}
          <Link to={trashScreen} className="link">
            {trashCopy.title}
          </Link>
        </p>
      )}
      {versions.length === 0 && <p>{text.none}</p>}
      <ol className="empty:hidden">
        {versions.map((version) => (
          <VersionEntry
            key={version.number}
            version={version}
            isCurrent={version.isLatest && !isDeleted}
            comparePath={versionsPath(noun, params.id, version.number)}
            form={formPath}
          />
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-6 pt-5 empty:hidden">
        {from !== undefined && (
          <Link to={ownPath} className="link">
            De nyeste udgaver
          </Link>
        )}
        {older !== undefined && (
          <Link to={versionsPath(noun, params.id, older)} className="link">
            Ældre udgaver
          </Link>
        )}
      </p>
      {editedText && isTextOpened && (
        <ContentDialog text={editedText} hideHistory onClose={closeText} />
      )}
    </AdminPage>
  )
}

interface VersionEntryProps {
  version: ListedVersion
  isCurrent: boolean
  comparePath: string
  form: string | undefined
}

function VersionEntry({ version, isCurrent, comparePath, form }: VersionEntryProps) {
  const { atText, who, action, differences, values } = version
  const formPath = isCurrent ? undefined : form
  return (
    <li className="grid gap-3 border-rule border-b py-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">
          {who === undefined ? 'Den ældste udgave, der er gemt' : text.actions[action]} {atText}
          {isCurrent && (
            <span className="ml-2 border border-faded px-1.5 py-0.5 font-body font-normal text-caption">
              Gælder nu
            </span>
          )}
          {who && <span className="block font-body font-normal text-faded text-small">{who}</span>}
        </h2>
        {formPath && (
          <Link to={formPath} state={locationState(values)} className="button">
            Sæt hele udgaven ind i formularen
          </Link>
        )}
      </div>
      {differences.length === 0 && action === 'update' && (
        <p className="text-faded text-small">Ingen ændringer i teksten.</p>
      )}
      <dl className="grid gap-x-6 gap-y-3 md:grid-cols-[11rem_minmax(0,1fr)] empty:hidden">
        {differences.map(({ field, label, pieces }) => {
          const fieldValues = valuesOfField(values, field)
          return (
            <Fragment key={field}>
              <dt className="text-faded text-small">{label}</dt>
              <dd className="grid justify-items-start gap-1">
                {pieces ? (
                  <p className="whitespace-pre-line wrap-anywhere">
                    {pieces.map((piece, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no id
                      <DiffPiece key={index} piece={piece} />
                    ))}
                  </p>
                ) : (
                  <p>
                    Hele teksten er ændret.{' '}
                    <Link to={comparePath} className="link">
                      Sammenlign
                      <span className="sr-only">: {label}</span>
                    </Link>
                  </p>
                )}
                {formPath && Object.keys(fieldValues).length > 0 && (
                  <Link
                    to={formPath}
                    state={locationState(fieldValues)}
                    className="link py-1 text-small"
                  >
                    Sæt ind
                    <span className="sr-only">{` i formularen: ${label}`}</span>
                  </Link>
                )}
              </dd>
            </Fragment>
          )
        })}
      </dl>
    </li>
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
