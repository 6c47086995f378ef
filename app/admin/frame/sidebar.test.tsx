import { DomUtils, parseDocument } from 'htmlparser2'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { specifiedPart } from '#tests/support/specification'
import { screenGroups, screens, undoScreens } from '~/admin/copy/admin.copy'
import { UndoTabs } from '~/admin/screen/undo-tabs'
import { Sidebar } from './sidebar'

/** Renders the menu on the screen at the path, and returns the column of the desktop. */
function menuAt(path: string, element: ReactNode = <Sidebar authorName="Anna" />) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const page = parseDocument(renderToStaticMarkup(<RouterProvider router={router} />))
  const [menu] = DomUtils.getElementsByTagName('nav', page).slice(-1)
  const all = (name: string) => DomUtils.getElementsByTagName(name, menu ?? [])
  return {
    links: all('a').map(({ attribs }) => attribs.href),
    current: all('a')
      .filter(({ attribs }) => attribs['aria-current'] === 'page')
      .map((link) => DomUtils.textContent(link)),
    open: all('details')
      .filter(({ attribs }) => 'open' in attribs)
      .map((group) => DomUtils.textContent(DomUtils.getElementsByTagName('summary', group))),
  }
}

const folded = screenGroups.filter(({ isFolded }) => isFolded)
const isUndoScreen = (path: string) => undoScreens.some((screen) => screen.path === path)

test.each(screens)('the menu marks the screen $path, and opens its group', ({ path, name }) => {
  const group = folded.find((each) => each.screens.some((screen) => screen.path === path))
  const marked = {
    current: [isUndoScreen(path) ? 'Fortryd og kopier' : name],
    open: group ? [group.name] : [],
  }
  expect(menuAt(path)).toMatchObject(marked)
  expect(menuAt(`${path}/ny`)).toMatchObject(marked)
})

test('the specified screens are in no folded group', () => {
  const specified = [
    ...specifiedPart('and the screens ', ', and beside').matchAll(/\/[a-z]+(?=`)/g),
  ]
  const paths = specified.map(([name]) => `/admin${name}`)
  expect(paths).toHaveLength(10)
  expect(menuAt('/admin/forside').links).toEqual(expect.arrayContaining(paths))
  const foldedPaths = folded.flatMap((group) => group.screens.map(({ path }) => path))
  expect(paths.filter((path) => foldedPaths.includes(path))).toEqual([])
})

test.each(undoScreens)('the tabs mark the screen $path', ({ path, name }) => {
  expect(menuAt(path, <UndoTabs />).current).toEqual([name])
})
