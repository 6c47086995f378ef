import { data, href } from 'react-router'
import {
  type Category,
  defaultShelf,
  requestedShelf,
  shelfPath,
  shelves,
} from '~/domain/bibliography/bibliography'
import { categoriesWithWorks, worksPage } from '~/domain/bibliography/bibliography.server'
import { shelfData } from '~/domain/bibliography/bibliography-json-ld'
import { coverOf, coverPaths } from '~/domain/bibliography/covers'
import { contentLinks } from '~/domain/content/content-links.server'
import { picturesByPath } from '~/domain/images/images.server'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import type { Backend } from '~/platform/backend.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import { TabLinks } from '~/site/layout/tab-links'
import { Content } from '~/site/text/content'
import { Catalogue, WorkList } from '~/site/works/works'
import type { Route } from './+types/bibliography'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, addJsonLd } = pageRequest(context)
  const tab = new URL(request.url).searchParams.get('fane')
  const number = pageNumber(request.url)
  visit.normalizedUrl = pathOfPage(shelfPath(requestedShelf(tab)), number)
  const categories = await read(() => categoriesWithWorks(backend), [])
  const shelf = defaultShelf(tab, categories)
  const [content, works] = await Promise.all([
    pageContent('bibliografi'),
    read(() => worksWithCovers(backend, shelf.category, number), emptyPage),
  ])
  addJsonLd(shelfData(backend.siteUrl, content['bibliografi.title'], shelf, works.items))
  const linkedContent = contentLinks(content)
  return data(
    { content, linkedContent, works, tab: shelf.name, filled: categories },
    statusOf(works),
  )
}

async function worksWithCovers(backend: Backend, category: Category, page: number) {
  const works = await worksPage(backend, category, page)
  const pictures = await picturesByPath(backend, coverPaths(works.items))
  const items = works.items.map((work) => ({ ...work, cover: coverOf(work.imageUrl, pictures) }))
  return { ...works, items }
}

export default function Bibliography({ loaderData }: Route.ComponentProps) {
  const { content, tab, filled } = loaderData
  const shelf = requestedShelf(tab)
  const isFirst = shelf === shelves[0]
  const title = content['bibliografi.title']
  const List = shelf.category === 'værkliste' ? WorkList : Catalogue
  return (
    <div className="page py-14 md:py-20 print:py-0">
      <PageHead
        title={title}
        parts={[!isFirst && content[shelf.title]]}
        description={content['bibliografi.intro']}
        path={shelfPath(shelf)}
      />
      <PageTitle
        title={<Content of="bibliografi.title" />}
        intro={<Content of="bibliografi.intro" />}
      />
      <div className="mt-12 md:mt-16 print:mt-4">
        <TabLinks
          label={title}
          tabs={shelves.map((each) => ({
            to: shelfPath(each),
            name: <Content of={each.title} />,
            isCurrent: each === shelf,
            isFilled: filled.includes(each.category),
          }))}
        />
      </div>
      {isFirst && (
        <p className="no-print mt-6 md:mt-8">
          <SiteLink to={href('/salmer')} className="link inline-block py-2">
            <Content of="bibliografi.hymns_page" />
            <span aria-hidden="true"> →</span>
          </SiteLink>
        </p>
      )}
      <MoreList key={shelf.name} data={loaderData} selectPage={({ works }) => works}>
        {(items) =>
          items.length > 0 ? (
            <List works={items} />
          ) : (
            <Content of={shelf.empty} as="p" className="mt-12 text-faded" />
          )
        }
      </MoreList>
    </div>
  )
}
