import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import type { ContentKey } from '~/domain/content/content'
import { defaultIcon } from '~/faces/default-icon'
import { defaultFace } from '~/faces/faces'
import type { SiteData } from '~/site/layout/site-data'

interface PageOptions {
  /** The path of the page, with its query and anchor. */
  path?: string
  /** Texts of the content store. */
  content?: Partial<Record<ContentKey, string>>
  /** The data of the layout that the component needs. */
  site?: Partial<SiteData>
  /** Returns the data of a page, as its loader does. */
  load?: (url: URL) => unknown
  /** Other pages, by path. */
  pages?: Record<string, ReactNode>
  /** The layout of all pages. */
  layout?: ReactNode
}

const usualSite: SiteData = {
  siteUrl: 'https://forfatter.example',
  siteName: 'Johanne Vang',
  authorName: 'Johanne Vang',
  appearance: {
    face: defaultFace,
    palette: defaultFace,
    opening: defaultFace,
    icon: defaultIcon,
    front: [],
    paper: { light: '#fff', dark: '#000' },
  },
  navigation: [],
  quickLinks: [],
  filledSections: [],
  seo: undefined,
  share: undefined,
}

/** Shows a public page, at /nyheder. `requested` contains the paths of the pages whose data was requested. */
export async function renderPage(page: ReactNode, options: PageOptions = {}) {
  const { path = '/nyheder', content = {}, site = {}, load = () => null, pages = {} } = options
  const requested: string[] = []
  const { pathname: start } = new URL(path, location.origin)
  const routes = [
    {
      id: 'routes/public/layout',
      element: options.layout ?? <Outlet />,
      hydrateFallbackElement: <p>Henter …</p>,
      loader: () => ({ ...usualSite, ...site, content }),
      children: Object.entries({ ...pages, [start]: page }).map(([path, element]) => ({
        path,
        element,
        loader({ request }: { request: Request }) {
          const url = new URL(request.url)
          requested.push(url.pathname + url.search)
          return load(url)
        },
      })),
    },
  ]
  // Lists remember their further pages by the key.
  const entry = { ...parsePath(path), key: crypto.randomUUID() }
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const view = await render(<RouterProvider router={router} />)
  return Object.assign(view, { router, requested })
}
