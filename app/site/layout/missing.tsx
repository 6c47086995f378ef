import { type ReactNode, useEffect } from 'react'
import { href, useLocation } from 'react-router'
import type { ContentKey } from '~/domain/content/content'
import { SearchField } from '~/site/search/search-field'
import { Content, useContent } from '~/site/text/content'
import { BackLink } from './back-link'
import { SiteMark } from './mark'
import { SiteLink } from './site-link'

interface MissingEntryProps {
  title: ContentKey
  back: ContentKey
  to: string
}

export function MissingEntry({ title, back, to }: MissingEntryProps) {
  const content = useContent()
  return (
    <NotFoundLayout title={content[title]} heading={<Content of={title} />}>
      <BackLink to={to} of={back} />
    </NotFoundLayout>
  )
}

/** Its English text and the message in the console are specified. */
export function MissingPage() {
  const { pathname } = useLocation()
  // biome-ignore lint/suspicious/noConsole: specified, for finding broken links
  useEffect(() => console.error(`404: ${pathname}`), [pathname])
  return (
    <NotFoundLayout title="Siden findes ikke" heading="Siden findes ikke">
      <div
        data-scripts-within={0}
        lang="en"
        className="flex flex-wrap gap-x-4 text-faded text-small"
      >
        <p className="py-1">Oops! Page not found</p>
        <SiteLink to={href('/')} className="link inline-block py-1">
          Return to Home
        </SiteLink>
      </div>
    </NotFoundLayout>
  )
}

const furtherPages = [
  { path: href('/'), name: 'Forside' },
  { path: href('/bibliografi'), name: 'Bibliografi' },
  { path: href('/kalender'), name: 'Kalender' },
]

interface NotFoundLayoutProps {
  title: string | undefined
  heading: ReactNode
  children: ReactNode
}

/** It needs no `noindex`, since its status is 404. */
function NotFoundLayout({ title, heading, children }: NotFoundLayoutProps) {
  return (
    <div className="page grid max-w-page content-start justify-items-start gap-8 py-14 md:py-20">
      <title>{title}</title>
      <div className="grid gap-4">
        <SiteMark className="mb-2 h-16 max-w-full justify-self-start text-season" />
        <h1 className="hyphens-auto">{heading}</h1>
        <p className="max-w-measure text-faded text-lead leading-snug">
          Måske er adressen skrevet forkert, eller siden er flyttet. Søg efter det, du leder efter,
          eller gå videre herfra.
        </p>
      </div>
      <SearchField className="w-full max-w-measure" />
      <nav aria-label="Gå videre">
        <ul className="flex flex-wrap gap-x-8 gap-y-1 font-lead text-heading">
          {furtherPages.map(({ path, name }) => (
            <li key={path}>
              <SiteLink to={path} className="link inline-block py-1">
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
