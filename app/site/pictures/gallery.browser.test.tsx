import { useState } from 'react'
import { href } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPage } from '#tests/browser/page'
import type { GalleryImage } from '~/domain/images/images'
import { Gallery } from './gallery'

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** A picture whose files differ only in their names. */
function imageOf(name: string, values: Partial<GalleryImage> = {}): GalleryImage {
  const picture = {
    alt: name,
    width: 600,
    height: 400,
    focus: { x: 50, y: 50 },
    placeholder: '',
    src: `${dot}#${name}`,
    sources: [],
  }
  const downloadUrl = `/filer/pressebillede/1/${name}.jpg`
  return { id: name, picture, description: null, credit: null, downloadUrl, ...values }
}

const images = ['Pensler', 'Blæk', 'Papir'].map((name) => imageOf(name))
const dialog = page.getByRole('dialog', { name: 'Forstørret billede' })
const current = dialog.getByRole('img')

function openGallery(shown: GalleryImage[] = images) {
  return renderPage(<Gallery images={shown} />, {
    content: { 'billeder.download': 'Download', 'billeder.ask': 'Spørg' },
  })
}

afterEach(async () => {
  if (history.state?.enlarged === undefined) return
  history.back()
  await expect.poll(() => history.state?.enlarged).toBeUndefined()
})

const enlarge = (name: string) => page.getByRole('link', { name: `Vis større: ${name}` }).click()

/** Expects the enlarged view to show a picture, by its position in the row. */
async function expectOpen(position: string) {
  await expect.element(dialog.getByText(position)).toBeVisible()
}

test('the enlarged view shows the clicked picture, and wraps around in both directions', async () => {
  await openGallery()
  await enlarge('Blæk')
  await expectOpen('2 / 3')
  await expect.element(current.and(page.getByAltText('Blæk')).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Næste' }).click()
  await expectOpen('3 / 3')
  await userEvent.keyboard('{ArrowRight}')
  await expectOpen('1 / 3')
  await dialog.getByRole('button', { name: 'Forrige' }).click()
  await expectOpen('3 / 3')
})

test('the buttons of the enlarged view have a visible focus', async () => {
  await openGallery()
  await enlarge('Blæk')
  await expectOpen('2 / 3')
  const names = ['Download', 'Luk', 'Forrige', 'Næste']
  for (const name of names) {
    await userEvent.tab()
    const button = dialog.getByRole('button', { name }).element()
    await expect.poll(() => document.activeElement).toBe(button)
    expect(getComputedStyle(button).outlineStyle, name).toBe('solid')
  }
})

test('the description of a picture is below it', async () => {
  await openGallery([imageOf('Pensler', { description: 'Pensler i et glas' })])
  await enlarge('Pensler')
  await expect.element(dialog.getByText('Pensler i et glas').first()).toBeVisible()
})

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['its button', () => dialog.getByRole('button', { name: 'Luk' }).click()],
  [
    'a click beside the picture',
    () => userEvent.click(document.documentElement, { position: { x: 8, y: 500 } }),
  ],
  ['the browser’s Back', () => history.back()],
] as const)('the enlarged view closes by %s', async (_, close) => {
  await openGallery()
  const before = history.length
  await enlarge('Blæk')
  await expectOpen('2 / 3')
  expect(history.state.enlarged).toBe(1)
  await close()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.state?.enlarged).toBeUndefined()
  expect(history.length).toBeLessThanOrEqual(before + 1)
})

test('the enlarged view opens again after a reload', async () => {
  history.pushState({ ...history.state, enlarged: 2 }, '')
  await openGallery()
  await expectOpen('3 / 3')
})

