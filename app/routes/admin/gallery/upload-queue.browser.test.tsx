import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dropFiles, pasteFiles, pictureFile } from '#tests/browser/files'
import { renderScreen } from '#tests/browser/screen'
import { interceptUploads } from '#tests/browser/uploads'
import type { FormAnswer } from '~/forms/answer'
import { retryNow } from '~/ui/connection'
import { UploadQueue } from './upload-queue'
import { useUploadQueue } from './use-upload-queue'

const onToStart = vi.fn()

function Screen() {
  const queue = useUploadQueue()
  return <UploadQueue queue={queue} onToStart={onToStart} />
}

const panel = page.getByRole('region', { name: 'Nye billeder' })
const status = panel.getByRole('status')
const button = (name: string) => panel.getByRole('button', { name })

async function openScreen(answer?: () => FormAnswer | Promise<FormAnswer>) {
  onToStart.mockReset()
  const uploads = interceptUploads()
  const screen = await renderScreen(<Screen />, { answer })
  return { uploads, screen }
}

const added = (...names: string[]) => ({
  intent: 'add',
  'path[]': names.length > 1 ? names.map((name) => `images/${name}`) : `images/${names[0]}`,
  'original[]': names.length > 1 ? names : names[0],
})

const asksToStay = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('dropped pictures are uploaded one after the other, and added together', async () => {
  const { uploads, screen } = await openScreen()
  expect(asksToStay()).toBe(false)
  expect(dropFiles(document, await pictureFile('a.png'), await pictureFile('b.png'))).toBe(true)
  await expect.poll(() => uploads.length).toBe(1)
  expect(uploads[0]?.url).toBe('/admin/upload/billede?place=gallery')
  await expect.poll(asksToStay).toBe(true)
  await expect.element(status).toHaveTextContent('0 af 2 billeder er uploadet.')
  await expect.element(panel.getByText('Venter', { exact: true })).toBeVisible()
  uploads[0]?.progress(1, 2)
  const progress = panel.getByRole('progressbar', { name: 'a.png' })
  await expect.element(progress).toHaveAttribute('value', '0.5')
  uploads[0]?.progress(2, 2)
  await expect.element(progress).not.toHaveAttribute('value')
  uploads[0]?.answer(200, { path: 'images/a.png' })
  await expect.element(status).toHaveTextContent('1 af 2 billeder er uploadet.')
  await expect.element(panel.getByText('Uploadet', { exact: true })).toBeVisible()
  await expect.poll(() => uploads.length).toBe(2)
  expect(screen.sent).toEqual([])
  uploads[1]?.answer(200, { path: 'images/b.png' })
  await expect.element(status).toHaveTextContent('De 2 nye billeder står sidst.')
  await expect.poll(() => screen.sent).toEqual([added('a.png', 'b.png')])
  expect(panel.getByRole('listitem').elements()).toHaveLength(0)
  await expect.poll(asksToStay).toBe(false)
})

test('a pasted picture is added, and moved to the start', async () => {
  const { uploads, screen } = await openScreen()
  expect(pasteFiles(document, await pictureFile('a.png'))).toBe(true)
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/a.png' })
  await expect.element(status).toHaveTextContent('Det nye billede står sidst.')
  await expect.poll(() => screen.sent).toEqual([added('a.png')])
  await button('Flyt forrest').click()
  expect(onToStart.mock.calls).toEqual([[['images/a.png']]])
  await expect.element(panel).not.toBeInTheDocument()
})

test('pasted text and dropped text are left to the browser', async () => {
  await openScreen()
  expect(pasteFiles(document)).toBe(false)
  await expect.element(panel).not.toBeInTheDocument()
})

test('files are not taken any more once the screen is left', async () => {
  const { uploads, screen } = await openScreen()
  await screen.unmount()
  expect(dropFiles(document, await pictureFile('a.png'))).toBe(false)
  expect(pasteFiles(document, await pictureFile('a.png'))).toBe(false)
  expect(uploads).toEqual([])
})

test('a picture that is refused can only be dismissed, and the others are added', async () => {
  const { uploads, screen } = await openScreen()
  dropFiles(document, new File(['x'], 'et.gif', { type: 'image/gif' }), await pictureFile('b.png'))
  await expect.element(panel.getByText(/GIF kan ikke bruges her/)).toBeVisible()
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/b.png' })
  await expect.poll(() => screen.sent).toEqual([added('b.png')])
  await expect.element(status).toHaveTextContent('Det nye billede står sidst.')
  await expect.element(button('Prøv igen: et.gif')).not.toBeInTheDocument()
  await button('Fjern: et.gif').click()
  await expect.element(panel.getByText('et.gif')).not.toBeInTheDocument()
})

