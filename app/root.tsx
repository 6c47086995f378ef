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
import type { defaultFace } from '~/faces/faces'
import { closedLink } from '~/http/closed-link'
import { AwaitPageCode } from '~/ui/await-page-code'
import { ConnectionLine } from '~/ui/connection-line'
import { PageFocus } from '~/ui/page-focus'

export function Layout({ children }: { children: ReactNode }) {
  // Not `<ScrollRestoration>`, which also writes a script into the page for something that browsers do by
  // themselves.
  useScrollRestoration()
  // The back-office always has the default face.
  const site = useRouteLoaderData('routes/public/layout') as { appearance: Appearance } | undefined
  const { face, palette, icon, season, paper } = site?.appearance ?? backOffice
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
        {/* iPhones would turn dates and numbers into links before React knows the page. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
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

/** Not imported, since visitors would load the descriptions of all faces. */
const face: typeof defaultFace = 'salmebog'

const backOffice: Appearance = {
  face,
  palette: face,
  opening: face,
  icon: defaultIcon,
  front: [],
  paper: { light: '#f8f4eb', dark: '#171411' },
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
  const { title, text, isClosed } = messageOf(error)
  return (
    <main className="page grid min-h-svh content-center justify-items-start gap-6 py-16">
      <title>{title}</title>
      {isClosed && <meta name="robots" content="noindex" />}
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={href('/')} className="button">
        Til forsiden
      </a>
    </main>
  )
}

function messageOf(error: unknown) {
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return { title: 'Der opstod en fejl', text: 'Prøv igen om lidt.' }
  if (error.data !== closedLink)
    return { title: 'Siden findes ikke', text: 'Adressen fører ingen steder hen.' }
  const text = 'Det er lukket eller udløbet. Bed om et nyt hos den, du fik det af.'
  return { title: 'Linket virker ikke', text, isClosed: true }
}
