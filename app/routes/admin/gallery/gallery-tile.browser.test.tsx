import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '#tests/browser/screen'
import type { GalleryListItem } from '~/domain/images/gallery/gallery.server'
import { GalleryTile } from './gallery-tile'
import { useKeptPictures } from './use-kept-pictures'

function image(name: string, values: Partial<GalleryListItem> = {}): GalleryListItem {
  return {
    id: name,
    name,
    isDescribed: true,
    isVisible: true,
    description: null,
    credit: null,
    picture: {
      alt: '',
      width: 60,
      height: 40,
      focus: { x: 20, y: 80 },
      placeholder: '',
      src: 'data:,',
      sources: [],
    },
    uses: [],
    ...values,
  }
}

async function show(...images: GalleryListItem[]) {
  const command = vi.fn()
  await renderScreen(
    <ul>
      {images.map((each) => (
        <GalleryTile
          key={each.id}
          image={each}
          isSelected={false}
          onToggle={() => {}}
          command={(...given) => command(each.id, ...given)}
        />
      ))}
    </ul>,
  )
  return command
}

const tile = page.getByRole('main').getByRole('listitem')
const alts = page.getByRole('textbox')

test('a picture opens its form by its name, and shows where it is used', async () => {
  const uses = [
    { name: 'Nyt', form: '/admin/nyheder/1' },
    { name: 'Koncert', form: '/admin/kalender/2' },
  ]
  await show(image('Havnen', { description: 'Ved kajen', uses }))
  await expect
    .element(tile.getByRole('link', { name: 'Havnen' }))
    .toHaveAttribute('href', '/admin/skaerm/Havnen')
  await expect.element(tile.getByText('Ved kajen')).toBeVisible()
  await expect.element(tile.getByText('Bruges her: Nyt, Koncert')).toBeVisible()
  await expect
    .element(tile.getByRole('link', { name: 'Koncert' }))
    .toHaveAttribute('href', '/admin/kalender/2')
  await expect.element(tile.getByText('Skjult')).not.toBeInTheDocument()
  await expect.element(tile.getByText('Mangler beskrivelse')).not.toBeInTheDocument()
  await expect.element(alts).not.toBeInTheDocument()
  await tile.getByRole('button', { name: 'Flere muligheder: Havnen' }).click()
  await expect
    .element(page.getByRole('menuitem', { name: 'Rediger' }))
    .toHaveAttribute('href', '/admin/billeder/Havnen')
  await expect
    .element(page.getByRole('menuitem', { name: 'Se på siden' }))
    .toHaveAttribute('href', '/billeder')
})

test('a hidden picture is dimmed and marked', async () => {
  await show(image('Havnen', { isVisible: false }))
  await expect.element(tile.getByText('Skjult')).toBeVisible()
  const dimmed = tile.element().querySelector('picture')?.closest('div')
  expect(dimmed && getComputedStyle(dimmed).opacity).toBe('0.65')
})

test('the focus point starts as the stored one, and is saved at once', async () => {
  const command = await show(image('Havnen'))
  await tile.getByRole('button', { name: 'Vælg udsnit: Havnen' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('20 % fra venstre, 80 % fra toppen')).toBeVisible()
  await expect.element(dialog.getByText('På siden Presse')).toBeVisible()
  await dialog.getByRole('button', { name: 'Op', exact: true }).click()
  await dialog.getByRole('button', { name: 'Gem' }).click()
  expect(command.mock.calls).toEqual([['Havnen', 'focus', { focus_x: '0.2', focus_y: '0.75' }]])
})

test('a picture is deleted once the question is confirmed', async () => {
  const command = await show(image('Havnen'))
  await tile.getByRole('button', { name: 'Slet Havnen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Slet billede' })
  await expect.element(question.getByText('»Havnen«')).toBeVisible()
  expect(command).not.toHaveBeenCalled()
  await question.getByRole('button', { name: 'Slet' }).click()
  expect(command.mock.calls).toEqual([['Havnen', 'delete']])
})

test('Enter saves a missing description and goes on to the next missing one', async () => {
  const command = await show(
    image('a.jpg', { isDescribed: false }),
    image('Havnen'),
    image('c.jpg', { isDescribed: false }),
  )
  expect(tile.getByText('Mangler beskrivelse').elements()).toHaveLength(2)
  const [first, last] = [
    page.getByLabelText('Beskrivelse af billedet: a.jpg'),
    page.getByLabelText('Beskrivelse af billedet: c.jpg'),
  ]
  await first.fill('  Fjorden ')
  expect(command).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(last).toHaveFocus()
  expect(command.mock.calls).toEqual([['a.jpg', 'describe', { alt_text: 'Fjorden', former: '' }]])
  await last.fill('Bjerget')
  await userEvent.keyboard('{Enter}')
  await expect.element(last).not.toHaveFocus()
  expect(command.mock.calls[1]).toEqual(['c.jpg', 'describe', { alt_text: 'Bjerget', former: '' }])
})

test('a description that is left blank is not saved', async () => {
  const command = await show(image('a.jpg', { isDescribed: false }))
  await alts.fill('  ')
  await userEvent.keyboard('{Enter}')
  await expect.element(alts).not.toHaveFocus()
  expect(command).not.toHaveBeenCalled()
})

const undescribed = ['a.jpg', 'b.jpg'].map((name) => image(name, { isDescribed: false }))

function DescribedTile() {
  const [text, setText] = useState('')
  const values = text ? { name: text, isDescribed: true } : {}
  return (
    <ul>
      <GalleryTile
        image={{ ...image('a.jpg', { isDescribed: false }), ...values }}
        isSelected={false}
        onToggle={() => {}}
        command={(_, fields) => setText(fields?.alt_text ?? '')}
      />
    </ul>
  )
}

test('a picture keeps its height, its title and its field after it is described', async () => {
  await renderScreen(<DescribedTile />)
  const { height } = tile.element().getBoundingClientRect()
  await alts.fill('Havnen om morgenen, set fra kirketårnet')
  await userEvent.keyboard('{Enter}')
  await expect.element(tile.getByText('Beskrevet')).toBeVisible()
  await expect.element(alts).toHaveValue('Havnen om morgenen, set fra kirketårnet')
  await expect.element(tile.getByRole('link', { name: 'a.jpg' })).toBeVisible()
  expect(tile.element().getBoundingClientRect().height).toBe(height)
})

function DescribedList() {
  const [stored, setStored] = useState(undescribed)
  const [isKeeping, setKeeping] = useState(true)
  const { items, describe } = useKeptPictures(stored, isKeeping)
  function describeFirst() {
    describe('a.jpg', 'Havnen')
    setStored(stored.slice(1))
  }
  return (
    <>
      <button type="button" onClick={describeFirst}>
        Beskriv
      </button>
      <button type="button" onClick={() => setKeeping(false)}>
        Vis alle
      </button>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  )
}

test('the list of pictures without description keeps those that are described', async () => {
  await renderScreen(<DescribedList />)
  const names = () => tile.elements().map((each) => each.textContent)
  expect(names()).toEqual(['a.jpg', 'b.jpg'])
  await page.getByRole('button', { name: 'Beskriv' }).click()
  await expect.poll(names).toEqual(['Havnen', 'b.jpg'])
  await page.getByRole('button', { name: 'Vis alle' }).click()
  await expect.poll(names).toEqual(['b.jpg'])
})
