import type { ContentKey } from '~/domain/content/content'
import { Content, useContent } from '~/site/text/content'
import { RecordingPlayer } from './recording-player'

interface RecordingProps {
  of: ContentKey
  title: string
  src: string
  className: string
}

/** The player of a lecture or an extract, below its label. */
export function Recording({ of, title, src, className }: RecordingProps) {
  const content = useContent()
  return (
    <figure className={`no-print grid gap-1 ${className}`}>
      <Content of={of} as="figcaption" className="label" />
      <RecordingPlayer src={src} name={`${content[of]}: ${title}`} />
    </figure>
  )
}
