import { Fragment, type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { dayAndMonth, longDate } from '~/danish/dates'
import type { FrontPart } from '~/domain/content/appearance/appearance'
import type { ContentKey } from '~/domain/content/content'
import type { FrontPage, HymnOfDay, LatestNews, NewestWork } from '~/domain/front-page/front-page'
import { beginsWith } from '~/domain/hymns/verse/stanzas'
import { ComingDates } from '~/site/events/coming-dates'
import { VerseLines } from '~/site/hymns/hymn-verse'
import { SiteLink } from '~/site/layout/site-link'
import { Content } from '~/site/text/content'
import { BookCover } from '~/site/works/book-cover'
import { PraiseLine } from '~/site/works/praise-line'

export function Contents({ front, parts }: { front: FrontPage; parts: FrontPart[] }) {
  const { work, dates, hymn, news } = front
  const sections = {
    work: work && <Work work={work} />,
    dates: dates.length > 0 && (
      <Part
        label={<Content of="forside.dates" />}
        linkText="forside.all_dates"
        path={href('/kalender')}
      >
        <ComingDates events={dates} />
      </Part>
    ),
    hymn: hymn && <Hymn hymn={hymn} />,
    news: news.length > 0 && <News items={news} />,
  }
  if (!parts.some((part) => sections[part])) return null
  return (
    <div className="page grid gap-y-20 pt-20 md:gap-y-28 md:pt-28 print:hidden">
      {parts.map((part) => (
        <Fragment key={part}>{sections[part]}</Fragment>
      ))}
    </div>
  )
}

interface PartProps {
  label: ReactNode
  as?: 'h2' | 'p'
  linkText: ContentKey
  path: string
  children: ReactNode
}

function Part({ label, as: Label = 'h2', linkText, path, children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="front-part rail-1 grid gap-y-8 border-rule border-t pt-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 md:grid md:content-start">
        <Label id={id} className="label md:-mr-10">
          {label}
        </Label>
        <SiteLink to={path} className="link inline-block py-1 text-small">
          <Content of={linkText} />
        </SiteLink>
      </div>
      <div>{children}</div>
    </section>
  )
}

function Work({ work }: { work: NewestWork }) {
  const { title, path, cover, praise, firstSentences, hasExtract, purchaseLink } = work
  return (
    <Part
      label={<Content of="forside.work" />}
      as="p"
      linkText="forside.all_works"
      path={href('/bibliografi')}
    >
      <div className="rail-2-after-1 grid items-start gap-y-8">
        <SiteLink
          to={path}
          tabIndex={-1}
          aria-hidden="true"
          className="block w-60 max-w-full md:w-full md:max-w-80"
        >
          <BookCover cover={cover} title={title} sizes="(min-width: 48rem) 20rem, 15rem" />
        </SiteLink>
        <div className="grid content-start gap-6">
          <h2 className="hyphens-auto">
            <SiteLink to={path} className="no-underline hover:text-accent">
              {title}
            </SiteLink>
          </h2>
          {praise && <PraiseLine praise={praise} />}
          {firstSentences && (
            <p
              className={`max-w-measure text-pretty ${hasExtract ? 'font-lead text-lead leading-normal' : ''}`}
            >
              {firstSentences}
            </p>
          )}
          <p className="flex flex-wrap items-center gap-x-8 gap-y-3 text-small">
            {hasExtract ? (
              <SiteLink to={`${path}#uddrag`} className="link inline-block py-1">
                <Content of="forside.read_on" />
                <span className="sr-only">: {title}</span>
              </SiteLink>
            ) : (
              <SiteLink to={path} className="link inline-block py-1">
                <Content of="forside.work_link" />
              </SiteLink>
            )}
            {purchaseLink && (
              <a href={purchaseLink} rel="noopener noreferrer" className="link inline-block py-1">
                <Content of="forside.buy" />
                <span className="sr-only">: {title}</span>
              </a>
            )}
          </p>
        </div>
      </div>
    </Part>
  )
}

function Hymn({ hymn }: { hymn: HymnOfDay }) {
  const { title, path, firstStanza, dayName, dayPath, date, isOfDay } = hymn
  const label = isOfDay ? (
    <Content of="forside.hymn" />
  ) : (
    <>
      <Content of="forside.later_hymn" /> <span className="sr-only">{dayName}</span>
    </>
  )
  return (
    <Part label={label} linkText="forside.all_hymns" path={href('/salmer')}>
      <div className="lg:rail-2-after-1 grid gap-y-6">
        <p className="text-faded">
          <SiteLink to={dayPath} className="block no-underline hover:underline">
            <span className="block">{dayName}</span>
            <time dateTime={date}>{dayAndMonth(date)}</time>
          </SiteLink>
        </p>
        <div className="grid gap-5">
          {!beginsWith(firstStanza[0] ?? '', title) && (
            <h3 className="hyphens-auto">
              <SiteLink to={path} className="no-underline hover:text-accent">
                {title}
              </SiteLink>
            </h3>
          )}
          <p>
            <VerseLines lines={firstStanza} />
          </p>
          <p>
            <SiteLink to={path} className="link inline-block py-1 text-small">
              <Content of="forside.hymn_link" />
            </SiteLink>
          </p>
        </div>
      </div>
    </Part>
  )
}

function News({ items }: { items: LatestNews[] }) {
  return (
    <Part label={<Content of="forside.news" />} linkText="forside.all_news" path={href('/nyheder')}>
      <ol className="-mt-4">
        {items.map(({ title, path, date, excerpt }) => (
          <li
            key={path}
            className="lg:rail-2-after-1 grid gap-y-1 border-rule border-b py-5 last:border-b-0"
          >
            <time dateTime={date} className="text-faded text-small">
              {longDate(date)}
            </time>
            <div className="grid gap-2">
              <h3 className="hyphens-auto">
                <SiteLink to={path} className="no-underline visited:text-faded hover:text-accent">
                  {title}
                </SiteLink>
              </h3>
              <p className="max-w-measure text-pretty text-small">{excerpt}</p>
            </div>
          </li>
        ))}
      </ol>
    </Part>
  )
}
