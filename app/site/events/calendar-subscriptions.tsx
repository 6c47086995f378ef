import { addressCopy, subscriptionCopy } from '~/domain/calendar/calendar.copy'
import { allEvents, calendarType, subscriptions, webcalUrl } from '~/domain/calendar/subscriptions'
import { useSiteData } from '~/site/layout/site-data'
import { Content } from '~/site/text/content'
import { CopyButton } from '~/site/text/copy-button'

/** Links to subscribe to the calendar, whole or by type of event. */
export function CalendarSubscriptions() {
  const { siteUrl } = useSiteData()
  return (
    <section aria-labelledby="abonner" className="no-print page pt-20 md:pt-28">
      <link
        rel="alternate"
        type={calendarType}
        href={allEvents.path}
        title={subscriptionCopy.all}
      />
      <Content of="kalender.subscribe_title" as="h2" id="abonner" />
      <p className="mt-4 max-w-measure whitespace-pre-line text-faded">
        <Content of="kalender.subscribe_intro" />
      </p>
      <ul className="mt-8 border-rule border-t text-small">
        {subscriptions.map(({ path, eventType }) => (
          <li
            key={path}
            className="rail-1 grid items-baseline border-rule border-b py-3 max-md:flex max-md:justify-between"
          >
            <a href={webcalUrl(siteUrl, path)} className="link justify-self-start py-1">
              {subscriptionCopy[eventType]}
              <span className="sr-only">: abonnér</span>
            </a>
            <span>
              <CopyButton
                text={`${siteUrl}${path}`}
                label={addressCopy.copy}
                textName={subscriptionCopy[eventType]}
                copied={addressCopy.copied}
                notCopied={addressCopy.notCopied}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
