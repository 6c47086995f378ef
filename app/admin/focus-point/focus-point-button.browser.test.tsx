import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { pictureFile } from '#tests/browser/files'
import { FocusPointButton } from './focus-point-button'

const onConfirm = vi.fn()
let src: string

beforeEach(async () => {
  onConfirm.mockReset()
  src = URL.createObjectURL(await pictureFile('fjord.png', 200, 100))
  return () => URL.revokeObjectURL(src)
})

const button = () => (
  <FocusPointButton
    src={src}
    focus={{ x: 0.5, y: 0.5 }}
    previews={[{ ratio: '4/3', label: 'På siden' }]}
    label="Vælg udsnit: Fjorden"
    onConfirm={onConfirm}
  >
    Vælg udsnit
  </FocusPointButton>
)

async function openDialog(children = button()) {
  const screen = await render(children)
  const opener = screen.getByRole('button', { name: 'Vælg udsnit: Fjorden' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Juster fokuspunkt' })
  const slider = dialog.getByRole('slider', {
    name: 'Billede med fokuspunkt. Flyt punktet med piletasterne.',
  })
  return { opener, dialog, slider, point: dialog.getByRole('status') }
}

test.for([
  ['ArrowLeft', 'Mod venstre', '45 % fra venstre, 50 % fra toppen'],
  ['ArrowRight', 'Mod højre', '55 % fra venstre, 50 % fra toppen'],
  ['ArrowUp', 'Op', '50 % fra venstre, 45 % fra toppen'],
  ['ArrowDown', 'Ned', '50 % fra venstre, 55 % fra toppen'],
] as const)('%s and its button move the point by one step', async ([key, name, moved]) => {
  const { dialog, slider, point } = await openDialog()
  slider.element().focus()
  await userEvent.keyboard(`{${key}}`)
  await expect.element(point).toHaveTextContent(moved)
  await expect.element(slider).toHaveAttribute('aria-valuetext', moved)
  await dialog.getByRole('button', { name: 'Nulstil' }).click()
  await expect.element(point).toHaveTextContent('50 % fra venstre, 50 % fra toppen')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect.element(point).toHaveTextContent(moved)
})

test('the arrow keys do not scroll the dialog, and other keys are left to the browser', async () => {
  const { slider, point } = await openDialog()
  const press = (key: string) =>
    slider
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(press('ArrowDown')).toBe(false)
  expect(press('PageDown')).toBe(true)
  await expect.element(point).toHaveTextContent('50 % fra venstre, 55 % fra toppen')
})

test('the pointer sets the point where it is pressed, and drags it beyond the picture', async () => {
  const { dialog, slider, point } = await openDialog()
  const { left, width, height } = slider.element().getBoundingClientRect()
  const at = { x: width / 4, y: height / 4 }
  await slider.click({ position: at })
  await expect.element(point).toHaveTextContent('25 % fra venstre, 25 % fra toppen')
  const mark = slider.element().lastElementChild?.getBoundingClientRect()
  expect(mark && mark.left + mark.width / 2 - left).toBeCloseTo(width / 4, 0)
  await userEvent.hover(slider)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(point).toHaveTextContent('30 % fra venstre, 25 % fra toppen')
  await userEvent.dragAndDrop(slider, dialog.getByRole('heading'), { sourcePosition: at })
  await expect.element(point).toMatchTextContent(/, 0 % fra toppen$/)
})

test('a preset is pressed while the point is there, and the previews show the crop', async () => {
  const { dialog } = await openDialog()
  await expect.element(dialog.getByRole('button', { name: 'Midten', pressed: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Nederst til venstre' }).click()
  await expect
    .element(dialog.getByRole('button', { pressed: true }))
    .toHaveAccessibleName('Nederst til venstre')
  const preview = dialog.getByRole('region', { name: 'Sådan vises billedet' }).element()
  expect(preview.querySelector('figcaption')?.textContent).toBe('På siden')
  const crop = preview.querySelector('img')
  expect(crop && getComputedStyle(crop).objectPosition).toBe('0% 100%')
})

test('the chosen point is reported once, and the dialog closes', async () => {
  const { dialog, slider, opener } = await openDialog()
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  await dialog.getByRole('button', { name: 'Gem' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onConfirm.mock.calls).toEqual([[{ x: 0.45, y: 0.45 }]])
  await expect.element(opener).toHaveFocus()
})

test('without a confirmation nothing is reported, and the next dialog starts anew', async () => {
  const { dialog, opener, point } = await openDialog()
  await dialog.getByRole('button', { name: 'Øverst i midten' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(onConfirm).not.toHaveBeenCalled()
  await opener.click()
  await expect.element(point).toHaveTextContent('50 % fra venstre, 50 % fra toppen')
})
