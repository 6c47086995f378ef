import { data, href } from 'react-router'
import { pictureAt } from '~/domain/images/images.server'
import { newsPath } from '~/domain/news/news'
import { type NewsNeighbour, newsAt } from '~/domain/news/news.server'
import { newsArticleData } from '~/domain/news/news-json-ld'
import { mixedTextHtml } from '~/domain/rich-text/rich-text-html.server'
import { subjectAt } from '~/domain/subjects/subjects.server'
import { mixedTextLines } from '~/platform/rich-text.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { BackLink } from '~/site/layout/back-link'
import { EditItem } from '~/site/layout/edit-item'
import { MissingEntry } from '~/site/layout/missing'
import { PageHead } from '~/site/layout/page-head'
import { SiteLink } from '~/site/layout/site-link'
import { CreditedPicture } from '~/site/pictures/credited-picture'
import { Content } from '~/site/text/content'
import { FactList } from '~/site/text/fact-list'
import { Prose } from '~/site/text/prose'
import type { Route } from './+types/news-item'
import { readEntry } from './entry.server'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { backend, pageContent, read, addJsonLd } = pageRequest(context)
  const [content, entry] = await Promise.all([
    pageContent('nyheder'),
    readEntry(context, request, () => newsAt(backend, params.slug), newsPath),
  ])
  if (typeof entry === 'number') return data({ content, article: undefined }, entry)
  const { imagePath, subjectId, ...article } = entry.article
  const [picture, subject] = await Promise.all([
    read(() => pictureAt(backend, imagePath, 'news'), undefined),
    read(() => subjectAt(backend, subjectId), undefined),
  ])
  const text = mixedTextLines(article.content)
  const listTitle = content['nyheder.title']
  addJsonLd(newsArticleData(backend.siteUrl, listTitle, { ...article, text }, { subject, picture }))
  const pageArticle = {
    ...article,
    summary: article.summary || text,
    content: await mixedTextHtml(backend, article.content),
    picture,
    subject,
  }
  return { content, article: pageArticle }
}

export default function NewsArticlePage({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData
  if (!article) {
    return <MissingEntry title="nyheder.not_found" back="nyheder.back" to={href('/nyheder')} />
  }
  const { id, title, slug, dateText, publishedDate, content, link, summary } = article
  const { picture, subject, older, newer } = article
  const about = subject && (
    <SiteLink to={subject.path} className="link inline-block py-0.5">
      {subject.title}
    </SiteLink>
  )
  return (
    <article className="page pt-2 pb-10 md:pt-4 md:pb-14">
      <PageHead title={title} description={summary} path={newsPath(slug)} type="article" />
      <BackLink to={href('/nyheder')} of="nyheder.back" />
      <h1 className="mt-4 max-w-[12.5em] md:mt-6 hyphens-auto">{title}</h1>
      <div className="rail-1-and-3 mt-8 grid gap-y-6 md:mt-12">
        <time dateTime={publishedDate} className="label whitespace-nowrap md:pt-2">
          {dateText}
        </time>
        <div className="prose">
          {picture && <CreditedPicture picture={picture} className="mb-8" />}
          <Prose html={content} />
          {link && (
            <p className="text-small">
              <a href={link} rel="noopener noreferrer" aria-label={`Læs mere om ${title}`}>
                <Content of="nyheder.link" />
              </a>
            </p>
          )}
          <EditItem formPath={href('/admin/nyheder/:id', { id })} name={title} />
        </div>
        {(about || newer || older) && (
          <nav
            aria-label="Læs videre"
            className="mt-8 md:col-start-2 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-start-3 lg:mt-2 lg:self-start"
          >
            <FactList
              facts={[
                { label: 'nyheder.also', fact: about },
                { label: 'nyheder.newer', fact: newer && <Neighbour item={newer} rel="next" /> },
                { label: 'nyheder.older', fact: older && <Neighbour item={older} rel="prev" /> },
              ]}
              columns="max-md:fact"
            />
          </nav>
        )}
      </div>
    </article>
  )
}

function Neighbour({ item, rel }: { item: NewsNeighbour; rel: 'next' | 'prev' }) {
  return (
    <SiteLink to={newsPath(item.slug)} rel={rel} className="link inline-block py-0.5">
      {item.title}
    </SiteLink>
  )
}
