import { AdminPage } from '~/admin/admin-page'
import { keepForm, reloadAfterSave } from '~/admin/keep-form'
import { SeoCard } from '~/admin/seo/seo-card'
import { SitemapCard } from '~/admin/seo/sitemap-card'
import { SyncButton } from '~/admin/seo/sync-button'
import { seoForm } from '~/domain/seo/seo.form'
import { seoText } from '~/domain/seo/seo.text'
import { saveSeo, seoForEditing } from '~/domain/seo/seo-editing.server'
import { syncWithDomain } from '~/domain/seo/sync.server'
import { backendContext } from '~/platform/backend.server'
import { requireAdmin } from '~/platform/session.server'
import { answerCommand, answerForm, readList } from '~/routes/admin/answer.server'
import type { Route } from './+types/list'

export async function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context)
  const backend = context.get(backendContext)
  const list = await readList(context, () => seoForEditing(backend), seoText.notLoaded)
  const { siteUrl, stagingUrl } = backend
  return { ...list, siteUrl, stagingUrl }
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = requireAdmin(context)
  const backend = context.get(backendContext)
  const form = await request.formData()
  if (form.get('intent') === 'sync') {
    return answerCommand(context, () => syncWithDomain(backend, admin), {
      done: seoText.synced,
      failed: seoText.notSynced,
    })
  }
  return answerForm(context, form, seoForm, {
    save: (value) => saveSeo(backend, admin, value),
    stored: async () => {
      const pages = await seoForEditing(backend)
      return pages.find(({ page_slug }) => page_slug === form.get('page_slug'))
    },
    done: seoText.saved,
    failed: seoText.notSaved,
  })
}

export const clientAction = keepForm
export const shouldRevalidate = reloadAfterSave

export default function SeoPages({ loaderData }: Route.ComponentProps) {
  const { items, failed, siteUrl, stagingUrl } = loaderData
  return (
    <AdminPage title={seoText.title} intro={seoText.intro} action={<SyncButton />} failed={failed}>
      <p className="border-gilt border-l pl-4 text-small">{seoText.notice}</p>
      {items.map((stored) => (
        <SeoCard key={stored.page_slug} stored={stored} siteUrl={siteUrl} />
      ))}
      <SitemapCard siteUrl={siteUrl} stagingUrl={stagingUrl} screen={items} />
    </AdminPage>
  )
}
