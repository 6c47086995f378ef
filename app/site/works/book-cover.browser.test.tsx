import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BookCover } from './book-cover'

const loaded = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>')}`

function Screen() {
  const [book, setBook] = useState({ title: 'Lyset', url: 'data:image/png,broken' })
  return (
    <>
      <BookCover title={book.title} cover={{ url: book.url }} sizes="10rem" />
      <button type="button" onClick={() => setBook({ title: 'Mørket', url: loaded })}>
        Næste bog
      </button>
    </>
  )
}

/** Shows an element on a public page. */
function renderOnSite(element: ReactNode) {
  const routes = [{ id: 'routes/public/layout', path: '/', element, loader: () => null }]
  const loaderData = { 'routes/public/layout': { appearance: { mark: null } } }
  const router = createMemoryRouter(routes, { hydrationData: { loaderData } })
  return render(<RouterProvider router={router} />)
}

test('a cover on another site that cannot be loaded is replaced by a plain binding', async () => {
  const screen = await renderOnSite(<Screen />)
  await expect
    .element(page.getByRole('img', { name: 'Omslaget til Lyset' }))
    .not.toBeInTheDocument()
  expect(screen.container.querySelectorAll('svg')).toHaveLength(1)
})

test('a broken cover does not replace the cover of the next book', async () => {
  const screen = await renderOnSite(<Screen />)
  await expect.poll(() => screen.container.querySelectorAll('svg').length).toBe(1)
  await screen.getByRole('button', { name: 'Næste bog' }).click()
  await expect.element(page.getByRole('img', { name: 'Omslaget til Mørket' })).toBeVisible()
})