test('the enlarged view is not opened by a gallery that is left', async () => {
  const screen = await openGallery()
  await enlarge('Pensler')
  await expectOpen('1 / 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.unmount()
  history.forward()
  await expect.poll(() => history.state?.enlarged).toBe(0)
  await expect.element(dialog).not.toBeInTheDocument()
})

function ChangingGallery() {
  const [shown, setShown] = useState(images)
  return (
    <>
      <Gallery images={shown} />
      <button
        type="button"
        id="reverse"
        onClick={() => setShown((before) => before.toReversed())}
      />
      <button type="button" id="remove" onClick={() => setShown((before) => before.slice(0, 1))} />
    </>
  )
}

/** The rest of the page is inert while the view is open. */
const change = (id: string) => document.getElementById(id)?.click()

test('the open picture stays open when the gallery changes, and its neighbour when it is removed', async () => {
  await renderPage(<ChangingGallery />)
  await enlarge('Blæk')
  await dialog.getByRole('button', { name: 'Næste' }).click()
  await expectOpen('3 / 3')
  change('reverse')
  await expectOpen('1 / 3')
  await dialog.getByRole('button', { name: 'Forrige' }).click()
  await expectOpen('3 / 3')
  change('remove')
  await expectOpen('1 / 1')
})

test.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'clicks with %s on a picture and its download are left to the browser',
  async (key) => {
    await openGallery()
    let left = 0
    const stop = (event: MouseEvent) => {
      if (!event.defaultPrevented) left += 1
      event.preventDefault()
    }
    addEventListener('click', stop)
    await userEvent.keyboard(`{${key}>}`)
    await enlarge('Blæk')
    await page.getByRole('link', { name: 'Download: Blæk' }).click()
    await userEvent.keyboard(`{/${key}}`)
    removeEventListener('click', stop)
    expect(left).toBe(2)
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

/** Answers requests of files. The returned list contains the requests and the names of the saved files. */
function expectDownload(answer: () => Promise<Response>) {
  const saved: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    saved.push(String(path))
    return answer()
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  return saved
}

const toast = (role: 'alert' | 'status', text: string) =>
  page.elementLocator(document.body).getByRole(role).getByText(text)

test('a picture is downloaded under its name, also from the enlarged view', async () => {
  await openGallery()
  const saved = expectDownload(async () => new Response('picture'))
  await page.getByRole('link', { name: 'Download: Blæk' }).click()
  await expect.element(toast('status', 'Download startet')).toBeVisible()
  expect(saved).toEqual(['/filer/pressebillede/1/Blæk.jpg', 'Blæk.jpg'])
  await enlarge('Pensler')
  await dialog.getByRole('button', { name: 'Næste' }).click()
  await dialog.getByRole('button', { name: 'Næste' }).click()
  await expectOpen('3 / 3')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => saved.at(-1)).toBe('Papir.jpg')
})

test('a reader whose download fails gets a message', async () => {
  await openGallery()
  const saved = expectDownload(async () => new Response(null, { status: 404 }))
  await page.getByRole('link', { name: 'Download: Blæk' }).click()
  await expect.element(toast('alert', 'Download fejlede')).toBeVisible()
  await expect
    .element(toast('alert', 'Der opstod en fejl ved download. Prøv igen senere.'))
    .toBeVisible()
  expect(saved).toEqual(['/filer/pressebillede/1/Blæk.jpg'])
})

test('a sample picture links to the contact page instead of a file', async () => {
  await openGallery([imageOf('Prøve', { downloadUrl: null })])
  await expect
    .element(page.getByRole('link', { name: 'Kontakt for billede: Prøve' }))
    .toHaveAttribute('href', href('/kontakt'))
  const saved = expectDownload(async () => new Response('picture'))
  await enlarge('Prøve')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect.element(toast('alert', 'Ikke downloadbar')).toBeVisible()
  await expect.element(toast('alert', 'Dette billede er kun til visning.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Kontakt for billede', exact: true }))
    .toHaveAttribute('href', href('/kontakt'))
  expect(saved).toEqual([])
})

test('a picture is heard once: its figure is named by the description alone', async () => {
  const described = imageOf('Blæk', { description: 'Olie på lærred', credit: 'Foto: Bo' })
  await openGallery([described, imageOf('Papir', { credit: 'Foto: Eva' })])
  const figures = page.getByRole('figure')
  await expect.element(figures.first()).toHaveAccessibleName('Olie på lærred Foto: Bo')
  await expect.element(figures.last()).toHaveAccessibleName('Foto: Eva')
})
