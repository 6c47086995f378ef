import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { pictureFile } from '#tests/browser/files'
import { renderScreen } from '#tests/browser/screen'
import { RecordForm } from '~/admin/form/record-form'
import type { GalleryChoice } from '~/domain/images/gallery/gallery.server'
import { GalleryButton } from './gallery-dialog'
import { ImageField } from './image-field'

const picture = (alt: string, values: Partial<GalleryChoice> = {}): GalleryChoice => ({
  id: alt,
  path: `images/${alt}.jpg`,
  original: `${alt}.jpg`,
  alt,
  focus: { x: 0.1, y: 0.9 },
  srcset: undefined,
  src: 'data:,',
  isUsed: false,
  ...values,
})

/** Answers the request for the pictures; undefined is no answer. */
function serve(pictures: GalleryChoice[] | undefined) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    if (path !== '/admin/billeder/valg') return new Response()
    if (!pictures) throw new TypeError('Failed to fetch')
    return Response.json(pictures)
  })
}

const dialog = page.getByRole('dialog', { name: 'Vælg et billede' })
const choices = dialog.getByRole('listitem').getByRole('button')

async function openDialog(selectedPath = '') {
  const onPick = vi.fn()
  const screen = await render(<GalleryButton selectedPath={selectedPath} onPick={onPick} />)
  await screen.getByRole('button', { name: 'Vælg fra billederne' }).click()
  return { screen, onPick }
}

const texts = () => choices.elements().map(({ textContent }) => textContent)

test('a picture is picked by its description or file name, and the dialog closes', async () => {
  serve([picture('Havnen'), picture('', { id: '2', original: 'b.jpg', path: 'images/b.jpg' })])
  const { onPick } = await openDialog('images/b.jpg')
  await expect.poll(texts).toEqual(['Havnen', 'b.jpg'])
  await expect.element(dialog.getByRole('button', { pressed: true })).toHaveTextContent('b.jpg')
  await expect.element(dialog.getByRole('searchbox')).not.toBeInTheDocument()
  await choices.first().click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onPick.mock.calls).toEqual([[picture('Havnen')]])
})

test.for([
  [[], 'Der er ingen billeder endnu.'],
  [undefined, 'Billederne kunne ikke hentes. Luk vinduet, og prøv igen.'],
] as const)('without pictures the dialog says why, and closes', async ([pictures, reason]) => {
  serve(pictures && [...pictures])
  const { screen, onPick } = await openDialog()
  await expect.element(dialog.getByRole('status')).toHaveTextContent(reason)
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button')).toHaveFocus()
  expect(onPick).not.toHaveBeenCalled()
})

test('the dialog has the focus while it loads, and closing it cancels the request', async () => {
  let signal: AbortSignal | null | undefined
  vi.spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    if (path !== '/admin/billeder/valg') return Promise.resolve(new Response())
    signal = init?.signal
    return new Promise(() => {})
  })
  await openDialog()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Henter billederne …')
  await expect.element(dialog).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(signal?.aborted).toBe(true)
})

test('more than six pictures can be searched, by description and file name', async () => {
  const names = ['Havnen', 'Fjorden', 'Bjerget', 'Kirken', 'Engen', 'Skoven']
  serve([...names.map((name) => picture(name)), picture('', { id: '7', original: 'ålen.jpg' })])
  await openDialog()
  const search = dialog.getByRole('searchbox', { name: 'Søg i billederne' })
  await search.fill('FJORD')
  await expect.poll(texts).toEqual(['Fjorden'])
  await search.fill('aalen')
  await expect.poll(texts).toEqual(['ålen.jpg'])
  await search.fill('mosen')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Intet passer på »mosen«.')
  await search.fill('')
  await expect.poll(texts).toHaveLength(7)
  await expect.element(dialog.getByRole('status')).toBeEmptyDOMElement()
})

test('only the pictures that are not used can be shown', async () => {
  const names = ['Havnen', 'Fjorden', 'Bjerget', 'Kirken', 'Engen', 'Skoven', 'Mosen']
  serve(names.map((name) => picture(name, { isUsed: name !== 'Engen' })))
  await openDialog()
  await dialog.getByLabelText('Kun dem, der ikke er brugt').click()
  await expect.poll(texts).toEqual(['Engen'])
  await dialog.getByRole('searchbox').fill('Havnen')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Intet passer på »Havnen«.')
  await dialog.getByLabelText('Kun dem, der ikke er brugt').click()
  await expect.poll(texts).toEqual(['Havnen'])
})

test('when all pictures are used, the filter says so', async () => {
  const numbers = [1, 2, 3, 4, 5, 6, 7]
  serve(numbers.map((number) => picture(`Fjorden ${number}`, { isUsed: true })))
  await openDialog()
  await dialog.getByLabelText('Kun dem, der ikke er brugt').click()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Alle billederne er brugt.')
})

test('sixty pictures are shown at a time', async () => {
  serve(Array.from({ length: 121 }, (_, number) => picture(`Fjorden ${number}`)))
  await openDialog()
  const more = dialog.getByRole('button', { name: 'Vis flere' })
  await more.click()
  await expect.poll(texts).toHaveLength(120)
  await more.click()
  await expect.poll(texts).toHaveLength(121)
  await expect.element(more).not.toBeInTheDocument()
})

test('a picture of the gallery brings its description and focus point into the form', async () => {
  const src = URL.createObjectURL(await pictureFile('havn.png'))
  serve([picture('Havnen', { src })])
  const screen = await renderScreen(
    <RecordForm schema={z.looseObject({})} values={{ revision: 1, cover: '' }}>
      <ImageField
        name="cover"
        label="Forside"
        purpose="news"
        ratio="16/9"
        hasGallery
        uploadError="Fejl"
      />
    </RecordForm>,
  )
  await screen.getByRole('button', { name: 'Vælg fra billederne' }).click()
  await choices.click()
  const field = screen.getByRole('group', { name: 'Forside' })
  await expect
    .element(field.getByRole('status'))
    .toHaveTextContent('Billedet er valgt (klik Gem for at bruge det)')
  await expect.element(field.getByLabelText('Beskrivelse af billedet')).toHaveValue('Havnen')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .poll(() => screen.sent)
    .toEqual([
      {
        revision: '1',
        cover: 'images/Havnen.jpg',
        cover_alt: 'Havnen',
        cover_focus_x: '0.1',
        cover_focus_y: '0.9',
        cover_original: 'Havnen.jpg',
      },
    ])
  URL.revokeObjectURL(src)
})
