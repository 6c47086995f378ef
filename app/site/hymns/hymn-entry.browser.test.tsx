import { expect, test } from 'vitest'
import { renderPage } from '#tests/browser/page'
import { HymnEntry } from './hymn-entry'

const hymn = (slug: string, title: string) => ({
  id: slug,
  title,
  slug,
  language: 'da' as const,
  themes: [],
  excerpt: ['Første linje'],
  stanzas: Array.from({ length: 40 }, () => ({ lines: ['En linje', 'og en til'] })),
  hasRecording: false,
})

test('the control of an opened hymn stays in its place when the hymn above it closes', async () => {
  const page = await renderPage(
    <>
      <div className="h-screen" />
      <HymnEntry hymn={hymn('advent', 'Advent')} />
      <HymnEntry hymn={hymn('jul', 'Jul')} />
      <div className="h-screen" />
    </>,
  )
  const toggle = (title: string) =>
    page.getByText(`: ${title}`).element().closest('summary') as HTMLElement
  const [first, second] = [toggle('Advent'), toggle('Jul')]
  const isOpen = (summary: HTMLElement) => summary.closest('details')?.open
  first.click()
  second.scrollIntoView({ block: 'center' })
  const { top } = second.getBoundingClientRect()
  second.click()
  expect([first, second].map(isOpen)).toEqual([false, true])
  expect(second.getBoundingClientRect().top).toBeCloseTo(top, -1)
  second.click()
  expect(isOpen(second)).toBe(false)
})

test('a hymn in another language says so in its title, excerpt and verse', async () => {
  const stanzas = [{ lines: ['Morning'], number: 1 }]
  const english = { ...hymn('dawn', 'Dawn'), language: 'en' as const, excerpt: ['First'], stanzas }
  const page = await renderPage(<HymnEntry hymn={{ ...english, themes: ['Lys', 'Håb'] }} />)
  const foreign = [...page.container.querySelectorAll('[lang=en]')]
  expect(foreign.map(({ textContent }) => textContent)).toEqual(['Dawn', 'First', 'Morning'])
  await expect.element(page.getByText('Lys · Håb')).toBeVisible()
})
