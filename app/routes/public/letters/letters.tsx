import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { data } from 'react-router'
import { letterFeed, letterPath } from '~/domain/letters/letters'
import { type LetterEntry, letterPage } from '~/domain/letters/letters.server'
import { readerCopy } from '~/domain/letters/readers.copy'
import { letterSettings } from '~/domain/letters/sending/settings.server'
import { requestSubscription } from '~/domain/letters/subscribers/sign-up.server'
import { signUpForm } from '~/domain/letters/subscribers/subscribers.form'
import { readForm } from '~/forms/form'
import { emptyPage, pageNumber, pathOfPage, statusOf } from '~/http/paging'
import { backendContext } from '~/platform/backend.server'
import { visitContext } from '~/platform/pages/visit.server'
import { redirectMissingPath } from '~/routes/public/entry.server'
import { pageRequest } from '~/routes/public/page-request.server'
import { MissingPage } from '~/site/layout/missing'
import { entryAttributes, MoreList } from '~/site/layout/more-list'
import { PageHead } from '~/site/layout/page-head'
import { PageTitle } from '~/site/layout/page-title'
import { SiteLink } from '~/site/layout/site-link'
import { SignUpForm } from '~/site/letters/sign-up-form'
import { Content } from '~/site/text/content'
import { Excerpt } from '~/site/text/excerpt'
import type { Route } from './+types/letters'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { backend, visit, pageContent, read } = pageRequest(context)
  const { isOn } = await letterSettings(backend)
  if (!isOn) {
    await redirectMissingPath(context, request)
    return data(null, 404)
  }
  const number = pageNumber(request.url)
  visit.normalizedUrl = pathOfPage('/brev', number)
  const [content, letters] = await Promise.all([
    pageContent('brev'),
    read(() => letterPage(backend, number), emptyPage),
  ])
  return data({ content, letters, canMail: backend.mail !== undefined }, statusOf(letters))
}

/** Answers the same whether or not the address is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const backend = context.get(backendContext)
  const { isOn } = await letterSettings(backend)
  if (!isOn) return data(null, 404)
  const { pageContent } = pageRequest(context)
  const form = await request.formData()
  const { value, errors } = readForm(signUpForm, form)
  const email = String(form.get('email') ?? '').slice(0, 320)
  if (errors) return data({ isSent: false, email, error: errors.email }, 422)
  if (value.tomt) return data({ isSent: true, email, error: undefined }, 200)
  const content = await pageContent('brev')
  const consent = { email: value.email, place: value.place, wording: content['brev.consent'] }
  const until = await requestSubscription(backend, consent, context.get(visitContext).clientIp)
  if (!until) return data({ isSent: true, email, error: undefined }, 200)
  const minutes = differenceInMinutes(until, backend.clock.now(), { roundingMethod: 'ceil' })
  const headers = { 'Retry-After': String(minutes * 60) }
  return data(
    { isSent: false, email, error: readerCopy.tooMany(minutes) },
    { status: 429, headers },
  )
}

/** Adds the action's `Retry-After` to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export default function Letters({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <MissingPage />
  const { content, canMail } = loaderData
  if (actionData?.isSent) {
    const sent = canMail ? readerCopy.sent : readerCopy.sentLater
    return (
      <div className="page py-14 md:py-20">
        <title>{sent.title}</title>
        <PageTitle title={sent.title} />
        <p role="status" className="mt-8 max-w-measure text-lead">
          {sent.text}
        </p>
      </div>
    )
  }
  return (
    <div className="page py-14 md:py-20">
      <PageHead title={content['brev.title']} description={content['brev.intro']} path="/brev" />
      <PageTitle title={<Content of="brev.title" />} intro={<Content of="brev.intro" />} />
      <div className="no-print mt-8">
        <SignUpForm place="brevets side" email={actionData?.email} error={actionData?.error} />
      </div>
      <section aria-labelledby="tidligere" className="mt-12 md:mt-16">
        <h2 id="tidligere">
          <Content of="brev.earlier" />
        </h2>
        {loaderData.letters.items.length > 0 && (
          <p className="no-print mt-2 text-small">
            <a href={letterFeed.path} className="link inline-block py-1">
              <Content of="brev.follow" />
            </a>
          </p>
        )}
        <MoreList data={loaderData} selectPage={({ letters }) => letters}>
          {(items) => (
            <div className="mt-6">
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
              {items.length === 0 && <Content of="brev.empty" as="p" className="text-faded" />}
            </div>
          )}
        </MoreList>
      </section>
    </div>
  )
}

function Item({ item: { id, title, slug, date, dateText, summary } }: { item: LetterEntry }) {
  return (
    <article
      {...entryAttributes(id)}
      className="rail-1 grid gap-y-1 border-rule border-t py-6 print:break-inside-avoid"
    >
      <time dateTime={date} className="label whitespace-nowrap">
        {dateText}
      </time>
      <div className="grid gap-2">
        <h3>
          <SiteLink to={letterPath(slug)} className="text-ink no-underline hover:text-accent">
            {title}
          </SiteLink>
        </h3>
        <Excerpt text={summary} lines={3} className="text-faded text-small" />
      </div>
    </article>
  )
}
