import type { Lecture } from '~/domain/lectures/lectures'
import type { WithLinks } from '~/http/linked-text'
import { Content } from '~/site/text/content'
import { FactList } from '~/site/text/fact-list'
import { PlainText } from '~/site/text/plain-text'

type ShownLecture = WithLinks<Omit<Lecture, 'imagePath'>, 'duration' | 'location'>

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
  return <FactList facts={facts} columns="fact-in-rail" />
}

/** A link that is printed with its URL. */
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
