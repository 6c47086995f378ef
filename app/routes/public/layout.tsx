import { type ComponentType, lazy, Suspense, useState } from 'react'
import {
  data,
  type MiddlewareFunction,
  Outlet,
  type RouterContextProvider,
  redirect,
} from 'react-router'
import { instantText } from '~/danish/dates'
import { externalCoverHosts } from '~/domain/bibliography/covers.server'
import { pageContent, pickTexts } from '~/domain/content/content.server'
import { contentLinks } from '~/domain/content/content-links.server'
import { pageFeatures } from '~/domain/content/features/features.server'
import { letterIsOff, letterSettings } from '~/domain/letters/sending/settings.server'
import { feeds } from '~/domain/news/feeds'
import { publicProfiles } from '~/domain/profiles/profiles.server'
import { isDraftId } from '~/domain/publishing/drafts.server'
import { previewByLink } from '~/domain/publishing/preview-links.server'
import { linkParameter, previewParameter } from '~/domain/publishing/publication'
import { footerLinks, isSection, navigation } from '~/domain/sections/sections'
import { siteData } from '~/domain/seo/json-ld'
import { seoSettings } from '~/domain/seo/seo.server'
import { sharePicture } from '~/domain/share-pictures/share-picture.server'
import { closedLink } from '~/http/closed-link'
import { currentAdmin } from '~/platform/auth/session.server'
import { backendContext, type Preview } from '~/platform/backend.server'
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
import { Players } from '~/site/layout/players'
import type { SiteData } from '~/site/layout/site-data'
import { type ContentWrapper, ContentWrapperContext } from '~/site/text/content'
import { importWithRetry } from '~/ui/connection'
import { PreloadArea } from '~/ui/preload-area'
import type { Route } from './+types/layout'
import { appearanceOfPage } from './appearance.server'
import { sectionsOfSite } from './sections.server'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  // Read before any content, so that a change in the meantime makes the page outdated.
  const { version } = backend.live
  const { preview } = backend
  const path = url.pathname
  const [footer, look, { visible, filled }, seo, share, pictureHosts, profiles, features, admin] =
    await Promise.all([
      pageContent(context, 'footer'),
      appearanceOfPage(context, request),
      sectionsOfSite(context),
      readCached(context, `seo ${path}`, () => seoSettings(backend, path), undefined),
      preview
        ? undefined
        : readCached(context, `share ${path}`, () => sharePicture(backend, path), undefined),
      readCached(context, 'cover hosts', () => externalCoverHosts(backend), []),
      readCached(context, 'profiles', () => publicProfiles(backend), []),
      pageFeatures(context),
      readWithFallback(context, () => currentAdmin(backend, request), undefined),
    ])
  const letter = await readCached(
    context,
    'letter settings',
    () => letterSettings(backend),
    letterIsOff,
  )
  const content = { ...footer, ...(letter.isOn && (await letterFormTexts(context))) }
  const { siteUrl } = backend
  Object.assign(context.get(visitContext), { pictureHosts, isAdmin: admin !== undefined })
  const { siteName, authorName, ...appearance } = look
  addJsonLd(context, siteData(siteUrl, authorName, siteName, profiles))
  return {
    content,
    linkedContent: contentLinks(content),
    version,
    dayEnds: nextCopenhagenMidnight(backend.clock),
    // Absent instead of false, so that the pages of visitors do not depend on this feature.
    ...(admin && { account: admin.id }),
    ...(features.readersBeacon && !admin && { reportsLoads: true }),
    ...(preview && { isDraft: true, linkUntil: preview.link && instantText(preview.link.until) }),
    ...({
      siteUrl,
      siteName,
      authorName,
      appearance,
      navigation: navigation(visible),
      quickLinks: footerLinks(visible),
      filledSections: filled,
      ...(letter.isOn && { hasLetter: true as const }),
      seo,
      share,
      ...(profiles.length > 0 && { profiles }),
      ...(features.accessibility && { hasAccessibility: true as const }),
    } satisfies SiteData),
  }
}

