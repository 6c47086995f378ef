import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { screenGroups, screens, startScreen, undoScreens } from '~/admin/copy/admin.copy'
import { UndoTabs } from '~/admin/screen/undo-tabs'
import { Sidebar } from './sidebar'

/** Renders the menu on the screen at the path, and returns the column of the desktop. */
function menuAt(path: string, element: ReactNode = <Sidebar authorName="Anna" />) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const page = parseDocument(renderToStaticMarkup(<RouterProvider router={router} />))
  const [menu] = DomUtils.getElementsByTagName('nav', page).slice(-1)
  const all = (name: string) => DomUtils.getElementsByTagName(name, menu ?? [])
  return {
    current: all('a')
      .filter(({ attribs }) => attribs['aria-current'] === 'page')
      .map((link) => DomUtils.textContent(link)),
    open: all('details')
      .filter(({ attribs }) => 'open' in attribs)
      .map((group) => DomUtils.textContent(DomUtils.getElementsByTagName('summary', group))),
  }
}

const [firstGroup] = screenGroups
const isUndoScreen = (path: string) => undoScreens.some((screen) => screen.path === path)

test.each(screens)('the menu marks the screen $path, and opens its group', ({ path, name }) => {
  const group = screenGroups.find((each) => each.screens.some((screen) => screen.path === path))
  const marked = {
    current: [isUndoScreen(path) ? 'Fortryd og kopier' : name],
    open: [group?.name ?? firstGroup?.name],
  }
  expect(menuAt(path)).toEqual(marked)
  if (path !== startScreen.path) expect(menuAt(`${path}/ny`)).toEqual(marked)
})

test.each(undoScreens)('the tabs mark the screen $path', ({ path, name }) => {
  expect(menuAt(path, <UndoTabs />).current).toEqual([name])
})
