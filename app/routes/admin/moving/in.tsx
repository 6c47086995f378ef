import { data, href, Link } from 'react-router'
import { ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { AdminPage } from '~/admin/screen/admin-page'
import { FormSection } from '~/admin/screen/form-section'
import { UndoTabs } from '~/admin/screen/undo-tabs'
import { instantText } from '~/danish/dates'
import { beginImport, beginNetworkImport } from '~/domain/moving/import-commands.server'
import { listImports } from '~/domain/moving/import-jobs.server'
import { networkImportForm, newImportForm } from '~/domain/moving/moving.form'
import { readers } from '~/domain/moving/readers/readers.server'
import { listingOf, listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import { answerForm, readListing } from '~/routes/admin/answer.server'
import type { Route } from './+types/in'
import { movingInCopy as copy, sourceCopy } from './moving-in.copy'
import { FileSource, NetworkSource } from './new-import'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const read = async () =>
    listingOf(
      (await listImports(backend)).map(({ id, kind, source, state, created_at: at }) => ({
        id,
        kind,
        source,
        state,
        at,
      })),
      listQueryOf(request),
      ({ source, at }) => `${source} ${instantText(at)}`,
    )
  return { list: await readListing(context, read, copy.notLoaded), kinds: orderedKinds() }
}

/** Kinds with a name for the author first, in the order of these names. */
function orderedKinds(): string[] {
  const known = Object.keys(sourceCopy).filter((kind) => readers.has(kind))
  return [...new Set([...known, ...readers.keys()])]
}

export async function action({ context, request }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const answer = {
    done: copy.begun,
    failed: copy.notBegun,
    goTo: (id: string) => href('/admin/flyt-ind/:id', { id }),
  }
  switch (form.get('intent')) {
    case 'file':
      return answerForm(context, form, newImportForm, {
        save: (value) => beginImport(backend, admin, value),
        ...answer,
      })
    case 'network':
      return answerForm(context, form, networkImportForm, {
        save: (value) => beginNetworkImport(backend, admin, value),
        ...answer,
      })
    default:
      throw data(null, 400)
  }
}

export default function MovingInScreen({ loaderData: { list, kinds } }: Route.ComponentProps) {
  return (
    <AdminPage title="Flyt ind" intro={copy.intro} error={list.failed}>
      <UndoTabs />
      <FileSource kinds={kinds} />
      <NetworkSource />
      <FormSection title="Indflytninger">
        <ResourceList list={list} empty={list.failed ?? 'Du har ikke flyttet noget ind endnu.'}>
          {({ id, kind, source, state, at }) => (
            <ResourceRow
              key={id}
              title={<span className="wrap-anywhere">{source}</span>}
              detail={[sourceCopy[kind]?.name ?? kind, copy.states[state], instantText(at)].join(
                ' · ',
              )}
              actions={
                <Link
                  to={href('/admin/flyt-ind/:id', { id })}
                  className="button-quiet"
                  aria-label={`Åbn ${source}`}
                >
                  Åbn
                </Link>
              }
            />
          )}
        </ResourceList>
      </FormSection>
    </AdminPage>
  )
}
