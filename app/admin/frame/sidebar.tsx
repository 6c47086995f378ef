import { type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { href, Link, useLocation } from 'react-router'
import { adminCopy, screenGroups, startScreen, undoScreens } from '~/admin/copy/admin.copy'
import { AccountContext } from '~/admin/screen/contexts'
import { Button } from '~/ui/button'
import { usePopover } from '~/ui/use-popover'
import { ScreenSearch, useSearchKey } from './screen-search'
import { SignOutForm } from './sign-out-form'

/** The back-office's navigation: a column on the left; below 768 px a bar with a drawer. */
export function Sidebar({ authorName }: { authorName: string }) {
  const [isSearchOpen, setSearchOpen] = useState(false)
  const openSearch = useCallback(() => setSearchOpen(true), [])
  useSearchKey(openSearch)
  return (
    <header className="z-20 border-rule border-b bg-leaf max-md:tall:sticky max-md:top-0 md:border-r md:border-b-0">
      <div className="flex items-center justify-between gap-4 px-5 py-1.5 md:hidden">
        <p className="line-clamp-2 min-w-0 flex-1 font-lead text-lead leading-tight wrap-anywhere">
          {authorName}
        </p>
        <SearchButton onOpen={openSearch} />
        <Button popoverTarget="admin-menu" className="button -mr-4 border-transparent">
          Menu
        </Button>
      </div>
      <Drawer />
      <div className="sticky top-0 hidden max-h-dvh overflow-y-auto px-6 py-6 md:block">
        <p className="font-lead text-lead leading-tight wrap-anywhere">{authorName}</p>
        <SearchButton onOpen={openSearch} />
        <nav aria-label={adminCopy.navigation} className="mt-5">
          <Screens />
        </nav>
        <Footer />
      </div>
      {isSearchOpen && <ScreenSearch onClose={() => setSearchOpen(false)} />}
    </header>
  )
}

function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      aria-keyshortcuts="Control+K Meta+K"
      className="button border-transparent md:mt-5 md:w-full md:justify-between md:border-rule"
      onClick={onOpen}
    >
      Søg
      <span aria-hidden="true" className="text-caption text-faded max-md:hidden">
        Ctrl K
      </span>
    </Button>
  )
}

function Drawer() {
  const drawer = usePopover<HTMLElement>()
  return (
    <nav
      ref={drawer}
      id="admin-menu"
      popover="auto"
      aria-label={adminCopy.navigation}
      // Closes before a leave confirmation appears, since the popover would cover it.
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) drawer.current?.hidePopover()
      }}
      className="drawer w-72 max-w-[85vw] border-rule border-l bg-paper p-5 text-ink md:hidden"
    >
      <Button
        popoverTarget="admin-menu"
        popoverTargetAction="hide"
        className="button -mt-2 -mr-4 ml-auto flex border-transparent"
      >
        {adminCopy.close}
      </Button>
      <Screens />
      <Footer />
    </nav>
  )
}

function Screens() {
  const [history] = undoScreens
  const isOpen = useIsOpen()
  return (
    <div className="grid gap-1">
      <ScreenLink {...startScreen} isCurrent={isOpen(startScreen)} />
      {screenGroups.map(({ name, screens, isFolded }) =>
        isFolded ? (
          <FoldedGroup key={name} name={name} isCurrent={screens.some(isOpen)}>
            <ScreenList screens={screens} />
          </FoldedGroup>
        ) : (
          <div key={name}>
            <p className="pt-2 text-faded text-small">{name}</p>
            <ScreenList screens={screens} />
          </div>
        ),
      )}
      <ScreenLink
        path={history.path}
        name={adminCopy.undoAndCopies}
        isCurrent={undoScreens.some(isOpen)}
      />
    </div>
  )
}

function useIsOpen() {
  const { pathname } = useLocation()
  return ({ path }: { path: string }) => pathname === path || pathname.startsWith(`${path}/`)
}

interface FoldedGroupProps {
  name: string
  isCurrent: boolean
  children: ReactNode
}

function FoldedGroup({ name, isCurrent, children }: FoldedGroupProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens the current group on every navigation
  useEffect(() => {
    if (isCurrent && details.current) details.current.open = true
  }, [key, isCurrent])
  return (
    <details ref={details} open={isCurrent}>
      <summary className="cursor-pointer py-2 text-faded text-small">{name}</summary>
      {children}
    </details>
  )
}

function ScreenList({ screens }: Pick<(typeof screenGroups)[number], 'screens'>) {
  const isOpen = useIsOpen()
  return (
    <ul className="grid pb-1">
      {screens.map((screen) => (
        <li key={screen.path}>
          <ScreenLink {...screen} isCurrent={isOpen(screen)} />
        </li>
      ))}
    </ul>
  )
}

function ScreenLink({ path, name, isCurrent }: { path: string; name: string; isCurrent: boolean }) {
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      className="-ml-4 block border-transparent border-l-2 py-1.5 pl-4 leading-snug no-underline hover:underline md:py-0.5 aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
    >
      {name}
    </Link>
  )
}

function Footer() {
  const account = useContext(AccountContext)
  return (
    <div className="mt-6 grid justify-items-start gap-1 border-rule border-t pt-4 text-small">
      <Link to={href('/')} className="py-1.5 no-underline hover:underline">
        Se siden
      </Link>
      <SignOutForm account={account} className="py-1.5" />
    </div>
  )
}
