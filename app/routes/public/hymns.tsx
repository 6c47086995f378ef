import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { fallbackContent, readContent } from '~/domain/content/content.server'
import { contentLinks } from '~/domain/content/content-links.server'
import { collectionsPath, singlePath } from '~/domain/hymns/hymn-view'
import { hymnView } from '~/domain/hymns/hymn-view.server'
import { hymnsData } from '~/domain/hymns/hymns-json-ld'
import { backendContext } from '~/platform/backend.server'
import { addJsonLd } from '~/platform/json-ld.server'
import { readWithFallback, visitContext } from '~/platform/visit.server'
import { Content } from '~/site/content'
import { HymnCollections } from '~/site/hymn-collections'
import { HymnEntry } from '~/site/hymn-entry'
import { PageHead } from '~/site/page-head'
import { PageTitle } from '~/site/page-title'
import { TabLinks } from '~/site/tab-links'
import { ThemeFilter } from '~/site/theme-filter'
import type { Route } from './+types/hymns'

export async function loader({ context, request }: Route.LoaderArgs) {
  const backend = context.get(backendContext)
  const content = await readWithFallback(
    context,
    () => readContent(backend, 'salmer'),
    fallbackContent('salmer'),
  )
  const view = hymnView(new URL(request.url).searchParams)
  context.get(visitContext).ownUrl = view.tab === 'single' ? view.path : collectionsPath
  addJsonLd(context, hymnsData(backend.siteUrl, content['salmer.title'], view))
  return { content, linkedContent: contentLinks(content), view }
}

export default function Hymns({ loaderData: { content, view } }: Route.ComponentProps) {
  useLinkedHymn()
  const title = content['salmer.title']
  const single = view.tab === 'single'
  return (
    <div className="group/page page py-14 md:py-20 print:py-0">
      <PageHead
        title={single ? `${content['salmer.single']} · ${title}` : title}
        description={content['salmer.intro']}
        path={single ? view.path : collectionsPath}
      />
      <div className="print:group-has-[details[open]]/page:hidden">
        <PageTitle intro={<Content of="salmer.intro" />}>
          <Content of="salmer.title" />
        </PageTitle>
      </div>
      <div className="mt-12 md:mt-16 print:hidden">
        <TabLinks
          label={title}
          tabs={[
            { to: collectionsPath, name: <Content of="salmer.collections" />, current: !single },
            { to: singlePath, name: <Content of="salmer.single" />, current: single },
          ]}
        />
      </div>
      {single ? (
        <>
          <ThemeFilter choices={view.choices} />
          {view.hymns.map((hymn) => (
            <HymnEntry key={hymn.id} hymn={hymn} path={view.path} />
          ))}
        </>
      ) : (
        <HymnCollections collections={view.collections} />
      )}
    </div>
  )
}

/** Opens the hymn that the URL names. Without script the browser does it. */
function useLinkedHymn() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link opens it once more
  useLayoutEffect(() => {
    const verse = hash && document.getElementById(hash.slice(1))
    if (verse) verse.closest('details')?.setAttribute('open', '')
  }, [hash, key])
}
