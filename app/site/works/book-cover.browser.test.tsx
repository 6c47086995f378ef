import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import { defaultIcon } from '~/faces/default-icon'
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

test('a cover on another site that cannot be loaded is replaced by a plain binding', async () => {
  const screen = await renderPage(<Screen />)
  await expect.poll(() => screen.container.querySelectorAll('svg').length).toBe(1)
  await expect
    .element(page.getByRole('img', { name: 'Omslaget til Lyset' }))
    .not.toBeInTheDocument()
})

test('a broken cover does not replace the cover of the next book', async () => {
  const screen = await renderPage(<Screen />)
  await expect.poll(() => screen.container.querySelectorAll('svg').length).toBe(1)
  await screen.getByRole('button', { name: 'Næste bog' }).click()
  await expect.element(page.getByRole('img', { name: 'Omslaget til Mørket' })).toBeVisible()
})

test('a cover on another site is loaded without telling that site the page', async () => {
  const screen = await renderPage(<BookCover cover={{ url: loaded }} title="Lyset" sizes="10rem" />)
  const picture = screen.getByRole('img', { name: 'Omslaget til Lyset' })
  await expect.element(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect.element(picture).toHaveAttribute('loading', 'lazy')
})

test('a book without a cover has a plain binding with the mark of the site, or a sprig', async () => {
  const look = { face: '', palette: '', opening: '', icon: defaultIcon, front: [] }
  const paper = { light: '', dark: '' }
  const pathsOf = async (mark?: { name: string; path: string }) => {
    const appearance = { ...look, paper, ...(mark && { mark }) }
    const screen = await renderPage(<BookCover cover={undefined} title="Lyset" sizes="10rem" />, {
      site: { appearance },
    })
    await expect.poll(() => screen.container.querySelector('svg')).toBeTruthy()
    const paths = screen.container.querySelectorAll('svg path')
    return [...paths].map((path) => path.getAttribute('d'))
  }
  expect(await pathsOf()).toHaveLength(4)
  expect(await pathsOf({ name: 'lys', path: 'M1 1h9' })).toEqual(['M15 0v300', 'M1 1h9'])
})
