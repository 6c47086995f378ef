import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import type { GalleryListItem } from '~/domain/images/gallery/gallery.server'
import { GalleryTile } from './gallery-tile'
import { SelectionBar, useSelection } from './selection-bar'

const picture = {
  alt: '',
  width: 60,
  height: 40,
  focus: { x: 50, y: 50 },
  placeholder: '',
  src: 'data:,',
  sources: [],
}

function image(name: string, values: Partial<GalleryListItem> = {}): GalleryListItem {
  const texts = { description: null, credit: null }
  return {
    id: name,
    name,
    isDescribed: true,
    isVisible: true,
    ...texts,
    picture,
    uses: [],
    ...values,
  }
}

const onCommand = vi.fn()

function Screen({ images }: { images: GalleryListItem[] }) {
  const selection = useSelection(images)
  return (
    <>
      <ul>
        {images.map((each) => (
          <GalleryTile
            key={each.id}
            image={each}
            isSelected={selection.has(each.id)}
            onToggle={() => selection.toggle(each.id)}
            command={() => {}}
          />
        ))}
      </ul>
      <SelectionBar selection={selection} listLength={images.length} onCommand={onCommand} />
    </>
  )
}

const bar = page.getByRole('region', { name: 'Markerede billeder' })
const mark = (name: string) => page.getByRole('checkbox', { name: `Marker ${name}` })
const button = (name: string) => bar.getByRole('button', { name, exact: true })

/** Shows the pictures, and marks some of them. */
async function showMarked(images: GalleryListItem[], ...names: string[]) {
  onCommand.mockReset()
  const screen = await renderScreen(<Screen images={images} />)
  await expect.element(bar).not.toBeInTheDocument()
  for (const name of names) await mark(name).click()
  return screen
}

test('the number of marked pictures is announced, and the bar goes with the last mark', async () => {
  const screen = await showMarked([image('a'), image('b')], 'a')
  await expect.element(screen.getByText('1 billede markeret')).toHaveRole('status')
  await expect.element(bar.getByText('1 markeret')).toBeVisible()
  await mark('b').click()
  await expect.element(screen.getByText('2 billeder markeret')).toBeInTheDocument()
  await expect.element(button('Marker alle 2')).not.toBeInTheDocument()
  await mark('a').click()
  await mark('b').click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(screen.getByText('2 billeder markeret')).not.toBeInTheDocument()
})

test('all pictures are marked at once, and clearing the marks keeps the focus in the list', async () => {
  await showMarked([image('a'), image('b'), image('c')], 'b')
  await button('Marker alle 3').click()
  await expect.element(bar.getByText('3 markeret')).toBeVisible()
  await button('Afmarkér').click()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(mark('a')).toHaveFocus()
  await expect.element(mark('c')).not.toBeChecked()
})

test('the keyboard goes from a mark to the actions', async () => {
  await showMarked([image('a'), image('b')], 'b')
  await expect.element(page.getByRole('button', { name: 'Gå til handlinger' })).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(bar).toHaveFocus()
})

test.for([
  ['Først', 'selected-first'],
  ['Sidst', 'selected-last'],
  ['Slet', 'selected-delete'],
] as const)('%s is sent as %s', async ([name, intent]) => {
  await showMarked([image('a')], 'a')
  await button(name).click()
  expect(onCommand.mock.calls).toEqual([[intent]])
})

test('marked pictures are hidden if one of them is visible, and else shown', async () => {
  await showMarked([image('a', { isVisible: false }), image('b')], 'a')
  await button('Vis').click()
  await mark('b').click()
  await button('Skjul').click()
  expect(onCommand.mock.calls).toEqual([['selected-show'], ['selected-hide']])
})

test('the credit starts as that of all marked pictures', async () => {
  const images = [image('a', { credit: 'Maria' }), image('b', { credit: 'Maria' }), image('c')]
  const screen = await showMarked(images, 'a', 'b')
  const dialog = screen.getByRole('dialog', { name: 'Rettigheder' })
  const field = dialog.getByRole('textbox', { name: 'Rettigheder' })
  await button('Rettigheder').click()
  await expect.element(dialog).toHaveAccessibleDescription('2 billeder markeret')
  await expect.element(field).toHaveValue('Maria')
  await expect.element(field).toHaveAttribute('maxlength', '300')
  await dialog.getByRole('button', { name: 'Annuller' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onCommand).not.toHaveBeenCalled()
  await mark('c').click()
  await button('Rettigheder').click()
  await expect.element(field).toHaveValue('')
  await field.fill('Anna')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onCommand.mock.calls).toEqual([['selected-credit', { credit: 'Anna' }]])
})

function SearchedScreen() {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="Søg" value={text} onChange={({ target }) => setText(target.value)} />
      <Screen images={[image('a'), image('b')].filter(({ name }) => name.includes(text))} />
    </>
  )
}

test('a marked picture that a search hides is not counted, and still marked afterwards', async () => {
  await renderScreen(<SearchedScreen />)
  await mark('a').click()
  await mark('b').click()
  await page.getByRole('textbox', { name: 'Søg' }).fill('b')
  await expect.element(bar.getByText('1 markeret')).toBeVisible()
  await page.getByRole('textbox', { name: 'Søg' }).fill('')
  await expect.element(bar.getByText('2 markeret')).toBeVisible()
})
