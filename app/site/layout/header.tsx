import { href, useLocation } from 'react-router'
import { searchCopy } from '~/domain/search/search.copy'
import { SearchField } from '~/site/search/search-field'
import { usePopover } from '~/ui/use-popover'
import { SiteMark } from './mark'
import { useSiteData } from './site-data'
import { SiteLink } from './site-link'

export function Header() {
  const { siteName, appearance } = useSiteData()
  return (
    <header className="no-print relative tall:sticky top-0 z-20 border-rule border-b bg-paper">
      {appearance.season && (
        <div aria-hidden="true" className="absolute inset-x-0 top-0 h-[3px] bg-season" />
      )}
      <div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6 xl:flex-nowrap">
        <SiteLink
          to={href('/')}
          className="flex min-w-0 flex-1 items-center gap-2.5 py-2 font-display text-[min(1.4rem,5.5vw)] leading-tight tracking-tight no-underline xl:flex-none"
        >
          <SiteMark className="h-8 max-w-16 shrink-0 text-season" />
          {siteName}
        </SiteLink>
        <nav
          aria-label="Hovedmenu"
          className="order-last hidden w-full md:block xl:order-none xl:w-auto xl:min-w-0"
        >
          <ul className="flex flex-wrap items-center justify-between gap-x-2 whitespace-nowrap text-small xl:gap-x-6">
            <MainLinks className="inline-block border-transparent border-b py-2 leading-tight no-underline hover:border-current aria-[current=page]:border-accent aria-[current=page]:text-accent" />
          </ul>
        </nav>
        <div className="flex shrink-0 items-center">
          <button
            type="button"
            popoverTarget="soegefelt"
            aria-label={searchCopy.open}
            data-needs-server=""
            className="grid size-11 place-items-center md:-mr-3"
          >
            <svg
              aria-hidden="true"
              width="20"
              height="20"
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <circle cx="8.5" cy="8.5" r="5.75" />
              <path d="m13 13 5 5" />
            </svg>
          </button>
          <button
            type="button"
            popoverTarget="menu"
            className="button -mr-4 border-transparent md:hidden"
          >
            <svg
              aria-hidden="true"
              width="18"
              height="12"
              viewBox="0 0 18 12"
              stroke="currentColor"
            >
              <path d="M0 .75h18M0 6h18M0 11.25h18" strokeWidth="1.5" />
            </svg>
            Menu
          </button>
        </div>
      </div>
      <div
        ref={usePopover<HTMLDivElement>()}
        id="soegefelt"
        data-needs-server=""
        popover="auto"
        className="sheet border-rule border-b bg-paper text-ink"
      >
        <div className="page py-5 md:py-8">
          <SearchField focusesOnLoad className="md:mx-auto md:max-w-measure" />
        </div>
      </div>
      <nav
        ref={usePopover<HTMLElement>()}
        id="menu"
        popover="auto"
        aria-label="Menu"
        className="drawer w-72 max-w-[85vw] border-rule border-l bg-paper p-6 text-ink md:hidden"
      >
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="button -mt-2 -mr-4 ml-auto flex border-transparent"
        >
          Luk
        </button>
        <SearchField className="mt-2 mb-6" />
        <ul className="mt-2 grid font-lead text-lead">
          <MainLinks className="block border-rule border-b py-3 no-underline underline-offset-4 aria-[current=page]:text-accent aria-[current=page]:underline" />
        </ul>
      </nav>
    </header>
  )
}

function MainLinks({ className }: { className: string }) {
  const { pathname } = useLocation()
  return useSiteData().navigation.map(({ path, name }) => (
    <li key={path}>
      <SiteLink
        to={path}
        aria-current={isInSection(pathname, path) ? 'page' : undefined}
        className={className}
      >
        {name}
      </SiteLink>
    </li>
  ))
}

function isInSection(pathname: string, section: string): boolean {
  return pathname === section || (section !== '/' && pathname.startsWith(`${section}/`))
}
