import { data, Link, useLocation, useNavigate } from 'react-router'
import { ContentDialog } from '~/admin/editing/content-dialog'
import type { EarlierVersionState } from '~/admin/form/use-initial-input'
import { AdminPage } from '~/admin/frame/admin-page'
import { type ContentKey, contentEntries } from '~/domain/content/content'
import { entryForEditing } from '~/domain/content/content.server'
import {
  historyScreen,
  historyCopy as text,
  trashCopy,
  trashScreen,
  versionsPath,
} from '~/domain/history/history.copy'
import { versionsOfRow } from '~/domain/history/history.server'
import { signedIn } from '~/platform/auth/session.server'
import type { Backend } from '~/platform/backend.server'
import { findNoun } from '~/platform/changes/nouns'
import type { Route } from './+types/versions'
import { VersionEntry } from './version-entry'

export async function loader({ context, params: { noun, id } }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const knownNoun = findNoun(backend.nouns, noun)
  const history = knownNoun && (await versionsOfRow(backend, knownNoun, id))
  if (!history) throw data(null, 404)
  const text = knownNoun === 'editable_content' ? await readText(backend, history.name) : undefined
  return { ...history, noun: knownNoun, text }
}

/** Returns the stored text of a key; undefined if the site no longer has it. */
async function readText(backend: Backend, key: string | null) {
  if (key === null || !isContentKey(key)) return undefined
  return { key, initial: await entryForEditing(backend, key) }
}

const isContentKey = (key: string): key is ContentKey => Object.hasOwn(contentEntries, key)

export default function Versions({ loaderData, params }: Route.ComponentProps) {
  const { noun, name, versions, form, text: editedText } = loaderData
  const [latest] = versions
  const isGone = latest?.action === 'delete'
  const ownPath = versionsPath(noun, params.id)
  const formPath = form === ownPath && !editedText ? undefined : form
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
              {text.toForm}
            </Link>
          )}
        </div>
      }
    >
      {isGone && (
        <p className="notice">
          {text.inTrash}{' '}
          <Link to={trashScreen} className="link">
            {trashCopy.title}
          </Link>
        </p>
      )}
      {versions.length === 0 && <p>{text.none}</p>}
      <ol className="empty:hidden">
        {versions.map((version, index) => (
          <VersionEntry
            key={version.number}
            version={version}
            isCurrent={index === 0 && !isGone}
            form={formPath}
          />
        ))}
      </ol>
      {editedText && <TextForm text={editedText} ownPath={ownPath} />}
    </AdminPage>
  )
}

interface TextFormProps {
  text: Parameters<typeof ContentDialog>[0]['text']
  /** The screen's own path. */
  ownPath: string
}

/** The form of a text. Shown when the author opens it or restores a version. */
function TextForm({ text: editedText, ownPath }: TextFormProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  if (!(state as Partial<EarlierVersionState> | null)?.earlierVersion) return null
  const close = () => void navigate(ownPath, { replace: true, preventScrollReset: true })
  return <ContentDialog text={editedText} hideHistory onClose={close} />
}
