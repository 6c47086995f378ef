import { quoted } from '~/danish/quoted'
import { contentLinks } from '~/domain/content/content-links.server'
import { searchSources } from '~/domain/nouns/search-sources.server'
import { searchPath } from '~/domain/search/search'
import { emptySearch, search } from '~/domain/search/search.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { sectionsOfSite } from '~/routes/public/sections.server'
import { PageHead } from '~/site/layout/page-head'
import { SearchField } from '~/site/search/search-field'
import { SearchResults } from '~/site/search/search-results'
import { Content } from '~/site/text/content'
import type { Route } from './+types/search'

export async function loader({ context, request: { url } }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read } = pageRequest(context)
  const [content, view] = await Promise.all([
    pageContent('soeg'),
    read(
      async () => search(backend, searchSources, url, (await sectionsOfSite(context)).visible),
      emptySearch(url),
    ),
  ])
  if (view.query !== '' && view.total === 0) visit.missedSearch = view.query
  return { content, linkedContent: contentLinks(content), view }
}

export default function Search({ loaderData: { content, view } }: Route.ComponentProps) {
  const { query } = view
  const only = view.groups.find(({ kind }) => kind === view.onlyKind)
  return (
    <div className="page py-14 md:py-20">
      <PageHead
        title={content['soeg.title']}
        parts={[only && content[only.title], query && quoted(query)]}
        description={content['soeg.hint']}
        path={searchPath}
      />
      {query && <meta name="robots" content="noindex" />}
      <Content of="soeg.title" as="h1" />
      <SearchField
        query={query}
        focusesOnLoad={query === ''}
        className="no-print mt-8 max-w-measure"
      />
      {query ? (
        <SearchResults view={view} />
      ) : (
        <Content of="soeg.hint" as="p" className="mt-6 max-w-measure text-faded" />
      )}
    </div>
  )
}
