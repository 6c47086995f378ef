import { useSaving } from '~/admin/saving/use-saving'
import { AdminPage } from '~/admin/screen/admin-page'
import { PublicPageContext } from '~/admin/screen/public-page'
import { SeoCard } from '~/admin/seo/seo-card'
import { SitemapCard } from '~/admin/seo/sitemap-card'
import { seoCopy } from '~/domain/seo/seo.copy'
import { seoForm } from '~/domain/seo/seo.form'
import { seoForEditing } from '~/domain/seo/seo.server'
import { saveSeo } from '~/domain/seo/seo-commands.server'
import { syncWithDomain } from '~/domain/sync/sync-commands.server'
import { signedIn } from '~/platform/auth/session.server'
import { answerCommand, answerForm, readList } from '~/routes/admin/answer.server'
import { Button } from '~/ui/button'
import type { Route } from './+types/list'

export { clientAction, shouldRevalidate } from '~/admin/saving/failed-action'

export async function loader({ context }: Route.LoaderArgs) {
  const { backend } = signedIn(context)
  const list = await readList(context, () => seoForEditing(backend), seoCopy.notLoaded)
  const { siteUrl, stagingUrl } = backend
  return { ...list, siteUrl, stagingUrl }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin, backend } = signedIn(context)
  const form = await request.formData()
  if (form.get('intent') === 'sync') {
    return answerCommand(context, () => syncWithDomain(backend, admin), {
      done: seoCopy.synced,
      failed: seoCopy.notSynced,
    })
  }
  return answerForm(context, form, seoForm, {
    save: (value) => saveSeo(backend, admin, value),
    readStored: async () => {
      const pages = await seoForEditing(backend)
      return pages.find(({ page_slug }) => page_slug === form.get('page_slug'))
    },
    done: seoCopy.saved,
    failed: seoCopy.notSaved,
  })
}

export default function SeoPages({ loaderData }: Route.ComponentProps) {
  const { items, failed, siteUrl, stagingUrl } = loaderData
  return (
    <AdminPage
      title="SEO Indstillinger"
      intro={seoCopy.intro}
      action={<SyncButton />}
      error={failed}
    >
      <p className="border-gilt border-l pl-4 text-small">{seoCopy.notice}</p>
      <div className="border-rule border-t">
        {items.map((stored) => (
          <PublicPageContext key={stored.page_slug} value={stored.page_slug}>
            <SeoCard stored={stored} siteUrl={siteUrl} />
          </PublicPageContext>
        ))}
      </div>
      <SitemapCard siteUrl={siteUrl} stagingUrl={stagingUrl} screen={items} />
    </AdminPage>
  )
}

/** Checks that the main domain shows the stored settings. */
function SyncButton() {
  const { sendOnce, isSending } = useSaving(() => {})
  return (
    <Button aria-disabled={isSending} onClick={() => sendOnce({ intent: 'sync' })}>
      {isSending ? 'Synkroniserer …' : 'Synkroniser med Domæne'}
    </Button>
  )
}
