import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/browser/screen'
import type { FormAnswer } from '~/forms/answer'
import { PreviewLink } from './preview-link'

const draft = { noun: 'news', id: '7', path: '/nyheder/blad' } as const
const until = '2026-12-05T11:00:00.000Z'

/** The link of a draft, with a button that shows the draft as it is stored after the answer. */
function Draft({ linkUntil }: { linkUntil: string | null }) {
  const [isOpen, setOpen] = useState(linkUntil !== null)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Genindlæs
      </button>
      <PreviewLink draft={{ ...draft, linkUntil: isOpen ? until : null }} />
    </>
  )
}

function renderLink(linkUntil: string | null, answer?: () => FormAnswer) {
  const path = '/admin/gennemsyn/news/7'
  return renderScreen(<Draft linkUntil={linkUntil} />, { pages: { [path]: null }, answer })
}

const created = (): FormAnswer => ({
  kind: 'done',
  toast: { title: 'Linket er lavet', createdUrl: 'https://x.example/nyheder/blad?gennemsyn=abc' },
})

test('a created link is shown once, and can be copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderLink(null, created)
  await expect.element(screen.getByText(/^Vil du vise kladden til en anden\?/)).toBeVisible()
  await screen.getByRole('button', { name: 'Lav et link til gennemsyn' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'open' }])
  await screen.getByRole('button', { name: 'Genindlæs' }).click()
  const url = 'https://x.example/nyheder/blad?gennemsyn=abc'
  await expect.element(screen.getByText(/^Linket vises kun nu/)).toBeVisible()
  const link = screen.getByText('x.example/nyheder/blad?gennemsyn=abc')
  const button = screen.getByRole('button', { name: 'Kopiér' })
  const [linkBox, buttonBox] = [link, button].map((each) => each.element().getBoundingClientRect())
  expect(linkBox?.height).toBeLessThan(48)
  expect(buttonBox?.top).toBeLessThan(linkBox?.bottom ?? 0)
  await expect
    .element(screen.getByText(/^Linket virker indtil den .*Laver du et nyt/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Kopiér' }).click()
  expect(copy).toHaveBeenCalledWith(url)
})

test('a link that was created before can be renewed and closed, but is not shown', async () => {
  const screen = await renderLink(until)
  await expect.element(screen.getByText(/^Linket virker indtil den 5\. december/)).toBeVisible()
  expect(screen.getByText(/Linket vises kun nu/).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Kopiér' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Nyt link' }).click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'open' }])
  await expect.element(screen.getByRole('button', { name: 'Nyt link' })).toHaveFocus()
  const close = screen.getByRole('button', { name: 'Luk linket' })
  await expect.element(close).toBeEnabled()
  await close.click()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'open' }, { intent: 'close' }])
  await expect.element(screen.getByRole('button', { name: 'Nyt link' })).toHaveFocus()
})

test('a closed link is no longer shown, and while one is created no other can be', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const screen = await renderScreen(<Draft linkUntil={until} />, {
    pages: { '/admin/gennemsyn/news/7': null },
    answer: async () => {
      await promise
      return created()
    },
  })
  await screen.getByRole('button', { name: 'Nyt link' }).click()
  const renew = screen.getByRole('button', { name: 'Nyt link' })
  const close = screen.getByRole('button', { name: 'Luk linket' })
  await expect.element(renew).toHaveAttribute('aria-disabled', 'true')
  await expect.element(close).toHaveAttribute('aria-disabled', 'true')
  await close.click({ force: true })
  resolve()
  await expect.element(screen.getByText(/Linket vises kun nu/)).toBeVisible()
  await expect.poll(() => screen.sent).toEqual([{ intent: 'open' }])
  await screen.getByRole('button', { name: 'Genindlæs' }).click()
  await expect
    .element(screen.getByRole('button', { name: 'Lav et link til gennemsyn' }))
    .toBeVisible()
  expect(screen.getByText(/Linket vises kun nu/).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Luk linket' }).elements()).toEqual([])
})
