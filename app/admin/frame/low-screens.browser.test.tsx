import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { renderEditor } from '#tests/browser/rich-text'
import { renderScreen } from '#tests/browser/screen'
import { TextField } from '~/admin/fields/fields'
import { RecordForm } from '~/admin/form/record-form'
import { Dialog } from '~/ui/dialog'

/** A screen of 1280 × 1024 px that is enlarged to 400 %. */
const enlarged = [320, 256] as const

async function resize(width: number, height: number) {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
}

/** Returns the control that has the focus, or the paragraph with the caret. */
function focusedPlace(): Element | null {
  const { activeElement } = document
  const isText = activeElement instanceof HTMLElement && activeElement.isContentEditable
  return isText ? (getSelection()?.anchorNode?.parentElement ?? null) : activeElement
}

/** Returns whether nothing covers the top and the bottom of the element. */
function isUncovered(element: Element | null): boolean {
  if (!element) return false
  const { left, top, width, bottom } = element.getBoundingClientRect()
  return [top + 4, bottom - 4].every((y) => {
    const visible = document.elementFromPoint(left + width / 2, y)
    return visible !== null && (element.contains(visible) || visible.contains(element))
  })
}

async function expectUncoveredFocus(steps: number, key: string) {
  for (let step = 0; step < steps; step += 1) {
    await userEvent.keyboard(key)
    if (document.activeElement === document.body) continue
    const message = focusedPlace()?.outerHTML ?? ''
    await expect.poll(() => isUncovered(focusedPlace()), { message }).toBe(true)
  }
}

test('no bar covers what has the focus on a screen enlarged to 400 %', async () => {
  await resize(...enlarged)
  const { editor } = await renderEditor('<p>Linje</p>'.repeat(20))
  await expectUncoveredFocus(8, '{Tab}')
  await userEvent.click(editor)
  await expectUncoveredFocus(8, '{Shift>}{Tab}{/Shift}')
})

test('no bar covers a field of a dialog on a screen enlarged to 400 %', async () => {
  await resize(...enlarged)
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const schema = z.object(Object.fromEntries(names.map((name) => [name, z.string()])))
  const values = { revision: 1, ...Object.fromEntries(names.map((name) => [name, ''])) }
  await renderScreen(
    <Dialog open onClose={() => {}} title="Felter">
      <RecordForm schema={schema} values={values}>
        {names.map((name) => (
          <TextField key={name} name={name} label={name} />
        ))}
      </RecordForm>
    </Dialog>,
  )
  await expectUncoveredFocus(8, '{Tab}')
  await expectUncoveredFocus(8, '{Shift>}{Tab}{/Shift}')
})

test.each([
  ['a phone', 390, 844],
  ['a phone with its keyboard', 390, 420],
  ['an enlarged screen', ...enlarged],
])('no bar covers the caret on %s', async (_, width, height) => {
  await resize(width, height)
  await renderEditor('<p>Linje</p>'.repeat(60))
  for (let line = 0; line < 45; line += 1) await userEvent.keyboard('{ArrowUp}')
  await expect.poll(() => isUncovered(focusedPlace())).toBe(true)
  for (let line = 0; line < 30; line += 1) await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => isUncovered(focusedPlace())).toBe(true)
})
