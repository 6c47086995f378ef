import { href } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PdfLinks } from './pdf-links'

const pdf = href('/filer/pdf/:id/:name', { id: '7', name: 'program.pdf' })
const link = page.getByRole('link')

/** Shows a link to a PDF. The returned lists contain the requests and the files that the browser saved. */
async function openPdfLink(answer: () => Promise<Response>, id = '7') {
  const requests: unknown[] = []
  const saved: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    requests.push([init?.method, new URL(String(path)).pathname])
    return answer()
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.hasAttribute('download')) saved.push(this.pathname)
  })
  const screen = await render(
    <>
      <a href={pdf} data-pdf-id={id}>
        <span>Program</span>
      </a>
      <PdfLinks />
    </>,
  )
  return { requests, saved, screen }
}

const success = async () => new Response()

test('a PDF is downloaded once the server confirms that it exists', async () => {
  const { requests, saved } = await openPdfLink(success)
  await page.getByText('Program').click()
  await expect.poll(() => saved).toEqual([pdf])
  await expect.poll(() => requests).toEqual([['HEAD', pdf]])
})

test.each([
  ['PDF fil ikke fundet', async () => new Response(null, { status: 404 })],
  ['Kunne ikke hente PDF fil', async () => new Response(null, { status: 500 })],
  ['Fejl ved download af PDF', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a PDF that is unavailable is not downloaded: %s', async (message, answer) => {
  const { saved } = await openPdfLink(answer)
  await link.click()
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible()
  expect(saved).toEqual([])
})

test('a link without a file says so, and nothing is requested', async () => {
  const { requests, saved } = await openPdfLink(success, '')
  await link.click()
  await expect
    .element(page.getByRole('alert').getByText('Fejl: Ingen PDF fil ID fundet'))
    .toBeVisible()
  expect([requests, saved]).toEqual([[], []])
})

/** Clicks the link. Returns whether the browser still handles the click. */
async function isLeftToBrowser(key?: string): Promise<boolean> {
  let isLeft = false
  const stop = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  if (key) await userEvent.keyboard(`{${key}>}`)
  await link.click()
  if (key) await userEvent.keyboard(`{/${key}}`)
  return isLeft
}

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'a click with %s is left to the browser',
  async (key) => {
    const { requests } = await openPdfLink(success)
    expect(await isLeftToBrowser(key)).toBe(true)
    expect(requests).toEqual([])
  },
)

test('other links, and links of a page that is left, are left to the browser', async () => {
  const { requests, screen } = await openPdfLink(success)
  await screen.rerender(
    <>
      <a href={href('/kontakt')}>Kontakt</a>
      <PdfLinks />
    </>,
  )
  expect(await isLeftToBrowser()).toBe(true)
  await screen.rerender(
    <a href={pdf} data-pdf-id="7">
      Program
    </a>,
  )
  expect(await isLeftToBrowser()).toBe(true)
  expect(requests).toEqual([])
})

test('a click that the page has handled is left alone', async () => {
  const { requests, screen } = await openPdfLink(success)
  await screen.rerender(
    <>
      <a href={pdf} data-pdf-id="7" onClick={(event) => event.preventDefault()}>
        Program
      </a>
      <PdfLinks />
    </>,
  )
  await link.click()
  expect(requests).toEqual([])
})
