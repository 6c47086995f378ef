import type { Lecture } from '~/domain/lectures/lectures'
import type { WithLinks } from '~/http/linked-text'
import { Content } from '~/site/text/content'
import { PlainText } from '~/site/text/plain-text'

type ShownLecture = WithLinks<Omit<Lecture, 'imagePath'>, 'duration' | 'location'>

/** The known facts of a lecture; nothing if there are none. */
export function LectureFacts({ lecture }: { lecture: ShownLecture }) {
  const { themes, duration, dateText, timeText, location, link } = lecture
  const facts = [
    { of: 'foredrag.themes', fact: themes.join(', ') },
    { of: 'foredrag.duration', fact: duration && <PlainText text={duration} /> },
    { of: 'foredrag.date', fact: dateText },
    { of: 'foredrag.time', fact: timeText },
    { of: 'foredrag.location', fact: location && <PlainText text={location} /> },
    { of: 'foredrag.more', fact: link && <MoreLink to={link} /> },
  ] as const
  const known = facts.filter(({ fact }) => fact)
  if (known.length === 0) return null
  return (
    <dl className="border-rule border-t text-small">
      {known.map(({ of, fact }) => (
        <div key={of} className="fact-in-rail border-rule border-b py-2.5">
          <dt className="label">
            <Content of={of} />
          </dt>
          <dd className="whitespace-pre-line">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The URL is printed beside the words. */
function MoreLink({ to }: { to: string }) {
  return (
    <a
      href={to}
      rel="noopener noreferrer"
      className="link inline-block py-0.5 print:no-underline print:after:content-['_('_attr(href)_')']"
    >
      <Content of="foredrag.more_link" />
    </a>
  )
}
