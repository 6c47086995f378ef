import { AdminPage } from '~/admin/admin-page'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { useCommand } from '~/admin/use-command'
import { redirectForm } from '~/domain/addresses/addresses.form'
import { addressesText as text } from '~/domain/addresses/addresses.text'
import { deadLinks } from '~/domain/addresses/dead-links.server'
import { missingAddresses, setDismissed } from '~/domain/addresses/missing-addresses.server'
import {
  allRedirects,
  deleteRedirect,
  redirectForUndo,
  saveRedirect,
} from '~/domain/addresses/redirects.server'
import { sitePages } from '~/domain/addresses/site-pages.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, answerForm, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/list'
import { DeadLinks, MissingAddresses, Redirects } from './address-lists'
import { RedirectButton } from './redirect-button'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const [missing, redirects, dead, pages] = await Promise.all([
    readList(context, () => missingAddresses(backend), text.notLoaded),
    readList(context, () => allRedirects(backend), text.notLoaded),
    readList(context, () => deadLinks(backend), text.notLoaded),
    readList(context, () => sitePages(backend), text.notLoaded),
  ])
  const failed = [missing, redirects, dead, pages].find((list) => list.failed)?.failed
  return {
    ...{ missing: missing.items, redirects: redirects.items, dead: dead.items },
    ...{ pages: pages.items, failed },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  const id = String(form.get('id') ?? '')
  switch (form.get('intent')) {
    case 'dismiss': {
      const done = { title: text.dismissed, undo: { intent: 'restore', id } }
      const dismiss = () => setDismissed(backend, id, 1)
      return answerCommand(context, dismiss, { done, failed: text.notDismissed })
    }
    case 'restore':
      return answerCommand(context, () => setDismissed(backend, id, 0), {
        ...{ done: text.restored, failed: text.notDismissed },
      })
    case 'remove': {
      const undo = await redirectForUndo(backend, id)
      const done = { title: text.removed, ...(undo && { undo }) }
      const remove = () => deleteRedirect(backend, admin, id)
      return answerCommand(context, remove, { done, failed: text.notRemoved })
    }
    default:
      return answerForm(context, form, redirectForm, {
        save: (value) => saveRedirect(backend, admin, value),
        ...{ done: text.saved, failed: text.notSaved },
      })
  }
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

export default function Addresses({ loaderData }: Route.ComponentProps) {
  const { missing, redirects, dead, pages, failed } = loaderData
  const command = useCommand()
  return (
    <AdminPage
      title={text.title}
      intro={text.intro}
      failed={failed}
      action={
        <RedirectButton pages={pages} className="button-filled">
          {text.add}
        </RedirectButton>
      }
    >
      <MissingAddresses
        missing={missing}
        pages={pages}
        onDismiss={(id) => command({ intent: 'dismiss', id })}
      />
      <Redirects redirects={redirects} onRemove={(id) => command({ intent: 'remove', id })} />
      <DeadLinks dead={dead} />
    </AdminPage>
  )
}
