import { href } from 'react-router'
import { workPath } from '~/domain/bibliography/bibliography'
import type { Work } from '~/domain/bibliography/bibliography.server'
import type { Cover } from '~/domain/bibliography/covers'
import { langOf } from '~/forms/lang-of'
import { EditItem } from '~/site/layout/edit-item'
import { entryAttributes } from '~/site/layout/more-list'
import { SiteLink } from '~/site/layout/site-link'
import { Content, useContent } from '~/site/text/content'
import { Prose } from '~/site/text/prose'
import { BookCover } from './book-cover'
import { PraiseLine } from './praise-line'

type WorkWithCover = Work & { cover: Cover | undefined }

export function Catalogue({ works }: { works: WorkWithCover[] }) {
  return (
    <div className="catalogue">
      {works.map((work, index) => (
        <article
          {...entryAttributes(work.id)}
          key={work.id}
          className="grid gap-y-5 border-rule border-t py-10 first-of-type:border-t-0 break-inside-avoid rail-1-and-3 max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-6 md:grid-rows-[auto_auto_1fr] md:py-14 print:grid-cols-[5.5rem_minmax(0,1fr)_4rem] print:gap-x-6 print:gap-y-2 print:py-4"
        >
          <div className="md:row-span-3 print:row-span-2">
            <BookCover
              cover={work.cover}
              title={work.title}
              sizes="(min-width: 48rem) 10rem, 6.5rem"
              priority={index === 0}
            />
          </div>
          <div className="md:col-start-2 lg:col-span-2 lg:grid lg:grid-cols-subgrid print:col-span-2 print:grid print:grid-cols-subgrid">
            <p className="font-lead text-faded text-lead leading-tight lg:order-last print:order-last print:text-right">
              {work.year}
            </p>
            <h2 className="mt-1 hyphens-auto lg:mt-0 print:mt-0">
              <Title work={work} />
            </h2>
          </div>
          <div className="col-span-2 md:col-span-1 md:col-start-2 lg:row-span-2 print:col-span-1">
            {work.description && <Prose html={work.description} />}
            {work.praise && <PraiseLine praise={work.praise} className="mt-4" />}
            <EditItem
              formPath={href('/admin/bibliografi/:id', { id: work.id })}
              name={work.title}
            />
          </div>
          <WorkLinks
            work={work}
            className="col-span-2 md:col-span-1 md:col-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-2 lg:flex-col lg:items-start"
          />
        </article>
      ))}
    </div>
  )
}

export function WorkList({ works }: { works: WorkWithCover[] }) {
  return (
    <ol className="entries py-6 md:py-10">
      {works.map((work) => (
        <li
          {...entryAttributes(work.id)}
          key={work.id}
          className="contents-line rail-1 grid border-rule border-t py-4 first:border-t-0 max-md:grid-cols-[3.5rem_minmax(0,1fr)] max-md:gap-x-4"
        >
          <span className="font-lead text-faded text-lead leading-snug">{work.year}</span>
          <div>
            <h2 className="hyphens-auto">
              <Title work={work} />
            </h2>
            {work.description && (
              <Prose html={work.description} className="mt-1 text-faded text-small" />
            )}
            {work.praise && <PraiseLine praise={work.praise} className="mt-2" />}
            <WorkLinks work={work} className="mt-3" />
            <EditItem
              formPath={href('/admin/bibliografi/:id', { id: work.id })}
              name={work.title}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Title({ work: { title, slug, language } }: { work: WorkWithCover }) {
  return (
    <SiteLink
      to={workPath(slug)}
      lang={langOf(language)}
      className="no-underline hover:text-accent"
    >
      {title}
    </SiteLink>
  )
}

function WorkLinks({ work, className }: { work: WorkWithCover; className: string }) {
  const { title, slug, purchaseLink, hasReviews } = work
  const content = useContent()
  const withTitle = (text = '') => `${text}: ${title}`
  if (!purchaseLink && !hasReviews) return null
  return (
    <p className={`no-print flex flex-wrap content-start gap-x-8 text-small ${className}`}>
      {purchaseLink && (
        <a
          href={purchaseLink}
          rel="noopener noreferrer"
          aria-label={withTitle(content['bibliografi.purchase'])}
          className="link py-2"
        >
          <Content of="bibliografi.purchase" />
        </a>
      )}
      {hasReviews && (
        <SiteLink
          to={workPath(slug)}
          aria-label={withTitle(content['bibliografi.reviews'])}
          className="link py-2"
        >
          <Content of="bibliografi.reviews" />
        </SiteLink>
      )}
    </p>
  )
}
