import { data, Link } from 'react-router'
import { AdminPage } from '~/admin/admin-page'
import { formPath } from '~/domain/history/forms'
import {
  historyScreen,
  historyCopy as text,
  trashCopy,
  trashScreen,
} from '~/domain/history/history.copy'
import { versionsOfRow } from '~/domain/history/history.server'
import { backendContext } from '~/platform/backend.server'
import { type Noun, nouns } from '~/platform/nouns'
import { requireAdmin } from '~/platform/session.server'
import type { Route } from './+types/versions'
import { VersionEntry } from './version-entry'

export async function loader({ context, params: { noun, id } }: Route.LoaderArgs) {
  requireAdmin(context)
  const known = nouns.find((one) => one === noun)
  const found = known && (await versionsOfRow(context.get(backendContext), known, id))
  if (!found) throw data(null, 404)
  return found
}

export default function Versions({ loaderData, params }: Route.ComponentProps) {
  const { name, versions } = loaderData
  const [latest] = versions
  const isGone = latest?.action === 'delete'
  const form = latest && !isGone && formPath(params.noun as Noun, params.id, latest.values)
  return (
    <AdminPage
      title={name ? text.of(name) : text.title}
      intro={text.ofOne}
      action={
        <div className="flex flex-wrap gap-3">
          <Link to={historyScreen} className="button">
            {text.back}
          </Link>
          {form && (
            <Link to={form} className="button">
              {text.toForm}
            </Link>
          )}
        </div>
      }
    >
      {isGone && (
        <p className="border-accent border-l-4 bg-leaf p-4">
          {text.inTrash}{' '}
          <Link to={trashScreen} className="link">
            {trashCopy.title}
          </Link>
        </p>
      )}
      <ol className="border-rule border-t">
        {versions.map((version, place) => (
          <VersionEntry
            key={version.number}
            version={version}
            isPresent={place === 0 && !isGone}
            form={form || undefined}
          />
        ))}
      </ol>
    </AdminPage>
  )
}
