import type { ContentKey } from '~/domain/content/content'
import { Content, useContent } from '~/site/text/content'
import { BackLink } from './back-link'

interface MissingEntryProps {
  title: ContentKey
  back: ContentKey
  to: string
  /** False while something could not be asked: search engines are to come again then. */
  isCertain: boolean
}

/** Told of an address below a list at which there is nothing, with the way to the list. */
export function MissingEntry({ title, back, to, isCertain }: MissingEntryProps) {
  return (
    <div className="page grid min-h-[60svh] content-center justify-items-start gap-6 py-16">
      <title>{useContent()[title]}</title>
      {isCertain && <meta name="robots" content="noindex" />}
      <h1 className="hyphens-auto">
        <Content of={title} />
      </h1>
      <BackLink to={to}>
        <Content of={back} />
      </BackLink>
    </div>
  )
}
