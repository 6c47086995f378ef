import type { ComponentProps } from 'react'
import { createRoutesStub, type data, parsePath, useLocation } from 'react-router'
import { render } from 'vitest-browser-react'
import type { SavingAnswer } from '~/admin/saving/failed-action'
import { ScreenFrame, type SentForm, saved, sentForm } from './screen'

type StubRoute = Parameters<typeof createRoutesStub>[0][number]

interface ScreenModule {
  default: NonNullable<StubRoute['Component']>
  clientAction?: (args: { serverAction: () => Promise<unknown> }) => Promise<unknown>
  shouldRevalidate?: NonNullable<StubRoute['shouldRevalidate']>
}

type LoaderData<Module extends ScreenModule> = ComponentProps<Module['default']>['loaderData']

type Answer = SavingAnswer | ReturnType<typeof data<SavingAnswer>>

interface RouteOptions {
  /** The path that is opened, and the pattern of the route if it has parameters. */
  path: string
  route?: string
  /** The server's answer to each form that the screen sends; by default it was saved. */
  answer?: (form: SentForm) => Answer | Promise<Answer>
}

/**
 * Shows the screen of a route module in the frame of the back-office. `sent` contains the forms that it
 * sent. Any other page shows 'Siden ' and its path, and its location state.
 * @param read returns the data of the route's loader
 */
export async function renderRoute<Module extends ScreenModule>(
  module: Module,
  read: (args: { request: Request }) => LoaderData<Module>,
  { path, route = path, answer = () => ({ ...saved }) }: RouteOptions,
) {
  const sent: SentForm[] = []
  const { default: Component, shouldRevalidate, clientAction } = module
  async function action({ request }: { request: Request }) {
    const form = sentForm(await request.formData())
    sent.push(form)
    const serverAction = async () => answer(form)
    return clientAction ? clientAction({ serverAction }) : serverAction()
  }
  const screen: StubRoute = {
    path: parsePath(route).pathname ?? '',
    Component,
    loader: read,
    action,
  }
  if (shouldRevalidate) screen.shouldRevalidate = shouldRevalidate
  const Site = createRoutesStub([
    {
      path: '/',
      HydrateFallback: Loading,
      Component: ScreenFrame,
      children: [screen, { path: '*', Component: OtherPage, loader: noData }],
    },
  ])
  const view = await render(<Site initialEntries={[path]} />)
  return Object.assign(view, { sent })
}

function noData() {
  return {}
}

function Loading() {
  return null
}

function OtherPage() {
  const { pathname, search, state } = useLocation()
  return (
    <>
      <p>{`Siden ${pathname}${search}`}</p>
      <p>{JSON.stringify(state)}</p>
    </>
  )
}
