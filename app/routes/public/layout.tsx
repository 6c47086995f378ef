import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { instantText } from '~/danish/dates'
import { externalCoverHosts } from '~/domain/bibliography/covers.server'
import { contentLinks } from '~/domain/content/content-links.server'
import { pageContent } from '~/domain/content/page-content.server'
import { feeds } from '~/domain/news/feeds'
import { footerLinks, navigation } from '~/domain/sections/sections'
import { siteData } from '~/domain/seo/json-ld'
import { seoSettings } from '~/domain/seo/seo.server'
import { sharePicture } from '~/domain/share-pictures/share-picture.server'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/pages/json-ld.server'
import { readCached, readWithFallback, visitContext } from '~/platform/pages/visit.server'
import { nextCopenhagenMidnight } from '~/platform/runtime/clock'
import { EditItemContext, type ItemToEdit } from '~/site/layout/edit-item'
import { Footer } from '~/site/layout/footer'
import { Header } from '~/site/layout/header'
import { LivePage } from '~/site/layout/live-page'
import { SiteMark } from '~/site/layout/mark'
import { PdfLinks } from '~/site/layout/pdf-links'
import { PendingPage } from '~/site/layout/pending-page'
import { type SiteData, useSiteData } from '~/site/layout/site-data'
import { type ContentWrapper, ContentWrapperContext } from '~/site/text/content'
import { importWithRetry } from '~/ui/connection'
import { PreloadArea } from '~/ui/preload-area'
import type { Route } from './+types/layout'
import { appearanceOfPage } from './appearance.server'
import { redirectToCanonicalPath } from './canonical-path.server'
import { showDraft } from './preview.server'
import { sectionsOfSite } from './sections.server'

export const middleware: Route.MiddlewareFunction[] = [redirectToCanonicalPath, showDraft]

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  // Read before any content, so that a change in the meantime makes the page outdated.
  const { version } = backend.live
  const { preview } = backend
  const path = url.pathname
  const [content, look, visibleSections, seo, share, pictureHosts, admin] = await Promise.all([
    pageContent(context, 'footer'),
    appearanceOfPage(context, request),
    sectionsOfSite(context),
    readCached(context, `seo ${path}`, () => seoSettings(backend, path), undefined),
    preview
      ? undefined
      : readCached(context, `share ${path}`, () => sharePicture(backend, path), undefined),
    readCached(context, 'cover hosts', () => externalCoverHosts(backend), []),
    readWithFallback(context, () => currentAdmin(backend, request), undefined),
  ])
  const { siteUrl } = backend
  Object.assign(context.get(visitContext), { pictureHosts, isAdmin: admin !== undefined })
  const { siteName, authorName, ...appearance } = look
  addJsonLd(context, siteData(siteUrl, authorName, siteName))
  return {
    content,
    linkedContent: contentLinks(content),
    version,
    dayEnds: nextCopenhagenMidnight(backend.clock),
    // Absent instead of false, so that the pages of visitors do not depend on this feature.
    ...(admin && { account: admin.id }),
    ...(preview && { isDraft: true, linkUntil: preview.link && instantText(preview.link.until) }),
    ...({
      siteUrl,
      siteName,
      authorName,
      appearance,
      navigation: navigation(visibleSections),
      quickLinks: footerLinks(visibleSections),
      seo,
      share,
    } satisfies SiteData),
  }
}

/** The conditions for starting scripts on an idle visitor's page (app/entry.client.tsx). */
function scriptStartConditions({ version, dayEnds }: { version: number; dayEnds: number }) {
  return { 'data-version': version, 'data-day-ends': dayEnds }
}

/** Loaded only by the admin's browser. */
const AdminTools = lazy(() => importWithRetry(() => import('./admin-tools')))

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  // Not reset when the session ends, since there may be unsaved input.
  const [account] = useState(loaderData.account)
  const [frame, setFrame] = useState<ContentWrapper>()
  const [editLink, setEditLink] = useState<ComponentType<ItemToEdit>>()
  return (
    <ContentWrapperContext value={frame}>
      <FeedLinks />
      <a href="#indhold" className="skip-link">
        Gå til indhold
      </a>
      {account && (
        <Suspense>
          <AdminTools
            account={account}
            onFrame={(next) => setFrame(() => next)}
            onEditLink={(next) => setEditLink(() => next)}
          />
        </Suspense>
      )}
      {loaderData.isDraft && <DraftBanner until={loaderData.linkUntil} />}
      <Header />
      <main
        id="indhold"
        tabIndex={-1}
        {...(!account && !loaderData.isDraft && scriptStartConditions(loaderData))}
        className="outline-none"
      >
        <EditItemContext value={editLink}>
          <PendingPage>
            <Outlet />
          </PendingPage>
        </EditItemContext>
        <SiteMark className="sheet-mark" />
        <p className="sheet-owner">
          {loaderData.siteName} · {loaderData.siteUrl}
        </p>
      </main>
      <Footer />
      <PdfLinks />
      <PreloadArea area="routes/public/" start="use" />
      {/* Not during editing, since a reload could remove the text being edited. */}
      <LivePage
        version={loaderData.version}
        dayEnd={loaderData.dayEnds}
        isPaused={frame !== undefined}
      />
    </ContentWrapperContext>
  )
}

/**
 * A banner on a page that shows a draft.
 * @param until the time at which the preview link expires; undefined for the admin
 */
function DraftBanner({ until }: { until: string | undefined }) {
  return (
    <p className="no-print bg-accent px-4 py-2 text-center text-paper text-small">
      <meta name="robots" content="noindex" />
      Du ser en kladde på dens plads.{' '}
      {until === undefined ? 'Kun du kan se den.' : `Linket virker indtil den ${until}.`}
    </p>
  )
}

/** `<link>` elements for feed readers, in the head of every page. */
function FeedLinks() {
  const { siteName } = useSiteData()
  return feeds.map(({ path, type, name }) => (
    <link key={path} rel="alternate" type={type} href={path} title={`${siteName} (${name})`} />
  ))
}
