import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RecordingPlayer } from './recording-player'

const rate = 8_000

/** A silent WAV file. */
function silence(seconds: number): string {
  const samples = seconds * rate
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries())
      view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let index = 44; index < 44 + samples; index++) view.setUint8(index, 128)
  return URL.createObjectURL(new Blob([view], { type: 'audio/wav' }))
}

const position = page.getByRole('slider', { name: 'Sted i indspilningen: Lys' })

test('a recording plays when the reader asks for it, and pauses', async () => {
  const { container } = await render(<RecordingPlayer src={silence(90)} name="Lys" />)
  await expect.element(position).toHaveAttribute('aria-valuetext', '0.00 af 1.30')
  const audio = container.querySelector('audio')
  expect(audio?.paused).toBe(true)
  await page.getByRole('button', { name: 'Afspil: Lys' }).click()
  await expect.poll(() => audio?.paused).toBe(false)
  await page.getByRole('button', { name: 'Pause: Lys' }).click()
  await expect.poll(() => audio?.paused).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Afspil: Lys' })).toBeVisible()
})

test('the arrow keys move the position', async () => {
  const { container } = await render(<RecordingPlayer src={silence(90)} name="Lys" />)
  await expect.element(position).toBeEnabled()
  position.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(position).toHaveAttribute('aria-valuetext', '0.03 af 1.30')
  expect(container.querySelector('audio')?.currentTime).toBe(3)
})

test('one recording plays at a time', async () => {
  const { container } = await render(
    <>
      <RecordingPlayer src={silence(90)} name="Lys" />
      <RecordingPlayer src={silence(90)} name="Nat" />
    </>,
  )
  const playing = () => [...container.querySelectorAll('audio')].map(({ paused }) => !paused)
  await page.getByRole('button', { name: 'Afspil: Lys' }).click()
  await expect.poll(playing).toEqual([true, false])
  await page.getByRole('button', { name: 'Afspil: Nat' }).click()
  await expect.poll(playing).toEqual([false, true])
  await expect.element(page.getByRole('button', { name: 'Afspil: Lys' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pause: Nat' })).toBeVisible()
})

test('a file that cannot be played is reported', async () => {
  const { locator } = await render(<RecordingPlayer src="data:audio/wav;base64,AAAA" name="Lys" />)
  await expect
    .element(locator.getByRole('status'))
    .toHaveTextContent('Indspilningen kunne ikke afspilles.')
})