async function letterFormTexts(context: Context) {
  const texts = await pageContent(context, 'brev')
  return pickTexts(texts, 'brev.footer', 'brev.consent', 'brev.submit')
}

/** Loaded only by the admin's browser. */
const AdminTools = lazy(() => importWithRetry(() => import('./admin-tools')))

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  // Not reset when the session ends, since there may be unsaved input.
  const [account] = useState(loaderData.account)
  const [frame, setFrame] = useState<ContentWrapper>()
  const isIdle = !account && !loaderData.isDraft
  const [editLink, setEditLink] = useState<ComponentType<ItemToEdit>>()
  return (
    <ContentWrapperContext value={frame}>
      {loaderData.filledSections.includes('/nyheder') &&
        feeds.map(({ path, type, name }) => (
          <link
            key={path}
            rel="alternate"
            type={type}
            href={path}
            title={`${loaderData.siteName} (${name})`}
          />
        ))}
      {loaderData.reportsLoads && <script async src="/laest.js" />}
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
      {loaderData.isDraft && (
        <p className="no-print bg-accent px-4 py-2 text-center text-paper text-small">
          <meta name="robots" content="noindex" />
          Du ser en kladde på dens plads.{' '}
          {loaderData.linkUntil === undefined
            ? 'Kun du kan se den.'
            : `Linket virker indtil den ${loaderData.linkUntil}.`}
        </p>
      )}
      <Header />
      <main
        id="indhold"
        tabIndex={-1}
        // On an idle visitor's page scripts start when one of these changes (app/entry.client.tsx).
        data-version={isIdle ? loaderData.version : undefined}
        data-day-ends={isIdle ? loaderData.dayEnds : undefined}
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
      <Players />
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

const redirectToCanonicalPath: MiddlewareFunction<Response> = ({ request }) => {
  if (request.method !== 'GET') return
  const { pathname, search } = new URL(request.url)
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) throw redirect(`${canonical}${search}`, 301)
}

/** Returns the path with a canonical section. The page itself handles the rest of the path. */
function canonicalPath(pathname: string): string {
  const [, section = '', ...rest] = pathname.replace(/(?<!\/)\/+$/, '').split('/')
  const name = section.toLowerCase()
  return name && isSection(`/${name}`) ? ['', name, ...rest].join('/') : pathname
}

type Context = Readonly<RouterContextProvider>

/**
 * Shows a draft as if it were public, to the author and to readers with its preview link
 * (docs/decisions/0026-publishing.md). For others the parameter has no effect.
 */
const showDraft: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const query = new URL(request.url).searchParams
  const [id, token] = [query.get(previewParameter), query.get(linkParameter)]
  if (id !== null && token !== null) {
    await showByLink(context, id, token)
    const response = await next()
    response.headers.set('Referrer-Policy', 'no-referrer')
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  }
  const backend = context.get(backendContext)
  if (id === null || !(await currentAdmin(backend, request))) return next()
  await showPreview(context, { id })
  return next()
}

/** @throws a 404 response with the message that the link has expired or was closed */
async function showByLink(context: Context, id: string, token: string): Promise<void> {
  context.get(visitContext).isPrivate = true
  const preview = await previewByLink(context.get(backendContext), token)
  if (preview?.id !== id) throw data(closedLink, 404)
  await showPreview(context, preview)
}

/** Skips drafts that have been published in the meantime. */
async function showPreview(context: Context, preview: Preview): Promise<void> {
  const backend = context.get(backendContext)
  if (!(await isDraftId(backend, preview.id))) return
  context.get(visitContext).isPrivate = true
  context.set(backendContext, { ...backend, preview })
}

export const middleware: Route.MiddlewareFunction[] = [redirectToCanonicalPath, showDraft]
