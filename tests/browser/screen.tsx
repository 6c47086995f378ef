import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, parsePath, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { AdminFrame } from '~/admin/frame/admin-frame'
import type { SavingAnswer } from '~/admin/saving/failed-action'
import { AccountContext, TodayContext } from '~/admin/screen/contexts'

/** A sent form: the value of each field, or all values of a field that was sent several times. */
export type SentForm = Record<string, unknown>

interface ScreenOptions {
  /** The server's answer to each form that is sent to a path; by default it was saved. */
  answer?: (form: SentForm, path: string) => SavingAnswer | Promise<SavingAnswer>
  /** The path of the screen with its search parameters, /admin/skaerm by default. */
  path?: string
  /** The location state of the link that opened the screen. */
  state?: unknown
  /** Other pages, by path. */
  pages?: Record<string, ReactNode>
}

export const saved = { kind: 'done', toast: { title: 'Gemt' } } satisfies SavingAnswer

/** Shows a back-office screen in its frame. `sent` contains the forms that it sent, `goBack` is the Back button. */
export async function renderScreen(screen: ReactNode, options: ScreenOptions = {}) {
  const { answer = () => saved, path: url = '/admin/skaerm', state, pages = {} } = options
  const { pathname = '' } = parsePath(url)
  const sent: SentForm[] = []
  const routes = [
    {
      path: '/',
      element: <ScreenFrame />,
      children: Object.entries({ ...pages, [pathname]: screen }).map(([path, element]) => ({
        path,
        element,
        async action({ request }: { request: Request }) {
          const form = sentForm(await request.formData())
          sent.push(form)
          // A copy, since each answer of a server is a new object.
          return structuredClone(await answer(form, path))
        },
      })),
    },
  ]
  const initialEntries = [{ ...parsePath(url), state }]
  const router = createMemoryRouter(routes, { initialEntries })
  const view = await render(<RouterProvider router={router} />)
  return Object.assign(view, { sent, router, goBack: () => router.navigate(-1) })
}

/** The frame of the back-office, for a signed-in author on 28 November 2026. */
export function ScreenFrame() {
  return (
    <AccountContext value="konto">
      <TodayContext value="2026-11-28">
        <AdminFrame authorName="Johanne Vang">
          <Outlet />
        </AdminFrame>
      </TodayContext>
    </AccountContext>
  )
}

export function sentForm(data: FormData): SentForm {
  const fields = [...new Set(data.keys())].map((name) => {
    const values = data.getAll(name)
    return [name, values.length > 1 ? values : values[0]]
  })
  return Object.fromEntries(fields)
}
