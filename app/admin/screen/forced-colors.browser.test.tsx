import { beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { renderField } from '#tests/browser/field'
import { interceptRequests } from '#tests/browser/requests'
import { renderEditor, select } from '#tests/browser/rich-text'
import { LookPreview, ShowPreviewButton } from '~/admin/appearance/look-preview'
import { DateField } from '~/admin/fields/date-field'
import { FocusPointEditor } from '~/admin/focus-point/focus-point-editor'

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })

beforeEach(async () => {
  await force('active')
  return () => force('none')
})

/** The colours of an element, as they are shown: of its background and of its text. */
function coloursOf(element: Element): string[] {
  const { backgroundColor, color } = getComputedStyle(element)
  return [backgroundColor, color]
}

/** Requires that the chosen one of several controls can be told from the others by its colours. */
function expectMarked(chosen: Element, other: Element) {
  const [background, text] = coloursOf(chosen)
  expect(background).not.toBe(text)
  expect(background).not.toBe(coloursOf(other)[0])
}

test('in forced colours a pressed button of the editor is marked', async () => {
  const screen = await renderEditor('<p>Ét <strong>ord</strong></p>')
  await select('ord')
  const pressed = screen.toolbar.getByRole('button', { pressed: true })
  await expect.element(pressed).toHaveTextContent('Fed')
  expectMarked(pressed.element(), screen.toolbar.getByRole('button', { name: 'Kursiv' }).element())
})

test('in forced colours the chosen date is marked', async () => {
  const field = <DateField name="date" label="Dato" />
  const screen = await renderField(field, { values: { date: '2026-12-24' } })
  await screen.getByRole('button', { name: 'Vælg dato: Dato' }).click()
  const day = (number: number) =>
    screen.getByRole('button', { name: new RegExp(` ${number}\\. december`) }).element()
  await expect.element(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('24')
  expectMarked(day(24), day(23))
})

test('in forced colours the chosen focus point is marked among its presets', async () => {
  const screen = await render(
    <FocusPointEditor
      src="data:,"
      value={{ x: 0.5, y: 0.5 }}
      onChange={() => {}}
      step={0.05}
      previews={[]}
    />,
  )
  const preset = (name: string) => screen.getByRole('button', { name, exact: true }).element()
  expectMarked(preset('Midten'), preset('Øverst i midten'))
  const dot = (name: string) => preset(name).querySelector('span') as Element
  expect(coloursOf(dot('Midten'))).not.toEqual(coloursOf(dot('Øverst i midten')))
})

test('in forced colours the chosen page, screen and light of the preview are marked', async () => {
  interceptRequests({
    '/': () => new Response('<h1>a</h1>', { headers: { 'Content-Type': 'text/html' } }),
  })
  const screen = await renderField(
    <>
      <ShowPreviewButton />
      <LookPreview />
    </>,
    { values: {} },
  )
  await screen.getByRole('button', { name: 'Vis', exact: true }).click()
  const choice = (name: string) => screen.getByRole('button', { name, exact: true })
  await expect.element(choice('Telefon')).toBeVisible()
  expectMarked(choice('Telefon').element(), choice('Computer').element())
  expectMarked(choice('Lyst').element(), choice('Mørkt').element())
})
