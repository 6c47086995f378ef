import { href, useLocation } from 'react-router'
import { rssPath } from '~/domain/news/rss-path'
import { SignUpForm } from '~/site/letters/sign-up-form'
import { Content, useContent } from '~/site/text/content'
import { SiteMark } from './mark'
import { ProfileIcons } from './profile-links'
import { useSiteData } from './site-data'
import { SiteLink } from './site-link'

export function Footer() {
  const email = useContent()['footer.email']
  const { authorName, quickLinks, filledSections, hasLetter, profiles, hasAccessibility } =
    useSiteData()
  const isSignUpPage = useLocation().pathname === href('/brev')
  const hasNews = filledSections.includes('/nyheder')
  const contact = email && (
    <div>
      <h2 className="label">Skriv til mig</h2>
      <p className="mt-2 md:mt-3">
        <a href={`mailto:${email}`} className="link inline-block py-1">
          <Content of="footer.email" />
        </a>
      </p>
    </div>
  )
  return (
    <footer className="no-print mt-10 border-rule border-t bg-leaf py-8 text-small md:mt-28 md:py-14">
      <div className="page rail-2-and-3 grid gap-y-6 md:gap-y-10">
        <div className="grid max-w-[26rem] content-start gap-3">
          <SiteMark className="h-12 max-w-60 justify-self-start text-season" />
          <p className="font-display text-heading leading-tight">{authorName}</p>
          <Content of="footer.about" as="p" className="whitespace-pre-line text-faded" />
          {profiles && <ProfileIcons profiles={profiles} />}
        </div>
        {quickLinks.length > 0 && (
          <nav aria-labelledby="genveje" className="md:max-xl:row-span-2">
            <h2 id="genveje" className="label">
              Genveje
            </h2>
            <ul className="mt-2 flex flex-wrap gap-x-6 md:mt-3 md:grid">
              {quickLinks.map(({ path, name }) => (
                <li key={path}>
                  <SiteLink to={path} className="inline-block py-1.5 no-underline hover:underline">
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {hasLetter && !isSignUpPage ? (
          <div className="grid content-start gap-y-6 md:gap-y-8">
            {contact}
            <LetterSignUp />
          </div>
        ) : (
          contact
        )}
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-rule border-t pt-4 text-caption text-faded md:col-span-2 md:pt-6 xl:col-span-3">
          <Content of="footer.copyright" as="span" />
          <span className="flex flex-wrap gap-x-6">
            {hasNews && (
              <a
                href={rssPath}
                className="inline-block py-1 no-underline hover:underline"
                data-loads-document=""
              >
                Følg nyhederne (RSS)
              </a>
            )}
            {hasAccessibility && (
              <SiteLink
                to={href('/tilgaengelighed')}
                className="inline-block py-1 no-underline hover:underline"
              >
                Tilgængelighed
              </SiteLink>
            )}
            <SiteLink
              to={href('/privatliv')}
              className="inline-block py-1 no-underline hover:underline"
            >
              Privatliv
            </SiteLink>
            <a
              href={href('/admin')}
              className="inline-block py-1 no-underline hover:underline"
              rel="nofollow"
              data-needs-server=""
              data-loads-document=""
            >
              Admin
            </a>
          </span>
        </p>
      </div>
    </footer>
  )
}

function LetterSignUp() {
  return (
    <section aria-labelledby="brev-i-sidefoden" className="no-print grid content-start gap-3">
      <h2 id="brev-i-sidefoden" className="label">
        <SiteLink to={href('/brev')} className="no-underline hover:underline">
          <Content of="brev.footer" />
        </SiteLink>
      </h2>
      <SignUpForm place="sidefoden" />
    </section>
  )
}