test('a picture that the server could not store is tried again', async () => {
  const { uploads, screen } = await openScreen()
  dropFiles(document, await pictureFile('a.png'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(507, { code: 'disk-full' })
  await expect.element(panel.getByText(/ikke mere plads på serveren/)).toBeVisible()
  await expect.poll(asksToStay).toBe(false)
  await button('Prøv igen: a.png').click()
  await expect.poll(() => uploads.length).toBe(2)
  uploads[1]?.answer(422, { code: 'damaged' })
  await expect.element(panel.getByText(/beskadiget/)).toBeVisible()
  await expect.element(button('Prøv igen: a.png')).not.toBeInTheDocument()
  expect(screen.sent).toEqual([])
})

test('an interrupted upload is repeated once if the server answers', async () => {
  const { uploads } = await openScreen()
  dropFiles(document, await pictureFile('a.png'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.loseConnection()
  await expect.poll(() => uploads.length).toBe(2)
  uploads[1]?.loseConnection()
  await expect
    .element(panel.getByText('Der er ingen forbindelse til serveren. Prøv igen.'))
    .toBeVisible()
  expect(uploads).toHaveLength(2)
  await button('Prøv igen: a.png').click()
  await expect.poll(() => uploads.length).toBe(3)
  uploads[2]?.loseConnection()
  await expect.poll(() => uploads.length).toBe(4)
  uploads[3]?.answer(200, { path: 'images/a.png' })
  await expect.element(status).toHaveTextContent('Det nye billede står sidst.')
})

test('an interrupted upload waits for the server, and then continues', async () => {
  const { uploads } = await openScreen()
  dropFiles(document, await pictureFile('a.png'))
  await expect.poll(() => uploads.length).toBe(1)
  const server = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }))
  uploads[0]?.loseConnection()
  await expect.element(status).toHaveTextContent('Venter på forbindelse')
  expect(panel.getByText('Venter på forbindelse').elements()).toHaveLength(2)
  expect(uploads).toHaveLength(1)
  server.mockImplementation(async () => new Response())
  await expect
    .poll(() => {
      retryNow()
      return uploads.length
    })
    .toBe(2)
  uploads[1]?.answer(200, { path: 'images/a.png' })
  await expect.element(status).toHaveTextContent('Det nye billede står sidst.')
})

test('pictures that are uploaded but not added are added by another try, without an upload', async () => {
  let attempts = 0
  const { uploads, screen } = await openScreen(() => {
    attempts += 1
    return attempts === 1
      ? { kind: 'failed', toast: { title: 'Fejl' } }
      : { kind: 'done', toast: { title: 'Tilføjet' } }
  })
  dropFiles(document, await pictureFile('a.png'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/a.png' })
  await expect.element(panel.getByText('Billedet er uploadet, men ikke tilføjet.')).toBeVisible()
  await button('Prøv igen: a.png').click()
  await expect.element(status).toHaveTextContent('Det nye billede står sidst.')
  await expect.poll(() => screen.sent).toEqual([added('a.png'), added('a.png')])
  expect(uploads).toHaveLength(1)
})

test('pictures chosen while others are being added are added after them', async () => {
  const answers: ((answer: FormAnswer) => void)[] = []
  const { uploads, screen } = await openScreen(
    () => new Promise<FormAnswer>((resolve) => answers.push(resolve)),
  )
  dropFiles(document, await pictureFile('a.png'))
  await expect.poll(() => uploads.length).toBe(1)
  uploads[0]?.answer(200, { path: 'images/a.png' })
  await expect.poll(() => answers.length).toBe(1)
  await expect.element(status).toHaveTextContent('Tilføjer billederne …')
  dropFiles(document, await pictureFile('b.png'))
  await expect.element(panel.getByText('b.png')).toBeVisible()
  await expect.poll(() => uploads).toHaveLength(1)
  answers[0]?.({ kind: 'done', toast: { title: 'Tilføjet' } })
  await expect.poll(() => uploads.length).toBe(2)
  uploads[1]?.answer(200, { path: 'images/b.png' })
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.({ kind: 'done', toast: { title: 'Tilføjet' } })
  await expect.element(status).toHaveTextContent('De 2 nye billeder står sidst.')
  await expect.poll(() => screen.sent).toEqual([added('a.png'), added('b.png')])
})

test('the next pictures have a message of their own', async () => {
  const { uploads } = await openScreen()
  for (const name of ['a.png', 'b.png']) {
    dropFiles(document, await pictureFile(name))
    await expect.poll(() => uploads.length).toBe(name === 'a.png' ? 1 : 2)
    uploads.at(-1)?.answer(200, { path: `images/${name}` })
    await expect.element(status).toHaveTextContent('Det nye billede står sidst.')
  }
})
