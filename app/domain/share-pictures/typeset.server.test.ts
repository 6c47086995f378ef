import { expect, test } from 'vitest'
import { type TextSetting, typeset } from './typeset.server'

const sizeOf = async (text: string, changes: Partial<TextSetting> = {}) =>
  typeset(text, { face: 'salmebog', font: 'label', size: 40, color: '#000', ...changes })

test('the spacing of letters is in hundredths of the size', async () => {
  const { width } = await sizeOf('OOOOOOOOOOO')
  const wider = await sizeOf('OOOOOOOOOOO', { tracking: 50 })
  // Ten spaces of twenty pixels, and perhaps one after the last letter.
  expect(wider.width - width).toBeGreaterThanOrEqual(195)
  expect(wider.width - width).toBeLessThanOrEqual(225)
})

test('the distance of lines can be chosen', async () => {
  const lines = (lineHeight?: number) => sizeOf('O\nO', lineHeight ? { lineHeight } : {})
  const [single, usual, double] = [await sizeOf('O'), await lines(), await lines(2)]
  expect(double.height).toBeGreaterThan(usual.height)
  expect(usual.height).toBeLessThan(3.5 * single.height)
})

test('a word longer than a line is broken only if that is requested', async () => {
  const narrow = { width: 100 }
  const whole = await sizeOf('OOOOOOOOOO', narrow)
  const broken = await sizeOf('OOOOOOOOOO', { ...narrow, breaksWords: true })
  expect(whole.width).toBeGreaterThan(100)
  expect(broken.width).toBeLessThanOrEqual(100)
  expect(broken.height).toBeGreaterThan(whole.height)
})

test('markup in a text is typeset as it is written', async () => {
  expect((await sizeOf('<b>O</b>')).width).toBeGreaterThan(2 * (await sizeOf('O')).width)
})
