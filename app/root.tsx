import type { ReactNode } from 'react'
import {
  href,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root'
import './app.css'
import './faces/stylesheets'
import './print.css'
import type { Appearance } from '~/domain/content/appearance/appearance'
import { defaultIcon } from '~/faces/default-icon'
import { defaultFace } from '~/faces/faces'
import { closedLink } from '~/http/closed-link'
import { AwaitPageCode } from '~/ui/await-page-code'
import { ConnectionLine } from '~/ui/connection-line'
import { PageFocus } from '~/ui/page-focus'

export function Layout({ children }: { children: ReactNode }) {
  // Not `<ScrollRestoration>`, which also writes a script into the page for something that browsers do by
  // themselves.
  useScrollRestoration()
  const { face, palette, icon, season, paper } = useAppearance()
  return (
    <html
      lang="da"
      className={`face-${face} palette-${palette}${season ? ` season-${season}` : ''}`}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
        {icon.svg ? (
          <link rel="icon" href={icon.svg} type="image/svg+xml" />
        ) : (
          <link rel="icon" href={icon.touch} type="image/png" />
        )}
        <link rel="apple-touch-icon" href={icon.touch} />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        {children}
        {/* In a build the page carries this data itself: see entry.server.tsx. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  )
}

const backOffice: Appearance = {
  face: defaultFace,
  palette: defaultFace,
  opening: defaultFace,
  icon: defaultIcon,
  front: [],
  paper: { light: '#f8f4eb', dark: '#171411' },
}

/** The face that the author chose for public pages; the back-office always has the default one. */
function useAppearance(): Appearance {
  const site = useRouteLoaderData('routes/public/layout') as { appearance: Appearance } | undefined
  return site?.appearance ?? backOffice
}

export default function Root() {
  return (
    <>
      <Outlet />
      <AwaitPageCode />
      <ConnectionLine />
      <PageFocus />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (isMissing && error.data === closedLink)
    return (
      <main className="page grid min-h-svh content-center justify-items-start gap-6 py-16">
        <title>Linket virker ikke</title>
        <meta name="robots" content="noindex" />
        <h1>Linket virker ikke</h1>
        <p>Det er lukket eller udløbet. Bed om et nyt hos den, du fik det af.</p>
        <a href={href('/')} className="button">
          Til forsiden
        </a>
      </main>
    )
  return (
    <main className="page grid min-h-svh content-center justify-items-start gap-6 py-16">
      <title>{isMissing ? 'Siden findes ikke' : 'Der opstod en fejl'}</title>
      <h1>{isMissing ? 'Siden findes ikke' : 'Der opstod en fejl'}</h1>
      <p>{isMissing ? 'Adressen fører ingen steder hen.' : 'Prøv igen om lidt.'}</p>
      <a href={href('/')} className="button">
        Til forsiden
      </a>
    </main>
  )
}
