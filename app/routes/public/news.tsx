import { data, href } from 'react-router'
import { newsDescription } from '~/domain/news/feeds'
import { newsAnchor, newsPath } from '~/domain/news/news'
import { type NewsItem, newsPage } from '~/domain/news/news.server'
import { newsData } from '~/domain/news/news-json-ld'
import { rssPath } from '~/domain/news/rss-path'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { pageRequest } from '~/routes/public/page-request.server'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes, MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/news'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read, addJsonLd } = pageRequest(context)
  const number = pageNumber(request.url)
  visit.normalizedUrl = pathOfPage('/nyheder', number)
  const [content, news] = await Promise.all([
    pageContent('nyheder'),
    read(() => newsPage(backend, number), emptyPage),
  ])
  addJsonLd(newsData(backend.siteUrl, content['nyheder.title'], news.items))
  const items = await Promise.all(
    news.items.map(async (item) => ({
      ...item,
      content: await mixedTextHtml(backend, item.content),
    })),
  )
  return data({ content, news: { ...news, items } }, statusOf(news))
}

export default function News({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={content['nyheder.title']} description={newsDescription} path="/nyheder" />
      <PageTitle title={<Content of="nyheder.title" />} />
      {loaderData.news.items.length > 0 && (
        <p className="no-print mt-4 text-small max-md:hidden">
          <a href={rssPath} className="link inline-block py-1">
            <Content of="nyheder.follow" />
          </a>
        </p>
      )}
      <MoreList data={loaderData} selectPage={({ news }) => news}>
        {(items) => (
          <div className="mt-6 md:mt-16">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
            {items.length === 0 && <Content of="nyheder.empty" as="p" className="text-faded" />}
          </div>
        )}
      </MoreList>
    </div>
  )
}

/** On phones two lines, or the whole paragraph while a link in it has the focus. */
const briefClasses =
  'max-md:text-small max-md:leading-snug max-md:not-focus-within:line-clamp-2 max-md:[&_figure]:hidden'

function Item({ item }: { item: NewsItem }) {
  const { id, title, slug, dateText, publishedDate, content, isShortened, isBrief, link } = item
  return (
    <article
      {...entryAttributes(id)}
      id={newsAnchor(id)}
      className={`rail-1 lg:rail-2 grid border-rule border-t md:gap-y-3 md:py-10 print:break-inside-avoid print:py-6 ${isBrief ? 'py-3' : 'gap-y-2 py-5'}`}
    >
      <header className="grid content-start gap-y-2 max-lg:contents">
        <time dateTime={publishedDate} className="label whitespace-nowrap md:max-lg:pt-2">
          {dateText}
        </time>
        <h2 className={`md:max-lg:col-start-2 ${isBrief ? 'max-md:text-subheading' : ''}`}>
          <SiteLink to={newsPath(slug)} className="text-ink no-underline hover:text-accent">
            {title}
          </SiteLink>
        </h2>
      </header>
      <div className="prose md:max-lg:col-start-2">
        <Prose html={content} className={isBrief ? briefClasses : ''} />
        {isShortened && (
          <p className={`text-small ${isBrief ? 'max-md:hidden' : ''}`}>
            <SiteLink to={newsPath(slug)} aria-label={`Læs hele nyheden »${title}«`}>
              <Content of="nyheder.whole" />
            </SiteLink>
          </p>
        )}
        {link && (
          <p className={`text-small ${isBrief ? 'max-md:hidden' : ''}`}>
            <a href={link} rel="noopener noreferrer" aria-label={`Læs mere om ${title}`}>
              <Content of="nyheder.link" />
            </a>
          </p>
        )}
        <EditItem formPath={href('/admin/nyheder/:id', { id })} name={title} />
      </div>
    </article>
  )
}
