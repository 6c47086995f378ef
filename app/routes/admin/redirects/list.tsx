import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ConfirmButton } from '~/admin/dialogs/question-dialog'
import { formKit } from '~/admin/form/form-kit'
import { Badge, ResourceList, ResourceRow } from '~/admin/list/resource-list'
import { RowButton } from '~/admin/rows/row-buttons'
import { useCommand } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { deadLinks } from '~/domain/redirects/dead-links.server'
import { missingPaths } from '~/domain/redirects/missing-paths.server'
import { pathOfKey } from '~/domain/redirects/path-key'
import { redirectsCopy as text } from '~/domain/redirects/redirects.copy'
import { redirectForm } from '~/domain/redirects/redirects.form'
import { readRedirects, sitePages } from '~/domain/redirects/redirects.server'
import { saveRedirect, setDismissed } from '~/domain/redirects/redirects-commands.server'
import { deleteNoun } from '~/domain/rows/rows-commands.server'
import { listingOf, listQueryOf } from '~/http/listing'
import { signedIn } from '~/platform/auth/session.server'
import {
  answerCommand,
  answerForm,
  deletedToast,
  readList,
  readListing,
} from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

const { Dialog, TextField } = formKit(redirectForm)

/** The names of the lists in the URL. */
const lists = { missing: 'savnede', redirects: 'videre', dead: 'doede' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const readMissing = async () =>
    listingOf(await missingPaths(backend), listQueryOf(request, lists.missing), ({ path }) => path)
  const readDead = async () =>
    listingOf(await deadLinks(backend), listQueryOf(request, lists.dead), (link) =>
      [link.text, link.url, link.source].join(' '),
    )
  const [missing, redirects, dead, pages] = await Promise.all([
    readListing(context, readMissing, text.notLoaded),
    readListing(
      context,
      () => readRedirects(backend, listQueryOf(request, lists.redirects)),
      text.notLoaded,
    ),
    readListing(context, readDead, text.notLoaded),
    readList(context, () => sitePages(backend), text.notLoaded),
  ])
  return {
    missing,
    redirects,
    dead,
    pages: pages.items,
    failed: [missing, redirects, dead, pages].find((list) => list.failed)?.failed,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'dismiss': {
      const done = { title: text.dismissed, undo: { intent: 'restore', id } }
      const { notDismissed: failed } = text
      return answerCommand(context, () => setDismissed(backend, admin, id, 1), { done, failed })
    }
    case 'restore': {
      const { restored: done, notDismissed: failed } = text
      return answerCommand(context, () => setDismissed(backend, admin, id, 0), { done, failed })
    }
    case 'remove':
      return answerCommand(context, () => deleteNoun(backend, admin, 'redirects', id), {
        done: deletedToast(text.removed),
        failed: text.notRemoved,
      })
    default:
      return answerForm(context, form, redirectForm, {
        save: (value) => saveRedirect(backend, admin, value),
        done: text.saved,
        failed: text.notSaved,
      })
  }
}

export default function RedirectsScreen({ loaderData }: Route.ComponentProps) {
  const { missing, redirects, dead, pages, failed } = loaderData
  const command = useCommand()
  // The state is here, since the path's row disappears before the dialog has shown the result.
  // Empty if the author types the path.
  const [editedPath, setEditedPath] = useState<string>()
  return (
    <AdminPage
      title="Adresser"
      intro={text.intro}
      error={failed}
      action={
        <Button className="button-filled" onClick={() => setEditedPath('')}>
          {text.add}
        </Button>
      }
    >
      <ListSection title="Ikke fundet" intro={text.missingIntro}>
        <ResourceList list={missing} name={lists.missing} empty="Ingen har ledt forgæves.">
          {({ path, times, lastDay }) => (
            <ResourceRow
              key={path}
              title={<Path>{path}</Path>}
              detail={text.times(times, lastDay)}
              actions={
                <>
                  <Button
                    className="button-quiet"
                    aria-label={`Send videre til …: ${path}`}
                    onClick={() => setEditedPath(path)}
                  >
                    Send videre til …
                  </Button>
                  <RowButton
                    label="Skjul"
                    name={path}
                    onClick={() => command({ intent: 'dismiss', id: path })}
                  />
                </>
              }
            />
          )}
        </ResourceList>
      </ListSection>
      <ListSection title="Viderestillinger" intro="Adresser, som du har sendt videre til en side.">
        <ResourceList list={redirects} name={lists.redirects} empty="Ingen viderestillinger endnu.">
          {({ id, path, target, targetExists }) => (
            <ResourceRow
              key={id}
              title={<Path>{path}</Path>}
              badges={!targetExists && <Badge>Siden findes ikke længere</Badge>}
              detail={<Path>{`sendes videre til ${target}`}</Path>}
              actions={
                <ConfirmButton
                  label={`Fjern viderestillingen fra ${path}`}
                  title="Fjern viderestilling"
                  text="Adressen fører derefter ingen steder hen. Vil du fjerne viderestillingen?"
                  confirm={text.remove}
                  className="button-quiet"
                  onConfirm={() => command({ intent: 'remove', id })}
                >
                  {text.remove}
                </ConfirmButton>
              }
            />
          )}
        </ResourceList>
      </ListSection>
      <ListSection
        title="Links, der ikke fører nogen steder hen"
        intro="Links i dine tekster til sider og filer på din hjemmeside, som ikke findes."
      >
        <ResourceList
          list={dead}
          name={lists.dead}
          empty="Alle links til din hjemmeside fører et sted hen."
        >
          {({ id, text: linkText, url, source, editPath }) => (
            <ResourceRow
              key={id}
              title={source}
              detail={
                <>
                  »{linkText}« · <Path>{url}</Path>
                </>
              }
              actions={
                <Link to={editPath} className="button-quiet" aria-label={`Ret ${source}`}>
                  Ret
                </Link>
              }
            />
          )}
        </ResourceList>
      </ListSection>
      {editedPath !== undefined && (
        <Dialog
          title={editedPath ? `Send ${editedPath} videre` : text.add}
          values={{ revision: 0, path: pathOfKey(editedPath) }}
          onClose={() => setEditedPath(undefined)}
        >
          <TextField
            name="path"
            label="Fra adressen"
            hint="Som den står efter domænet, f.eks. /min-gamle-side."
            required
          />
          <TextField
            name="target"
            label="Send videre til"
            hint="Vælg en af siderne, eller skriv en adresse på din hjemmeside."
            choices={pages}
            required
          />
        </Dialog>
      )}
    </AdminPage>
  )
}

function Path({ children }: { children: ReactNode }) {
  return <span className="break-all">{children}</span>
}

interface ListSectionProps {
  title: string
  intro: string
  children: ReactNode
}

function ListSection({ title, intro, children }: ListSectionProps) {
  return (
    <section className="grid gap-2" aria-label={title}>
      <h2 className="text-heading">{title}</h2>
      <p className="mb-2 max-w-measure text-faded text-small">{intro}</p>
      {children}
    </section>
  )
}
