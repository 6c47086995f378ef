import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { interceptRequests } from '#tests/browser/requests'
import { renderScreen } from '#tests/browser/screen'
import { Button } from '~/ui/button'
import { openShareDialog } from './share-dialogs'

const kit = {
  title: 'Julekoncert',
  url: 'https://example.dk/kalender/julekoncert',
  post: 'Julekoncert\n4. december',
  letter: { subject: 'Julekoncert & kor', body: 'Hej\n\nKom + syng med' },
  preview: '/del/julekoncert.png',
  pictures: [
    { src: '/del/bred.png', width: 1200, height: 630 },
    { src: '/del/kvadrat.png', width: 1080, height: 1080 },
    { src: '/del/hoej.png', width: 1080, height: 1920 },
  ],
}

async function openDialog(answer: () => Response | Promise<Response> = () => Response.json(kit)) {
  const requests = interceptRequests({ '/admin/del': answer })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderScreen(
    <Button onClick={() => openShareDialog('/kalender/julekoncert')}>Åbn</Button>,
  )
  await screen.getByRole('button', { name: 'Åbn' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return Object.assign(screen, { requests, copied, dialog })
}

test('the dialog loads the texts of the page, and closes', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const screen = await openDialog(() => promise)
  await expect.element(screen.dialog.getByRole('status')).toHaveTextContent('Henter …')
  await expect.element(screen.dialog).toHaveFocus()
  resolve(Response.json(kit))
  await expect.element(screen.getByRole('dialog', { name: 'Del »Julekoncert«' })).toBeVisible()
  const { pathname, search } = new URL(screen.requests.at(-1)?.url ?? '')
  expect(pathname + search).toBe('/admin/del?side=%2Fkalender%2Fjulekoncert')
  await screen.dialog.getByRole('button', { name: 'Luk' }).click()
  await expect.element(screen.dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Åbn' }).click()
  await expect.element(screen.dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.dialog).not.toBeInTheDocument()
})

test('a failed request is reported, and made again by a button', async () => {
  const answers = [new Response(null, { status: 500 }), Response.json(kit)]
  const screen = await openDialog(() => answers.shift() as Response)
  await expect
    .element(screen.dialog.getByRole('status'))
    .toHaveTextContent('Kunne ikke hente det, der skal deles.')
  await screen.dialog.getByRole('button', { name: 'Prøv igen' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Del »Julekoncert«' })).toBeVisible()
  await expect
    .element(screen.dialog.getByRole('button', { name: 'Prøv igen' }))
    .not.toBeInTheDocument()
  await expect.element(screen.dialog).toHaveFocus()
})

const copies = [
  { button: 'Kopiér link', text: kit.url, toast: 'Linket er kopieret' },
  { button: 'Kopiér teksten', text: `${kit.post}\n\n${kit.url}`, toast: 'Teksten er kopieret' },
  { button: 'Kopiér brevet', text: kit.letter.body, toast: 'Brevet er kopieret' },
]

test.each(copies)('$button copies its text', async ({ button, text, toast }) => {
  const screen = await openDialog()
  await screen.dialog.getByRole('button', { name: button }).click()
  await expect.element(screen.getByText(toast, { exact: true })).toBeVisible()
  expect(screen.copied.mock.calls).toEqual([[text]])
})

test('a text that cannot be copied can be selected', async () => {
  const screen = await openDialog()
  screen.copied.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await screen.dialog.getByRole('button', { name: 'Kopiér teksten' }).click()
  await expect
    .element(screen.getByText('Teksten kunne ikke kopieres. Markér den, og kopiér den selv.'))
    .toBeVisible()
  const post = screen.dialog.getByLabelText('Til sociale medier')
  await expect.element(post).toHaveValue(`${kit.post}\n\n${kit.url}`)
  await expect.element(post).toHaveAttribute('readonly')
  await expect
    .element(screen.dialog.getByLabelText('Til et brev eller en e-mail'))
    .toHaveValue(kit.letter.body)
})

test('the letter opens in the mail program with its subject', async () => {
  const screen = await openDialog()
  await expect
    .element(screen.dialog.getByRole('link', { name: 'Åbn i e-mail' }))
    .toHaveAttribute(
      'href',
      'mailto:?subject=Julekoncert%20%26%20kor&body=Hej%0A%0AKom%20%2B%20syng%20med',
    )
})

test('each picture is downloaded under its name', async () => {
  const screen = await openDialog()
  await expect.element(screen.dialog.getByRole('listitem').first()).toBeVisible()
  const links = screen.dialog.getByRole('listitem').getByRole('link').elements()
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('download'),
    ]),
  ).toEqual([
    ['Bredt, til et link1200 × 630 (PNG)', '/del/bred.png', 'bred.png'],
    ['Kvadrat, til et opslag1080 × 1080 (PNG)', '/del/kvadrat.png', 'kvadrat.png'],
    ['Højt, til en story1080 × 1920 (PNG)', '/del/hoej.png', 'hoej.png'],
  ])
})

/** Replaces the browser's share sheet, which headless browsers do not have. */
function stubShareSheet(share: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return () => Reflect.deleteProperty(navigator, 'share')
}

test('the browser’s share sheet gets the text and the link', async () => {
  const shared: ShareData[] = []
  const remove = stubShareSheet(async (data) => void shared.push(data))
  const screen = await openDialog()
  await screen.dialog.getByRole('button', { name: 'Del', exact: true }).click()
  await expect.poll(() => shared).toEqual([{ title: kit.title, text: kit.post, url: kit.url }])
  expect(screen.copied).not.toHaveBeenCalled()
  remove()
})

test('without a share sheet there is no button for it', async () => {
  const screen = await openDialog()
  await expect.element(screen.dialog.getByRole('button', { name: 'Kopiér link' })).toBeVisible()
  await expect
    .element(screen.dialog.getByRole('button', { name: 'Del', exact: true }))
    .not.toBeInTheDocument()
})
